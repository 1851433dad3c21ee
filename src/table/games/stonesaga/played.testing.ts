import { random } from '../../../../assets/bake/random.ts';
import { draftAnything, type StonesagaMatch } from '../../../engine/games/stonesaga/stonesaga.testing.ts';
import { composed } from '../../../engine/kernel/rule.ts';

/** Plays on at random and stops before every answer. What begins with `eager` is done wherever it is offered. */
export function* played(m: StonesagaMatch, seed: number, answers: number, eager?: string): Generator<StonesagaMatch> {
  const chance = random(seed);
  const pick = (n: number): number => Math.floor(chance() * n);
  for (let step = 0; step < answers && m.open.length > 0; step++) {
    yield m;
    const decision = m.open[pick(m.open.length)]!;
    const first = eager === undefined ? [] : decision.options.filter(({ id }) => id.startsWith(eager));
    const options = first.length > 0 ? first : decision.options;
    const option = options[pick(options.length)];
    if (option) m.answer({ seat: decision.seat, ask: decision.ask, option: option.id });
    else m.answer({ seat: decision.seat, ask: decision.ask, option: composed, draft: draftAnything(decision, pick) });
  }
}
