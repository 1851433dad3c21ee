import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Point } from '../../../stage/shapes.ts';
import { inHex, type HexFit } from '../../../parts/hexFit.ts';
import type { Hex } from './fit.ts';

/** Where feet stand on a hex, from its middle. Bodies rise along the upper cut, so that the middles of the zones stay free. */
const feet: Readonly<Record<1 | 2 | 3 | 4, readonly Point[]>> = {
  1: [{ x: 0, y: 30 }],
  2: [{ x: -33, y: 24 }, { x: 33, y: 38 }],
  3: [{ x: -52, y: 24 }, { x: 0, y: 44 }, { x: 52, y: 24 }],
  4: [{ x: -75, y: 18 }, { x: -25, y: 48 }, { x: 25, y: 18 }, { x: 75, y: 48 }],
};

interface LaidPerson extends Point {
  readonly who: CharacterId;
  readonly hex: Hex;
  readonly size: number;
}

/** Figures are drawn a little smaller than their own units. */
const stature = 0.74;
/** In a large valley hexes grow small, people less so: they must be found and taken. */
const statureOn = ({ scale }: HexFit): number => Math.max(scale, 0.62) * stature;

export const sharing = (view: Pick<StonesagaView, 'characters'>, hex: Hex): CharacterId[] =>
  (Object.keys(view.characters) as CharacterId[]).filter((who) => view.characters[who].at === hex && view.characters[who].mantle !== null);

/** Everybody who is in the valley, and where. */
export function layPeople(view: Pick<StonesagaView, 'characters'>, fit: HexFit): LaidPerson[] {
  return (Object.keys(view.characters) as CharacterId[]).flatMap((who): LaidPerson[] => {
    const { at, mantle } = view.characters[who];
    if (at === null || mantle === null) return [];
    const here = sharing(view, at);
    const crowd = here.length as 1 | 2 | 3 | 4;
    return [{ who, hex: at, size: statureOn(fit) * (crowd > 2 ? 0.82 : 1), ...inHex(fit, at, feet[crowd][here.indexOf(who)]!) }];
  });
}

/** Where the tokens of a hex lie: on the cuts and beside them, clear of feet and of the omen. */
export const siteSpots = {
  fire: { x: -82, y: 56 },
  shelter: { x: 82, y: 56 },
  depletion: { x: 42, y: 92 },
  mystery: { x: 0, y: -114 },
} as const satisfies Record<string, Point>;
export type Site = keyof typeof siteSpots;
