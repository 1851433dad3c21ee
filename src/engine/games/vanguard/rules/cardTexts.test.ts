import { describe, expect, test } from 'vitest';
import { cardOf, type CardId } from '../content/find.ts';
import type { DieId } from '../content/dice.ts';
import type { VanguardState } from '../state.ts';
import {
  all, asked, begin, board, now, offered, plainCheck, planet, position, running, say, setBoard, told, until, type Edit, type VanguardMatch,
} from '../vanguard.testing.ts';
import { takeAction } from './actions.ts';
import { diceCheck } from './check/check.ts';
import { applyDanger } from './danger.ts';
import { powersBeside } from './exerting.ts';
import { endOfTurnEvent } from './events.ts';
import { canPay } from './effects/paying.ts';
import { resolve } from './effects/resolve.ts';
import { gainFrom, gainLeads } from './finds.ts';
import { moveThreat, spawnThreat } from './threats.ts';

/** Recon holds a card; the dice of both are set, and nothing else on the planet disturbs. */
const holding =
  (who: 'recon' | 'engineering', card: CardId, more?: Edit): Edit =>
  (s) => {
    Object.assign(s.planet!, { gc: null, threats: {} });
    setBoard(s, who, { hand: [card] });
    more?.(s);
  };

const checking = (edit: Edit, faces: readonly number[] = []): VanguardMatch =>
  running((t) => diceCheck(t, 'recon', plainCheck), { edit, rolls: faces });

describe('what section cards say', () => {
  test('EN18 Cold Start: the die that was given up to exert is spent instead, and no other', () => {
    const m = running((t) => powersBeside(t.state).find(({ id }) => id === 'exert:recon')!.run(t), {
      edit: (s) => {
        setBoard(s, 'recon', { available: ['green-basic-1', 'green-basic-2'], spent: ['blue-basic-1', 'blue-basic-2'], hand: ['EN18:1'] });
        s.boards.recon!.sacrificed = ['red-basic-1'];
      },
    });
    say(m, 'die:green-basic-1');
    expect(asked(m)).toEqual(['exert.react', 'exert.react.use', 'power']);
    say(m, 'use:recon:card:EN18:1');
    expect(board(m).sacrificed).toEqual(['red-basic-1']);
    expect([...board(m).spent, ...board(m).columns.green.dice]).toContain('green-basic-1');
  });

  test('SC11: up to two of the drawn leads go back into the bag and as many are drawn again', () => {
    const m = running((t) => gainLeads(t, 'recon', 3, null), { edit: holding('recon', 'SC11:1') });
    const [first] = planet(m).leads.drawn;
    say(m, 'use:recon:card:SC11:1', `lead:${first}`, 'enough');
    expect(planet(m).leads.drawn).toHaveLength(3);
    expect(planet(m).leads.bag).toHaveLength(17);
  });

  test('SC22: the best of the top three is kept in place of the found card, the others lie under the deck', () => {
    const m = running((t) => gainFrom(t, 'recon', 'Flora', 1), { edit: holding('recon', 'SC22:1') });
    const pile = now(m).discoveries.Flora;
    const [found] = planet(m).found;
    const [third, second] = pile.slice(-2) as [string, string];
    say(m, 'use:recon:card:SC22:1');
    expect(offered(m, 'discovery.best').toSorted()).toEqual([found!.id, second, third].map((id) => `discovery:${id}`).toSorted());
    say(m, `discovery:${second}`);
    expect(planet(m).found.map(({ id }) => id)).toEqual([second]);
    expect(now(m).discoveries.Flora.slice(0, 2).toSorted()).toEqual([found!.id, third].toSorted());
    expect(now(m).discoveries.Flora).toHaveLength(pile.length);
  });

  test('EN06: one chosen path loses an icon for everybody until the round ends, the others do not', () => {
    const m = say(begin({ edit: holding('recon', 'EN06:1', (s) => void (s.boards.recon!.sector = 3)) }), 'use:recon:card:EN06:1');
    const [path] = offered(m, 'lasting.path');
    say(m, path!);
    expect(planet(m).lasting).toMatchObject([{ path: path!.slice('path:'.length), until: 'round' }]);
  });

  test('SE14: only the threat that was chosen, here or next door, stays where it is until the next turn', () => {
    const near: Edit = holding('recon', 'SE14:1');
    const far = begin({ planet: 'the-fallow', edit: holding('recon', 'SE14:1') });
    expect(all(far)).not.toContain('use:recon:card:SE14:1');
    const m = running(
      function* (t) {
        spawnThreat(t, 'T05', 2);
        spawnThreat(t, 'T01', 2);
        yield* takeAction(t, 'recon');
        yield* moveThreat(t, 'T05', 1, false);
        yield* moveThreat(t, 'T01', 1, false);
      },
      { planet: 'the-fallow', edit: near },
    );
    say(m, 'use:recon:card:SE14:1', 'threat:T05', 'rest');
    until(m, () => m.open.length === 0);
    expect(told(m, 'threatMoved').map(({ threat }) => threat)).toEqual(['T01']);
  });

  test('SE16: the next travel minds no no-movement icon and one path icon less; the one after it does', () => {
    const m = running(function* (t) {
      yield* takeAction(t, 'recon');
      yield* takeAction(t, 'recon');
    }, { planet: 'the-fallow', edit: holding('recon', 'SE16:1', (s) => {
      s.boards.recon!.sector = 7;
      s.planet!.pois[7] = ['P61'];
    }) });
    expect(offered(m, 'turn.action')).not.toContain('travel');
    say(m, 'use:recon:card:SE16:1');
    expect(offered(m, 'turn.action')).toContain('travel');
    say(m, 'travel', 'path:i>6');
    expect(board(m).sector).toBe(6);
    expect(planet(m).lasting).toEqual([]);
  });

  test('SC25: a check whose roll shows the named icon gains a lead, another does not', () => {
    const named = (faces: number[]): VanguardMatch => {
      const m = running(
        function* (t) {
          yield* takeAction(t, 'recon');
          yield* diceCheck(t, 'recon', plainCheck);
        },
        {
          rolls: faces,
          edit: holding('recon', 'SC25:1', (s) =>
            setBoard(s, 'recon', { available: ['blue-specialized-1'], spent: ['green-basic-1'] }),
          ),
        },
      );
      say(m, 'use:recon:card:SC25:1', 'icon:SCN', 'rest');
      until(m, () => told(m, 'rolled').length > 0 && planet(m).check === null);
      return m;
    };
    expect(told(named([1, 1, 1]), 'leadPlaced')).toHaveLength(1);
    expect(told(named([6, 6, 6]), 'leadPlaced')).toHaveLength(0);
  });

  test('SE21: a threat from next door comes here, and its own time goes back', () => {
    const m = running(
      function* (t) {
        spawnThreat(t, 'T05', 2);
        spawnThreat(t, 'T01', 5);
        for (const id of ['T05', 'T01']) t.state.planet!.threats[id]!.time = 3;
        yield* takeAction(t, 'recon');
      },
      { planet: 'the-fallow', edit: holding('recon', 'SE21:1') },
    );
    say(m, 'use:recon:card:SE21:1');
    expect(planet(m).threats.T05).toMatchObject({ time: 1 });
    expect(planet(m).threats.T05!.standees.find(({ primary }) => primary)!.sector).toBe(1);
    expect(planet(m).threats.T01!.time).toBe(3);
  });

  test('SE24: up to three dice go back unspent, each to its own board', () => {
    const m = checking(
      holding('recon', 'SE24:1', (s) => {
        setBoard(s, 'recon', { available: ['green-basic-1', 'green-basic-2'], spent: [] });
        setBoard(s, 'engineering', { available: ['blue-basic-1'], spent: [] });
      }),
      [1, 2, 3],
    );
    say(m, 'all', 'die:blue-basic-1', 'use:recon:card:SE24:1', 'die:blue-basic-1', 'enough');
    until(m, () => planet(m).check === null);
    expect(board(m, 'engineering').columns.blue.dice).toEqual(['blue-basic-1']);
    expect(board(m).spent).toHaveLength(2);
  });

  test('RC24: only green dice that this check has spent come back', () => {
    const dice: Edit = (s) => setBoard(s, 'recon', { available: ['green-basic-1'], spent: ['green-basic-2'] });
    const m = checking(holding('recon', 'RC24:1', dice), [1]);
    say(m, 'all', 'no', 'use:recon:card:RC24:1');
    until(m, () => planet(m).check === null && m.open.length === 0);
    expect(board(m).columns.green.dice).toEqual(['green-basic-1']);
    expect(board(m).spent).toEqual(['green-basic-2']);
  });

  test('SC21 SE25: everybody may assist anywhere for a round; assisters beside the player may give one die more', () => {
    const apart = (s: Parameters<Edit>[0]): void => {
      s.planet!.gc = null;
      setBoard(s, 'recon', { available: ['green-basic-1'], spent: [] });
      setBoard(s, 'engineering', { available: ['blue-basic-1', 'blue-specialized-1'], spent: [] });
      s.boards.engineering!.sector = 2;
    };
    const laid = (effect: { op: 'assist'; scope?: 'anywhere'; more?: true }, edit: Edit): VanguardMatch =>
      checking((s) => {
        apart(s);
        edit(s);
        s.planet!.lasting.push({ effect, by: 'engineering', source: 'test', sector: 2, path: null, until: 'round', icon: null });
      });
    expect(asked(say(checking(apart), 'all'))).not.toContain('check.assist');
    expect(asked(say(laid({ op: 'assist', scope: 'anywhere' }, () => {}), 'all'))).toContain('check.assist');
    const two = say(laid({ op: 'assist', more: true }, (s) => void (s.boards.engineering!.sector = 1)), 'all', 'die:blue-basic-1');
    expect(offered(two, 'check.assist')).toEqual(['die:blue-specialized-1', 'no']);
  });

  test('EN10 EN25: two charges as the player likes; dice given up come back to boards, two in all', () => {
    const charges = running((t) => resolve(t, { who: 'recon', source: 'test' }, cardOf('EN10:1').bottom.effects));
    say(charges, 'crew:engineering', 'crew:engineering');
    expect([board(charges).charges, board(charges, 'engineering').charges]).toEqual([0, 2]);
    const dice = running((t) => resolve(t, { who: 'recon', source: 'test' }, cardOf('EN25:1').top.effects), {
      edit: (s) => {
        for (const who of ['recon', 'engineering'] as const) setBoard(s, who, { available: [], spent: [] });
        s.boards.recon!.sacrificed = ['green-basic-1', 'green-specialized-1'];
        s.boards.engineering!.sacrificed = ['blue-basic-1'];
      },
    });
    say(dice, 'crew:engineering', 'die:green-specialized-1');
    expect(board(dice).columns.green.dice).toEqual(['green-specialized-1']);
    expect(board(dice, 'engineering').columns.blue.dice).toEqual(['blue-basic-1']);
    expect(board(dice).sacrificed).toEqual(['green-basic-1']);
  });

  test('SC03: one injury in the sector is treated, of somebody who has one', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, cardOf('SC03:1').top.effects), {
      edit: (s) => {
        setBoard(s, 'recon', { injuries: ['Wounded'] });
        setBoard(s, 'engineering', { injuries: ['Burned'] });
      },
    });
    say(m, 'crew:engineering');
    expect([board(m).injuries[0]!.down, board(m, 'engineering').injuries[0]!.down]).toEqual([false, true]);
  });

  test('EN15: time tokens in sectors are taken away, up to two, and it is offered only where there are some', () => {
    const tokens: Edit = holding('recon', 'EN15:1', (s) => void (s.planet!.tokens = { 'sector:2': 1, 'sector:4': 1, GC: 2 }));
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, cardOf('EN15:1').bottom.effects), { edit: tokens });
    say(m, 'tokens:sector:2', 'tokens:sector:4');
    expect(planet(m).tokens).toEqual({ GC: 2 });
    expect(all(begin({ edit: tokens }))).toContain('use:recon:card:EN15:1');
    expect(all(begin({ edit: holding('recon', 'EN15:1', (s) => void (s.planet!.tokens = {})) }))).not.toContain(
      'use:recon:card:EN15:1',
    );
  });

  test('EN12: laid out against a result of its tables it cancels that one and the next, and not one of another table', () => {
    const hit = (table: 'A' | 'C'): VanguardMatch =>
      running(
        function* (t) {
          yield* applyDanger(t, 'recon', table, 3);
          yield* applyDanger(t, 'recon', 'D', 3);
        },
        { edit: holding('recon', 'EN12:1') },
      );
    expect(asked(hit('A'))).not.toContain('danger.react');
    const m = say(hit('C'), 'use:recon:card:EN12:1');
    expect(told(m, 'injured')).toEqual([]);
  });

  test('SE10: after turning a die another one is rolled again, not the same', () => {
    const dice: Edit = (s) => setBoard(s, 'recon', { available: ['red-specialized-1', 'green-basic-1'], spent: [] });
    const m = checking(holding('recon', 'SE10:1', dice), [6, 1]);
    say(m, 'all', 'no', 'use:recon:card:SE10:1', 'choice-1');
    say(m, offered(m, 'check.turn')[0]!);
    expect(offered(m, 'check.reroll')).toEqual(['die:green-basic-1', 'enough']);
  });

  test('RC06 SC17: an event is put under the deck for another, or one of three is resolved and the others lie under it', () => {
    const drawing = (card: CardId): VanguardMatch => running((t) => endOfTurnEvent(t, 'recon'), { edit: holding('recon', card) });
    const other = drawing('RC06:1');
    const first = planet(other).event!;
    say(other, 'use:recon:card:RC06:1');
    expect(now(other).events.cards[0]).toBe(first);
    const three = drawing('SC17:1');
    say(three, 'use:recon:card:SC17:1');
    const [, second, third] = offered(three, 'event.one').map((id) => id.slice('event:'.length)) as [string, string, string];
    say(three, `event:${second}`);
    until(three, () => three.open.length === 0);
    expect(told(three, 'eventDrawn').map(({ event }) => event)).toEqual([second]);
    expect(now(three).events.cards.slice(0, 2)).toContain(third);
  });

  test('EN11: the price of available dice cannot be paid with spent ones', () => {
    const dice = (available: readonly DieId[], spent: readonly DieId[]): VanguardState =>
      position({ edit: (s) => setBoard(s, 'recon', { available, spent }) });
    const price = [{ op: 'spend', n: 2, from: 'board' }] as const;
    expect(canPay(dice(['green-basic-1'], ['green-basic-2']), 'recon', price)).toBe(false);
    expect(canPay(dice(['green-basic-1', 'green-basic-2'], []), 'recon', price)).toBe(true);
  });

  test('IV-312 IV-714 what moves somebody is offered to those who stand in a sector, not to those who are still in the lander', () => {
    const wedge = (sector: number): string[] =>
      all(
        checking((s) => {
          Object.assign(s.planet!, { gc: null, threats: {}, found: [{ id: 'RE08', sector: 1 }] });
          for (const on of Object.values(s.boards)) on.sector = sector;
        }),
      );
    expect(wedge(1)).toContain('use:recon:discovery:RE08');
    expect(wedge(0)).not.toContain('use:recon:discovery:RE08');
  });
});
