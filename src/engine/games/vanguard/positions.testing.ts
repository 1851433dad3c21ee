import { colors, sections } from './content/vocabulary.ts';
import type { BookPage, VanguardState } from './state.ts';
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
    s.mode = 'campaign';
    for (const section of sections) {
      const board = s.boards[section];
      if (board) {
        s.sections[section].dice.push(...colors.flatMap((color) => board.columns[color].dice), ...board.spent);
        delete s.boards[section];
      }
      for (const [id, one] of Object.entries(s.crew)) if (one.section === section) delete s.crew[id];
      for (let n = 0; n < 2; n++) s.crew[s.recruits.shift()!] = { section, rank: 1, place: 'available' };
    }
    s.planet = null;
    s.phase = { at: 'page', page, step: 0 };
    Object.assign(s.ship, { energy: 5, command: 3, objective: 'O1' });
  };

/** Answers the first option until a question of this name is open. */
function until(m: VanguardMatch, ask: string, most = 60): VanguardMatch {
  for (let i = 0; i < most && !m.open.some((one) => one.ask === ask); i++) {
    const main = m.open.find(({ kind }) => kind !== 'power');
    if (!main) break;
    m.answer({ seat: main.seat, ask: main.ask, option: main.options[0]!.id });
  }
  return m;
}

/** Made-up positions of ISS Vanguard, by name. */
export const positions: Readonly<Record<string, () => VanguardMatch>> = {
  planet: () => begin({ team: ['recon', 'science', 'engineering'], edit: landed }),
  check: () => say(begin({ team: ['recon', 'science', 'engineering'], edit: landed }), 'action:wreck'),
  rolled: () => until(say(begin({ team: ['recon', 'engineering'], edit: landed }), 'action:wreck', 'all'), 'check.extra', 3),
  ship: () => until(begin({ mix: 'campaign-2', edit: aboard(6) }), 'facility.visit', 8),
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
