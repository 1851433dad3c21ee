import { faces } from '../../content/faces.ts';
import type { ForagingId } from '../../content/foraging.ts';
import { bounty } from '../../content/wildlife.ts';
import { harvestedPerAction } from '../../content/values.ts';
import type { ForagingScene } from '../../scenes.ts';
import { harvestable, isBounty } from './reach.ts';
import { deckOf, keepable, predatorOn, type ForagePicture } from './tableau.ts';

/** How likely a search may be to end before a predator while there is nothing yet to eat. */
const dared = 0.25;

const foodIn = ({ kind, bonus }: ForagePicture): number =>
  (isBounty(kind) && faces[bounty[kind]].edible ? 1 : 0) + bonus.filter((face) => faces[face].edible).length;

/** What to take next for the most food of one kind, and how much that is in the end. */
export function bestHarvest(scene: ForagingScene): { readonly food: number; readonly next: ForagePicture | null } {
  if (scene.taken.length >= harvestedPerAction) return { food: 0, next: null };
  let best: ReturnType<typeof bestHarvest> = { food: 0, next: null };
  for (const one of harvestable(scene)) {
    const food = foodIn(one) + bestHarvest({ ...scene, taken: [...scene.taken, one.id] }).food;
    if (food > best.food) best = { food, next: one };
  }
  return best;
}

/** What keeping a card leaves for food; nothing where it brings a predator to the foreground. */
const foodWith = (scene: ForagingScene, card: ForagingId): number =>
  predatorOn(card) === 0 ? 0 : bestHarvest({ ...scene, tableau: [...scene.tableau, card] }).food;

/** Of cards that may be kept: most food, then the farthest predator. */
export function bestKept(scene: ForagingScene, cards: readonly ForagingId[]): ForagingId {
  const worth = new Map(cards.map((card) => [card, foodWith(scene, card)]));
  return cards.toSorted((a, b) => worth.get(b)! - worth.get(a)! || Math.min(3, predatorOn(b)) - Math.min(3, predatorOn(a)))[0]!;
}

/** Whether another search brings more of the `meals` that are needed than it endangers, over all pairs of cards that may come. */
export function isWorthSearching(scene: ForagingScene, meals: number): boolean {
  const now = Math.min(meals, bestHarvest(scene).food);
  const deck = deckOf(scene);
  if (now >= meals || deck.length < 2) return false;
  const worth = new Map(deck.map((card) => [card, Math.min(meals, foodWith(scene, card))]));
  let [pairs, food, caught] = [0, 0, 0];
  for (const [i, a] of deck.entries())
    for (const b of deck.slice(i + 1)) {
      const open = keepable(scene, [a, b]);
      pairs++;
      food += Math.max(...open.map((card) => worth.get(card)!));
      if (open.every((card) => predatorOn(card) === 0)) caught++;
    }
  return now === 0 ? caught / pairs <= dared : food / pairs > now;
}
