import { expect, test } from 'vitest';
import { goalCounts } from '../content/goals.ts';
import { all, asked, begin, board, give, now, offered, running, say, type Edit } from '../stonesaga.testing.ts';
import { resolve } from './effects/resolve.ts';
import { afterAction, checkGoals, countDeed } from './goals.ts';
import { offerEnd } from './introduction.ts';

test('SS-063, SS-184 a goal that counts deeds is complete with the last of them and not before', () => {
  for (const goal of ['G109', 'GA09'] as const) {
    const after = (deeds: number) =>
      now(
        running(
          function* (t) {
            for (let n = 0; n < deeds; n++) countDeed(t, goal);
            yield* checkGoals(t, 'c1');
          },
          (s) => void (s.goals = { [goal]: { count: 0, tokens: {}, hexes: [] } }),
        ),
      );
    expect(after(goalCounts[goal] - 1).completed).not.toContain(goal);
    expect(after(goalCounts[goal]).completed).toContain(goal);
  }
});

const open = { count: 0, tokens: {}, hexes: [] };
/** Foraging ends with six resources in hand: the deed and the state complete one goal each. */
const twoAtOnce: Edit = (s) => {
  s.goals = { G103: open, G108: open };
  give(s, 'c1', 'wood', 'wood', 'wood', 'wood', 'wood', 'wood');
};
const foraged = (options = {}) => running((t) => afterAction(t, 'c1', 'forage'), { mix: 'seeds-1', options, edit: twoAtOnce });

test('SC-573 goals that one action completes are carried out in the order the players choose', () => {
  const m = foraged();
  expect(asked(m)).toEqual(['goal.order']);
  expect(offered(m)).toEqual(['goal:G103', 'goal:G108']);
  expect(now(say(m, 'goal:G108')).completed).toEqual(['G108', 'G103']);
  expect(now(say(foraged(), 'goal:G103')).completed).toEqual(['G103', 'G108']);
});

test('SC-610 by the Dusk Rule the goal that gives less comes first', () => {
  const m = running((t) => checkGoals(t, 'c1'), {
    mix: 'seeds-1',
    options: { ties: 'dusk' },
    edit: (s) => void (s.goals = { GA09: { ...open, count: goalCounts.GA09 }, G109: { ...open, count: goalCounts.G109 } }),
  });
  expect(asked(m)).toEqual([]);
  expect(now(m).completed).toEqual(['G109', 'GA09']);
});

test('SC-709 lore is put on a goal as long as there is some', () => {
  const withLore = (lore: number) => all(begin({ mix: 'endless-1', edit: (s) => void (s.tracks.lore = lore) }));
  expect(withLore(1)).toContain('lore:c1:GA09');
  expect(withLore(0)).not.toContain('lore:c1:GA09');
});

test('R-SS-102 who goes on is not asked again before dawn', () => {
  const m = running(
    function* (t) {
      yield* offerEnd(t);
      yield* offerEnd(t);
    },
    (s) => void (s.completed = ['G101', 'G102', 'G103', 'G104', 'G105', 'G106', 'G109', 'G110']),
  );
  expect(asked(m)).toEqual(['challenge.end']);
  say(m, 'go-on');
  expect(asked(m)).toEqual([]);
  expect(now(m).ended).toBeNull();
});

test('a champion is one of those in the hex, and nobody for who is off the map', () => {
  const championOf = (edit: Edit) =>
    running((t) => resolve(t, 'c1', [{ do: 'champion', then: [{ do: 'boost', attribute: 'conviction' }] }]), edit);
  const beside = championOf((s) => void (s.characters.c2.at = s.characters.c1.at));
  expect(offered(beside)).toHaveLength(2);
  const gone = championOf((s) => void (s.characters.c1.at = s.characters.c2.at = null));
  expect(asked(gone)).toEqual([]);
  expect([board(gone, 'c1').boosts, board(gone, 'c2').boosts]).toEqual([{}, {}]);
});

test('nothing more of a card happens once the game is over', () => {
  const lore = (ended: boolean) =>
    now(
      running(
        (t) => resolve(t, 'c1', [{ do: 'track', track: 'lore', n: 1 }]),
        (s) => void (s.ended = ended ? { winners: [], why: 'It is over.' } : null),
      ),
    ).tracks.lore;
  expect(lore(false)).toBe(lore(true) + 1);
});
