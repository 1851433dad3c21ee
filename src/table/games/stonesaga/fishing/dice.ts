import { dieSpots, strikesOf } from '../printed/fishingCard.ts';
import type { Point } from '../../../stage/shapes.ts';
import { onFront, type FishingPlan } from './plan.ts';
import type { FishingScene } from './scene.ts';

/** Which zone each die has gone to, by its place in the throw. The rules remember faces only; hands remember dice. */
export type Gone = Readonly<Record<number, number>>;

type Thrown = Pick<FishingScene, 'dice' | 'strikes' | 'currents' | 'resolved'>;

/**
 * Dice that have left the shelf since the last look went to zones that have grown; a catch seen for the first time is dealt out in
 * order.
 */
export function goneTo({ dice, strikes }: Thrown, before: Gone): Gone {
  const gone: Record<number, number> = {};
  const room = strikes.map((zone) => zone.length);
  dice.forEach((face, i) => {
    const zone = before[i];
    if (face === null && zone !== undefined && room[zone]! > 0) {
      gone[i] = zone;
      room[zone]!--;
    }
  });
  dice.forEach((face, i) => {
    if (face !== null || i in gone) return;
    const zone = room.findIndex((left) => left > 0);
    if (zone < 0) return;
    gone[i] = zone;
    room[zone]!--;
  });
  return gone;
}

export interface LaidDie extends Point {
  readonly id: string;
  readonly face: number;
  readonly size: number;
  readonly z: number;
  readonly place?: string;
}

const turnGap = 10;

/** As broad as the dice beside it allow: what turns a die must be met by a finger. */
export const turnsOf = ({ shelf, turn }: FishingPlan, loose: number): FishingPlan['turn'] => ({
  ...turn,
  width: Math.min(turn.width, shelf.width / Math.max(1, loose) - turnGap),
});

/**
 * Loose dice lie on the shelf from the lowest to the highest, equal ones pushed together: the rules offer the first of equals, so
 * it lies on top.
 * While single dice are changed (`apart`) all lie side by side, as far from each other as there is room.
 */
export function layDice(
  plan: FishingPlan,
  scene: Thrown,
  gone: Gone,
  faces: Readonly<Record<number, number>>,
  apart: boolean,
): readonly LaidDie[] {
  const { shelf, die } = plan;
  const laid: LaidDie[] = [];
  const loose = scene.dice.flatMap((face, i) => (face === null ? [] : [{ face, i }])).sort((a, b) => a.face - b.face || a.i - b.i);
  const firsts = loose.filter(({ face, i }) => apart || scene.dice.indexOf(face) === i);
  const heaps = firsts.map((first) => (apart ? [first] : loose.filter(({ face }) => face === first.face)));
  const turn = turnsOf(plan, loose.length);
  const step = apart ? turn.width + turnGap : Math.min(die * 1.3, (shelf.width - die - 16) / Math.max(1, loose.length - 1));
  let x = shelf.x + (apart ? step / 2 : die / 2 + 12);
  for (const heap of heaps) {
    heap.forEach(({ face, i }, k) =>
      laid.push({ id: `die:${i}`, face, x: x + k * step * 0.62, y: shelf.y + shelf.height / 2 + k * 3, size: die / 60, z: 20 - k }),
    );
    x += step * (1 + (heap.length - 1) * 0.62);
  }
  if (scene.currents)
    strikesOf(scene.currents).forEach((zone, strike) => {
      const here = Object.keys(gone).map(Number).filter((i) => gone[i] === strike);
      dieSpots(zone, here.length).forEach((spot, k) => {
        const i = here[k]!;
        laid.push({
          id: `die:${i}`,
          face: faces[i] ?? 1,
          ...onFront(plan, spot),
          size: (die / 60) * 0.94,
          z: 10,
          place: `strike:${strike}`,
        });
      });
    });
  return laid;
}

/** Faces of the dice in zones: those remembered from the shelf if they fit, else the faces of the zone in order. */
export function facesOf({ dice, strikes }: Thrown, gone: Gone, before: Readonly<Record<number, number>>): Readonly<Record<number, number>> {
  const faces: Record<number, number> = {};
  const left = strikes.map((zone) => [...zone]);
  dice.forEach((face, i) => {
    if (face !== null) faces[i] = face;
  });
  for (const [key, zone] of Object.entries(gone)) {
    const i = Number(key);
    const at = left[zone]!.indexOf(before[i] ?? -1);
    if (at >= 0) faces[i] = left[zone]!.splice(at, 1)[0]!;
  }
  for (const [key, zone] of Object.entries(gone)) faces[Number(key)] ??= left[zone]!.shift()!;
  return faces;
}
