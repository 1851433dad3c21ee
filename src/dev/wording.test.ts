import { expect, test } from 'vitest';
import { randomAnswer } from '../bots/random.ts';
import { begin } from '../engine/kernel/begin.ts';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import { guideOf } from '../match/guides.ts';
import type { AnyFact } from '../table/lines.ts';
import { english as stonesaga } from '../table/games/stonesaga/words.ts';
import { english as vanguard } from '../table/games/vanguard/words.ts';
import { english as vantage } from '../table/games/vantage/words.ts';
import { english as vast } from '../table/games/vast/words.ts';
import { games } from './cli/games.ts';

/** The sentences of the log. */
const logWords = { stonesaga, vanguard, vantage, vast } as unknown as Record<string, Record<string, (fact: AnyFact) => string>>;

/** "1 spaces", "1 dice"; "Round 1 begins" counts nothing, and what has no other form is left alone. */
const oneOfMany = /(?<!\b[A-Z]\w* )\b1 (?!guts|nuts)(?:dice|people|[a-z]+[^s]s)\b/;
/** What no sentence has. */
const broken = /undefined|\bnull\b|NaN|\[object| {2}/;

/** Everything that people read of a few random games: what is asked, what can be done, how it stands, what the log tells. */
async function* textsOf(name: string, mix: string): AsyncGenerator<string> {
  const game = games[name]!;
  const rules = await game.load();
  const { draft } = await game.workshop();
  const guide = await guideOf(name);
  for (const seed of [1, 2, 3, 4]) {
    const match = begin(rules, { mix, options: {}, chance: entropyFrom(seed) });
    const pick = picker(seed);
    for (let given = 0; given < 150 && match.open.length > 0; given++) {
      for (const { prompt, options } of match.open) {
        yield prompt;
        for (const { label, then, loses } of options) yield* [label, then, loses].filter((text) => text !== undefined);
      }
      const view = match.view(match.seats[0]!);
      for (const { words } of guide.nearness(view)) yield words;
      yield guide.standing(view)?.phase ?? '';
      const answer = randomAnswer(match.open, pick, draft);
      if (!answer) break;
      match.answer(answer);
    }
    for (const { fact } of match.told as readonly { fact: AnyFact }[]) yield logWords[name]![fact.fact]!(fact);
    yield match.over?.why ?? '';
  }
}

test.each([
  ['vast', 'paladins-journey'], ['vast', 'five'], ['vast', 'skeletons-spider'],
  ['stonesaga', 'seeds-2'], ['stonesaga', 'endless-1'],
  ['vanguard', 'tutorial-2'], ['vanguard', 'campaign-1'],
  ['vantage', 'falling-1'], ['vantage', 'falling-3'],
])('nothing that is read in %s, %s, counts one of many or is broken', async (name, mix) => {
  const odd = new Set<string>();
  for await (const text of textsOf(name, mix)) if (oneOfMany.test(text) || broken.test(text)) odd.add(text);
  expect([...odd]).toEqual([]);
});
