import { begin } from '../../kernel/begin.ts';
import { entropyFrom } from '../../kernel/chance.ts';
import type { Match } from '../../kernel/match.ts';
import type { VantageFact } from './facts.ts';
import { vantage } from './index.ts';
import type { VantageState } from './state.ts';
import { equip, play, throwDice, tokens, type Session } from './vantage.testing.ts';
import type { VantageView } from './view.ts';

type Played = Match<VantageState, VantageFact, VantageView>;

/** Answers the first question with the first of these options that is offered, until none is. */
function go(match: Played, ...wishes: readonly string[]): Played {
  for (const wish of wishes) {
    const question = match.open.find(({ options }) => options.some(({ id }) => id.startsWith(wish)));
    const option = question?.options.find(({ id }) => id.startsWith(wish));
    if (question && option) match.answer({ seat: question.seat, ask: question.ask, option: option.id });
  }
  return match;
}

const fallen = (seed: number): Played =>
  go(begin(vantage, { mix: 'falling-1', options: { level: 'daring', doubles: 'not' }, chance: entropyFrom(seed) }), 'help');

const three = (seed: number): Played =>
  begin(vantage, { mix: 'falling-3', options: { level: 'daring', doubles: 'not' }, chance: entropyFrom(seed) });

/** Plays on without thinking for so many turns, and stops where an action is to be chosen. */
function strolled(match: Played, turns: number): Played {
  const liked = /^(here:take|here:look|here:help|throw|card:\d+>cell|die:|choice:1|way:)/;
  for (let i = 0; i < 400 && match.open.length > 0; i++) {
    const question = match.open[0]!;
    if (question.ask === 'turn.action' && match.peek().turns > turns) break;
    const option = question.options.find(({ id }) => liked.test(id)) ?? question.options[0]!;
    match.answer({ seat: question.seat, ask: question.ask, option: option.id });
  }
  return match;
}

/** The same, but after one action in a place a way is taken, each time another one, until there is enough. */
function wandered(match: Played, enough: (match: Played) => boolean): Played {
  const liked = /^(here:take|here:look|here:help|throw|card:\d+>cell|choice:1|way:)/;
  for (let i = 0; i < 900 && match.open.length > 0 && !enough(match); i++) {
    const { seat, ask, options } = match.open[0]!;
    const ways = options.some(({ id }) => id.startsWith('here:')) ? [] : options.filter(({ id }) => id.startsWith('way:'));
    const way = ask === 'turn.action' ? ways[(i * 7) % Math.max(1, ways.length)] : undefined;
    match.answer({ seat, ask, option: (way ?? options.find(({ id }) => liked.test(id)) ?? options[0]!).id });
  }
  return match;
}
const turnsOf = (turns: number) => (match: Played): boolean => match.peek().turns > turns;

/** Six in the middle of a game: the first has a full grid, a card in reserve and one beside it. */
const busy = (...answers: readonly string[]): Played => crowded(false).do(...answers).match;

const crowded = (told: boolean): Session =>
  play({
    seats: 6,
    dice: ['time', 'morale', 'blank'],
    edit(s) {
      for (const seat of s.seats) s.players[seat]!.shared = told;
      s.destinies = [{ num: 444, tokens: 0, complete: false, since: 0, progress: [] }];
      for (const seat of s.seats) tokens(s, seat, { move: 1, look: 1, help: 1 });
      [201, 202, 203, 204, 205, 206, 208, 210].forEach((num) => equip(s, 'p1', num, 1));
      [212, 214].forEach((num) => equip(s, 'p2', num, 1));
      s.players.p1!.reserve = [{ num: 230, boost: 0 }];
      s.players.p1!.lying = [341];
    },
  });

/** Made-up positions for pictures of the table. */
export const positions: Readonly<Record<string, () => Played>> = {
  orbit: () => begin(vantage, { mix: 'falling-1', chance: entropyFrom(3) }),
  fallen: () => go(fallen(14), 'health'),
  cost: () => go(fallen(14), 'health', 'here:'),
  chosen: () => go(fallen(32), 'health', 'here:', 'throw', 'settle'),
  later: () => strolled(fallen(34), 6),
  three: () => go(three(4), 'help', 'look', 'take', 'here:'),
  busy: () => busy(),
  dice: () => busy('here:move', throwDice),
  /** All have told what can be done where they are. */
  told: () => crowded(true).match,
  /** Late in a game of three: four dice, some of which fit slots of others. */
  placing: () =>
    wandered(three(31), ({ open: [first] }) => first!.options.some(({ id }) => id === 'die:health>slot:p3:233.a')),
  /** Another turn of theirs is chosen. */
  late: () => wandered(three(31), (match) => turnsOf(60)(match) && match.open[0]!.ask === 'turn.action'),
  over: () => go(wandered(three(31), turnsOf(48)), 'stop', 'yes', 'yes', 'no'),
};
