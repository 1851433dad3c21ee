import { constants, deflateRawSync } from 'node:zlib';
import type { WebSocket } from 'ws';

type Done = (error: Error | null, packed: Buffer) => void;
/** The extension as `ws` has it on a socket whose other end takes packed messages. */
interface Deflate {
  compress(data: Buffer, fin: boolean, done: Done): void;
}

/** In bytes: shorter messages are sent as they are. */
export const packedFrom = 512;
/** In bytes: up to here packing takes some 20 microseconds. To hand it to another thread and back takes several times as long. */
const small = 16 * 1024;
/** A window of 4 kB: nearly every message fits into it, and a larger one would take longer to set up than to use. */
const options = { level: 3, memLevel: 5, windowBits: 12, chunkSize: 4096, finishFlush: constants.Z_SYNC_FLUSH } as const;
/** What ends a flush is not sent: both ends know it (RFC 7692). */
const tail = 4;

const packedBefore = new WeakMap<Buffer, Buffer>();

/** The same message goes to all screens of a group: it is packed for the first of them. */
function packed(data: Buffer): Buffer {
  const known = packedBefore.get(data);
  if (known) return known;
  const fresh = deflateRawSync(data, options).subarray(0, -tail);
  packedBefore.set(data, fresh);
  return fresh;
}

const deflateOf = (socket: WebSocket): Deflate | undefined =>
  (socket as unknown as { readonly _extensions: Readonly<Record<string, Deflate | undefined>> })._extensions['permessage-deflate'];

/** Small messages to this socket are packed at once in this thread, and whatever is sent after them need not wait for another one. */
export function packAtOnce(socket: WebSocket): void {
  const deflate = deflateOf(socket);
  if (!deflate) return;
  const byAnotherThread = deflate.compress.bind(deflate);
  deflate.compress = (data, fin, done) => (fin && data.length <= small ? done(null, packed(data)) : byAnotherThread(data, fin, done));
}

/** Packs a message that will be sent to this socket, if it will be packed at all. */
export function packBefore(socket: WebSocket, data: Buffer): void {
  if (data.length >= packedFrom && data.length <= small && deflateOf(socket)) packed(data);
}
