import { describe, expect, test } from 'vitest';
import type { Face } from '../content/vocabulary.ts';
import type { VantageState } from '../state.ts';
import { equip, play, throwDice, tokens } from '../vantage.testing.ts';
import { ice } from './actions.testing.ts';

const look = ['here:look', throwDice] as const;

describe('step 2: cost and X', () => {
  test('VA-110 VA-117 VA-077 VA-078 cost and text are revealed, the result is not, and the choice is locked', () => {
    const game = ice().do('here:look');
    expect(JSON.stringify([game.match.view('p1'), game.heard(), game.match.open])).not.toContain('Under the shelf something');
    expect(game.offers().some((id) => id.startsWith('here:'))).toBe(false);
    expect(game.match.whyNot('p1', { kind: 'tap', on: 'here:help' })?.rule).toBe('VA-117');
    expect(game.match.canUndo).toBe(false);
  });

  test('VA-110 what is revealed is the cost and the bold text, to everybody', () => {
    const game = play({ seats: 2, at: [18, 41] }).do('here:engage');
    expect(game.facts('actionDeclared', 'p2')).toMatchObject([{ cost: 2, text: 'HAIL the lit window.' }]);
    expect(game.match.view('p2').story).toMatchObject({ cost: 2, remaining: 2, text: 'HAIL the lit window.' });
    expect(game.asks[0]).toBe('p1 cost.pay');
  });

  test('VA-077 the result is not told while dice are placed', () => {
    const game = ice({ dice: ['time'] }).do(...look);
    expect([game.asks[0], game.facts('said')]).toEqual(['p1 dice.place', []]);
    expect(game.do('settle').facts('said')).toHaveLength(1);
  });

  test('VA-157 VA-112 the cost is the number of dice', () => {
    const game = ice().do('here:overpower', throwDice);
    expect(game.facts('diceRolled')[0]?.faces).toHaveLength(4);
  });

  test('VA-112 VA-176 as many dice are rolled as the cost that is left after skills have been paid', () => {
    const rolled = (paid: number) =>
      ice({ edit: (s) => tokens(s, 'p1', { overpower: 4 }) })
        .do('here:overpower', ...Array<string>(paid).fill('pay:overpower'), throwDice)
        .facts('diceRolled')[0]?.faces.length;
    expect([rolled(1), rolled(2), rolled(3)]).toEqual([3, 2, 1]);
  });

  test('VA-155 of two printed actions of one category the one that was named is declared', () => {
    const edit = (s: VantageState) => equip(s, 'p1', 240, 3);
    const declared = (verb: string) => ice({ edit }).do(`card:240.${verb}`).facts('actionDeclared')[0];
    expect([declared('TRADE'), declared('BEFRIEND')]).toMatchObject([
      { verb: 'TRADE', cost: 2 },
      { verb: 'BEFRIEND', cost: 4 },
    ]);
  });

  test('VA-160 the result depends on the number that was picked', () => {
    const words = (x: number) => {
      const game = ice({ edit: (s) => tokens(s, 'p1', { take: 6 }) }).do('here:take', `${x}`, ...Array<string>(x).fill('pay:take'), 'go');
      if (game.asks[0] === 'p1 card.cell') game.do('card:207>cell:0');
      return game.facts('said')[0]?.text.split(' ').slice(0, 2).join(' ');
    };
    expect([1, 2, 3, 4, 5, 6].map(words)).toEqual(['A finger', 'A finger', "An arm's", "An arm's", 'The last', 'The last']);
  });

  test('VA-163 whoever cannot pay what a page asks for does not get what it gives for that', () => {
    const soup = (held: number) => {
      const game = ice({ edit: (s) => tokens(s, 'p1', { engage: held }) }).do('here:engage', throwDice);
      return [game.asks[0], game.do(...(held > 0 ? ['pay:engage'] : [])).p().stats.health];
    };
    expect([soup(1), soup(0)]).toEqual([
      ['p1 pay', 5],
      ['p1 turn.action', 4],
    ]);
  });

  test('VA-159 VA-160 VA-161 VA-162 EX-VA-16 X is picked from 1 to 6 before skills, which lower the dice and not X', () => {
    const game = play({ seats: 2, dice: ['blank'], edit: (s) => tokens(s, 'p2', { take: 3 }) }).do('here:take');
    expect(game.offers()).toEqual(['1', '2', '3', '4', '5', '6']);
    game.do('4', 'p2: pay:take', 'p2: pay:take', 'p2: pay:take');
    expect([game.s.turn?.action?.x, game.s.turn?.action?.remaining]).toEqual([4, 1]);
    game.do(throwDice, 'card:207>cell:0');
    expect(game.facts('said')[0]?.text).toContain('the ice remembers a summer');
  });

  const steps = ['actionDeclared', 'skillPaid', 'diceRolled', 'diePlaced', 'diceSettled', 'statChanged', 'said', 'turnEnded'] as const;
  test.each([
    ['a location action', ['here:move'], 'move', ['choice:1', 'end']],
    ['a card action', ['card:401.CARRY'], 'help', ['1 health']],
    ['a depart', ['way:S', 'way:SE'], 'move', []],
  ] as const)('VA-015 VA-115 VA-116 VA-118 the steps follow in order, penalties before the result: %s', (_, chosen, skill, result) => {
    const game = play({ seats: 2, dice: ['time', 'morale'], edit: (s) => tokens(s, 'p1', { [skill]: 1 }) });
    game.do(...chosen, `pay:${skill}`, throwDice, 'die:time>slot:p1:401.b');
    if (game.asks[0] === 'p1 dice.place') game.do('settle');
    game.do(...result);
    const told = game.heard().map(({ fact }) => fact as string);
    expect(steps.filter((step) => !told.includes(step))).toEqual([]);
    const order = steps.map((step) => told.indexOf(step));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(game.s.active).toBe('p2');
  });

  test('VA-009 VA-010 no action fails: whatever the dice show, the result is reached, and dice change nothing but stats', () => {
    const after = (face: Face) => {
      const game = ice({ dice: [face] }).do(...look);
      if (game.asks[0] === 'p1 dice.place') game.do('settle');
      return game.p();
    };
    for (const face of ['time', 'morale', 'health', 'setback', 'blank'] as const) {
      expect(after(face).skills.look, face).toBe(1);
      expect({ ...after(face), stats: null }, face).toEqual({ ...after('blank'), stats: null });
    }
  });
});
