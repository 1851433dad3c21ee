import { describe, expect, test } from 'vitest';
import type { Choice, Script } from '../content/script.ts';
import { play, throwDice, tokens } from '../vantage.testing.ts';

const orNot = (label: string): readonly Choice[] => [
  { label, do: [{ gain: { coin: 1 } }] },
  { label: 'Neither.', do: [] },
];

describe('what has been read cannot be unread, so it closes undo', () => {
  test('VA-077 a result closes undo: nobody places dice or pays again knowing it', () => {
    const paying = play({ at: [10], edit: (s) => tokens(s, 'p1', { move: 1 }) }).do('here:move', 'pay:move');
    expect(paying.match.undone()?.peek().players.p1!.skills.move).toBe(1);
    const read = play({ at: [10], dice: ['time', 'blank'] }).do('here:move', throwDice, 'settle');
    expect([read.asks[0], read.match.undone()]).toEqual(['p1 result.choose', undefined]);
  });

  test('VA-080 the outcome of a choice closes undo: nobody chooses again knowing it', () => {
    const game = play({ page: [{ choose: [{ label: 'Left.', do: [{ choose: orNot('Far left.') }] }, { label: 'Right.', do: [] }] }] });
    expect([game.do('choice:1').asks[0], game.match.undone()]).toEqual(['p1 result.choose', undefined]);
  });

  test.each(['pay:coin', 'decline'])('VA-080 what a payment brings closes undo, and what refusing it brings: %s', (answer) => {
    const outcome: Script = [{ choose: orNot('Further.') }];
    const game = play({ page: [{ pay: [{ coin: 1 }], then: outcome, else: outcome }], edit: (s) => void (s.players.p1!.coins = 1) });
    expect([game.do(answer).asks[0], game.match.undone()]).toEqual(['p1 result.choose', undefined]);
  });

  test('VA-077 the entry of a stat at 0 closes undo: nobody loses something else knowing it', () => {
    const page: Script = [{ damage: { kind: 'cold', n: 1 } }];
    const hurt = (health: number) => play({ page, edit: (s) => void (s.players.p1!.stats = { time: 4, morale: 4, health }) }).do('health');
    expect(hurt(1).asks[0]).toBe('p1 zero.vote');
    expect(hurt(1).match.undone()).toBeUndefined();
    expect(hurt(2).match.undone()?.peek().players.p1!.stats.health).toBe(2);
  });
});
