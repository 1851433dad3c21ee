import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Question } from '../../../contract.ts';
import type { Ground } from '../ground.ts';
import { fitValley, mapOf, type Fit, type Hex } from './fit.ts';

export interface ShownTray {
  readonly key: string;
  readonly at: Hex;
  readonly half: boolean;
  readonly hexes: readonly Hex[];
  /** Which of the three tints of limestone. */
  readonly tint: number;
  /** It may be laid here; nothing lies here yet. */
  readonly ghost: boolean;
}

const steps = { a: [[0, 0], [1, 0], [0, 1]], b: [[0, 0], [-1, 0], [0, -1]] } as const;

function cells(at: Hex, half: boolean): Hex[] {
  const [q, r] = at.split(',').map(Number) as [number, number];
  return steps[half ? 'b' : 'a'].map(([dq, dr]): Hex => `${q + dq},${r + dr}`);
}

const offered = (questions: readonly Question[], ask: string): readonly string[] => questions.filter((one) => one.ask === ask).flatMap(({ options }) => options.map(({ id }) => id));

/** Where a tray might be laid, if that is asked: `tray:2,-1:a`. Before the first tray lies, its slots are asked for. */
export function ghosts(view: Pick<StonesagaView, 'trays'>, questions: readonly Question[]): ShownTray[] {
  const trays = [...new Set(offered(questions, 'group.tray'))].map((id): ShownTray => {
    const [, at, side] = id.split(':') as [string, Hex, string];
    return { key: id, at, half: side === 'b', hexes: cells(at, side === 'b'), tint: view.trays.length % 3, ghost: true };
  });
  const slots = offered(questions, 'valley.slot');
  if (slots.length === 0 || view.trays.length > 0) return trays;
  return [{ key: 'tray:first', at: '0,0', half: false, hexes: cells('0,0', false), tint: 0, ghost: true }];
}

export const laidTrays = ({ trays }: Pick<StonesagaView, 'trays'>): ShownTray[] =>
  trays.map(({ at, half, hexes }, i) => ({ key: `tray:${at}:${half ? 'b' : 'a'}`, at, half, hexes, tint: i % 3, ghost: false }));

/** The valley with every place where it may grow: nothing that can be tapped lies outside of its strip. */
export function fitOf(view: Pick<StonesagaView, 'trays'>, questions: readonly Question[], ground: Ground): Fit {
  return fitValley([...laidTrays(view), ...ghosts(view, questions)].flatMap(({ hexes }) => hexes), mapOf(ground));
}

/** Pairs of neighbours that lie on different trays: a groove and a wooden key join them. `way` counts sixths clockwise from the right. */
export interface Joint {
  readonly key: string;
  readonly hex: Hex;
  readonly way: 0 | 1 | 2;
}
const ways = [[1, 0], [0, 1], [-1, 1]] as const;

export function joints(trays: readonly ShownTray[]): Joint[] {
  const owner = new Map(trays.flatMap(({ key, hexes }) => hexes.map((hex) => [hex, key] as const)));
  return [...owner].flatMap(([hex, tray]) => {
    const [q, r] = hex.split(',').map(Number) as [number, number];
    return ways.flatMap(([dq, dr], way): Joint[] => {
      const other = owner.get(`${q + dq},${r + dr}`);
      return other !== undefined && other !== tray ? [{ key: `${hex}/${way}`, hex, way: way as 0 | 1 | 2 }] : [];
    });
  });
}
