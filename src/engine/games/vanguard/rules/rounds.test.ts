import { describe, expect, test } from 'vitest';
import { injuryOf, planetOf } from '../content/find.ts';
import type { VanguardState } from '../state.ts';
import {
  all, asked, begin, board, now, offered, planet, running, say, setBoard, told, until, type Edit, type VanguardMatch,
} from '../vanguard.testing.ts';
import { resolve } from './effects/resolve.ts';
import { endExploration } from './ending.ts';
import { gainInjury } from './injuries.ts';
import { completed } from './missions.ts';
import { takeTurn } from './rounds.ts';
import { playVanguard } from './sequence.ts';

const six = ['RC01:1', 'RC01:2', 'RC02:1', 'RC02:2', 'RC03:1', 'RC03:2'] as const;

/** Recon and Engineering prepare until both have had their turn. */
const throughRound = (m: VanguardMatch): void => {
  for (const who of ['recon', 'engineering'] as const) {
    until(m, () => all(m).includes('prepare'));
    expect(planet(m).turn!.who).toBe(who);
    say(m, 'prepare', 'draw');
    until(m, () => all(m).includes('prepare'));
    say(m, 'prepare', 'draw');
    until(m, () => planet(m).turn?.who !== who);
  }
};

const calm = {
  edit: (s: VanguardState) => {
    s.events.cards = ['E03', 'E03', 'E03', 'E03'];
    s.planet!.supplies = 9;
    setBoard(s, 'recon', { deck: [...six] });
    setBoard(s, 'engineering', { deck: ['EN01:1', 'EN01:2', 'EN02:1', 'EN02:2'] });
  },
};

describe('the round', () => {
  test('IV-049 IV-050 IV-070 IV-071 IV-075 when all turns are over the holder hands the start token on or keeps it, and a round follows', () => {
    const m = begin(calm);
    throughRound(m);
    until(m, () => asked(m).includes('round.start'));
    expect(offered(m, 'round.start')).toEqual(['crew:recon', 'crew:engineering']);
    expect(m.open[0]!.seat).toBe(now(m).players.recon);
    say(m, 'crew:engineering');
    expect(planet(m)).toMatchObject({ round: 2, start: 'engineering' });
    expect([board(m).done, board(m, 'engineering').done]).toEqual([false, false]);
    expect(planet(m).turn!.who).toBe('engineering');
  });

  const betweenRounds = (edit: Edit): VanguardMatch =>
    begin({
      edit: (s) => {
        Object.assign(s.planet!, { turn: null, start: 'engineering' });
        s.phase = { at: 'round' };
        edit(s);
      },
    });

  test('IV-049 IV-050 it is up to whoever holds the start token, who may also keep it', () => {
    const m = betweenRounds(() => {});
    expect(m.open[0]).toMatchObject({ ask: 'round.start', seat: now(m).players.engineering });
    say(m, 'crew:engineering');
    expect(planet(m)).toMatchObject({ round: 2, start: 'engineering' });
  });

  test('IV-075 without supplies, dice, cards and events a new round follows all the same', () => {
    const m = betweenRounds((s) => {
      s.planet!.supplies = 0;
      s.events = { cards: [], discard: [] };
      for (const who of ['recon', 'engineering'] as const) setBoard(s, who, { available: [], spent: [], deck: [] });
    });
    say(m, 'crew:recon');
    expect([planet(m).over, planet(m).round, asked(m)[0]]).toEqual([null, 2, 'turn.action']);
  });

  test('IV-060 whoever is moved reads the log of the sector as well', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'moveTo', to: 3 }]));
    expect(told(m, 'logRead').map(({ log }) => log)).toEqual([122]);
  });

  test('IV-054 IV-056 while an action is being resolved no other is offered; then one is counted off', () => {
    const m = begin({ edit: (s) => setBoard(s, 'recon', { hand: ['RC02:1', 'RC03:1'], deck: ['RC01:1'] }) });
    say(m, 'prepare', 'draw');
    expect(asked(m)).toEqual(['discard.card']);
    expect(all(m)).not.toContain('travel');
    say(m, 'card:RC01:1');
    expect([planet(m).turn!.actions, all(m).includes('travel')]).toEqual([1, true]);
  });

  test('IV-058 IV-725 a special action takes one of the two actions, and there is no second one in the turn', () => {
    const m = begin({
      edit: (s) => {
        s.boards.recon!.sector = 2;
        setBoard(s, 'recon', { available: [], spent: [] });
      },
    });
    const special = (): string[] => all(m).filter((id) => id.startsWith('action:'));
    expect(special()).toContain('action:ridge');
    say(m, 'action:ridge');
    until(m, () => planet(m).check === null && all(m).includes('prepare'));
    expect(planet(m).turn).toMatchObject({ actions: 1, special: 0 });
    expect(special()).toEqual([]);
  });

  test('IV-060 IV-105 arriving reads the log of the sector at once, before the turn goes on', () => {
    const m = begin({ edit: (s) => void (s.planet!.gc = null) });
    say(m, 'travel', 'path:b>3');
    expect(told(m, 'logRead').map(({ log }) => log)).toContain(122);
    expect(asked(m)).not.toContain('event.choose');
    until(m, () => all(m).includes('prepare'));
    expect(planet(m).turn!.actions).toBe(1);
  });

  test('IV-064 an empty event deck is made anew from its discard pile', () => {
    const m = begin({
      edit: (s) => {
        s.events = { cards: [], discard: ['E03', 'E04'] };
        s.planet!.turn!.actions = 1;
        setBoard(s, 'recon', { deck: ['RC01:1'] });
      },
    });
    say(m, 'prepare', 'draw');
    until(m, () => told(m, 'eventDrawn').length > 0);
    expect(told(m, 'eventDrawn')).toHaveLength(1);
    expect(now(m).events.cards).toHaveLength(1);
  });

  test('IV-068 an effect that says nothing else touches whoever acts alone', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'event:E01' }, [{ op: 'draw', n: 1 }]), {
      edit: (s) => {
        setBoard(s, 'recon', { deck: ['RC01:1'] });
        setBoard(s, 'engineering', { deck: ['EN01:1'] });
      },
    });
    expect([board(m).hand.length, board(m, 'engineering').hand.length]).toEqual([1, 0]);
  });
});

describe('how an exploration ends', () => {
  test('IV-128 lift-off is one of the two actions of the turn', () => {
    const m = running(takeTurn);
    say(m, 'lift-off', 'yes');
    expect([planet(m).over, planet(m).turn!.actions]).toEqual(['liftoff', 1]);
  });

  test('IV-072 IV-358 IV-363 lift-off stops the rounds, reads its log, and an unfinished mission has failed', () => {
    const m = begin({ mix: 'campaign-2', edit: (s) => void (s.mode = 'campaign') });
    say(m, 'lift-off', 'yes');
    expect(told(m, 'explorationEnded')).toEqual([{ fact: 'explorationEnded', how: 'liftoff' }]);
    until(m, () => told(m, 'pageOpened').some(({ page }) => page === 26));
    expect(told(m, 'roundBegan')).toEqual([]);
    expect(told(m, 'logRead').map(({ log }) => log)).toContain(130);
    expect(now(m).story.failedOnce).toEqual(['M05']);
  });

  test('IV-073 IV-360 IV-364 IV-365 a fourth injury fetches everybody, wherever they are, and counts as a failure', () => {
    const m = begin({
      edit: (s) => {
        setBoard(s, 'recon', { available: ['red-basic-1'], spent: ['green-basic-1'], injuries: ['Wounded', 'Burned', 'Burned'] });
        s.boards.engineering!.sector = 8;
      },
    });
    say(m, 'exert:recon');
    until(m, () => m.over !== null);
    expect(told(m, 'died')).toEqual([]);
    expect(m.over!.winners).toEqual([]);
    expect(now(m).story.happened).toContain('evac');
    const { evacLog, liftoffLog } = planetOf(planet(m).id).planet;
    const read = told(m, 'logRead').map(({ log }) => log);
    expect([read.includes(evacLog), read.includes(liftoffLog)]).toEqual([true, false]);
  });

  test('IV-074 when a log says that it ends, the rounds stop: no other action, and the ship book is opened', () => {
    const m = running(
      function* (t) {
        yield* resolve(t, { who: 'recon', source: 'log:1' }, [{ op: 'endExploration' }]);
        yield* playVanguard(t);
      },
      { mix: 'campaign-2', edit: (s) => void (s.mode = 'campaign') },
    );
    until(m, () => told(m, 'pageOpened').length > 0 || asked(m).includes('turn.action'));
    expect([told(m, 'pageOpened').map(({ page }) => page)[0], asked(m).includes('turn.action')]).toEqual([25, false]);
  });

  test('IV-361 a log that ends it follows its own words: no lift-off log, no evacuation, and nothing is lost', () => {
    const m = running(
      function* (t) {
        yield* resolve(t, { who: 'recon', source: 'log:1' }, [{ op: 'endExploration' }]);
        yield* playVanguard(t);
      },
      {
        mix: 'campaign-2',
        edit: (s) => {
          s.mode = 'campaign';
          s.planet!.found = [{ id: s.discoveries.Flora.pop()!, sector: 1 }];
          s.boards.engineering!.sector = 8;
        },
      },
    );
    until(m, () => told(m, 'pageOpened').some(({ page }) => page === 26));
    const { evacLog, liftoffLog } = planetOf(planet(m).id).planet;
    const read = told(m, 'logRead').map(({ log }) => log);
    expect([read.includes(evacLog), read.includes(liftoffLog), told(m, 'died')]).toEqual([false, false, []]);
    expect([planet(m).found.length, now(m).story.happened.includes('evac')]).toEqual([1, false]);
  });

  test.each([
    ['liftoff', true],
    ['evac', false],
  ] as const)('IV-365 with the mission completed before, an end by %s is a success: %s', (how, success) => {
    const m = running(
      function* (t) {
        yield* completed(t, 'recon', 'M05');
        endExploration(t, how);
        yield* playVanguard(t);
      },
      { mix: 'mission-2' },
    );
    until(m, () => m.over !== null);
    expect(m.over!.winners.length > 0).toBe(success);
  });

  test.each([
    'halcyon-shelf',
    'sundered-quay',
  ])('EX-IV-55 IV-366 IV-367 IV-322 IV-743 an evacuation from %s loses discoveries, and keeps uniques and success', (from) => {
    let lost: readonly string[] = [];
    const m = begin({
      mix: 'campaign-2',
      planet: from,
      edit: (s) => {
        lost = [s.discoveries.Flora.pop()!, s.discoveries.Fauna.pop()!];
        s.planet!.found = lost.map((id) => ({ id, sector: 1 }));
        s.planet!.uniques = s.planet!.uniques.filter((n) => n !== 5);
        s.planet!.foundUniques = [5];
        s.planet!.success = 3;
        setBoard(s, 'recon', { available: ['red-basic-1'], spent: ['green-basic-1'], injuries: ['Wounded', 'Burned', 'Burned'] });
      },
    });
    say(m, 'exert:recon');
    until(m, () => told(m, 'pageOpened').some(({ page }) => page === 27));
    expect(planet(m).found).toEqual([]);
    expect(planet(m).foundUniques).toEqual([5]);
    expect(now(m).ship.success).toBe(3);
    until(m, () => told(m, 'pageOpened').some(({ page }) => page === 32));
    expect(now(m).ship.uniques).toEqual([5]);
    for (const id of lost) expect(now(m).ship.gathered).not.toContain(id);
  });

  test('IV-357 IV-352 IV-353 Exhausted is a card of its own; taken away it goes back to the deck, and the die stays', () => {
    const full = injuryOf('Exhausted').copies;
    const m = running(function* (t) {
      yield* gainInjury(t, 'recon', 'Exhausted');
      yield* resolve(t, { who: 'recon', source: 'test' }, [{ op: 'flipInjury', n: 1, remove: true }]);
    });
    expect([board(m).injuries.length, now(m).injuries.Exhausted]).toEqual([1, full - 1]);
    say(m, offered(m, 'injury.column')[0]!);
    expect([board(m).injuries.length, now(m).injuries.Exhausted]).toEqual([0, full]);
    expect(Object.values(board(m).columns).filter(({ injury }) => injury)).toHaveLength(1);
  });
});

test('IV-043 HD-IV-21 Deadly Space is switched on and off between two deeds, and nobody waits for it', () => {
  const m = begin();
  expect(m.open.find(({ ask }) => ask === 'house.space')).toMatchObject({ optional: true });
  say(m, 'space:deadly');
  expect([now(m).house.deadly, told(m, 'spaceSwitched'), asked(m).includes('turn.action')]).toEqual([
    true,
    [{ fact: 'spaceSwitched', deadly: true }],
    true,
  ]);
  say(m, 'space:usual');
  expect(now(m).house.deadly).toBe(false);
});
