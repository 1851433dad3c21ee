import { leads } from '../../content/decks/leads.ts';
import { events, tutorialEvents } from '../../content/decks/events.ts';
import { planetOf, threatOf } from '../../content/find.ts';
import { deckNames, type DeckName } from '../../content/vocabulary.ts';
import type { PlanetRecord, PlanetState, Vanguard } from '../../state.ts';
import { team } from '../board.ts';
import { holds } from '../conditions.ts';
import { isFinal } from '../deeds.ts';
import { spawnThreat } from '../threats.ts';

/** IV-562 to IV-572 The board of a planet as it is found, or as its record says. A board that was never put away stays (IV-750). */
export function layBoard(t: Vanguard, id: string): void {
  const { planet } = planetOf(id);
  const record = t.state.ship.records[id];
  const old = t.state.planet?.id === id ? t.state.planet : null;
  const first = !t.state.story.visitedPlanets.includes(id);
  const now: PlanetState = { ...empty(id, first), order: team(t.state) };
  t.state.planet = now;
  const kept = old ? recordOf(old) : record;
  if (kept) restore(t, kept);
  else {
    // IV-564, IV-565 The first listed lies at the bottom; those that were brought home before are not there.
    now.uniques = planet.uniques.filter((n) => !t.state.ship.uniques.includes(n));
    for (const { n, startPoi } of planet.sectors) if (startPoi) now.pois[n] = [startPoi];
  }
  for (const { id: mission, when, revealed } of planet.missions)
    if (t.state.story.done[mission] === undefined && (!when || holds(t.state, when, null)))
      now.missions.push({ id: mission, revealed: revealed ?? false });
  const gc = planet.gcAtStart.find(({ when }) => !when || holds(t.state, when, null));
  if (gc) {
    now.gc = gc.id;
    now.gcsSeen = [gc.id];
  }
  if (!kept)
    for (const { id: threat, sector, when } of planet.threatsAtStart)
      if (!when || holds(t.state, when, null)) spawnThreat(t, threat, sector);
  if (first) t.state.story.visitedPlanets.push(id);
  shuffleDecks(t, id);
}

const empty = (id: string, first: boolean): PlanetState => ({
  id,
  first,
  lander: null,
  landing: null,
  pois: {},
  copies: {},
  tokens: {},
  uniques: [],
  missions: [],
  gc: null,
  gcsSeen: [],
  threats: {},
  markers: {},
  once: [],
  read: [],
  found: [],
  foundUniques: [],
  supplies: 0,
  success: 0,
  leads: {
    bag: leads.map((lead) => lead.id),
    decks: Object.fromEntries(deckNames.map((deck) => [deck, []])) as unknown as Record<DeckName, string[]>,
    beside: [],
    drawn: [],
  },
  round: 0,
  start: null,
  order: [],
  turn: null,
  event: null,
  peeked: 0,
  lasting: [],
  rankUp: null,
  deeds: [],
  tokensPlaced: [],
  check: null,
  completed: [],
  missionFailed: false,
  over: null,
  loaded: [],
});

/** IV-751 Cards and standees are put back; nothing is triggered. IV-752 Time tokens and markers start over. */
function restore(t: Vanguard, { pois, uniques, threats }: PlanetRecord): void {
  const now = t.state.planet!;
  for (const [sector, stack] of Object.entries(pois)) now.pois[Number(sector)] = [...stack];
  now.uniques = uniques.filter((n) => !t.state.ship.uniques.includes(n));
  for (const { id, sectors } of threats)
    now.threats[id] = { time: 0, standees: threatOf(id).standees.map(({ primary }, at) => ({ primary, sector: sectors[at]! })) };
}

/** IV-522 to IV-528, IV-688 to IV-694 What is written on a record sheet. */
export function recordOf(planet: PlanetState, landingCard: string | null = null): PlanetRecord {
  return {
    planet: planet.id,
    landingCard,
    pois: Object.fromEntries(Object.entries(planet.pois).map(([sector, stack]) => [sector, [...stack]])),
    finished: Object.entries(planet.pois)
      .filter(([, [top]]) => top !== undefined && isFinal(top))
      .map(([sector]) => Number(sector)),
    uniques: [...planet.uniques],
    threats: Object.entries(planet.threats).map(([id, { standees }]) => ({ id, sectors: standees.map(({ sector }) => sector) })),
  };
}

/** IV-569, IV-570 */
function shuffleDecks(t: Vanguard, id: string): void {
  const tutorial = planetOf(id).planet.noLander !== undefined && t.state.planet!.first;
  t.state.events = { cards: (tutorial ? tutorialEvents : events).map((event) => event.id), discard: [] };
  t.shuffle(t.state.events.cards);
  for (const deck of deckNames) t.shuffle(t.state.discoveries[deck]);
}
