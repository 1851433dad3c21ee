import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pressed } from '../src/app/match/questions.ts';
import { TopBar } from '../src/app/match/TopBar.tsx';
import { randomAnswer, type AnyMatch } from '../src/bots/random.ts';
import { games } from '../src/dev/cli/games.ts';
import { games as listed } from '../src/engine/games/list.ts';
import { begin } from '../src/engine/kernel/begin.ts';
import { entropyFrom, picker } from '../src/engine/kernel/chance.ts';
import { runs } from '../src/engine/testing/runs.testing.ts';
import type { Question } from '../src/match/question.ts';
import { asked } from '../src/table/asked.testing.ts';
import type { Layout } from '../src/table/contract.ts';

/** Prints the bar over the table for every question of random games, as one page: `{ wide, tall }`, each the bars in a row. */

const nothing = (): void => {};

const bar = (questions: readonly Question[], layout: Layout): string =>
  renderToStaticMarkup(
    createElement(TopBar, {
      layout,
      questions,
      course: 'Round 1',
      turn: null,
      otherwise: '',
      told: [],
      busy: false,
      undo: 'free',
      putBack: nothing,
      hint: { on: false, toggle: nothing },
      drawer: 'none',
      choose: nothing,
      takeBack: nothing,
      toggle: nothing,
      openMenu: nothing,
      openSettings: nothing,
    }),
  );

/** What each seat is asked, and where all sit at one open table, what they are asked together. */
function* screensOf(match: AnyMatch): Generator<readonly Question[]> {
  for (const seat of new Set(match.open.map((one) => one.seat))) yield asked(match.open.filter((one) => one.seat === seat));
  if (match.open.length > 1) yield asked(match.open);
}

/** By what they say: the same prompt beside the same buttons is laid out once. */
const screens = new Map<string, readonly Question[]>();
const saidBy = (questions: readonly Question[]): string =>
  questions.map((one) => [one.kind, one.prompt, ...pressed(one).map(({ label, cost }) => `${label} ${cost}`)].join('|')).join('||');

for (const name of Object.keys(listed)) {
  const [rules, { draft }] = await Promise.all([games[name]!.load(), games[name]!.workshop()]);
  for (const { id: mix } of rules.mixes)
    for (let seed = 1; seed <= runs(1); seed++) {
      const pick = picker(seed);
      const match: AnyMatch = begin(rules, { mix, options: {}, chance: entropyFrom(seed) });
      for (let k = 0; k < 200 && match.open.length > 0; k++) {
        for (const questions of screensOf(match)) screens.set(saidBy(questions), questions);
        const answer = randomAnswer(match.open, pick, draft);
        if (!answer) break;
        match.answer(answer);
      }
    }
}
const all = (layout: Layout): string => [...screens.values()].map((questions) => bar(questions, layout)).join('\n');
process.stdout.write(JSON.stringify({ wide: all('wide'), tall: all('tall') }));
