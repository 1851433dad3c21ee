import { button, tap } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { discoveryOf, leadOf } from '../content/find.ts';
import type { DeckName, Section } from '../content/vocabulary.ts';
import type { Vanguard } from '../state.ts';
import { ask, moment } from './asking.ts';
import { boardOf, planetNow } from './board.ts';
import { checkDeed } from './deeds.ts';
import { resolve } from './effects/resolve.ts';
import { powersAt, type Happened } from './powers.ts';

const threshold = 3;

/** IV-324, RU-IV-56 All tokens of one gain are drawn first; if the bag runs empty the rest is lost. */
export function* gainLeads(t: Vanguard, who: Section, n: number, from: 'best3' | 'namedIcon' | null): Rule {
  const { leads } = planetNow(t.state);
  const { drawn } = leads;
  const before = drawn.length;
  drawLeads(t, from === 'best3' ? 3 : n);
  if (from === 'best3') yield* keepBest(t, who, drawn, before + n);
  const happened: Happened = { cancelled: false, whom: who, sector: boardOf(t.state, who).sector, leadsFrom: before };
  if (drawn.length > before && from === null)
    yield* moment(t, 'lead.react', 'Lead tokens are drawn.', () => (happened.cancelled ? [] : powersAt(t.state, 'lead', happened)));
  // IV-325 One at a time, in an order that the player chooses.
  while (drawn.length > before) {
    const lead = yield* ask(t, who, 'lead.place', 'Which lead is placed next?', () => leadOptions(drawn.slice(before)));
    drawn.splice(drawn.indexOf(lead), 1);
    yield* placeLead(t, who, lead);
  }
}

function drawLeads(t: Vanguard, n: number): void {
  const { leads } = planetNow(t.state);
  for (let left = n; left > 0 && leads.bag.length > 0; left--) {
    const lead = t.pick(leads.bag);
    leads.bag.splice(leads.bag.indexOf(lead), 1);
    leads.drawn.push(lead);
  }
}

/** Some of the tokens that were just drawn go back into the bag, and as many are drawn again. */
export function* redrawLeads(t: Vanguard, who: Section, most: number, from: number): Rule {
  const { leads } = planetNow(t.state);
  const back: string[] = [];
  while (back.length < most && leads.drawn.length > from) {
    const lead = yield* ask<string | null>(t, who, 'lead.return', 'Which lead goes back into the bag?', () => [
      ...leadOptions(leads.drawn.slice(from)),
      button('enough', 'Keep the others', null),
    ]);
    if (lead === null) break;
    leads.drawn.splice(leads.drawn.indexOf(lead), 1);
    back.push(lead);
  }
  leads.bag.push(...back);
  drawLeads(t, back.length);
}

const leadOptions = (leads: readonly string[]) => leads.map((id) => tap(`lead:${id}`, `${leadOf(id).deck} ${leadOf(id).value}`, id));

function* keepBest(t: Vanguard, who: Section, drawn: string[], most: number): Rule {
  while (drawn.length > most) {
    const back = yield* ask(t, who, 'lead.return', 'Which lead goes back into the bag?', () => leadOptions(drawn));
    drawn.splice(drawn.indexOf(back), 1);
    planetNow(t.state).leads.bag.push(back);
  }
}

/** IV-326 to IV-333, RU-IV-95 On its deck, its bonus, then the test of the total. */
function* placeLead(t: Vanguard, who: Section, id: string): Rule {
  const { deck, onPlace } = leadOf(id);
  const planet = planetNow(t.state);
  planet.leads.decks[deck].push(id);
  t.tell({ fact: 'leadPlaced', lead: id, deck });
  yield* resolve(t, { who, source: `lead:${id}` }, onPlace);
  const total = planet.leads.decks[deck].reduce((sum, one) => sum + leadOf(one).value, 0);
  if (total >= threshold) yield* gainFrom(t, who, deck, 1);
}

/** IV-329, IV-330, IV-334, IV-335 Tokens leave the deck before its card is taken; only those that recycle go back into the bag. */
function clearLeads(t: Vanguard, deck: DeckName): void {
  const { leads } = planetNow(t.state);
  for (const id of leads.decks[deck]) (leadOf(id).recycle ? leads.bag : leads.beside).push(id);
  leads.decks[deck] = [];
}

/** IV-308 The top card, or the best of the top three, comes to the lander. */
export function* gainFrom(t: Vanguard, who: Section, deck: DeckName, of: number): Rule {
  clearLeads(t, deck);
  const pile = t.state.discoveries[deck];
  const top = pile.slice(-of);
  if (top.length === 0) return;
  t.fence();
  if (of > 1) t.state.shown = [...top];
  const id = yield* ask(t, who, 'discovery.best', 'Which one do you keep?', () =>
    top.map((one) => tap(`discovery:${one}`, discoveryOf(one).name, one)),
  );
  t.state.shown = [];
  pile.splice(pile.indexOf(id), 1);
  const { sector } = boardOf(t.state, who);
  planetNow(t.state).found.push({ id, sector });
  t.tell({ fact: 'discovered', discovery: id, deck });
  checkDeed(t);
  const happened: Happened = { cancelled: false, whom: who, sector, found: id };
  yield* moment(t, 'discovery.react', 'A discovery was made.', () => powersAt(t.state, 'discovery', happened));
}

/** What was found goes back on its deck; one of the top three is taken instead, and the others go under the deck. */
export function* exchangeFind(t: Vanguard, who: Section, found: string): Rule {
  const planet = planetNow(t.state);
  const at = planet.found.findIndex(({ id }) => id === found);
  if (at < 0) return;
  const { deck } = discoveryOf(found);
  const pile = t.state.discoveries[deck];
  const top = [...pile.slice(-2), found];
  t.fence();
  t.state.shown = [...top];
  const id = yield* ask(t, who, 'discovery.best', 'Which one do you keep?', () =>
    top.map((one) => tap(`discovery:${one}`, discoveryOf(one).name, one)),
  );
  t.state.shown = [];
  planet.found[at] = { id, sector: planet.found[at]!.sector };
  t.state.discoveries[deck] = [...top.filter((one) => one !== id), ...pile.filter((one) => !top.includes(one))];
  if (id !== found) t.tell({ fact: 'discovered', discovery: id, deck });
  checkDeed(t);
}

/** Aboard, a discovery goes straight to Gathered Discoveries. */
export function gatherAboard(t: Vanguard, deck: DeckName): void {
  const id = t.state.discoveries[deck].pop();
  if (id === undefined) return;
  t.fence();
  t.state.ship.gathered.push(id);
  t.tell({ fact: 'discovered', discovery: id, deck });
}
