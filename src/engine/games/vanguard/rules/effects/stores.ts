import type { Rule } from '../../../../kernel/rule.ts';
import { tap } from '../../../../kernel/option.ts';
import { discoveryOf, uniqueOf } from '../../content/find.ts';
import type { EffectOf } from '../../content/effects.ts';
import { deckNames, type DeckName } from '../../content/vocabulary.ts';
import type { Vanguard, VanguardState } from '../../state.ts';
import { ask } from '../asking.ts';
import { planetNow } from '../board.ts';
import { checkDeed } from '../deeds.ts';
import { exchangeFind, gainFrom, gainLeads, gatherAboard, redrawLeads } from '../finds.ts';
import { resolve } from './resolve.ts';
import type { Acting } from './whom.ts';

/** Aboard, what is gained goes to the ship at once. */
const isAboard = ({ planet, phase }: VanguardState): boolean =>
  planet === null || (phase.at === 'page' && phase.page !== 23 && phase.page !== 24 && phase.page !== 25);

export function* gainLead(t: Vanguard, { who, happened }: Acting, { n, from }: EffectOf<'gainLead'>): Rule {
  if (!t.state.planet) return;
  if (from === 'redraw') yield* redrawLeads(t, who, n, happened?.leadsFrom ?? 0);
  else yield* gainLeads(t, who, n, from ?? null);
}

export function* gainDiscovery(t: Vanguard, { who, happened }: Acting, { deck, best }: EffectOf<'gainDiscovery'>): Rule {
  if (deck === 'same') {
    if (happened?.found) yield* exchangeFind(t, who, happened.found);
    return;
  }
  const aboard = isAboard(t.state);
  const open = (): DeckName[] =>
    deckNames.filter(
      (name) => t.state.discoveries[name].length > 0 && (deck !== 'withLead' || aboard || planetNow(t.state).leads.decks[name].length > 0),
    );
  if (deck !== 'any' && deck !== 'withLead') {
    if (aboard) gatherAboard(t, deck);
    else yield* gainFrom(t, who, deck, best ?? 1);
    return;
  }
  if (open().length === 0) return;
  const chosen = yield* ask(t, who, 'discovery.deck', 'From which deck?', () => open().map((name) => tap(`deck:${name}`, name, name)));
  if (aboard) gatherAboard(t, chosen);
  else yield* gainFrom(t, who, chosen, best ?? 1);
}

/** IV-321 The top of the pile, or the numbered card if it is still there. */
export function* gainUnique(t: Vanguard, acting: Acting, { number, otherwise = [] }: EffectOf<'gainUnique'>): Rule {
  const planet = planetNow(t.state);
  const at = number === undefined ? planet.uniques.length - 1 : planet.uniques.indexOf(number);
  if (at < 0) {
    yield* resolve(t, acting, otherwise);
    return;
  }
  const [n] = planet.uniques.splice(at, 1) as [number];
  planet.foundUniques.push(n);
  t.tell({ fact: 'uniqueGained', unique: n });
  const { ability } = uniqueOf(n);
  if (ability?.when === 'gained') yield* resolve(t, acting, ability.effects);
  checkDeed(t);
}

/** IV-366, IV-367 All that is not unique goes under its deck. */
export function loseDiscoveries(t: Vanguard): void {
  const { planet } = t.state;
  if (!planet) return;
  for (const { id } of planet.found) t.state.discoveries[discoveryOf(id).deck].unshift(id);
  planet.found = [];
}

export function success(t: Vanguard, _: Acting, { n }: EffectOf<'success'>): void {
  if (isAboard(t.state)) t.state.ship.success = Math.max(0, t.state.ship.success + n);
  else planetNow(t.state).success = Math.max(0, planetNow(t.state).success + n);
  t.tell({ fact: 'success', n });
}

export function supply(t: Vanguard, _: Acting, { n, next }: EffectOf<'supply'>): void {
  if (next || isAboard(t.state)) {
    t.state.ship.nextSupplies += n;
    return;
  }
  const planet = planetNow(t.state);
  planet.supplies = Math.max(0, planet.supplies + n);
  t.tell({ fact: 'supplies', n: planet.supplies });
  checkDeed(t);
}
