import type { Decision } from '../../kernel/rule.ts';
import type { DieId } from './content/dice.ts';
import { gcOf, landingOf, missionOf, planetOf } from './content/find.ts';
import type { Color, Section } from './content/vocabulary.ts';
import { availableCount, availableDice, boardOf, diceInPlay, refreshable, team } from './rules/board.ts';
import { checkNow } from './rules/check/pool.ts';
import { isDoable } from './rules/effects/doable.ts';
import { holds } from './rules/conditions.ts';
import { statOf } from './rules/ship/landing.ts';
import { goodOutcomes } from './score/gains.ts';
import { wishedChoices } from './score/wish.ts';
import { workLeft, type Work } from './score/work.ts';
import { aimOf, aimOfHand, worthOf, worthOfAll, type Aim } from './score/worth.ts';
import type { CheckState, PlanetState, VanguardState } from './state.ts';

/**
 * What a careful player would weigh. Which dice to roll, spend, refresh or give up follows from what they are worth for the work
 * at hand; to try each of them in imagined worlds would take a bot's luck for skill.
 */
export function sensibleVanguard(state: VanguardState, decision: Decision, open: readonly Decision[]): readonly string[] | null {
  const { planet } = state;
  if (decision.optional) return [];
  if (decision.ask === 'launch.goes') return bestCrew(state, decision);
  // a trade costs both a rank and can be made again and again: whoever sees nothing in it would go on for ever
  if (decision.ask === 'barracks.task') return ['stop'];
  if (!planet || planet.over !== null || team(state).length === 0) return null;
  const choose = choosers[decision.ask];
  if (choose) return choose(state, planet, decision);
  if (decision.ask === 'power') return open.some(({ ask }) => ask === 'turn.action') ? usefulPowers(state, planet, decision) : [];
  return null;
}

/** Whose dice and convert are worth most for the story missions of the planet that lies in the scanner. */
function bestCrew(state: VanguardState, { options }: Decision): string[] | null {
  const { scanner } = state.ship;
  if (!scanner) return null;
  const { planet, checks, missions } = planetOf(landingOf(scanner.card).planet);
  const open = planet.missions.filter(({ id, when }) => state.story.done[id] === undefined && (!when || holds(state, when, null)));
  const wanted = missions.filter(({ id, kind }) => kind === 'story' && open.some((one) => one.id === id)).flatMap(({ actions }) => actions);
  const icons = new Set(checks.filter(({ id }) => wanted.includes(id)).flatMap((check) => [...aimOf({ markers: {} }, check).icons]));
  const value = ({ id }: { readonly id: string }): number => {
    const crew = id.slice('crew:'.length);
    const one = state.crew[crew];
    if (!one) return -1;
    return state.sections[one.section].dice.reduce((sum, die) => sum + Math.max(0, worthOf(die, { icons }, { crew })), 0.3 * one.rank);
  };
  return [options.reduce((best, one) => (value(one) > value(best) ? one : best)).id];
}

type Chooser = (state: VanguardState, planet: PlanetState, decision: Decision) => readonly string[] | null;

const choosers: Readonly<Partial<Record<string, Chooser>>> = {
  'check.dice': nextDie,
  'check.assist': assistingDie,
  'check.row': firstOf,
  'check.forced': firstOf,
  'spend.die': (...given) => byWorth(...given, -1),
  'sacrifice.die': (...given) => byWorth(...given, -1),
  'push.die': (...given) => byWorth(...given, -1),
  'launch.stays': (...given) => byWorth(...given, -1),
  'refresh.die': (...given) => byWorth(...given, 1),
  'regain.die': (...given) => byWorth(...given, 1),
  'injury.column': emptiestColumn,
  'turn.action': worthDoing,
  'lift-off.agree': () => ['yes'],
  'log.440': wishedChoices,
};

function firstOf(_state: VanguardState, _planet: PlanetState, { options }: Decision): string[] {
  return [options[0]!.id];
}

const dieOf = (option: string): DieId => option.slice('die:'.length) as DieId;
const isDie = ({ id }: { readonly id: string }): boolean => id.startsWith('die:');
const ownerOf = (state: VanguardState, die: DieId): Section =>
  team(state).find((who) => availableDice(boardOf(state, who)).includes(die) || boardOf(state, who).spent.includes(die)) ?? team(state)[0]!;

/** What the next action of the crew is likely to ask for. */
function aimAhead(state: VanguardState, planet: PlanetState): Aim {
  const work = workLeft(state, planet);
  return work ? aimOf(planet, work.check) : { icons: new Set(), count: 0 };
}

/** The die that is worth most or least for the work ahead. */
function byWorth(state: VanguardState, planet: PlanetState, { options }: Decision, sign: 1 | -1): string[] | null {
  const dice = options.filter(isDie);
  if (dice.length === 0) return null;
  const aim = aimAhead(state, planet);
  const value = ({ id }: { readonly id: string }): number => sign * worthOf(dieOf(id), aim, boardOf(state, ownerOf(state, dieOf(id))));
  return [dice.reduce((best, one) => (value(one) > value(best) ? one : best)).id];
}

/** Icons that are rolled beyond those needed: dice fall badly now and then. */
const margin = 0.9;
/** Below this a die brings more accidents than help. */
const least = 0.2;

function aimNow(state: VanguardState, planet: PlanetState): Aim {
  const { card } = checkNow(state)!;
  if (card.source === 'prepare') return aimOfHand(state, planet, planet.check!.roller);
  if (card.source !== 'landing') return aimOf(planet, card);
  const { stages } = landingOf(planetOf(planet.id).planet.landingCard);
  const lacking = stages.reduce((sum, { stat, difficulty }) => sum + Math.max(0, difficulty - statOf(state, stat)), 0);
  return { icons: new Set(stages.flatMap(({ icons }) => icons)), count: lacking / stages.length };
}

const rolled = (state: VanguardState, { pool, roller }: CheckState, aim: Aim): number =>
  pool.reduce((sum, { die }) => sum + Math.max(0, worthOf(die, aim, boardOf(state, roller))), 0);

/** The best die that is left, as long as more help is wanted. */
function moreHelp(state: VanguardState, planet: PlanetState, { options }: Decision): string | null {
  const check = planet.check!;
  const aim = aimNow(state, planet);
  if (rolled(state, check, aim) >= aim.count + margin) return null;
  const value = ({ id }: { readonly id: string }): number => worthOf(dieOf(id), aim, boardOf(state, check.roller));
  const [best] = options.filter(isDie).sort((a, b) => value(b) - value(a));
  return best && value(best) >= least ? best.id : null;
}

function nextDie(state: VanguardState, planet: PlanetState, decision: Decision): string[] {
  const best = moreHelp(state, planet, decision);
  // Who began a check rolls something.
  return [best ?? (planet.check!.pool.length > 0 ? 'roll' : 'all')];
}

function assistingDie(state: VanguardState, planet: PlanetState, decision: Decision): string[] {
  return [moreHelp(state, planet, decision) ?? 'no'];
}

/** `column:recon:blue`: an injury die lies where it pushes out the fewest dice. */
function emptiestColumn(state: VanguardState, _planet: PlanetState, { options }: Decision): string[] | null {
  const dice = ({ id }: { readonly id: string }): number => {
    const [, who, color] = id.split(':') as [string, Section, Color];
    return state.boards[who]?.columns[color]?.dice.length ?? 0;
  };
  return [options.reduce((best, one) => (dice(one) < dice(best) ? one : best)).id];
}

/** Icons that are enough to begin with, where all of them are not at hand. */
const enough = 2;
/** Icons without which an action is not even tried. */
const someHope = 0.6;

/** Who stands where the work is does it, or rests for it; who is done and all together flies home. */
function worthDoing(state: VanguardState, planet: PlanetState, { options }: Decision): readonly string[] | null {
  const board = boardOf(state, planet.turn!.who);
  const ids = options.map(({ id }) => id);
  const done = !planet.missions.some(({ id }) => missionOf(id).kind === 'story');
  const crew = team(state).map((who) => boardOf(state, who));
  const home = crew.every(({ sector }) => sector === planet.lander);
  if (done && home && ids.includes('lift-off')) return ['lift-off'];
  const work = workLeft(state, planet);
  const canRest = ids.includes('rest') && board.spent.length >= 3;
  if (work?.sector === board.sector && ids.includes(`action:${work.check.id}`)) {
    const aim = aimOf(planet, work.check);
    const ready = worthOfAll(availableDice(board), aim, board);
    // Who cannot rest gets no better by waiting.
    if (ready >= Math.min(aim.count, canRest ? enough : someHope)) return [`action:${work.check.id}`];
    if (canRest) return ['rest'];
  }
  return ids.filter((id) => isWorthAThought(state, planet, id, work) && (id !== 'rest' || canRest));
}

/** Nobody lifts off without the others unless somebody is badly hurt, or does what would do nothing, or changes the weather for nothing. */
function isWorthAThought(state: VanguardState, planet: PlanetState, id: string, work: Work | null): boolean {
  const board = boardOf(state, planet.turn!.who);
  const done = !planet.missions.some((one) => missionOf(one.id).kind === 'story');
  if (id === 'lift-off') return done && team(state).some((who) => boardOf(state, who).injuries.length >= 3);
  if (id === 'prepare') return board.hand.length < 2;
  const check = planetOf(planet.id).checks.find((one) => id === `action:${one.id}`);
  if (check && check.id !== work?.check.id && !isDoable(state, planet.turn!.who, goodOutcomes(check), null)) return false;
  const weather = planet.gc === null ? undefined : gcOf(planet.gc).action;
  return weather === undefined || id !== `action:${weather}` || work?.check.id === weather;
}

/** Exerting pays when most dice are spent, and hurts when few are left. */
function usefulPowers(state: VanguardState, planet: PlanetState, { options }: Decision): string[] {
  const who = planet.turn?.who;
  if (!who) return [];
  const board = boardOf(state, who);
  const exert = availableCount(board) <= 1 && refreshable(state, who).length >= 4 && diceInPlay(state, who) > 4;
  return options.map(({ id }) => id).filter((id) => (id.startsWith('exert:') ? exert && id === `exert:${who}` : id.startsWith('use:')));
}
