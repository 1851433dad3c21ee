import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin } from '../kernel/begin.ts';
import { picker, type Chance } from '../kernel/chance.ts';
import type { Match } from '../kernel/match.ts';
import { restore } from '../kernel/restore.ts';
import { composed, type Answer, type Decision, type Json } from '../kernel/rule.ts';
import type { GameRules, Settings } from '../kernel/rules.ts';
import { patience, runs } from './runs.testing.ts';
import { badQuestion, badSave, badUndo, leak, momentOf, watchSteps, type Moment } from './soundness.testing.ts';

interface Asked {
  /** Random games for each property, in every mix. */
  readonly games?: number;
  /** More answers than this are a game that never ends. */
  readonly steps?: number;
  /** Listed mixes to play; all of them unless told. */
  readonly mixes?: readonly string[];
  readonly options?: Settings;
  /** Look closely after every so many answers: restoring and dealing again cost a replay of the turn. */
  readonly every?: number;
  /** Components of which a state has more than the box holds. */
  excess?(state: any): readonly string[];
  /** A draft that the decision's check accepts. Owed by games with composed answers. */
  draft?(decision: Decision, pick: Pick, match: Match<any, any, any>): Json;
}

type Pick = (range: number) => number;

/** The four properties owed by every game. Call it at the top of a game's test file. */
export function propertiesOf<S extends Chance, F, V>(rules: GameRules<S, F, V>, asked: Asked = {}): void {
  const { games = 20, steps = 3000, every = 3, excess } = asked;
  const mixes = asked.mixes ?? rules.mixes.map(({ id }) => id);
  const someGame = (mix: string) => fc.record({ seed: fc.integer(), picks: fc.integer(), mix: fc.constant(mix) });
  type Played = Match<S, F, V>;

  function playOut(
    { seed, picks, mix }: { seed: number; picks: number; mix: string },
    limit: number,
    each: (match: Played, step: number) => Played | void,
    answered?: (asked: readonly Decision[], answer: Answer, match: Played) => void,
  ): Played {
    const pick = picker(picks);
    const chance = picker(seed);
    let match: Played = begin(rules, { mix, options: asked.options, chance: [chance(2 ** 31), chance(2 ** 31), chance(2 ** 31), 1] });
    for (let step = 0; match.open.length > 0 && step < limit; step++) {
      match = each(match, step) ?? match;
      const answer = anything(match, pick, asked);
      const { open } = match;
      match.answer(answer);
      answered?.(open, answer, match);
    }
    return match;
  }

  const holds = (property: (game: { seed: number; picks: number; mix: string }, salt: number) => void): void =>
    mixes.forEach((mix) => fc.assert(fc.property(someGame(mix), fc.integer(), property), { numRuns: runs(games) }));

  describe(`${rules.title} owes`, () => {
    test('a question always offers something, a second step is announced by the first, and a random game ends', () =>
      holds((game) => {
        const told: string[] = [];
        const each = (one: Played): void => {
          expect(badQuestion(one)).toBeNull();
          if (excess) expect(excess(one.peek())).toEqual([]);
          for (const fact of one.told.slice(told.length)) told.push(JSON.stringify(fact));
        };
        const badSteps = watchSteps();
        const match = playOut(game, steps, each, (open, answer, one) => expect(badSteps(open, answer, one)).toBeNull());
        expect(match.told.slice(0, told.length).map((fact) => JSON.stringify(fact)), 'a fact changed after it was told').toEqual(told);
        expect(match.open, 'a runaway game').toEqual([]);
        expect(match.over, 'it ended without saying how').not.toBeNull();
      }), patience);

    test('a restored save asks what the live match asks', () =>
      holds((game) => {
        playOut(game, steps, (match, step) => {
          if (step % every !== 0) return;
          expect(badSave(match)).toBeNull();
          // And it plays on like any other.
          return step % (every * 7) === 0 ? restore(rules, JSON.parse(JSON.stringify(match.save())), match.past).match : undefined;
        });
      }), patience);

    test('undo is exact, and never goes behind chance unless everybody agrees', () =>
      holds((game) => {
        let before: Moment | undefined;
        playOut(game, steps, (match, step) => {
          if (before && step % every === 0) expect(badUndo(match, before)).toBeNull();
          before = step % every === every - 1 ? momentOf(match) : undefined;
        });
      }), patience);

    test('nothing a seat sees or is offered depends on what it cannot know, and a question that does for the table is secret', () =>
      holds((game, salt) => {
        const pick = picker(salt);
        playOut(game, steps, (match, step) => {
          if (step % every === 0) for (const viewer of [...match.seats, 'table'] as const) expect(leak(match, viewer, pick)).toBeNull();
        });
      }), patience);
  });
}

/** Any answer at all to any of the open questions. */
export function anything(match: Match<any, any, any>, pick: Pick, asked: Asked = {}): Answer {
  const decision = match.open[pick(match.open.length)]!;
  const { seat, ask, options, compose } = decision;
  if (compose && (options.length === 0 || pick(2) === 0)) {
    if (!asked.draft) throw new Error(`${ask} wants a draft: give propertiesOf a way to make one`);
    return { seat, ask, option: composed, draft: asked.draft(decision, pick, match) };
  }
  return { seat, ask, option: options[pick(options.length)]!.id };
}
