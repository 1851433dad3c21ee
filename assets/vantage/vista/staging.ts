import type { Hour, LifeKind, MarkKind, PlantKind, Terrain } from './types.ts';

/**
 * How a place is staged by hand. `marks` is a list of landmarks, the subject first, each with what differs from its usual size and
 * place: `kite share=.4 lift=2`. `share` is its height as a share of the picture's.
 */
export interface Staging {
  readonly hour?: Hour;
  /** Another terrain than its own, or a room. */
  readonly base?: Terrain | 'indoors';
  readonly marks: string;
  readonly life?: string;
  /** The sun's bearing from the view, in degrees: under 40 the light comes from ahead. */
  readonly sun?: number;
  readonly water?: 'hole' | 'tarn' | 'brook' | 'flood' | 'sea' | 'lava';
  readonly land?: 'terraces' | 'cutting' | 'cliff' | 'mesa' | 'crater';
  /** A kind of ground, or the colour of the terrain's own. */
  readonly ground?: string;
  readonly plants?: PlantKind;
  readonly cloud?: 'streak' | 'heap' | 'veil' | 'shoal';
  /** Degrees by which the air's colours are turned. */
  readonly turn?: number;
  readonly key?: string;
  readonly path?: boolean;
  readonly lake?: boolean;
  readonly snow?: number;
  readonly rain?: number;
  readonly ash?: number;
  readonly embers?: number;
  readonly mist?: number;
  readonly fog?: number;
  readonly low?: number;
  readonly aurora?: number;
}
export type Stagings = Readonly<Record<number, Staging>>;

export interface StagedMark {
  readonly kind: MarkKind;
  readonly x?: number;
  readonly share?: number;
  readonly lift?: number;
  readonly n?: number;
  readonly v?: number;
  readonly tint?: string;
  readonly upside?: boolean;
}

/** `ship v=.2 share=.6; hut` as data. */
export const readMarks = (text: string): readonly StagedMark[] =>
  text.split(';').map((one) => {
    const [kind, ...rest] = one.trim().split(/\s+/);
    const given = rest.map((part) => part.split('='));
    return {
      kind: kind as MarkKind,
      ...Object.fromEntries(given.map(([key, value]) => [key, value === undefined ? true : key === 'tint' ? value : Number(value)])),
    };
  });

export const readLife = (text: string): readonly LifeKind[] => text.split(' ') as LifeKind[];
