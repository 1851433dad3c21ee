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
  three: () =>
    go(
      begin(vantage, { mix: 'falling-3', options: { level: 'daring', doubles: 'not' }, chance: entropyFrom(4) }),
      'help',
      'look',
      'take',
      'here:',
    ),
  busy: () => busy(),
  dice: () => busy('here:move', throwDice),
  /** All have told what can be done where they are. */
  told: () => crowded(true).match,
  over: () => go(strolled(begin(vantage, { mix: 'falling-3', chance: entropyFrom(6) }), 12), 'stop', 'yes', 'yes', 'no'),
};
