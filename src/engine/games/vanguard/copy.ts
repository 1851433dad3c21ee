import { copyDeck } from '../../pieces/deck.ts';
import { copied } from '../../pieces/shared.ts';
import { deckNames, sections, type DeckName, type Section } from './content/vocabulary.ts';
import type { CheckState, Column, CrewBoard, PlanetState, SectionStore, ShipState, Story, VanguardState } from './state.ts';

/**
 * Written by hand: a fork copies the whole state, and a general deep copy costs five times as much. Only what rules replace and
 * never write into is common to copies: phases, crewmembers, records of planets, house rules, effects that last.
 */
export function copyVanguard(s: VanguardState): VanguardState {
  return {
    ...s,
    chance: [...s.chance],
    players: { ...s.players },
    sections: bySection(s.sections, copyStore) as Record<Section, SectionStore>,
    box: s.box.slice(),
    locked: s.locked.slice(),
    recruits: s.recruits.slice(),
    shown: s.shown.slice(),
    crew: copied(s.crew),
    boards: bySection(s.boards, copyBoard),
    events: copyDeck(s.events),
    discoveries: byDeck(s.discoveries),
    injuries: { ...s.injuries },
    rankUps: s.rankUps.slice(),
    rankUpsGone: s.rankUpsGone.slice(),
    planet: s.planet && copyPlanet(s.planet),
    ship: copyShip(s.ship),
    flags: s.flags.slice(),
    logs: s.logs.slice(),
    variants: { ...s.variants },
    story: copyStory(s.story),
  };
}

function bySection<T>(of: Partial<Record<Section, T>>, copy: (one: T) => T): Partial<Record<Section, T>> {
  const all: Partial<Record<Section, T>> = {};
  for (const section of sections) {
    const one = of[section];
    if (one) all[section] = copy(one);
  }
  return all;
}

function byDeck(of: Record<DeckName, string[]>): Record<DeckName, string[]> {
  const all = {} as Record<DeckName, string[]>;
  for (const deck of deckNames) all[deck] = of[deck].slice();
  return all;
}

const copyStore = (one: SectionStore): SectionStore => ({
  dice: one.dice.slice(),
  cards: one.cards.slice(),
  sleeves: [one.sleeves[0], one.sleeves[1], one.sleeves[2]],
});

const copyColumn = ({ dice, injury }: Column): Column => ({ dice: dice.slice(), injury });

const copyBoard = (b: CrewBoard): CrewBoard => ({
  ...b,
  columns: { red: copyColumn(b.columns.red), blue: copyColumn(b.columns.blue), green: copyColumn(b.columns.green) },
  spent: b.spent.slice(),
  sacrificed: b.sacrificed.slice(),
  injuries: b.injuries.map(({ name, down }) => ({ name, down })),
  hand: b.hand.slice(),
  deck: copyDeck(b.deck),
  playing: b.playing.slice(),
  equipment: b.equipment.slice(),
  used: copied(b.used),
  visited: b.visited.slice(),
});

/** Lists of cards by sector. */
function copyLists<T>(of: Record<number, T[]>): Record<number, T[]> {
  const all: Record<number, T[]> = {};
  for (const key in of) all[key] = of[key]!.slice();
  return all;
}

function copyPlanet(p: PlanetState): PlanetState {
  const threats: PlanetState['threats'] = {};
  for (const id in p.threats) {
    const { standees, time } = p.threats[id]!;
    threats[id] = { standees: standees.map(({ sector, primary }) => ({ sector, primary })), time };
  }
  return {
    ...p,
    pois: copyLists(p.pois),
    copies: copyLists(p.copies),
    tokens: copied(p.tokens),
    uniques: p.uniques.slice(),
    missions: p.missions.map(({ id, revealed }) => ({ id, revealed })),
    gcsSeen: p.gcsSeen.slice(),
    threats,
    markers: copied(p.markers),
    once: p.once.slice(),
    read: p.read.slice(),
    found: p.found.slice(),
    foundUniques: p.foundUniques.slice(),
    leads: { bag: p.leads.bag.slice(), decks: byDeck(p.leads.decks), beside: p.leads.beside.slice(), drawn: p.leads.drawn.slice() },
    order: p.order.slice(),
    turn: p.turn && { ...p.turn },
    lasting: p.lasting.slice(),
    rankUp: p.rankUp && { ...p.rankUp },
    deeds: p.deeds.slice(),
    tokensPlaced: p.tokensPlaced.slice(),
    check: p.check && copyCheck(p.check),
    completed: p.completed.slice(),
    loaded: p.loaded.slice(),
  };
}

const copyCheck = (c: CheckState): CheckState => ({
  ...c,
  pool: c.pool.map(({ die, owner, side }) => ({ die, owner, side })),
  injury: c.injury.slice(),
  danger: c.danger.slice(),
  assisted: c.assisted.slice(),
  cards: c.cards.slice(),
  countsAs: c.countsAs.slice(),
  spent: c.spent.slice(),
  after: c.after.slice(),
});

const copyShip = (s: ShipState): ShipState => ({
  ...s,
  bag: { ...s.bag },
  awaiting: s.awaiting.slice(),
  secondaries: s.secondaries.slice(),
  upgrades: s.upgrades.slice(),
  bridgePile: s.bridgePile.slice(),
  situations: s.situations.slice(),
  situationDeck: s.situationDeck.slice(),
  research: s.research.slice(),
  ready: s.ready.slice(),
  queues: s.queues.map((queue) => queue.slice()),
  gathered: s.gathered.slice(),
  uniques: s.uniques.slice(),
  armory: s.armory.slice(),
  landers: s.landers.map(({ id, down }) => ({ id, down })),
  mods: s.mods.slice(),
  lander: s.lander && { id: s.lander.id, mods: s.lander.mods.slice() },
  scanner: s.scanner && { ...s.scanner },
  medbay: s.medbay.map(({ crew, lane, level }) => ({ crew, lane, level })),
  fallen: s.fallen.slice(),
  memorial: s.memorial.slice(),
  records: copied(s.records),
  gone: s.gone.slice(),
});

const copyStory = (s: Story): Story => ({
  ...s,
  done: copied(s.done),
  failedOnce: s.failedOnce.slice(),
  visited: s.visited.slice(),
  visitedPlanets: s.visitedPlanets.slice(),
  destinations: s.destinations.slice(),
  happened: s.happened.slice(),
  secondariesDone: s.secondariesDone.slice(),
});
