import { describe, expect, test } from 'vitest';
import { recruitOf, skillOf } from '../content/find.ts';
import { all, begin, board, fresh, now, offered, planet, running, say, setBoard, until } from '../vanguard.testing.ts';
import { resolve } from './effects/resolve.ts';

describe('skills', () => {
  const withSkill = (skill: string) => Object.values(skillHolders).find((id) => recruitOf(id).skill === skill)!;
  const skillHolders = Array.from({ length: 48 }, (_, at) => `CR${String(at + 1).padStart(2, '0')}`);

  test('IV-088 IV-089 IV-090 IV-091 IV-092 IV-093 a skill costs a charge and no action, and without one it is not offered', () => {
    const crew = withSkill('Second Wind');
    const m = begin({
      edit: (s) => {
        setBoard(s, 'recon', {
          available: ['red-basic-1', 'blue-basic-1', 'green-basic-1'],
          spent: ['green-specialized-1', 'green-specialized-2'],
          crew,
        });
        s.boards.recon!.charges = 1;
      },
    });
    say(m, `use:recon:skill:${crew}`);
    while (offered(m, 'refresh.die').length > 0) say(m, offered(m, 'refresh.die')[0]!);
    expect([board(m).charges, board(m).spent, planet(m).turn!.actions]).toEqual([0, [], 2]);
    expect(all(m)).not.toContain(`use:recon:skill:${crew}`);
  });

  /** Somebody with this skill, so many charges, and dice to refresh. */
  const holding = (who: 'recon' | 'engineering', skill: string, charges: number): string[] =>
    all(
      begin({
        edit: (s) => {
          setBoard(s, who, { available: ['red-basic-1'], spent: ['blue-basic-1', 'green-basic-1'], crew: withSkill(skill) });
          s.boards[who]!.charges = charges;
        },
      }),
    ).filter((id) => id.startsWith(`use:${who}:skill`));

  test('IV-090 a skill serves in the turn of another as well, unless its text names a moment', () => {
    expect(holding('engineering', 'Second Wind', 1)).toEqual([`use:engineering:skill:${withSkill('Second Wind')}`]);
    expect(holding('recon', 'Steady Hands', 1)).toEqual([]);
    expect(holding('recon', 'Old Hand', 1)).toEqual([]);
  });

  test('IV-091 without a charge it cannot be used, although there is something to do', () => {
    expect(holding('recon', 'Second Wind', 1)).toHaveLength(1);
    expect(holding('recon', 'Second Wind', 0)).toEqual([]);
  });

  test('IV-088 IV-094 whoever is launched has one skill and the charges that stand on the card', () => {
    const shown = new Set<number>();
    for (const seed of [1, 2, 3, 4]) {
      const m = fresh('mission-4', { crew: 'quick' }, seed);
      until(m, () => Object.keys(now(m).boards).length > 0);
      for (const { crew, charges } of Object.values(now(m).boards)) {
        expect([crew, charges]).toEqual([crew, skillOf(recruitOf(crew).skill).charges]);
        shown.add(charges);
      }
    }
    expect(shown.size).toBeGreaterThan(1);
  });

  test('IV-092 charges may rise above what one began with, without an end', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'charge', n: 7 }]), {
      edit: (s) => void (s.boards.recon!.charges = 2),
    });
    expect(board(m).charges).toBe(9);
  });

  test('IV-057 IV-243 IV-250 a card that may be played at any time uses no action and is discarded', () => {
    const m = begin({
      edit: (s) => setBoard(s, 'recon', { available: ['red-basic-1', 'blue-basic-1'], spent: ['green-specialized-1'], hand: ['RC05:1'] }),
    });
    say(m, 'use:recon:card:RC05:1');
    expect([board(m).spent, board(m).deck.discard, planet(m).turn!.actions]).toEqual([[], ['RC05:1'], 2]);
  });

  test('IV-243 IV-250 a card that somebody else plays goes to the discard pile of its owner', () => {
    const m = begin({
      edit: (s) => setBoard(s, 'engineering', { available: ['red-basic-1'], spent: ['blue-basic-1'], hand: ['EN07:1'], deck: [] }),
    });
    say(m, 'use:engineering:card:EN07:1');
    expect([board(m, 'engineering').hand, board(m, 'engineering').deck]).toEqual([[], { cards: [], discard: ['EN07:1'] }]);
    expect(board(m).deck.discard).toEqual([]);
  });

  test('IV-250 a card for one’s own turn is for no other, and one for a check is for no other moment', () => {
    const hand = ['EN02:1', 'EN01:1'] as const; // a charge in your turn; a die turned in your check
    const playable = (turn: 'recon' | 'engineering'): string[] =>
      all(
        begin({
          edit: (s) => {
            setBoard(s, 'engineering', { hand });
            Object.assign(s.planet!.turn!, { who: turn });
          },
        }),
      ).filter((id) => id.startsWith('use:engineering:card'));
    expect([playable('recon'), playable('engineering')]).toEqual([[], ['use:engineering:card:EN02:1']]);
  });

  test('IV-288 RU-IV-62 equipment serves in its carrier’s own turn, also in the middle of a check', () => {
    const carrying = (who: 'recon' | 'engineering') =>
      begin({
        edit: (s) => {
          s.boards.recon!.sector = 2;
          setBoard(s, who, { available: ['green-basic-1'], spent: ['blue-basic-1', 'red-basic-1'] });
          s.boards[who]!.equipment = ['sugar-block'];
        },
      });
    expect(all(carrying('recon'))).toContain('use:recon:equipment:sugar-block');
    const checking = say(carrying('recon'), 'action:ridge');
    expect(planet(checking).check).not.toBeNull();
    expect(all(checking)).toContain('use:recon:equipment:sugar-block');
    expect(all(carrying('engineering'))).not.toContain('use:engineering:equipment:sugar-block');
  });
});
