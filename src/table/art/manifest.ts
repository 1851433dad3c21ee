/** One picture in a page: its rectangle, and the point of it that lies where the piece lies. */
interface Frame {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly ax?: number;
  readonly ay?: number;
}

/** What the baking script writes beside the pages. */
export interface Manifest {
  /** Pixels of a page per unit of the scene. */
  readonly scale: number;
  readonly pages: readonly string[];
  readonly frames: Readonly<Record<string, Frame>>;
}

/** What is loaded as one texture: a whole page, or one large picture of it. */
export interface Chunk {
  readonly key: string;
  readonly page: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Clear pixels round every frame of a page; they belong to it, since a turned sprite gets its smooth edge from them. */
const padding = 2;

/** Square units of the scene: pictures of a page that are larger than this on the average are loaded one by one. */
const large = 50_000;

/**
 * The chunks of a manifest by the frames on them. A page of small pieces is loaded as a whole, because they are seen together and drawn
 * together; of a page of boards or cards only the pictures that are seen are loaded.
 */
export function chunksOf({ scale, pages, frames }: Manifest): ReadonlyMap<string, Chunk> {
  const chunks = new Map<string, Chunk>();
  pages.forEach((page, k) => {
    const own = Object.entries(frames).filter(([, frame]) => frame.page === k);
    const cuts = new Map(own.map(([, frame]) => [`${frame.x} ${frame.y}`, frame]));
    const area = [...cuts.values()].reduce((sum, { w, h }) => sum + w * h, 0) / scale ** 2;
    if (area / cuts.size > large) {
      for (const [name, f] of own)
        chunks.set(name, {
          key: `${page} ${f.x} ${f.y}`, page, x: f.x - padding, y: f.y - padding, w: f.w + 2 * padding, h: f.h + 2 * padding,
        });
      return;
    }
    const reach = (end: (frame: Frame) => number): number => Math.max(...own.map(([, frame]) => end(frame))) + padding;
    const whole: Chunk = { key: page, page, x: 0, y: 0, w: reach(({ x, w }) => x + w), h: reach(({ y, h }) => y + h) };
    for (const [name] of own) chunks.set(name, whole);
  });
  return chunks;
}

export const bytesOf = ({ w, h }: { readonly w: number; readonly h: number }): number => w * h * 4;
