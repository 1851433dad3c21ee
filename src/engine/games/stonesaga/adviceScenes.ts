import type { Asked } from '../../kernel/guide.ts';
import { held, shortfall } from './adviceNeeds.ts';
import { positionsOf } from './content/codes.ts';
import type { ForagingId } from './content/foraging.ts';
import { faces } from './content/faces.ts';
import type { Face } from './content/materials.ts';
import { bestCast, bestCurrent } from './reckoning/bestCast.ts';
import { bestHarvest, bestKept, isWorthSearching } from './rules/foraging/foodPlan.ts';
import type { FishingScene, ForagingScene } from './scenes.ts';
import type { CharacterId } from './state.ts';
import type { StonesagaView } from './view.ts';

/** In the middle of an action: the answer that most likely brings food for everybody who stands there without; null elsewhere. */
export function sceneAnswer(view: StonesagaView, asked: Asked): string | null {
  const { scene } = view;
  if (asked.ask === 'card.discard') return leastNeeded(view, asked);
  if (asked.ask === 'craft.place') return knownPlacing(view);
  if (scene?.kind === 'fishing') return fishingAnswer(scene, asked.ask, Math.max(1, shortfall(view, scene.who, 'food')));
  if (scene?.kind === 'foraging') return foragingAnswer(scene, asked, shortfall(view, scene.who, 'food'));
  return null;
}

/** How two tokens lie that make something known; what else may be tried is for whoever turns them. */
function knownPlacing({ scene, culture }: StonesagaView): string | null {
  if (scene?.kind !== 'crafting' || !scene.left || !scene.right) return null;
  const known = positionsOf(scene.left, scene.right).find(({ code }) => culture.recipes[code]);
  return known ? `place:${known.left}:${known.right}` : null;
}

function fishingAnswer(scene: FishingScene, ask: string, meals: number): string | null {
  if (ask === 'fish.current') return `current:${bestCurrent(scene, scene.strikes.findIndex((dice) => dice.length > 0))}`;
  if (ask !== 'fish.assign') return null;
  const cast = bestCast(scene, meals);
  return cast === null ? 'done' : `die:${cast.die}>strike:${cast.strike}`;
}

function foragingAnswer(scene: ForagingScene, { ask, options }: Asked, meals: number): string | null {
  if (ask === 'forage.keep') {
    const cards = options.map(({ id }) => id.slice('forage:'.length) as ForagingId);
    return `forage:${bestKept(scene, cards)}`;
  }
  if (meals <= 0) return null;
  if (ask === 'forage.next' && isWorthSearching(scene, meals)) return 'search';
  const { next } = bestHarvest(scene);
  return ask === 'forage.harvest' && next !== null ? `object:${next.id}` : null;
}

/** Of what has to be given up: something that is not the last meal, nor the last water. */
function leastNeeded(view: StonesagaView, { options }: Asked): string | null {
  const isNeeded = ({ id }: Asked['options'][number]): boolean => {
    const [, who, face] = id.split(':') as [string, CharacterId, Face];
    const need = face === 'water' ? 'water' : faces[face].edible ? 'food' : null;
    return need !== null && held(view.characters[who], need) < 2;
  };
  return options.find((one) => !isNeeded(one))?.id ?? null;
}
