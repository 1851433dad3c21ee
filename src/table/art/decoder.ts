import type { Chunk } from './manifest.ts';

interface Decoded {
  readonly bitmap: Promise<ImageBitmap>;
  readers: number;
}

/** Milliseconds for which a decoded sheet is kept in memory: cards are laid out one after the other. */
const kept = 2000;

/** Decodes sheets and cuts chunks out of them. Chunks of one sheet that are asked for in short order share one decoding. */
export class Decoder {
  private readonly open = new Map<string, Decoded>();

  constructor(private readonly address: (sheet: string) => string) {}

  async cut({ sheet, x, y, w, h }: Chunk): Promise<ImageBitmap> {
    const decoded = this.open.get(sheet) ?? { bitmap: this.whole(sheet), readers: 0 };
    this.open.set(sheet, decoded);
    decoded.readers++;
    try {
      return await createImageBitmap(await decoded.bitmap, x, y, w, h);
    } finally {
      setTimeout(() => this.leave(sheet, decoded), kept);
    }
  }

  private leave(sheet: string, decoded: Decoded): void {
    decoded.readers--;
    if (decoded.readers > 0) return;
    this.open.delete(sheet);
    void decoded.bitmap.then((bitmap) => bitmap.close(), () => {});
  }

  async whole(sheet: string): Promise<ImageBitmap> {
    const answer = await fetch(this.address(sheet));
    if (!answer.ok) throw new Error(`The sheet ${sheet} of the atlas did not come: ${answer.status}.`);
    return createImageBitmap(await answer.blob());
  }
}
