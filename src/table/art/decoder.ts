import type { Chunk } from './manifest.ts';

interface Decoded {
  readonly bitmap: Promise<ImageBitmap>;
  readers: number;
}

/** Milliseconds for which a decoded page is kept in memory: cards are laid out one after the other. */
const kept = 2000;

/** Decodes pages and cuts chunks out of them. Chunks of one page that are asked for in short order share one decoding. */
export class Decoder {
  private readonly open = new Map<string, Decoded>();

  constructor(private readonly address: (page: string) => string) {}

  async cut({ page, x, y, w, h }: Chunk): Promise<ImageBitmap> {
    const decoded = this.open.get(page) ?? { bitmap: this.whole(page), readers: 0 };
    this.open.set(page, decoded);
    decoded.readers++;
    try {
      return await createImageBitmap(await decoded.bitmap, x, y, w, h);
    } finally {
      setTimeout(() => this.leave(page, decoded), kept);
    }
  }

  private leave(page: string, decoded: Decoded): void {
    decoded.readers--;
    if (decoded.readers > 0) return;
    this.open.delete(page);
    void decoded.bitmap.then((bitmap) => bitmap.close(), () => {});
  }

  async whole(page: string): Promise<ImageBitmap> {
    const answer = await fetch(this.address(page));
    if (!answer.ok) throw new Error(`The page ${page} of the atlas did not come: ${answer.status}.`);
    return createImageBitmap(await answer.blob());
  }
}
