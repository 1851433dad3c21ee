import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to a server that a test can cut and mend, as a network does. */
export interface Proxy {
  /** The same address, by this way. */
  readonly url: string;
  /** Every connection breaks, and no new one is let through. */
  cut(): void;
  mend(): void;
  /** The next time that a client sends this word, it arrives, but the answer does not: the connection breaks instead. */
  cutAfter(word: string): Promise<void>;
  close(): void;
}

/** In ms: long enough for the server to do what it was told before the connection breaks. */
const done = 300;

export async function proxyTo(url: string): Promise<Proxy> {
  const to = new URL(url);
  const open = new Set<Socket>();
  let broken = false;
  let fatal: { readonly word: string; readonly came: () => void } | null = null;
  const server: Server = createServer((client) => {
    if (broken) return void client.destroy();
    const far = connect(Number(to.port), to.hostname);
    let mute = false;
    for (const [one, other] of [[client, far], [far, client]] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => (open.delete(one), other.destroy()));
    }
    client.on('data', (data) => {
      far.write(data);
      if (!fatal || !data.toString('latin1').toLowerCase().includes(fatal.word)) return;
      const { came } = fatal;
      fatal = null;
      mute = true;
      setTimeout(() => (client.destroy(), came()), done);
    });
    far.on('data', (data) => mute || client.write(data));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const by = new URL(url);
  by.port = `${(server.address() as AddressInfo).port}`;
  const cut = (): void => {
    broken = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: by.href,
    cut,
    mend: () => void (broken = false),
    cutAfter: (word) => new Promise((came) => (fatal = { word, came })),
    close: () => (cut(), server.close()),
  };
}
