import { begin } from '../../kernel/begin.ts';
import { entropyFrom } from '../../kernel/chance.ts';
import type { Match } from '../../kernel/match.ts';
import type { VantageFact } from './facts.ts';
import { vantage } from './index.ts';
import type { VantageState } from './state.ts';
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

/** Made-up positions for pictures of the table. */
export const positions: Readonly<Record<string, () => Played>> = {
  orbit: () => begin(vantage, { mix: 'falling-1', chance: entropyFrom(3) }),
  fallen: () => fallen(6),
  story: () => go(fallen(6), 'here:'),
  rolled: () => go(fallen(6), 'here:', 'throw'),
  later: () => {
    const match = fallen(9);
    for (let i = 0; i < 150 && match.open.length > 0; i++) {
      const [question] = match.open;
      const wish =
        question!.options.find(({ id }) => /^(here:take|here:look|throw|card:\d+>cell|die:|choice:1|way:)/.test(id)) ??
        question!.options[0]!;
      match.answer({ seat: question!.seat, ask: question!.ask, option: wish.id });
      if (i > 70 && question!.ask === 'turn.action') break;
    }
    return match;
  },
  three: () =>
    go(
      begin(vantage, { mix: 'falling-3', options: { level: 'daring', doubles: 'not' }, chance: entropyFrom(4) }),
      'help',
      'look',
      'take',
      'here:',
    ),
};
