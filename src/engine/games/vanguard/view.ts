import type { Seat } from '../../kernel/rule.ts';
import { landingOf } from './content/find.ts';
import { deckNames, sections, type DeckName, type Section } from './content/vocabulary.ts';
import { settingsOf, type PowerSetting } from './rules/windows.ts';
import type { CrewBoard, PlanetState, ShipState, VanguardState } from './state.ts';

export type SeenBoard = Omit<CrewBoard, 'deck'> & {
  /** RU-IV-05 The top card of a section deck lies open. */
  readonly deck: { readonly count: number; readonly top: string | null; readonly discard: readonly string[] };
};

export type SeenPlanet = Omit<PlanetState, 'uniques' | 'leads' | 'copies'> & {
  /** The pile shows its top card; the planet's list tells what is below. */
  readonly uniques: readonly number[];
  readonly leads: {
    readonly bag: number;
    readonly decks: PlanetState['leads']['decks'];
    readonly beside: readonly string[];
    readonly drawn: readonly string[];
  };
  readonly nextEvents: readonly string[];
};

type SeenShip = Omit<ShipState, 'situationDeck' | 'scanner'> & {
  readonly situationDeck: number;
  /** IV-425, IV-428 Only the parts of a landing card that were scanned. */
  readonly scanner: { readonly card: string; readonly parts: readonly string[] } | null;
};

export interface VanguardView {
  readonly mix: string;
  readonly mode: VanguardState['mode'];
  readonly phase: VanguardState['phase'];
  readonly players: VanguardState['players'];
  readonly sections: VanguardState['sections'];
  readonly box: readonly string[];
  readonly recruits: number;
  readonly shown: readonly string[];
  readonly crew: VanguardState['crew'];
  readonly boards: Partial<Record<Section, SeenBoard>>;
  readonly events: { readonly count: number; readonly discard: readonly string[] };
  readonly discoveries: Readonly<Record<DeckName, number>>;
  readonly injuries: VanguardState['injuries'];
  readonly rankUps: number;
  readonly planet: SeenPlanet | null;
  readonly ship: SeenShip;
  readonly flags: readonly string[];
  /** The logbook: nothing unread is in it. */
  readonly logs: readonly number[];
  readonly variants: VanguardState['variants'];
  readonly story: VanguardState['story'];
  readonly deadly: boolean;
  /** The powers that each seat has now, with how it wants to be asked for them. */
  readonly windows: Readonly<Record<Seat, readonly PowerSetting[]>>;
  readonly ended: VanguardState['ended'];
}

/** Everybody plays together, so every seat sees the same. Built up from nothing: a new field stays secret until somebody writes it here. */
export function viewVanguard(state: VanguardState, _seat: Seat | 'table'): VanguardView {
  const { mix, mode, phase, players, crew, injuries, flags, logs, variants, story, ended } = state;
  return {
    mix,
    mode,
    phase,
    players,
    crew,
    injuries,
    flags,
    logs,
    variants,
    story,
    ended,
    sections: binderOf(state.sections),
    box: state.box,
    recruits: state.recruits.length,
    shown: state.shown,
    boards: Object.fromEntries(
      sections.flatMap((section) => {
        const board = state.boards[section];
        return board ? [[section, seenBoard(board)]] : [];
      }),
    ),
    events: { count: state.events.cards.length, discard: state.events.discard },
    discoveries: Object.fromEntries(deckNames.map((deck) => [deck, state.discoveries[deck].length])) as Record<DeckName, number>,
    rankUps: state.rankUps.length,
    planet: state.planet && seenPlanet(state, state.planet),
    ship: seenShip(state.ship),
    deadly: state.house.deadly,
    windows: Object.fromEntries(state.planet ? state.seats.map((seat) => [seat, settingsOf(state, state.planet!, seat)]) : []),
  };
}

const seenBoard = ({ deck, ...board }: CrewBoard): SeenBoard => ({
  ...board,
  deck: { count: deck.cards.length, top: deck.cards.at(-1) ?? null, discard: deck.discard },
});

const seenPlanet = (state: VanguardState, { uniques, leads, copies: _, ...planet }: PlanetState): SeenPlanet => ({
  ...planet,
  uniques: [...uniques],
  leads: { bag: leads.bag.length, decks: leads.decks, beside: leads.beside, drawn: leads.drawn },
  nextEvents: planet.peeked > 0 ? state.events.cards.slice(-planet.peeked) : [],
});

const seenShip = ({ situationDeck, scanner, ...ship }: ShipState): SeenShip => ({
  ...ship,
  situationDeck: situationDeck.length,
  scanner: scanner && {
    card: scanner.card,
    parts: landingOf(scanner.card)
      .parts.slice(0, scanner.parts)
      .map(({ text }) => text),
  },
});

/** The cards that a section keeps lie open, in no order: the order in which they came back would tell how a hidden deck lay. */
const binderOf = (kept: VanguardState['sections']): VanguardState['sections'] => ({
  ...kept,
  ...Object.fromEntries(sections.map((section) => [section, { ...kept[section], cards: [...kept[section].cards].sort() }])),
});
