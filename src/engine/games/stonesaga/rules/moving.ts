import { button, declining, drag, tap, thenAsking, type Option } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { discard as discardCard, drawOne } from '../../../pieces/deck.ts';
import type { Direction, Hex } from '../../../pieces/hexGrid.ts';
import { hexes } from '../content/hexes.ts';
import { journey } from '../content/journey.ts';
import type { JourneyCard } from '../content/schema.ts';
import type { Crossing } from '../reckoning/edges.ts';
import { hardJourneyCost, sparesEdge } from '../reckoning/hardJourney.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../state.ts';
import { abilitiesOf, isUsed, markUsed, printedOnStructure, type Granted } from './abilities.ts';
import type { DayAction } from './dayAction.ts';
import { ask } from './asking.ts';
import { thingOf } from './attributeTest.ts';
import { isTrue } from './conditions.ts';
import { resolveCard } from './effects/resolve.ts';
import { loseEnergy } from './energy.ts';
import { offerInvestigation } from './investigating.ts';
import { crossing, outpostIn, reachable } from './places.ts';
import { wayWords } from './hexWords.ts';
import { randomHex } from './randomising.ts';
import { confront } from './sites.ts';
import { revealHex } from './valley.ts';

/** SS-216, SS-217 To an adjacent hex, at no cost to begin with. */
export const move: DayAction = {
  id: 'move',
  offers: (t, who) => {
    const { at } = t.state.characters[who];
    if (at === null) return [];
    return reachable(t.state, at).map(({ hex, direction }): Option<() => Rule> => {
      const { id, explored, mysteries } = t.state.map[hex]!;
      const label = explored ? `Move to ${hexes[id].name}` : `Move into the mist, ${wayWords[direction]}`;
      const option = drag(`mini:${who}`, `hex:${hex}`, label, () => moveTo(t, who, hex, direction));
      return mysteries > 0 ? thenAsking(option, 'what comes first') : option;
    });
  },
};

/** SS-218 to SS-222, SC-670 */
function* moveTo(t: Stonesaga, who: CharacterId, to: Hex, direction: Direction): Rule {
  const from = t.state.characters[who].at!;
  const path = crossing(t.state, from, direction);
  const unknown = !t.state.map[to]!.explored;
  if (unknown) revealHex(t, to);
  t.state.characters[who].at = to;
  t.tell({ fact: 'moved', who, from, to });
  const travel = (): Rule => drawJourney(t, who, { ...path, from, unknown });
  if (t.state.map[to]!.mysteries === 0) return yield* travel();
  const options = [tap('deck:journey', 'The Journey card first', true), tap(`hex:${to}`, 'The mystery first', false)];
  const journeyFirst = yield* ask(t, who, 'move.first', 'A mystery waits here, and so does the journey.', options, { second: true });
  if (journeyFirst) yield* travel();
  yield* confrontAll(t, who, to);
  if (!journeyFirst) yield* travel();
}

/** SC-079, SC-671 One after the other, until none is left or the character is somewhere else. */
function* confrontAll(t: Stonesaga, who: CharacterId, hex: Hex): Rule {
  while (t.state.characters[who].at === hex && t.state.map[hex]!.mysteries > 0) yield* confront(t, who, hex);
}

/** SC-669 However a miniature comes into a hex. Only a move action draws a Journey card. */
export function* enter(t: Stonesaga, who: CharacterId, hex: Hex): Rule {
  if (!t.state.map[hex]!.explored) revealHex(t, hex);
  t.state.characters[who].at = hex;
  yield* confrontAll(t, who, hex);
}

/** SC-001 to SC-005, RU-SC-05 To a random adjacent hex, without card and without loss. */
export function* flee(t: Stonesaga, who: CharacterId): Rule {
  const from = t.state.characters[who].at;
  const open = from === null ? [] : reachable(t.state, from).map(({ hex }) => hex);
  if (from === null || open.length === 0) return;
  const to = randomHex(t, open);
  t.tell({ fact: 'fled', who, from, to });
  yield* enter(t, who, to);
}

/** The edge that was crossed, where from, and whether the hex beyond it was unknown. */
interface Path extends Crossing {
  readonly from: Hex;
  readonly unknown: boolean;
}

/** A bridge serves those who leave its hex as well as those who come. */
function leftBehind(state: StonesagaState, from: Hex): Granted<'arduousIgnore'>[] {
  const built = Object.entries(outpostIn(state, from)?.structures ?? {});
  return built.flatMap(([source, { structure }]) =>
    printedOnStructure(structure, 'arduousIgnore').map((ability) => ({ ability, source, kind: 'structure' as const })),
  );
}

/** SS-220, SS-221, SS-224 to SS-231 */
function* drawJourney(t: Stonesaga, who: CharacterId, path: Path): Rule {
  if (t.state.journey.cards.length === 0 && t.state.journey.discard.length > 0) t.tell({ fact: 'deckShuffled', deck: 'journey' });
  const id = drawOne(t, t.state.journey);
  if (!id) return yield* arduousJourney(t, who, path);
  const card: JourneyCard = journey[id];
  const met = !card.needs || isTrue(t.state, who, card.needs);
  t.tell({ fact: 'journeyDrawn', who, card: id, met });
  if (met) {
    yield* offerInvestigation(t, who, id);
    yield* resolveCard(t, who, id, card.effects);
  }
  discardCard(t.state.journey, id);
  if (!met) yield* arduousJourney(t, who, path);
}

/** SS-232 to SS-239 One energy is lost on an obstructed path, unless somebody knows better. */
function* arduousJourney(t: Stonesaga, who: CharacterId, path: Path): Rule {
  const obstructed = path.passage === 'obstructed';
  t.tell({ fact: 'arduousJourney', who, obstructed });
  if (!obstructed || (path.unknown && abilitiesOf(t.state, who, 'unexploredFree').length > 0)) return;
  let loss = hardJourneyCost(path.by, abilitiesOf(t.state, who, 'arduousMore').map(({ ability }) => ability));
  while (loss > 0) {
    const helps = [...abilitiesOf(t.state, who, 'arduousIgnore'), ...leftBehind(t.state, path.from)].filter(
      ({ ability, source }) => sparesEdge(ability, path.by) && !isUsed(t.state, who, source, ability.per),
    );
    if (helps.some(({ ability }) => ability.per === 'always')) return;
    if (helps.length === 0) break;
    const chosen = yield* ask(t, who, 'journey.ignore', 'The way is hard.', [
      ...helps.map((one) => tap(thingOf(who, one), `Ignore the loss with ${one.source}`, one)),
      declining(button('lose', 'Lose the energy', null)),
    ]);
    if (!chosen) break;
    markUsed(t, who, chosen, chosen.ability.per);
    // A power takes away one energy, an item the whole loss of this journey.
    loss -= chosen.kind === 'power' ? 1 : loss;
  }
  if (loss > 0) yield* loseEnergy(t, who, loss);
}
