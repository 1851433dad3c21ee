import { fresh, draftAnything, type StonesagaMatch } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { picker } from '../../../../engine/kernel/chance.ts';
import { composed } from '../../../../engine/kernel/rule.ts';
import { asked } from '../../../asked.testing.ts';
import type { Layout } from '../../../contract.ts';
import type { Question } from '../../../../match/question.ts';
import { named } from '../../../gesture/offers.ts';
import { grounds } from '../ground.ts';
import { layBoard } from './lay.ts';
import { layRails } from './railsLayout.ts';
import { Offers } from '../../../gesture/offers.ts';

/** Everything that can be touched on the large board of somebody and on the rails, by name. */
export function touchable(view: StonesagaView, questions: readonly Question[], who: CharacterId, layout: Layout): Set<string> {
  const ground = grounds[layout];
  const { tokens, items, stored, omens, power, stones, places } = layBoard(view, new Offers(questions), who, ground);
  const rails = layRails(view, ground).map((rail) => `board:${rail.who}`);
  return new Set(
    [...tokens, ...items, ...stored, ...omens, ...stones, ...places, ...(power ? [power] : [])].map(({ id }) => named(id)).concat(rails),
  );
}

/** Plays at random and shows every position to somebody before it is answered. */
export function wander(
  mix: string,
  seed: number,
  answers: number,
  see: (match: StonesagaMatch, view: StonesagaView, questions: readonly Question[]) => void,
): void {
  const match = fresh(mix, { creation: 'quick' }, seed);
  const pick = picker(seed);
  for (let k = 0; k < answers && !match.over && match.open.length > 0; k++) {
    see(match, stonesaga.view(match.peek(), 'table'), asked(match.open));
    const decision = match.open[pick(match.open.length)]!;
    if (decision.options.length === 0) {
      match.answer({ seat: decision.seat, ask: decision.ask, option: composed, draft: draftAnything(decision, pick) });
      continue;
    }
    const draw = () => decision.options[pick(decision.options.length)]!.id;
    let option = draw();
    // passing and leaving things behind would end every day before it has begun
    for (let again = 0; again < 3 && /^(pass|discard|design)/.test(option); again++) option = draw();
    match.answer({ seat: decision.seat, ask: decision.ask, option });
  }
}
