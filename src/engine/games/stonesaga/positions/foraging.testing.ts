import { foraging } from '../content/foraging.ts';
import type { ForagingCard } from '../content/schema.ts';
import { equip, rigged, say, type Edit, type StonesagaMatch } from '../stonesaga.testing.ts';

const inPrairie: Edit = (s) => void (s.characters.c1.at = '1,0');
const search = (rolls: readonly number[], feature: 'forest' | 'prairie', ...more: readonly string[]): StonesagaMatch =>
  say(
    rigged(rolls, {
      mix: 'seeds-2',
      edit: (s) => {
        if (feature === 'prairie') inPrairie(s);
        equip(s, 'c1', 'IT01', 'hand1');
      },
    }).match,
    `forage:c1:${feature}`,
    ...more,
  );
const first = [1, 1, 1, 1, 1, 1];

/** Searches on and on, past every predator that can be passed by, until so many cards lie there. */
function wander(match: StonesagaMatch, many: number): StonesagaMatch {
  for (let k = 0; k < 80; k++) {
    const [decision] = match.open;
    const { scene } = match.view('table');
    if (!decision || scene?.kind !== 'foraging' || (decision.ask === 'forage.next' && scene.tableau.length >= many)) return match;
    const ids = decision.options.map(({ id }) => id);
    const calm = ids.find(
      (id) =>
        id.startsWith('forage:') &&
        !(['fore', 'mid', 'back'] as const).some((depth) => cards[id.slice(7)]![depth].some(({ kind }) => kind === 'predator')),
    );
    say(match, calm ?? ids.find((id) => id === 'search' || id === 'leave') ?? ids[0]!);
  }
  return match;
}
const cards: Readonly<Record<string, ForagingCard>> = foraging;

/** Foraging in its stages. Rolls pick the drawn cards, counted from the front of what is left. */
export const foragingPositions: Readonly<Record<string, () => StonesagaMatch>> = {
  'forage-draw': () => search(first, 'forest'),
  'forage-one': () => search(first, 'forest', 'forage:FF01'),
  'forage-three': () => search(first, 'forest', 'forage:FF01', 'search', 'forage:FF02', 'search', 'forage:FF03'),
  'forage-again': () => search(first, 'forest', 'forage:FF01', 'search', 'forage:FF02', 'search'),
  'forage-harvest': () =>
    search(first, 'forest', 'forage:FF01', 'search', 'forage:FF02', 'search', 'forage:FF03', 'harvest', 'object:FF01/fore/0'),
  'forage-hunt': () => search([9, 1, 4, 4], 'prairie', 'forage:FP09', 'search', 'forage:FP04', 'hunt'),
  'forage-spotted': () => search([3, 1], 'prairie', 'forage:FP03'),
  'forage-prairie': () => search([2, 1, 7, 1, 10, 10], 'prairie', 'forage:FP02', 'search', 'forage:FP08', 'search', 'forage:FP12'),
  // without decided rolls, so that a save of it plays to the same cards
  'forage-calm': () => wander(search([], 'prairie'), 3),
  'forage-wood': () => wander(search([], 'forest'), 10),
  'forage-plain': () => wander(search([], 'prairie'), 12),
};
