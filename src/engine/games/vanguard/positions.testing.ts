import { landers, mods } from './content/decks/landers.ts';
import { production } from './content/decks/production.ts';
import { research } from './content/decks/research.ts';
import type { BookPage, VanguardState } from './state.ts';
import { aboard as crewAboard } from './rules/ship/aboard.testing.ts';
import { begin, fresh, say, setBoard, type VanguardMatch } from './vanguard.testing.ts';

/** In the middle of a landing: hurt, with cards in hand, a threat on the board. */
function landed(s: VanguardState): void {
  setBoard(s, 'recon', { injuries: ['Exhausted'], hand: ['RC01:1', 'RC02:1', 'RC03:1'] });
  Object.assign(s.boards.engineering!, { sector: 3, charges: 2 });
  Object.assign(s.boards.recon!, { sector: 3, charges: 1 });
  s.planet!.success = 3;
  s.planet!.round = 5;
}

/** Aboard with two available crewmembers in every section, at a page of the ship book. */
const aboard =
  (page: BookPage) =>
  (s: VanguardState): void => {
    crewAboard(s);
    s.phase = { at: 'page', page, step: 0 };
    Object.assign(s.ship, { energy: 5, command: 3, objective: 'O1' });
  };

/** Work goes on in laboratory, production and situation room, and finds wait for it. */
function busy(s: VanguardState): void {
  Object.assign(s.ship, {
    research: [...research.slice(0, 4).map(({ id }) => id), null, null],
    queues: [[production[0]!.id, null, production[1]!.id], [null, null, null]],
    ready: [production[2]!.id, production[3]!.id],
    situations: s.ship.situationDeck.splice(0, 2),
    awaiting: [],
    gathered: Object.values(s.discoveries).flatMap((deck, i) => deck.splice(0, 1 + (i % 3))),
    success: 6,
  });
}

const busyAt =
  (page: BookPage) =>
  (s: VanguardState): void => {
    aboard(page)(s);
    busy(s);
  };

/** Before the launch: the lander is chosen, and nobody is aboard. */
const launch = (): VanguardMatch =>
  begin({ mix: 'campaign-2', edit: (s) => {
    aboard(23)(s);
    Object.assign(s.ship, { scanner: { card: 'LC-03', parts: 3 }, lander: { id: 'mule', mods: [] } });
  } });

/** On the way down, with the lander outfitted and loaded. */
const landing = (): VanguardMatch => until(launch(), 'landing.roller');

/** Answers the first option until a question of this name is open. */
function until(m: VanguardMatch, ask: string, most = 60): VanguardMatch {
  for (let i = 0; i < most && !m.open.some((one) => one.ask === ask); i++) {
    const main = m.open.find(({ kind }) => kind !== 'power');
    if (!main) break;
    m.answer({ seat: main.seat, ask: main.ask, option: main.options[0]!.id });
  }
  return m;
}

/** In the turn of Engineering a card asks for whom of the three in its sector it is. */
const whom = (): VanguardMatch =>
  say(begin({ team: ['recon', 'science', 'engineering'], edit: (s) => {
    landed(s);
    setBoard(s, 'engineering', { hand: ['EN02:1'] });
    s.boards.science!.sector = 3;
    Object.assign(s.planet!.turn!, { who: 'engineering' });
  } }), 'use:engineering:card:EN02:1');

/** Made-up positions of ISS Vanguard, by name. */
export const positions: Readonly<Record<string, () => VanguardMatch>> = {
  planet: () => begin({ team: ['recon', 'science', 'engineering'], edit: landed }),
  check: () => say(begin({ team: ['recon', 'science', 'engineering'], edit: landed }), 'action:wreck'),
  rolled: () => until(say(begin({ team: ['recon', 'engineering'], edit: landed }), 'action:wreck', 'all'), 'check.extra', 3),
  assist: () => until(say(begin({ team: ['recon', 'engineering'], edit: landed }), 'action:wreck', 'all'), 'check.assist', 3),
  whom,
  liftoff: () => begin({ team: ['recon', 'engineering'], edit: (s) => {
    landed(s);
    for (const board of Object.values(s.boards)) board.sector = 1;
  } }),
  launch,
  landing,
  landingRoll: () => say(landing(), 'crew:recon'),
  ship: () => until(begin({ mix: 'campaign-2', edit: busyAt(6) }), 'facility.visit', 8),
  laboratory: () => say(positions.ship!(), 'facility:8'),
  production: () => say(positions.ship!(), 'facility:12'),
  barracks: () => until(say(positions.ship!(), 'facility:16', 'stop'), 'draft.pick', 3),
  situations: () => say(positions.ship!(), 'facility:17'),
  scanner: () =>
    begin({
      mix: 'campaign-2',
      edit: (s) => {
        busyAt(5)(s);
        s.phase = { at: 'page', page: 5, step: 3 };
        s.ship.scanner = { card: 'LC-03', parts: 2 };
      },
    }),
  hangar: () => until(begin({ mix: 'campaign-2', edit: (s) => {
    busyAt(18)(s);
    s.ship.scanner = { card: 'LC-03', parts: 2 };
    s.ship.landers = landers.slice(0, 3).map(({ id }, at) => ({ id, down: at === 2 }));
    s.ship.mods.push(...mods.slice(0, 4).map(({ id }) => id));
  } }), 'hangar.choose', 4),
  savePoint: () =>
    until(
      begin({
        mix: 'campaign-2',
        edit: (s) => {
          busyAt(36)(s);
          s.ship.fallen = Object.keys(s.crew).filter((_, at) => at % 3 === 0);
          for (const id of s.ship.fallen) s.crew[id] = { ...s.crew[id]!, place: 'fallen' };
        },
      }),
      'save.stop',
      6,
    ),
  starmap: () => until(begin({ mix: 'campaign-2', edit: aboard(5) }), 'starmap.task', 8),
  medbay: () =>
    begin({
      mix: 'campaign-2',
      edit: (s) => {
        aboard(32)(s);
        const [worst, better] = Object.keys(s.crew);
        for (const [id, level] of [[worst!, 2], [better!, 1]] as const) {
          s.crew[id] = { ...s.crew[id]!, place: 'medbay' };
          s.ship.medbay.push({ crew: id, lane: level - 1, level });
        }
      },
    }),
  bridge: () => begin({ mix: 'campaign-2', edit: aboard(2) }),
  log: () => fresh('tutorial-1', { crew: 'quick' }),
  setup: () => fresh('tutorial-2'),
  ...Object.fromEntries(
    ['eye-of-the-void', 'cinder-orchard', 'lowlight-canopy', 'sundered-quay', 'the-fallow', 'hollow-choir', 'switch-house'].map(
      (planet) => [planet, () => begin({ planet, team: ['recon', 'engineering'] })],
    ),
  ),
};
