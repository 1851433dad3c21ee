import { describe, expect, test } from 'vitest';
import { all, asked, begin, board, now, plainCheck, planet, running, say, setBoard, told, until, type Edit } from '../vanguard.testing.ts';
import { takeAction } from './actions.ts';
import { diceCheck } from './check/check.ts';
import { applyDanger } from './danger.ts';
import { waysFrom } from './paths.ts';
import { moveThreat, spawnThreat } from './threats.ts';

describe('equipment that stays on the board, and its upgrades', () => {
  const carrying =
    (things: readonly string[], more?: Edit): Edit =>
    (s) => {
      s.planet!.gc = null;
      s.boards.recon!.equipment = [...things];
      more?.(s);
    };

  test('the shelter spares a supply to the first who rests there in each round; its floor refreshes one die more', () => {
    const m = running(
      function* (t) {
        for (let left = 3; left > 0; left--) yield* takeAction(t, 'recon');
        t.state.planet!.round += 1;
        yield* takeAction(t, 'recon');
      },
      {
        edit: carrying(['field-shelter', 'heated-floor'], (s) =>
          setBoard(s, 'recon', { available: [], spent: ['green-basic-1', 'green-basic-2', 'blue-basic-1', 'blue-basic-2'] }),
        ),
      },
    );
    const rest = (): void => {
      say(m, 'rest');
      until(m, () => asked(m).includes('turn.action') || m.open.length === 0);
    };
    say(m, 'equipment:field-shelter');
    rest();
    expect([planet(m).supplies, board(m).spent.length]).toEqual([6, 1]);
    rest();
    expect(planet(m).supplies).toBe(5);
    rest();
    expect(planet(m).supplies).toBe(5);
  });

  test('the sentry post cancels one result in each turn', () => {
    const m = running(
      function* (t) {
        yield* takeAction(t, 'recon');
        for (let left = 2; left > 0; left--) yield* applyDanger(t, 'recon', 'A', 3);
        t.state.planet!.round += 1;
        yield* applyDanger(t, 'recon', 'A', 3);
      },
      { edit: carrying(['sentry-post']) },
    );
    say(m, 'equipment:sentry-post');
    until(m, () => m.open.length === 0);
    expect(told(m, 'injured')).toHaveLength(1);
  });

  test('the warning line turns back the time of a threat that comes to the post or next to it', () => {
    const coming = (things: string[]): number => {
      const m = running(
        function* (t) {
          spawnThreat(t, 'T05', 4);
          t.state.planet!.threats.T05!.time = 3;
          yield* takeAction(t, 'recon');
          yield* moveThreat(t, 'T05', 1, false);
        },
        { planet: 'the-fallow', edit: carrying(things) },
      );
      say(m, 'equipment:sentry-post');
      until(m, () => m.open.length === 0);
      return planet(m).threats.T05!.time;
    };
    expect([coming(['sentry-post']), coming(['sentry-post', 'warning-line'])]).toEqual([3, 2]);
  });

  test('the relay beacon lets its sector and the lander assist each other; its second pulse carries somebody across, once', () => {
    const beacon: Edit = carrying(['relay-beacon', 'second-pulse'], (s) => void (s.boards.recon!.sector = 3));
    const m = running(
      function* (t) {
        yield* takeAction(t, 'recon');
        yield* diceCheck(t, 'recon', plainCheck);
        yield* takeAction(t, 'recon');
      },
      { edit: beacon },
    );
    expect(all(m)).not.toContain('use:recon:equipment:second-pulse');
    say(m, 'equipment:relay-beacon', 'roll');
    expect(asked(m)).toContain('check.assist');
    say(m, 'no', 'use:recon:equipment:second-pulse', 'crew:engineering');
    expect(board(m, 'engineering').sector).toBe(3);
    expect(all(m)).not.toContain('use:recon:equipment:second-pulse');
  });

  test('the long mast serves checks in connected sectors, and the two-way deck a one-way path', () => {
    const mast = running(
      function* (t) {
        yield* takeAction(t, 'recon');
        t.state.boards.recon!.sector = 2;
        yield* diceCheck(t, 'recon', plainCheck);
      },
      { planet: 'the-fallow', edit: carrying(['tripod-scanner', 'long-mast']) },
    );
    say(mast, 'equipment:tripod-scanner', 'all');
    until(mast, () => asked(mast).includes('check.reroll'));
    expect(asked(mast)).toContain('check.reroll');
    const deck = running((t) => takeAction(t, 'recon'), {
      planet: 'the-fallow',
      edit: carrying(['cable-bridge', 'two-way-deck'], (s) => void (s.boards.recon!.sector = 9)),
    });
    say(deck, 'equipment:cable-bridge');
    expect(waysFrom(now(deck), 1, 'recon').map(({ path, to }) => `${path.id}>${to}`)).toContain('o>9');
  });

  test('the diamond bit changes what the drill does: one die, Minerals or Phenomena, twice', () => {
    const m = begin({
      edit: carrying(['core-drill', 'diamond-bit'], (s) => setBoard(s, 'recon', { available: ['green-basic-1'], spent: [] })),
    });
    expect(all(m)).not.toContain('use:recon:equipment:diamond-bit');
    say(m, 'equipment:core-drill', 'choice-2');
    expect(told(m, 'discovered').map(({ deck }) => deck)).toEqual(['Phenomena']);
    expect(board(m).spent).toEqual(['green-basic-1']);
  });
});
