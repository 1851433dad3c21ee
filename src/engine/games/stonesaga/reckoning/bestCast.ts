import { faces } from '../content/faces.ts';
import { fishing, type FishingId } from '../content/fishing.ts';
import type { Face } from '../content/materials.ts';
import type { FishingScene, Row } from '../scenes.ts';
import { difficultyOf, unseenBy } from './fishing.ts';

/** A die and the strike zone it goes to. */
interface Cast {
  readonly die: number;
  readonly strike: number;
}
type Waters = Pick<FishingScene, 'stock' | 'currents' | 'modifiers' | 'water'>;

/** Worth of what is nobody's meal tonight, as a part of a meal: more food, and other things; and of what a mishap costs. */
const beside = { food: 0.05, thing: 0.01, mishap: 0.1 };

const foodOf = (stock: FishingId, row: Row): number =>
  (Object.entries(fishing[stock].stock[row].gain) as [Face, number][]).reduce((sum, [face, n]) => sum + (faces[face].edible ? n : 0), 0);

/** What a strike lands for food if it goes the way that brings most, and whether it lands anything. */
function landed(at: Waters, strike: number, total: number, modifiers: FishingId): { food: number; hit: boolean } {
  const { currents, icon } = fishing[at.currents!].strikes[strike]!;
  const reached = currents.filter((row) => total >= difficultyOf({ stock: at.stock, currents: at.currents!, modifiers }, row as Row));
  if (reached.length === 0) return { food: 0, hit: false };
  const luck = icon === 'luck' && at.water === 'lake' ? 1 : 0;
  return { food: luck + Math.max(...reached.map((row) => foodOf(at.stock, row as Row))), hit: true };
}

/** Meals that so many dice in each zone bring on the average over the modifiers that may turn up, of at most `meals` that are needed. */
function worthOf(at: Waters, totals: readonly number[], meals: number): number {
  const unseen = unseenBy(at);
  let sum = 0;
  for (const modifiers of unseen) {
    let food = 0;
    for (const [strike, total] of totals.entries()) {
      if (total === 0) continue;
      const { food: more, hit } = landed(at, strike, total, modifiers);
      food += more;
      sum += hit ? beside.thing : fishing[at.currents!].strikes[strike]!.icon === 'mishap' ? -beside.mishap : 0;
    }
    sum += Math.min(food, meals) + beside.food * food;
  }
  return sum / unseen.length;
}

/**
 * Where the loose dice best go so that `meals` people eat: the first of them to lay, or null if more dice would bring nothing more.
 * All ways are tried, so it is exact; four dice in five zones are about a thousand ways.
 */
export function bestCast(scene: FishingScene, meals: number): Cast | null {
  const zones = fishing[scene.currents!].strikes;
  const loose = scene.dice.flatMap((face, die) => (face === null ? [] : [{ face, die }]));
  const totals = scene.strikes.map((dice) => dice.reduce((sum, face) => sum + face, 0));
  const room = scene.strikes.map((dice, strike) => zones[strike]!.size - dice.length);
  let best: { worth: number; first: Cast | null } = { worth: worthOf(scene, totals, meals), first: null };
  const lay = (i: number, first: Cast | null): void => {
    const next = loose[i];
    if (!next) return;
    for (const [strike, free] of room.entries()) {
      if (free === 0) continue;
      room[strike] = free - 1;
      totals[strike]! += next.face;
      const cast = first ?? { die: scene.dice.indexOf(next.face), strike };
      const worth = worthOf(scene, totals, meals);
      if (worth > best.worth + 1e-9) best = { worth, first: cast };
      lay(i + 1, cast);
      totals[strike]! -= next.face;
      room[strike] = free;
    }
    lay(i + 1, first);
  };
  lay(0, null);
  return best.first;
}

/** The current that a strike best follows, once the modifiers lie open: where it lands most food, else where it lands anything. */
export function bestCurrent(scene: FishingScene, strike: number): Row {
  const total = scene.strikes[strike]!.reduce((sum, face) => sum + face, 0);
  const rows = fishing[scene.currents!].strikes[strike]!.currents as readonly Row[];
  const worth = (row: Row): number => {
    const cards = { stock: scene.stock, currents: scene.currents!, modifiers: scene.modifiers! };
    return total >= difficultyOf(cards, row) ? 1 + foodOf(scene.stock, row) : 0;
  };
  return rows.toSorted((a, b) => worth(b) - worth(a))[0]!;
}
