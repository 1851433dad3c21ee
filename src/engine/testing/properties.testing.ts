import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin } from '../kernel/begin.ts';
import { picker, type Chance } from '../kernel/chance.ts';
import { canonical } from '../kernel/checksum.ts';
import { Match } from '../kernel/match.ts';
import { restore } from '../kernel/restore.ts';
import { composed, type Answer, type Decision, type Json, type Seat } from '../kernel/rule.ts';
import { Diverged, type GameRules, type Settings } from '../kernel/rules.ts';
import { heardBy } from '../kernel/table.ts';

export interface Asked {
  /** Random games for each property. */
  readonly games?: number;
  /** More answers than this are a game that never ends. */
  readonly steps?: number;
  /** Listed mixes to play; all of them unless told. */
  readonly mixes?: readonly string[];
  readonly options?: Settings;
  /** Look closely after every so many answers: restoring and dealing again cost a replay of the turn. */
  readonly every?: number;
  /** A draft that the decision's check accepts. Owed by games with composed answers. */
  draft?(decision: Decision, pick: Pick, match: Match<any, any, any>): Json;
}

/** Long games on a busy machine; a property that hangs still ends. */
const patience = 240_000;

type Pick = (range: number) => number;

/** The four properties owed by every game. Call it at the top of a game's test file. */
export function propertiesOf<S extends Chance, F, V>(rules: GameRules<S, F, V>, asked: Asked = {}): void {
  const { games = 20, steps = 3000, every = 3 } = asked;
  const mixes = asked.mixes ?? rules.mixes.map(({ id }) => id);
  const someGame = fc.record({ seed: fc.integer(), picks: fc.integer(), mix: fc.constantFrom(...mixes) });
  type Played = Match<S, F, V>;

  function playOut({ seed, picks, mix }: { seed: number; picks: number; mix: string }, limit: number, each: (match: Played, step: number) => Played | void): Played {
    const pick = picker(picks);
    const chance = picker(seed);
    let match: Played = begin(rules, { mix, options: asked.options, chance: [chance(2 ** 31), chance(2 ** 31), chance(2 ** 31), 1] });
    for (let step = 0; match.open.length > 0 && step < limit; step++) {
      match = each(match, step) ?? match;
      match.answer(anything(match, pick, asked));
    }
    return match;
  }

  const holds = (property: (game: { seed: number; picks: number; mix: string }, salt: number) => void): void =>
    fc.assert(fc.property(someGame, fc.integer(), property), { numRuns: games });

  describe(`${rules.title} owes`, () => {
    test('a question always offers something, and a random game ends', () =>
      holds((game) => {
        const match = playOut(game, steps, ({ open }) => {
          for (const { ask, options, compose } of open) expect(options.length > 0 || compose !== undefined, `${ask} offers nothing`).toBe(true);
          for (const { ask, options } of open) expect(new Set(options.map(({ id }) => id)).size, `${ask} offers an id twice`).toBe(options.length);
          const names = open.map(({ seat, ask }) => `${seat} ${ask}`);
          expect(new Set(names).size, `asked twice at once: ${names.join(', ')}`).toBe(names.length);
        });
        expect(match.open, 'a runaway game').toEqual([]);
        expect(match.over, 'it ended without saying how').not.toBeNull();
      }), patience);

    test('a restored save asks what the live match asks', () =>
      holds((game) => {
        playOut(game, steps, (match, step) => {
          if (step % every !== 0) return;
          const { match: restored, lost } = restore(rules, JSON.parse(JSON.stringify(match.save())), match.past);
          expect(lost).toBe('nothing');
          expect(shapeOf(restored.open)).toEqual(shapeOf(match.open));
          expect(restored.hash()).toBe(match.hash());
          expect(restored.canUndo).toBe(match.canUndo);
          return step % (every * 7) === 0 ? restored : undefined; // and it plays on like any other
        });
      }), patience);

    test('undo is exact, and never goes behind chance unless everybody agrees', () =>
      holds((game) => {
        let before: { hash: string; open: unknown; answers: number } | undefined;
        playOut(game, steps, (match, step) => {
          if (before && step % every === 0) {
            const free = match.undone();
            expect(free !== undefined).toBe(match.sealed < match.answers.length);
            const undone = free ?? match.undone(true);
            expect(undone?.hash()).toBe(before.hash);
            expect(shapeOf(undone!.open)).toEqual(before.open);
            expect(undone!.answers).toHaveLength(before.answers);
          }
          before = { hash: match.hash(), open: shapeOf(match.open), answers: match.answers.length };
        });
      }), patience);

    test('nothing a seat sees or is offered depends on what it cannot know', () =>
      holds((game, salt) => {
        const pick = picker(salt);
        playOut(game, steps, (match, step) => {
          if (step % every !== 0) return;
          for (const viewer of [...match.seats, 'table'] as const) {
            const dealt = match.peek();
            rules.imagine(dealt, viewer, pick);
            expect(canonical(rules.view(dealt, viewer)), `the view of ${viewer} after dealing again`).toBe(canonical(match.view(viewer)));
            sameWhenDealtAgain(match, viewer, pick);
          }
        });
      }), patience);
  });

  /** Begin the turn again with other hidden things. Where nothing was revealed since, nothing that `viewer` meets may differ. */
  function sameWhenDealtAgain(match: Played, viewer: Seat | 'table', pick: Pick): void {
    const here = match.here();
    const at = rules.copy(here.at);
    rules.imagine(at, viewer, pick);
    let revealed = false;
    const watched = revealing(rules, () => void (revealed = true));
    const live = new Match(watched, here, [], 'boundary');
    let other: Played;
    try {
      other = new Match(watched, { ...here, at }, [], 'boundary');
    } catch (error) {
      // What was turned up led elsewhere, or somebody answered with what `viewer` cannot know: a card from another hand.
      if (error instanceof Diverged && (revealed || here.tail.some(({ seat }) => seat !== viewer))) return;
      throw error;
    }
    const met = (one: Played): string => canonical([heardBy(one.told, viewer), one.view(viewer)]);
    if (revealed && met(live) !== met(other)) return;
    expect(met(other), `what ${viewer} heard and saw this turn`).toBe(met(live));
    expect(offeredTo(other, viewer), `what ${viewer} is offered`).toEqual(offeredTo(live, viewer));
  }
}

/** The same rules with an ear on everything that may turn up something hidden. */
function revealing<S extends Chance, F, V>(rules: GameRules<S, F, V>, heard: () => void): GameRules<S, F, V> {
  const noting = <T extends unknown[], R>(act: (...given: T) => R) => (...given: T): R => (heard(), act(...given));
  return { ...rules, play: (t) => rules.play({ ...t, roll: noting(t.roll), shuffle: noting(t.shuffle) as typeof t.shuffle, seal: noting(t.seal) }) };
}

const shapeOf = (open: readonly Decision[]): unknown => open.map(({ seat, ask, prompt, options }) => [seat, ask, prompt, options.map(({ id, label }) => [id, label])]);

const offeredTo = (match: Match<any, any, any>, viewer: Seat | 'table'): unknown =>
  match.open.filter(({ seat }) => seat === viewer).map(({ ask, prompt, options, compose }) => [ask, prompt, options.map(({ id, label }) => [id, label]), compose?.form ?? null]);

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
