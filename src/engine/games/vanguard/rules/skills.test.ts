import { describe, expect, test } from 'vitest';
import { recruitOf } from '../content/find.ts';
import { all, begin, board, offered, planet, say, setBoard } from '../vanguard.testing.ts';

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

  test('IV-057 IV-243 IV-250 a card that may be played at any time uses no action and is discarded', () => {
    const m = begin({
      edit: (s) => setBoard(s, 'recon', { available: ['red-basic-1', 'blue-basic-1'], spent: ['green-specialized-1'], hand: ['RC05:1'] }),
    });
    say(m, 'use:recon:card:RC05:1');
    expect([board(m).spent, board(m).deck.discard, planet(m).turn!.actions]).toEqual([[], ['RC05:1'], 2]);
  });

  test('IV-243 a card that somebody else plays goes to the discard pile of its owner', () => {
    const m = begin({
      edit: (s) => setBoard(s, 'engineering', { available: ['red-basic-1'], spent: ['blue-basic-1'], hand: ['EN07:1'], deck: [] }),
    });
    say(m, 'use:engineering:card:EN07:1');
    expect([board(m, 'engineering').hand, board(m, 'engineering').deck]).toEqual([[], { cards: [], discard: ['EN07:1'] }]);
    expect(board(m).deck.discard).toEqual([]);
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
