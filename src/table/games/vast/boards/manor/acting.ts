import type { VastFact } from '../../../../../engine/games/vast/facts.ts';
import { burst, fly, ring, say, strand } from '../../scene/effects.ts';
import { dust, jolt, whereIs, type Stage } from '../../scene/stagecraft.ts';

const violet = 0xc98bff;
const gold = 0xffd76a;
/** As long as the Wraith takes from one tile of its ritual to the next. */
const perStep = 165;

/** What the deeds of the Manor look like beside what they change. True if the fact wants no more. */
export function actManor(stage: Stage, fact: VastFact): boolean {
  const { kit, theatre, later } = stage;
  switch (fact.fact) {
    case 'tileShifted':
      dust(kit, `space:${fact.from}`);
      later(430, () => dust(kit, `space:${fact.to}`));
      return true;
    case 'tilesSwapped':
      later(500, () => [fact.a, fact.b].forEach((square) => dust(kit, `space:${square}`)));
      return true;
    case 'tileTurned':
      later(280, () => dust(kit, `space:${fact.at}`));
      return true;
    case 'ritualPerformed':
      trace(stage, fact.path);
      return true;
    case 'sealsChanged': {
      const at = whereIs(kit, 'seal', 'rail:manor');
      if (at) say(theatre, at, `+${fact.by}`, gold, { wait: 200 });
      later(240, () => jolt(kit, 'seal', 0.5));
      return true;
    }
    case 'portentGained': {
      const at = whereIs(kit, `track:${fact.track}`, 'rail:manor');
      if (at) ring(theatre, at, gold, { reach: 70, wait: 240 });
      return true;
    }
    case 'ritualsDrawn':
      // the one whose hand it is sees the cards themselves come
      if (fact.cards.length === 0) deal(stage, 'ritual', 'manor', fact.count);
      return true;
    default:
      return false;
  }
}

/** Chalk burns along the way, tile by tile, ahead of the Wraith. */
function trace({ kit, theatre }: Stage, path: readonly string[]): void {
  const points = path.flatMap((square) => kit.things.centre(`space:${square}`) ?? []);
  points.slice(1).forEach((to, k) => strand(theatre, points[k]!, to, violet, { width: 9, lasts: 900, wait: k * perStep }));
  points.forEach((at, k) => ring(theatre, at, gold, { reach: 46, lasts: 700, wait: k * perStep }));
  const end = points.at(-1);
  if (end) burst(theatre, end, violet, { count: 22, reach: 90, up: 40, lasts: 900, wait: points.length * perStep });
}

/** Face down from a pile to somebody's rail. */
export function deal({ kit, theatre }: Stage, kind: 'ritual' | 'spell', role: 'manor' | 'warlock', count: number): void {
  const [from, to] = [whereIs(kit, `pile:${kind}`), whereIs(kit, `hand:${role}`, `rail:${role}`)];
  if (from && to) for (let k = 0; k < count; k++) fly(theatre, `card/back/${kind}`, from, to, { size: 0.36, wait: k * 120 });
}
