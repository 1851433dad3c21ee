import type { Given } from '../../kernel/rules.ts';
import { boxStock, startingDice, type DieId } from './content/dice.ts';
import { equipment } from './content/decks/equipment.ts';
import { injuries } from './content/decks/injuries.ts';
import { production } from './content/decks/production.ts';
import { rankUps } from './content/decks/rankUps.ts';
import { recruits } from './content/decks/recruits.ts';
import { research } from './content/decks/research.ts';
import { situations } from './content/decks/situations.ts';
import { copiesOf, discoveries } from './content/find.ts';
import { colors, deckNames, dieKinds, sections, type DeckName, type InjuryName, type Section } from './content/vocabulary.ts';
import { limits } from './settings.ts';
import type { SectionStore, ShipState, VanguardState } from './state.ts';

/** IV-001 The state of a campaign before anything is chosen. Decks are shuffled by the first rule. */
export function setUp({ mix, seats, options, chance }: Given): VanguardState {
  const limited = options.length === 'limited';
  const { stores, box, locked } = deal();
  return {
    chance: [...chance],
    mix,
    mode: mix.startsWith('campaign') ? 'campaign' : 'mission',
    phase: { at: 'setup', step: 'opening' },
    seats: [...seats],
    players: { recon: null, security: null, science: null, engineering: null },
    sections: stores,
    box,
    locked,
    recruits: recruits.map(({ id }) => id),
    shown: [],
    crew: {},
    boards: {},
    events: { cards: [], discard: [] },
    discoveries: Object.fromEntries(
      deckNames.map((deck) => [deck, discoveries.filter((one) => one.deck === deck).map(({ id }) => id)]),
    ) as Record<DeckName, string[]>,
    injuries: Object.fromEntries(injuries.map(({ name, copies }) => [name, copies])) as Record<InjuryName, number>,
    rankUps: rankUps.filter((card) => !card.tutorial).map(({ id }) => id),
    rankUpsGone: [],
    planet: null,
    ship: ship(),
    flags: [],
    logs: [],
    variants: {},
    story: {
      done: {},
      failedOnce: [],
      landings: 0,
      deaths: 0,
      visited: [1],
      visitedPlanets: [],
      destinations: [],
      happened: [],
      safeLandings: 0,
      conditionsSeen: false,
      secondariesDone: [],
      fallenThisTime: 0,
      ending: null,
      diary: [],
    },
    house: {
      deadly: options.space === 'deadly',
      landings: limited ? limits.landings : null,
      rounds: limited ? limits.rounds : null,
      quick: options.crew === 'quick' || mix.startsWith('mission'),
      planet: mix.startsWith('mission') ? (options.planet ?? 'halcyon-shelf') : 'eye-of-the-void',
      windows: {},
    },
    ended: null,
  };
}

/** HD-IV-04 Every die has one name; the sections take theirs first. */
function deal(): { readonly stores: Record<Section, SectionStore>; readonly box: DieId[]; readonly locked: DieId[] } {
  const taken: Record<string, number> = {};
  const next = (look: `${(typeof colors)[number]}-${(typeof dieKinds)[number]}`): DieId => {
    taken[look] = (taken[look] ?? 0) + 1;
    return `${look}-${taken[look]}`;
  };
  const stores = Object.fromEntries(
    sections.map((section): [Section, SectionStore] => [
      section,
      { dice: startingDice[section].map(next), cards: copiesOf(section), sleeves: [6, 4, 2] },
    ]),
  ) as Record<Section, SectionStore>;
  const rest = colors.flatMap((color) =>
    dieKinds.flatMap((kind) => Array.from({ length: boxStock[kind] }, () => next(`${color}-${kind}`))),
  );
  const open = (die: DieId): boolean => die.includes('-basic-') || die.includes('-specialized-');
  return { stores, box: rest.filter(open), locked: rest.filter((die) => !open(die)) };
}

const ship = (): ShipState => ({
  morale: 'normal',
  energy: 0,
  command: 0,
  penalty: false,
  success: 0,
  bag: { energy: 0, command: 0, success: 0, penalty: false },
  awaiting: [...research, ...production].filter(({ enters }) => enters === 'start').map(({ id }) => id),
  objective: null,
  secondaries: ['OS1', 'OS2'],
  tech: 'TECH1',
  system: 1,
  upgrades: [],
  bridgePile: [],
  situations: [],
  situationDeck: situations.map(({ id }) => id),
  research: [null, null, null, null, null, null],
  ready: [],
  queues: [
    [null, null, null],
    [null, null, null],
  ],
  queueTwo: false,
  gathered: [],
  uniques: [],
  armory: equipment.filter(({ armory }) => armory).map(({ id }) => id),
  landers: [{ id: 'mule', down: false }],
  mods: [],
  lander: null,
  scanner: null,
  scouts: 0,
  scanDiscount: 0,
  nextSupplies: 0,
  medbay: [],
  coldBerth: null,
  fallen: [],
  memorial: [],
  records: {},
  gone: [],
  berths: 0,
  sold: false,
  flights: 0,
  addOn: 0,
  readHere: 0,
  moraleSpared: false,
});
