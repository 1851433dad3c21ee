import { describe, expect, test } from 'vitest';
import type { DieId } from '../content/dice.ts';
import type { Effect } from '../content/effects.ts';
import { cardOf, checkOf, equipmentOf, type CardId } from '../content/find.ts';
import { equipment } from '../content/decks/equipment.ts';
import { recruits } from '../content/decks/recruits.ts';
import type { DiceCheck } from '../content/types.ts';
import {
  all, board, now, offered, plainCheck, planet, running, say, setBoard, until, type Edit, type VanguardMatch,
} from '../vanguard.testing.ts';
import { diceCheck } from './check/check.ts';
import { rollDanger } from './danger.ts';
import { resolve } from './effects/resolve.ts';

/** Recon carries out effects; what is asked after these answers gets the first option. */
const doing = (effects: readonly Effect[], edit: Edit, ...answers: readonly string[]): VanguardMatch => {
  const m = say(running((t) => resolve(t, { who: 'recon', source: 'test' }, effects), { edit }), ...answers);
  until(m, () => m.open.length === 0);
  return m;
};

interface Rolled {
  readonly card?: CardId;
  readonly own: readonly DieId[];
  readonly faces: readonly number[];
  readonly check?: Partial<DiceCheck>;
  readonly edit?: Edit;
}
/** Recon has rolled all dice of the board, with a card in hand and another one, so that the check waits after the first; nobody assists. */
const rolled = ({ card, own, faces, check = {}, edit }: Rolled): VanguardMatch =>
  say(
    running((t) => diceCheck(t, 'recon', { ...plainCheck, ...check }), {
      rolls: faces,
      edit: (s) => {
        Object.assign(s.planet!, { gc: null, threats: {} });
        setBoard(s, 'recon', { available: own, spent: [], hand: [...(card ? [card] : []), 'RC03:2'] });
        setBoard(s, 'engineering', { available: [], spent: [] });
        edit?.(s);
      },
    }),
    'all',
  );
const pool = (m: VanguardMatch): readonly string[] => planet(m).check!.pool.map(({ die, side }) => `${die}@${side}`);
/** A check whose roll of TRK sets off these effects. */
const setOff = (effects: readonly Effect[], more: Partial<DiceCheck> = {}, edit?: Edit): VanguardMatch => {
  const m = rolled({
    own: ['green-specialized-1'],
    faces: [1],
    check: { special: [[{ need: [['TRK']], effects }]], ...more },
    ...(edit && { edit }),
  });
  until(m, () => m.open.length === 0);
  return m;
};

describe('what cards do with dice and cards of a crewmember', () => {
  test('RC02 EN07 only dice of the named colour or kind come back', () => {
    const spent: Edit = (s) => setBoard(s, 'recon', { available: [], spent: ['red-specialized-1', 'green-basic-1'] });
    const green = doing(cardOf('RC02:1').bottom.effects, spent);
    expect([board(green).columns.green.dice, board(green).spent]).toEqual([['green-basic-1'], ['red-specialized-1']]);
    const basic = doing(cardOf('EN07:1').top.effects, spent);
    expect([board(basic).columns.green.dice, board(basic).spent]).toEqual([['green-basic-1'], ['red-specialized-1']]);
  });

  test('SE24 a die that goes back to its board is no longer in the roll', () => {
    const m = rolled({ card: 'SE24:1', own: ['green-basic-1', 'red-basic-1'], faces: [1, 1] });
    say(m, 'use:recon:card:SE24:1', 'die:green-basic-1', 'enough');
    expect([pool(m), board(m).columns.green.dice, board(m).spent]).toEqual([['red-basic-1@0'], ['green-basic-1'], []]);
  });

  test('Old Hand: a spent die is rolled into the pool', () => {
    const crew = recruits.find(({ skill }) => skill === 'Old Hand')!.id;
    const m = rolled({
      own: ['green-basic-1'],
      faces: [1, 4],
      edit: (s) => {
        setBoard(s, 'recon', { available: ['green-basic-1'], spent: ['blue-specialized-1'], crew });
        s.boards.recon!.charges = 2;
      },
    });
    say(m, all(m).find((id) => id.includes('skill:'))!);
    expect([pool(m), board(m).spent]).toEqual([['green-basic-1@0', 'blue-specialized-1@3'], []]);
  });

  test('EN25 a die that comes back leaves the compartment', () => {
    const m = doing(cardOf('EN25:1').top.effects, (s) => {
      setBoard(s, 'recon', { available: [], spent: [] });
      s.boards.recon!.sacrificed = ['green-basic-1'];
    });
    expect(board(m).columns.green.dice).toEqual(['green-basic-1']);
    expect(now(m).sections.recon.dice).not.toContain('green-basic-1');
  });

  test('EN10 equipment that was used can be used once more', () => {
    const { id } = equipmentOf(equipment[0]!.id);
    const after = (times: number): Record<string, number> =>
      board(doing(cardOf('EN10:1').top.effects, (s) => void (s.boards.recon!.used = { [`exploration:equipment:${id}`]: times }))).used;
    expect([after(2), after(1)]).toEqual([{ [`exploration:equipment:${id}`]: 1 }, {}]);
  });

  test('SE01 a rolled die with an accident is spent, and no other', () => {
    const m = rolled({ card: 'SE01:1', own: ['red-basic-1', 'red-basic-2'], faces: [1, 5] });
    say(m, 'use:recon:card:SE01:1');
    expect([pool(m), board(m).spent]).toEqual([['red-basic-1@0'], ['red-basic-2']]);
  });

  test('dice that are spent from the board are no dice that are spent already', () => {
    const from = (available: readonly DieId[]): VanguardMatch =>
      doing([{ op: 'spend', n: 1, from: 'board' }], (s) => setBoard(s, 'recon', { available, spent: ['blue-basic-1'] }));
    const [some, none] = [from(['green-basic-1']), from([])];
    expect(board(some).spent.toSorted()).toEqual(['blue-basic-1', 'green-basic-1']);
    expect([board(none).spent, board(none).sacrificed, board(none).injuries]).toEqual([['blue-basic-1'], [], []]);
  });

  test('SC21 cards come from the discard pile into the hand, and what is too much is discarded', () => {
    const draw = (hand: readonly CardId[]): VanguardMatch =>
      say(
        running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'draw', n: 1, from: 'discard' }]), {
          edit: (s) => {
            setBoard(s, 'recon', { hand, deck: [] });
            s.boards.recon!.deck.discard = ['RC01:1', 'RC02:1'];
          },
        }),
        'card:RC02:1',
      );
    const one = draw([]);
    expect([board(one).hand, board(one).deck.discard]).toEqual([['RC02:1'], ['RC01:1']]);
    const full = draw(['RC03:1', 'RC04:1', 'RC05:1', 'RC06:1', 'RC07:1', 'RC08:1']);
    expect(offered(full, 'discard.card')).toContain('card:RC02:1');
  });

  test('charges do not fall below none', () => {
    expect(board(doing([{ op: 'charge', n: -3 }], (s) => void (s.boards.recon!.charges = 1))).charges).toBe(0);
  });

  test('EN21 one action more, also a special one, for who acts in this turn', () => {
    const turn = (who: 'recon' | 'engineering') => {
      const m = running((t) => resolve(t, { who, source: 'test' }, cardOf('EN21:1').top.effects));
      return [planet(m).turn!.actions, planet(m).turn!.special];
    };
    expect([turn('recon'), turn('engineering')]).toEqual([[3, 2], [2, 1]]);
  });

  test('a fracture that bleeds ends travelling for the turn', () => {
    expect(planet(doing([{ op: 'noTravel', lasts: 'turn' }], () => {})).turn!.noTravel).toBe(true);
  });
});

describe('what cards do with a check', () => {
  test('SE06 a danger counts as one less', () => {
    const m = running((t) => rollDanger(t, 'recon', 'A'), {
      rolls: [6],
      edit: (s) => setBoard(s, 'recon', { available: ['green-basic-1', 'green-basic-2'], spent: [], hand: ['SE06:1'] }),
    });
    say(m, 'use:recon:card:SE06:1');
    until(m, () => m.open.length === 0);
    expect([board(m).injuries, board(m).spent.length]).toEqual([[], 2]); // side 2 in place of side 3
  });

  test('SE21 its combination keeps every danger of the check off', () => {
    const hurt = (combine: boolean): number => {
      const m = rolled({
        card: 'SE21:1',
        own: ['red-specialized-1', 'red-specialized-2', 'red-specialized-3'],
        faces: [1, 1, 3, 6],
        check: { ...checkOf('relay', 'halcyon-shelf'), danger: [{ table: 'A', count: 1 }] },
      });
      const found = (): string | undefined => all(m).find((id) => id.startsWith('card:SE21:1='));
      until(m, () => found() !== undefined);
      say(m, combine ? found()! : 'go-on');
      until(m, () => m.open.length === 0);
      return board(m).injuries.length;
    };
    expect([hurt(false), hurt(true)]).toEqual([1, 0]);
  });

  test('EN20 a track goes back by all its progress', () => {
    const { tracks } = checkOf('relay', 'halcyon-shelf');
    const begun: Edit = (s) => void (s.planet!.markers['relay.g'] = 3);
    const m = setOff([{ op: 'reduce', track: 'green', n: 'all' }], { id: 'relay', tracks: tracks! }, begun);
    expect(planet(m).markers['relay.g'] ?? 0).toBe(0);
  });

  test('SE09 SC14 an available die is rolled into the pool', () => {
    const m = rolled({
      own: ['green-basic-1'],
      faces: [1, 4],
      edit: (s) => setBoard(s, 'engineering', { available: ['blue-specialized-1'], spent: [], hand: ['SE09:1'] }),
    });
    if (offered(m, 'check.assist').length > 0) say(m, 'no');
    say(m, 'use:engineering:card:SE09:1');
    if (offered(m, 'check.add').length > 0) say(m, 'die:blue-specialized-1');
    expect([pool(m), board(m, 'engineering').columns.blue.dice]).toEqual([['green-basic-1@0', 'blue-specialized-1@3'], []]);
  });

  test('SE05 RC15 only dice of the named colour are rolled again, each once', () => {
    const own: readonly DieId[] = ['red-basic-1', 'red-specialized-1', 'blue-basic-1'];
    const m = rolled({ card: 'SE05:1', own, faces: [1, 1, 1, 4, 4] });
    say(m, 'use:recon:card:SE05:1');
    expect(offered(m, 'check.reroll')).toEqual(['die:red-basic-1', 'die:red-specialized-1', 'enough']);
    say(m, 'die:red-basic-1');
    expect(offered(m, 'check.reroll')).toEqual(['die:red-specialized-1', 'enough']);
  });

  test('SC10 one die may be rolled again several times', () => {
    const m = rolled({ card: 'SC10:1', own: ['red-basic-1'], faces: [1, 2, 4] });
    say(m, 'use:recon:card:SC10:1', 'die:red-basic-1', 'die:red-basic-1');
    expect(pool(m)).toEqual(['red-basic-1@3']);
  });

  test('RC08 SC20 a die of the colour is turned to the icon; another card turns any die to any side', () => {
    const own: readonly DieId[] = ['red-specialized-1', 'green-specialized-1'];
    const green = say(rolled({ card: 'RC08:1', own, faces: [3, 3] }), 'use:recon:card:RC08:1');
    expect(offered(green, 'check.turn')).toEqual(['die:green-specialized-1@0', 'enough']);
    const special = [[{ need: [['TRK'] as const], effects: [{ op: 'turnDie', n: 1, color: 'red', to: 'any' } as const] }]];
    const red = rolled({ own: [...own, 'green-specialized-2'], faces: [3, 1, 3], check: { special } });
    until(red, () => offered(red, 'check.turn').length > 0);
    expect(offered(red, 'check.turn')).toEqual([...[0, 3, 4, 5].map((side) => `die:red-specialized-1@${side}`), 'enough']);
    const any = say(rolled({ card: 'SC20:1', own, faces: [3, 3] }), 'use:recon:card:SC20:1');
    expect(offered(any, 'check.turn')).toEqual([
      ...[0, 3, 4, 5].map((side) => `die:red-specialized-1@${side}`),
      ...[0, 3, 4, 5].map((side) => `die:green-specialized-1@${side}`),
      'enough',
    ]);
  });

  const counts = (m: VanguardMatch) => planet(m).check!.countsAs.map(({ die, from, to, times }) => [die, from, to, times]);

  test('RC04 EN08 EN16 a die of the colour, or one that shows the icon, counts as another or twice', () => {
    const own: readonly DieId[] = ['blue-basic-1', 'blue-specialized-1', 'green-basic-1'];
    const spotter = say(rolled({ card: 'RC04:1', own, faces: [1, 5, 1] }), 'use:recon:card:RC04:1');
    expect(counts(spotter)).toEqual([['green-basic-1', 'DIE', 'SNS', 1]]);
    const patch = say(rolled({ card: 'EN08:1', own, faces: [1, 6, 5] }), 'use:recon:card:EN08:1');
    expect(counts(patch)).toEqual([['blue-specialized-1', 'ACC', 'FIX', 1]]);
    const twice = say(rolled({ card: 'EN16:1', own: ['blue-specialized-1'], faces: [4] }), 'use:recon:card:EN16:1');
    expect(counts(twice)).toEqual([['blue-specialized-1', 'FIX', 'FIX', 2]]);
  });

  test('SC16 two dice with accidents count as basic, each once', () => {
    const m = rolled({ card: 'SC16:1', own: ['red-basic-1', 'blue-basic-1', 'green-basic-1'], faces: [5, 5, 5] });
    say(m, 'use:recon:card:SC16:1', 'die:green-basic-1');
    expect(offered(m, 'check.counts')).toEqual(['die:red-basic-1', 'die:blue-basic-1']);
  });

  test('EN19 the converts of everybody in the sector serve; a shock takes the own one away', () => {
    const m = say(rolled({ card: 'EN19:1', own: ['green-basic-1'], faces: [1] }), 'use:recon:card:EN19:1');
    expect(planet(m).check!.sectorConverts).toBe(true);
    const pause: Effect = { op: 'choose', options: [{ label: 'One', effects: [{ op: 'supply', n: 1 }] }, { label: 'Two', effects: [] }] };
    const shocked = rolled({
      own: ['green-specialized-1'],
      faces: [1],
      check: { special: [[{ need: [['TRK']], effects: [{ op: 'noConvert', lasts: 'check' }, pause] }]] },
    });
    until(shocked, () => planet(shocked).check?.noConvert === true);
    expect(planet(shocked).check?.noConvert).toBe(true);
  });
});
