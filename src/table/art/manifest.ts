/** One picture on a sheet: its rectangle, and the point of it that lies where the piece lies. */
interface AtlasFrame {
  /** The index of its sheet. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly ax?: number;
  readonly ay?: number;
}

/** What the baking script writes beside the sheets. */
export interface Manifest {
  /** Pixels of a sheet per unit of the scene. */
  readonly scale: number;
  /** The files of the sheets. */
  readonly pages: readonly string[];
  readonly frames: Readonly<Record<string, AtlasFrame>>;
}

/** What is loaded as one texture: a whole sheet, or one large picture of it. */
export interface Chunk {
  readonly key: string;
  readonly sheet: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Clear pixels round every frame of a sheet; they belong to it, since a turned sprite gets its smooth edge from them. */
const padding = 2;

/** Square units of the scene: pictures of a sheet that are larger than this on the average are loaded one by one. */
const large = 50_000;

/**
 * The chunks of a manifest by the frames on them. A sheet of small pieces is loaded as a whole, because they are seen together and drawn
 * together; of a sheet of boards or cards only the pictures that are seen are loaded.
 */
export function chunksOf({ scale, pages, frames }: Manifest): ReadonlyMap<string, Chunk> {
  const chunks = new Map<string, Chunk>();
  pages.forEach((sheet, k) => {
    const own = Object.entries(frames).filter(([, frame]) => frame.page === k);
    const cuts = new Map(own.map(([, frame]) => [`${frame.x} ${frame.y}`, frame]));
    const area = [...cuts.values()].reduce((sum, { w, h }) => sum + w * h, 0) / scale ** 2;
    if (area / cuts.size > large) {
      for (const [name, f] of own)
        chunks.set(name, {
          key: `${sheet} ${f.x} ${f.y}`, sheet, x: f.x - padding, y: f.y - padding, w: f.w + 2 * padding, h: f.h + 2 * padding,
        });
      return;
    }
    const reach = (end: (frame: AtlasFrame) => number): number => Math.max(...own.map(([, frame]) => end(frame))) + padding;
    const whole: Chunk = { key: sheet, sheet, x: 0, y: 0, w: reach(({ x, w }) => x + w), h: reach(({ y, h }) => y + h) };
    for (const [name] of own) chunks.set(name, whole);
  });
  return chunks;
}

export const bytesOf = ({ w, h }: { readonly w: number; readonly h: number }): number => w * h * 4;
