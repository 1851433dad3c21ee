import { describe, expect, test } from 'vitest';
import { all, asked, offered, planet, say, setBoard, told, until, type Edit } from '../../vanguard.testing.ts';
import { check, outcomes, roll } from './rolling.testing.ts';

const red = { id: 'r', color: 'red' as const, need: [[]], effects: [], arrows: [] };
const plain = check({ rows: [red] });

describe('dice that are taken', () => {
  const own = ['blue-specialized-1', 'green-basic-1'] as const;
  const rolled = (...answers: string[]): string[] => {
    const m = say(roll({ card: plain, own, faces: [1, 1] }), ...answers);
    return told(m, 'rolled')[0]!.dice.map(({ die }) => die);
  };

  test('IV-149 IV-151 any number of own dice: all of them, some, or none', () => {
    expect(offered(roll({ card: plain, own, faces: [] }), 'check.dice')).toEqual(['all', ...own.map((die) => `die:${die}`), 'roll']);
    expect(rolled('all')).toEqual([...own]);
    expect(rolled('die:green-basic-1', 'roll')).toEqual(['green-basic-1']);
    expect(rolled('roll')).toEqual([]);
  });

  test('IV-152 IV-153 an assister gives a die that is available, or none', () => {
    const helped = (answer: string): string[] => {
      const m = roll({
        card: plain,
        own: ['blue-specialized-1'],
        faces: [1, 1],
        edit: (s) => setBoard(s, 'engineering', { available: ['blue-basic-1'], spent: ['red-basic-1'] }),
      });
      say(m, 'all');
      expect(offered(m, 'check.assist')).toEqual(['die:blue-basic-1', 'no']);
      say(m, answer);
      return told(m, 'rolled')[0]!.dice.map(({ die }) => die);
    };
    expect(helped('die:blue-basic-1')).toEqual(['blue-specialized-1', 'blue-basic-1']);
    expect(helped('no')).toEqual(['blue-specialized-1']);
  });
});

describe('dice that join them', () => {
  test('IV-156 every injury die of the roller', () => {
    const edit: Edit = (s) => setBoard(s, 'recon', { injuries: ['Burned', 'Wounded'] });
    const m = say(roll({ card: plain, own: ['green-basic-1'], faces: [1, 3, 6], edit }), 'all');
    expect(told(m, 'rolled')[0]!.injury).toEqual(['PAIN', 'BLEED']);
  });

  test('IV-158 as many danger dice as the action shows', () => {
    const card = check({ danger: [{ table: 'A', count: 2 }], rows: [red] });
    const m = say(roll({ card, own: ['green-basic-1'], faces: [1, 1, 2] }), 'all');
    expect(told(m, 'rolled')[0]!.danger).toEqual([
      { table: 'A', side: 0 },
      { table: 'A', side: 0 },
    ]);
  });
});

describe('the order of the steps', () => {
  test('IV-148 combinations are paid for before injury and danger dice are dealt with', () => {
    const m = roll({
      card: check({ danger: [{ table: 'A', count: 1 }], rows: [red] }),
      own: ['green-specialized-1'],
      faces: [1, 3, 1],
      edit: (s) => setBoard(s, 'recon', { hand: ['RC02:1'], injuries: ['Burned'] }),
    });
    say(m, 'all');
    until(m, () => asked(m).includes('check.combine'));
    expect([planet(m).check!.step, told(m, 'injuryDie'), told(m, 'dangerRolled')]).toEqual([5, [], []]);
  });

  test('IV-234 what an assister lent is spent before the outcome applies, too', () => {
    const m = roll({
      card: plain,
      own: ['blue-specialized-1'],
      faces: [1, 1],
      edit: (s) => setBoard(s, 'engineering', { available: ['blue-basic-1'], spent: [] }),
    });
    say(m, 'all', 'die:blue-basic-1');
    const order = m.told.map(({ fact }) => fact).filter(({ fact }) => fact === 'dice' || fact === 'outcome');
    const said = order.map((one) => ('who' in one ? `${one.fact} ${one.who}` : one.fact));
    expect(said).toEqual(['dice recon', 'dice engineering', 'outcome recon']);
  });

  test('IV-164 IV-166 after one thing or card the roller may use another', () => {
    const m = roll({
      card: plain,
      own: ['green-specialized-1'],
      faces: [1, 2, 2],
      edit: (s) => {
        setBoard(s, 'recon', { hand: ['RC03:1', 'RC03:2'] });
        s.boards.recon!.equipment = ['torch'];
      },
    });
    say(m, 'all', 'use:recon:card:RC03:1');
    until(m, () => all(m).includes('use:recon:card:RC03:2'));
    expect(all(m)).toEqual(expect.arrayContaining(['use:recon:card:RC03:2', 'use:recon:equipment:torch']));
    expect(outcomes(m)).toEqual([]);
  });
});
