import { describe, expect, test } from 'vitest';
import { harbour } from '../testing/harbour/index.ts';
import { packAnything } from '../testing/harbour/workshop.testing.ts';
import { anything } from '../testing/properties.testing.ts';
import { begin } from './begin.ts';
import { entropyFrom, picker } from './chance.ts';
import { Match } from './match.ts';
import { answersPerState } from './past.ts';

const length = 80;
const dealt = () => begin(harbour, { mix: 'two', chance: entropyFrom(2) });
type Game = ReturnType<typeof dealt>;

/** A long match, with the hash that it had before each of its answers. */
function played(game: Game = dealt()) {
  const pick = picker(3);
  const hashes: string[] = [];
  while (hashes.length < length && game.open.length > 0) {
    hashes.push(game.hash());
    game.answer(anything(game, pick, { draft: packAnything }));
  }
  return { game, hashes };
}

function takenBack(game: Game, answers: number): Game {
  let back = game;
  for (let n = 0; n < answers; n++) back = back.undone(true)!;
  return back;
}

describe('a past', () => {
  test('holds a state for every so many answers, and the first', () => {
    const { game } = played();
    const states = game.past.filter(({ at }) => at !== undefined);
    expect(game.past[0]!.at).toBeDefined();
    expect(game.past.length).toBeGreaterThan(2 * states.length);
    let since = 0;
    for (const { at, tail } of game.past) {
      if (at !== undefined) since = 0;
      expect(since).toBeLessThan(answersPerState);
      since += tail.length;
    }
  });

  test('leads to one and the same save, whether every boundary was saved or none before it', () => {
    const { game } = played();
    game.answers.forEach((_, answers) => {
      const unread = new Match(harbour, dealt().here());
      const read = new Match(harbour, dealt().here());
      for (const answer of game.answers.slice(0, answers)) {
        unread.answer(answer);
        read.answer(answer);
        read.save();
      }
      expect(unread.save()).toEqual(read.save());
      expect(unread.past.map(({ at }) => at !== undefined)).toEqual(read.past.map(({ at }) => at !== undefined));
    });
  });

  test('leads back to where every answer was given, though most states were let go', () => {
    const { game, hashes } = played();
    let back = game;
    for (const hash of hashes.toReversed()) {
      back = back.undone(true)!;
      expect(back.hash()).toBe(hash);
    }
    expect(back.undone(true)).toBeUndefined();
  });

  test('leads to any place at once, as undo after undo does', () => {
    const { game, hashes } = played();
    hashes.forEach((hash, answers) => {
      const there = game.asAfter(answers);
      expect([there.hash(), there.answers.length]).toEqual([hash, answers]);
      expect(there.fence).toBe(takenBack(game, hashes.length - answers).fence);
    });
  });

  test('has the same answers and fences after going back and forth', () => {
    const { game } = played();
    const again = takenBack(game, 30);
    for (const answer of game.answers.slice(again.answers.length)) again.answer(answer);
    const withoutStates = ({ past }: Game) => past.map(({ tail, fence }) => ({ tail, fence }));
    expect(withoutStates(again)).toEqual(withoutStates(game));
  });

  test('of a match that was put somewhere else by hand still leads back over that place', () => {
    const { game: before, hashes } = played();
    const at = { ...structuredClone(before.here().at), chance: entropyFrom(99) };
    const { game, hashes: later } = played(new Match(harbour, { ...before.here(), at, tail: [] }, before.past));
    expect(takenBack(game, later.length - 1).hash()).toBe(later[1]);
    const crossed = takenBack(game, later.length + 1);
    expect(hashes).toContain(crossed.hash());
  });
});
