import { button, tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { research as projects } from '../../content/decks/research.ts';
import { discoveryOf, researchOf } from '../../content/find.ts';
import { labIcons } from '../../content/labSlots.ts';
import type { Research } from '../../content/types.ts';
import type { Vanguard, VanguardState } from '../../state.ts';
import { askGroup } from '../asking.ts';
import { resolve } from '../effects/resolve.ts';
import { assign, staffFor } from './crew.ts';

/** Page 8: IV-445 to IV-459 */
export function* laboratory(t: Vanguard): Rule {
  const { ship } = t.state;
  for (const id of ship.awaiting.filter((one) => projects.some((card) => card.id === one))) {
    const slot = ship.research.indexOf(null);
    if (slot < 0) break;
    ship.awaiting = ship.awaiting.filter((one) => one !== id);
    ship.research[slot] = id;
  }
  yield* byKeyword(t);
  yield* labWork(t);
}

/** The cheapest discoveries that pay a cost; undefined if it cannot be paid. An ultra-rare pays for a rare, not the other way round. */
export function paymentFor(gathered: readonly string[], { cost }: Pick<Research, 'cost'>): string[] | undefined {
  const paid: string[] = [];
  const rank = { common: 0, rare: 1, 'ultra-rare': 2 } as const;
  const asked = { any: 0, rare: 1, 'ultra-rare': 2 } as const;
  // The hardest wishes are served first, each with the least card that will do.
  const wishes = cost.flatMap(({ n, deck, rarity }) => Array.from({ length: n }, () => ({ deck, rarity })));
  wishes.sort((a, b) => asked[b.rarity] - asked[a.rarity] || Number(a.deck === 'any') - Number(b.deck === 'any'));
  for (const { deck, rarity } of wishes) {
    const found = gathered
      .filter(
        (id) => !paid.includes(id) && (deck === 'any' || discoveryOf(id).deck === deck) && rank[discoveryOf(id).rarity] >= asked[rarity],
      )
      .sort((a, b) => rank[discoveryOf(a).rarity] - rank[discoveryOf(b).rarity])[0];
    if (found === undefined) return undefined;
    paid.push(found);
  }
  return paid;
}

const payable = ({ ship }: VanguardState): string[] =>
  ship.research.filter((id) => id !== null).filter((id) => paymentFor(ship.gathered, researchOf(id)) !== undefined);

/** IV-447, IV-448 One project, then others with its keyword. */
function* byKeyword(t: Vanguard): Rule {
  let keyword: string | null = null;
  for (;;) {
    const open = (): string[] => payable(t.state).filter((id) => keyword === null || researchOf(id).keyword === keyword);
    if (open().length === 0) return;
    const id: string | null = yield* askGroup<string | null>(t, 'research.complete', 'Which project is completed?', () => [
      ...open().map((one) => tap(`research:${one}`, researchOf(one).name, one)),
      button('stop', 'None', null),
    ]);
    if (id === null) return;
    keyword = researchOf(id).keyword;
    yield* complete(t, id);
  }
}

/** IV-455 to IV-458, RU-IV-74 Crew with the icons of a slot complete what lies in it, at its cost. */
function* labWork(t: Vanguard): Rule {
  const { ship } = t.state;
  for (;;) {
    const open = (): string[] => payable(t.state).filter((id) => staffFor(t.state, labIcons[ship.research.indexOf(id)]!) !== undefined);
    if (open().length === 0) return;
    const id = yield* askGroup<string | null>(t, 'research.lab', 'Put somebody to lab work?', () => [
      ...open().map((one) => tap(`research:${one}`, researchOf(one).name, one)),
      button('stop', 'No', null),
    ]);
    if (id === null) return;
    for (const crew of staffFor(t.state, labIcons[ship.research.indexOf(id)]!) ?? []) assign(t, crew, 'lab');
    yield* complete(t, id);
  }
}

/** IV-449, IV-453, IV-454 Paid cards go back to their decks; the project is turned, resolved and gone. */
function* complete(t: Vanguard, id: string): Rule {
  const { ship, discoveries } = t.state;
  for (const paid of paymentFor(ship.gathered, researchOf(id)) ?? []) {
    ship.gathered.splice(ship.gathered.indexOf(paid), 1);
    discoveries[discoveryOf(paid).deck].unshift(paid);
  }
  ship.research[ship.research.indexOf(id)] = null;
  ship.gone.push(id);
  t.tell({ fact: 'finished', card: id });
  yield* resolve(t, { who: 'science', source: `research:${id}` }, researchOf(id).result.effects);
}
