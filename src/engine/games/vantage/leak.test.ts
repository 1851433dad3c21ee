import { expect, test } from 'vitest';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/rule.ts';
import { heardBy } from '../../kernel/table.ts';
import { anything } from '../../testing/properties.testing.ts';
import { places } from './content/places.ts';
import type { Place } from './content/kinds.ts';
import { vantage } from './index.ts';
import { nodesWithin } from './rules/result/reveals.ts';
import type { VantageState } from './state.ts';

const seats = ['p1', 'p2', 'p3'] as const;
const started = (game: number) =>
  begin(vantage, { mix: 'falling-3', options: { level: 'cautious', watchers: 'places' }, chance: entropyFrom(game) });
type Started = ReturnType<typeof started>;

/** All that a viewer can come by: view, log, own questions and those that are no secret, the end, refusals and errors. */
function reaches(match: Started, viewer: Seat | 'table', s: VantageState): string {
  const mine = match.open.filter(({ seat }) => seat === viewer);
  const shown = match.open.filter(({ seat, secret }) => seat !== viewer && !secret);
  const gestures = places.slice(0, 40).map(({ num }) => ({ kind: 'tap' as const, on: `place:${num}` }));
  const refusals = viewer === 'table' ? [] : gestures.map((gesture) => vantage.whyNot(s, viewer, gesture, match.open));
  const errors = mine.length > 0 ? [] : options.map((option) => errorOf(() => match.answer({ seat: viewer, ask: 'turn.action', option })));
  return JSON.stringify([match.view(viewer), heardBy(match.told, viewer), mine, shown, match.over, refusals, errors]);
}

const options = ['here:look', 'way:N', 'card:401.RACE'] as const;
function errorOf(act: () => void): unknown {
  try {
    return act();
  } catch (error) {
    return error instanceof Error ? [error.name, error.message, { ...error }] : error;
  }
}

/** What is read in the storybooks of all places before somebody does it, and what comes of it. */
const entries = places.flatMap(({ actions, depart = {} }) => [...Object.values(actions), ...Object.values(depart)]);
const costs = [...new Set(entries.map(({ action }) => action))];
const results = [...new Set(entries.flatMap(({ result }) => nodesWithin(result).flatMap((node) => ('say' in node ? [node.say] : []))))];

/** The face of a place: what only somebody who stands there may read (RU-VA-69). */
const faceOf = ({ description, vista, voice }: Place): readonly string[] => [description, vista, ...(voice ? [voice] : [])];
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1);

test.each([1, 2, 3])('VA-064 VA-065 VA-066 VA-067 EX-VA-48 RU-VA-69 RU-VA-70 no face of a place reaches anybody elsewhere, game %i', (game) => {
  const match = started(game);
  const pick = picker(game);
  for (let given = 0; match.open.length > 0 && given < 260; given++) {
    match.answer(anything(match, pick));
    if (given % 13 !== 0) continue;
    const s = match.peek();
    for (const viewer of [...seats, 'table'] as const) {
      const all = reaches(match, viewer, s);
      const own = viewer === 'table' ? null : s.players[viewer]!;
      const journals = match.over ? seats.map((seat) => s.players[seat]!.journal) : own ? [own.journal] : [];
      const known = new Set(journals.flat().map(({ num }) => num));
      const slips = places.flatMap((place) => [
        ...(place.num === own?.location ? [] : faceOf(place).filter((text) => all.includes(quoted(text)))),
        ...(known.has(place.num) ? [] : [`"name":"${quoted(place.name)}"`].filter((text) => all.includes(text))),
      ]);
      expect(slips, `${viewer} after ${given}`).toEqual([]);
    }
  }
});

test('VA-077 VA-078 RU-VA-69 no entry that nobody has declared reaches anybody, and no result before it is read out', () => {
  const match = started(5);
  const pick = picker(5);
  for (let given = 0; match.open.length > 0 && given < 240; given++) {
    match.answer(anything(match, pick));
    if (given % 60 !== 59) continue;
    const facts = match.told.map(({ fact }) => fact);
    const [declared, read] = [new Set<string>(), new Set<string>()];
    for (const fact of facts) if (fact.fact === 'actionDeclared') declared.add(fact.text);
    for (const fact of facts) if (fact.fact === 'said') read.add(fact.text);
    for (const viewer of [...seats, 'table'] as const) {
      const all = reaches(match, viewer, match.peek());
      const early = [...costs.filter((text) => !declared.has(text)), ...results.filter((text) => !read.has(text))];
      expect(early.filter((text) => all.includes(quoted(text))), `${viewer} after ${given}`).toEqual([]);
    }
  }
});

test('VA-065 what a player could still take back tells nothing of a place that was left', () => {
  const match = started(4);
  const pick = picker(4);
  for (let given = 0; match.open.length > 0 && given < 200; given++) {
    const before = match.peek();
    const answer = anything(match, pick);
    match.answer(answer);
    const now = match.peek();
    // Whoever has arrived somewhere cannot go back and know both places.
    if (seats.some((seat) => now.players[seat]!.location !== before.players[seat]!.location)) expect(match.undone()).toBeUndefined();
  }
});
