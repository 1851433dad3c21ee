import { axes, type HexId } from './hexFit.ts';

/** A tray of three slots: one below and right of its first hex, or turned by half. */
export interface Tray {
  readonly key: string;
  /** Its first hex. */
  readonly at: HexId;
  readonly half: boolean;
  readonly hexes: readonly HexId[];
  /** It may be laid here; nothing lies here yet. */
  readonly ghost: boolean;
}

const step = (hex: HexId, dq: number, dr: number): HexId => {
  const [q, r] = axes(hex);
  return `${q + dq},${r + dr}`;
};

const slots = { whole: [[0, 0], [1, 0], [0, 1]], half: [[0, 0], [-1, 0], [0, -1]] } as const;

/** The three hexes of a tray that is laid here. */
export const slotsOf = (at: HexId, half: boolean): readonly HexId[] =>
  slots[half ? 'half' : 'whole'].map(([dq, dr]) => step(at, dq, dr));

/** Neighbours that lie on different trays: a groove and a key join them. `way` counts sixths clockwise from the right. */
interface Joint {
  readonly key: string;
  readonly hex: HexId;
  readonly way: 0 | 1 | 2;
}

const ways = [[1, 0], [0, 1], [-1, 1]] as const;

export function joints(trays: readonly Tray[]): readonly Joint[] {
  const owner = new Map(trays.flatMap(({ key, hexes }) => hexes.map((hex) => [hex, key] as const)));
  return [...owner].flatMap(([hex, tray]) =>
    ways.flatMap(([dq, dr], way): Joint[] => {
      const other = owner.get(step(hex, dq, dr));
      return other !== undefined && other !== tray ? [{ key: `${hex}/${way}`, hex, way: way as Joint['way'] }] : [];
    }),
  );
}
