/**
 * One connection to a room of the host. Of Colyseus' protocol it needs five kinds of messages: it is greeted and greets back,
 * sends and receives JSON as plain bytes, and pings. That is a hundredth of their own client, which a phone would have to load.
 */
const kinds = { join: 10, error: 11, leave: 12, bytes: 17, ping: 18 } as const;
/** All our messages are of one type, which is this number. */
const type = 0;

interface Reservation {
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
  readonly publicAddress?: string | undefined;
}

/** The part of `WebSocket` that is used; in Node the package `ws` has it too. */
export interface SocketLike {
  binaryType: string;
  readonly readyState: number;
  send(data: Uint8Array<ArrayBuffer>): void;
  close(code?: number): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

export interface RoomSocket {
  send(message: unknown): void;
  close(): void;
}

interface RoomEvents {
  readonly joined: () => void;
  /** JSON that has been read but not checked; undefined where it was none. */
  readonly message: (read: unknown) => void;
  /** Any message at all: the host is there. */
  readonly alive: () => void;
  readonly closed: (code: number) => void;
}

const open = 1;
const heartbeatMs = 5_000;

/** `origin` is the host's address, such as `http://192.168.1.5:5170`; a room on another process names its own. */
export function roomAddress(origin: string, { processId, roomId, sessionId, publicAddress }: Reservation): string {
  const base = publicAddress ? `${origin.startsWith('https') ? 'https' : 'http'}://${publicAddress}` : origin;
  return `${base.replace(/^http/, 'ws')}/${processId}/${roomId}?sessionId=${encodeURIComponent(sessionId)}`;
}

export function openRoomSocket(socket: SocketLike, events: RoomEvents): RoomSocket {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let beat: ReturnType<typeof setInterval> | undefined;
  let over = false;
  const end = (code: number): void => {
    if (over) return;
    over = true;
    clearInterval(beat);
    events.closed(code);
  };
  const raw = (...bytes: number[]): void => void (socket.readyState === open && socket.send(Uint8Array.from(bytes)));

  socket.binaryType = 'arraybuffer';
  socket.onmessage = ({ data }) => {
    if (over || !(data instanceof ArrayBuffer)) return;
    const bytes = new Uint8Array(data);
    events.alive();
    if (bytes[0] === kinds.join) {
      raw(kinds.join);
      beat = setInterval(() => raw(kinds.ping), heartbeatMs);
      events.joined();
    } else if (bytes[0] === kinds.bytes && bytes[1] === type) {
      let read: unknown;
      try {
        read = JSON.parse(decoder.decode(bytes.subarray(2)));
      } catch {
        read = undefined;
      }
      events.message(read);
    } else if (bytes[0] === kinds.error || bytes[0] === kinds.leave) socket.close();
  };
  socket.onclose = ({ code }) => end(code);
  socket.onerror = () => {}; // `onclose` follows

  return {
    send(message) {
      const text = encoder.encode(JSON.stringify(message));
      const bytes = new Uint8Array(text.length + 2);
      bytes.set([kinds.bytes, type]);
      bytes.set(text, 2);
      if (socket.readyState === open) socket.send(bytes);
    },
    close() {
      raw(kinds.leave);
      socket.close();
      end(1000); // a network that is gone answers to nothing, not even to this
    },
  };
}
