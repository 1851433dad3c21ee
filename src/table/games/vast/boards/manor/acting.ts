import type { VastFact } from '../../../../../engine/games/vast/facts.ts';
import { perStep } from '../../tempo.ts';
import { burst, fly, ring, say, strand } from '../../scene/effects.ts';
import { dust, jolt, whereIs, type ActingStage } from '../../scene/stagecraft.ts';

const violet = 0xc98bff;
const gold = 0xffd76a;
const candle = 0xffe9a8;
const mist = 0xbfd4ff;
const stone = 0xb8a48c;

/** What the deeds of the Manor look like beside what they change. True if the fact wants no more. */
export function actManor(stage: ActingStage, fact: VastFact): boolean {
  const { kit, animator, later } = stage;
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
    case 'tileRevealed': {
      const at = whereIs(kit, `space:${fact.at}`);
      if (at) ring(animator, at, candle, { reach: 84, lasts: 700, wait: 180 });
      return false;
    }
    case 'poltergeistAppeared': {
      const at = whereIs(kit, `space:${fact.at}`);
      if (at) {
        ring(animator, at, mist, { reach: 70 });
        burst(animator, at, mist, { count: 18, reach: 56, up: 70, lasts: 900 });
      }
      return true;
    }
    case 'markerPlaced':
      atEdge(stage, fact.edge, fact.marker === 'breach' ? stone : violet, fact.marker === 'breach' ? 0 : 46);
      return true;
    case 'markerRemoved':
      atEdge(stage, fact.edge, fact.marker === 'breach' ? stone : violet, 0);
      return true;
    case 'ritualPerformed':
      trace(stage, fact.path);
      return true;
    case 'sealsChanged': {
      const at = whereIs(kit, 'seal', 'rail:manor');
      if (at) say(animator, at, `+${fact.by}`, gold, { wait: 200 });
      later(240, () => jolt(kit, 'seal', 0.5));
      return true;
    }
    case 'portentGained': {
      const at = whereIs(kit, `track:${fact.track}`, 'rail:manor');
      if (at) ring(animator, at, gold, { reach: 70, wait: 240 });
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
function trace({ kit, animator }: ActingStage, path: readonly string[]): void {
  const points = path.flatMap((square) => kit.things.centre(`space:${square}`) ?? []);
  points.slice(1).forEach((to, k) => strand(animator, points[k]!, to, violet, { width: 9, lasts: 900, wait: k * perStep }));
  points.forEach((at, k) => ring(animator, at, gold, { reach: 46, lasts: 700, wait: k * perStep }));
  const end = points.at(-1);
  if (end) burst(animator, end, violet, { count: 22, reach: 90, up: 40, lasts: 900, wait: points.length * perStep });
}

/** Between two tiles: stones that fall, or crystals that shoot up or burst. */
function atEdge({ kit, animator }: ActingStage, edge: string, tint: number, up: number): void {
  const [a, b] = edge.split('|').map((square) => whereIs(kit, `space:${square}`));
  if (!a || !b) return;
  const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  burst(animator, at, tint, { count: 16, reach: 48, up, wait: up > 0 ? 330 : 0 });
}

/** Face down from a pile to somebody's rail. */
export function deal({ kit, animator }: ActingStage, kind: 'ritual' | 'spell', role: 'manor' | 'warlock', count: number): void {
  const [from, to] = [whereIs(kit, `pile:${kind}`), whereIs(kit, `hand:${role}`, `rail:${role}`)];
  if (from && to) for (let k = 0; k < count; k++) fly(animator, `card/back/${kind}`, from, to, { size: 0.36, wait: k * 120 });
}
