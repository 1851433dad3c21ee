import type { Advice, Asked } from '../../kernel/guide.ts';
import { adviceAboard, isFirstVoyage } from './adviceAboard.ts';
import { firstMission, type FirstStep } from './content/firstMission.ts';
import type { DieId } from './content/dice.ts';
import { checkOf } from './content/find.ts';
import { sections, type Section } from './content/vocabulary.ts';
import { aimOf, worthOf } from './score/worth.ts';
import type { SeenBoard, SeenPlanet, VanguardView } from './view.ts';

interface Hint {
  readonly step: FirstStep;
  readonly point: readonly string[];
}
type Offered = readonly string[];

const tutorial = 'eye-of-the-void';
const door = 3;
const heart = 6;
/** The way to the work, sector by sector: to the door, and once it is open on to the heart. */
const onward: Readonly<Record<number, string>> = { 1: 'path:a>3', 2: 'path:b>3', 3: 'path:e>5', 4: 'path:d>3', 5: 'path:f>6' };
const stages = 7;

/** A word of help through the first mission and the first voyages, read from what everybody sees, at every question of theirs. */
export function advice(view: VanguardView, questions: readonly Asked[]): Advice | null {
  const asked = questions.find(({ ask }) => !isBeside(ask));
  if (!asked || view.ended) return null;
  if (isFirstVoyage(view)) return adviceAboard(view, asked);
  if (!isFirstMission(view)) return null;
  const { step, point } = hint(view, asked, questions);
  const offered = questions.flatMap(({ options }) => options.map(({ id }) => id));
  return { ...firstMission[step], point: point.filter((id) => offered.includes(id)), done: stage(view), of: stages };
}

const isFirstMission = ({ mix, phase, planet, story }: VanguardView): boolean =>
  planet ? planet.id === tutorial && story.landings === 1 && phase.at !== 'page' : phase.at === 'setup' && !mix.startsWith('mission');

/** Powers and settings lie beside a question; nobody waits for them. */
const isBeside = (ask: string): boolean => ask === 'power' || ask.startsWith('house.') || ask.endsWith('.use');

/** How far the mission has come: landed, moved, at the door, through it, at the heart, half a message, all of it. */
function stage({ planet, boards, story }: VanguardView): number {
  if (!planet) return 0;
  if (story.done.M01 !== undefined) return stages;
  const crew = Object.values(boards);
  if ((planet.markers['eye-decode.g'] ?? 0) > 0) return 6;
  if (crew.some(({ visited }) => visited.includes(heart))) return 5;
  if (isDoorOpen(planet)) return 4;
  if (planet.markers['eye-door.g'] !== undefined) return 3;
  if (crew.some(({ visited }) => visited.includes(door))) return 2;
  return planet.round > 0 ? 1 : 0;
}

const isDoorOpen = ({ pois }: SeenPlanet): boolean => pois[door]?.[0] === 'P02';

/** Questions that are answered alike whenever they come, with what the answer is likely to begin with. */
const usual: Readonly<Record<string, readonly [FirstStep, ...string[]]>> = {
  'setup.section': ['sections'],
  'setup.recruit': ['recruit'],
  'setup.board': ['board'],
  'setup.goes': ['goes', 'section:science', 'section:engineering'],
  'setup.sector': ['sector'],
  'check.modify': ['modify', 'go-on'],
  'check.combine': ['combine', 'go-on'],
  'check.row': ['pay', 'dice:'],
  'check.extra': ['pay'],
  'prepare.parts': ['prepare', 'draw'],
  'event.choose': ['event'],
  'event.resolve': ['event', 'go-on'],
  'injury.column': ['injury'],
  'injury.die': ['injury'],
  'injury.react': ['injury', 'go-on'],
  'spend.die': ['lose', 'die:'],
  'sacrifice.die': ['lose', 'die:'],
  'push.die': ['lose', 'die:'],
  'discard.card': ['discard'],
  'travel.react': ['path', 'go-on'],
};

function hint(view: VanguardView, asked: Asked, questions: readonly Asked[]): Hint {
  const offered = asked.options.map(({ id }) => id);
  const { planet } = view;
  const who = planet?.turn?.who;
  const board = who && view.boards[who];
  if (planet && board && asked.ask === 'turn.action') return inTurn(view, planet, who, board, offered, questions);
  if (planet && board && asked.ask === 'travel.path') return { step: 'path', point: offered.filter((id) => id === onward[board.sector]) };
  if (planet && asked.ask === 'round.start') return { step: 'start', point: [readiest(view, planet, offered)] };
  if (planet && asked.ask === 'check.dice') return { step: 'dice', point: [usefulDie(view, planet, offered) ?? stopRolling(planet)] };
  if (planet && asked.ask === 'check.assist') return { step: 'assist', point: [usefulDie(view, planet, offered) ?? 'no'] };
  if (asked.ask === 'refresh.die') return { step: 'regain', point: [offered.find((id) => !id.includes('-basic-')) ?? offered[0]!] };
  if (asked.ask === 'log.14') return { step: 'leave', point: ['choice-1'] };
  if (asked.ask.startsWith('log.')) return { step: 'log', point: [offered[0]!] };
  const [step, ...starts] = usual[asked.ask] ?? ['any'];
  const fitting = offered.filter((id) => starts.some((start) => id.startsWith(start)));
  const best = step === 'lose' ? fitting.find((id) => id.includes('-basic-')) : undefined;
  return { step, point: [best ?? fitting[0] ?? offered[0]!] };
}

const diceOf = ({ columns }: SeenBoard): DieId[] => Object.values(columns).flatMap(({ dice }) => dice);

/** Icons that are rolled beyond those needed: dice fall badly now and then. */
const margin = 1;
/** Below this a die brings more accidents than help. */
const least = 0.2;

/** The offered die that helps most, as long as more help is wanted. */
function usefulDie({ boards }: VanguardView, planet: SeenPlanet, offered: Offered): string | null {
  const { check } = planet;
  const roller = check && boards[check.roller];
  if (!roller) return null;
  const aim = aimOf(planet, checkOf(check.check, planet.id));
  const worth = (die: DieId): number => worthOf(die, aim, roller);
  const rolled = check.pool.reduce((sum, { die }) => sum + Math.max(0, worth(die)), 0);
  if (rolled >= aim.count + margin) return null;
  const dice = offered.filter((id) => id.startsWith('die:')).map((id) => id.slice('die:'.length) as DieId);
  const [best] = dice.sort((a, b) => worth(b) - worth(a));
  return best && worth(best) >= least ? `die:${best}` : null;
}

const stopRolling = ({ check }: SeenPlanet): string => (check?.pool.length ? 'roll' : 'all');

/** The special action that moves the mission from where somebody stands. */
function workIn(planet: SeenPlanet, board: SeenBoard, offered: Offered): Hint | null {
  const { sector } = board;
  if (sector === door && !isDoorOpen(planet) && offered.includes('action:eye-door')) return { step: 'door', point: ['action:eye-door'] };
  const wants = (id: string): number => {
    const aim = aimOf(planet, checkOf(id, planet.id));
    return offered.includes(`action:${id}`) ? diceOf(board).reduce((sum, die) => sum + Math.max(0, worthOf(die, aim, board)), 0) : 0;
  };
  const [decode, crank] = [wants('eye-decode'), wants('eye-crank')];
  if (decode >= 1 && decode >= crank) return { step: 'decode', point: ['action:eye-decode'] };
  if (crank >= 1) return { step: 'crank', point: ['action:eye-crank'] };
  return offered.includes('action:eye-recall') ? { step: 'leave', point: ['action:eye-recall'] } : null;
}

function inTurn(
  { story }: VanguardView,
  planet: SeenPlanet,
  who: Section,
  board: SeenBoard,
  offered: Offered,
  questions: readonly Asked[],
): Hint {
  const ready = diceOf(board).length;
  const exert = `exert:${who}`;
  const mayRest = offered.includes('rest') && board.spent.length >= 2;
  const work = workIn(planet, board, offered);
  if (work && (ready >= 2 || (ready > 0 && !mayRest))) return work;
  const isThere = story.done.M01 === undefined && board.sector === (isDoorOpen(planet) ? heart : door);
  if (!isThere && offered.includes('travel') && board.sector !== heart) return { step: 'travel', point: ['travel'] };
  if (mayRest && ready < 4) return { step: 'rest', point: ['rest'] };
  const canExert = questions.some(({ options }) => options.some(({ id }) => id === exert));
  if (work && ready === 0 && board.spent.length >= 4 && canExert) return { step: 'exert', point: [exert] };
  return { step: 'prepare', point: ['prepare'] };
}

/** Whoever is nearest to the work with most dice ready. */
function readiest({ boards }: VanguardView, planet: SeenPlanet, offered: Offered): string {
  const worth = (section: Section): number => {
    const board = boards[section];
    if (!board) return -1;
    return diceOf(board).length + (board.sector === (isDoorOpen(planet) ? heart : door) ? 10 : 0);
  };
  const crew = sections.filter((section) => offered.includes(`crew:${section}`));
  return crew.length === 0 ? offered[0]! : `crew:${crew.reduce((best, one) => (worth(one) > worth(best) ? one : best))}`;
}
