import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/effects.ts';
import { cardOf } from '../content/find.ts';
import type { Section } from '../content/vocabulary.ts';
import {
  asked, board, offered, plainCheck, planet, running, say, setBoard, told, until, type VanguardMatch, type Wanted,
} from '../vanguard.testing.ts';
import { diceCheck } from './check/check.ts';
import { resolve } from './effects/resolve.ts';
import type { Acting } from './effects/whom.ts';
import type { Happened } from './powers.ts';

/** Effects as Recon carries them out, or as somebody does in answer to something. */
const doing = (effects: readonly Effect[], wanted: Wanted = {}, acting: Partial<Acting> = {}): VanguardMatch =>
  running((t) => resolve(t, { who: 'recon', source: 'test', ...acting }, effects), wanted);
const now = (effects: readonly Effect[]): readonly Effect[] => effects.map(({ lasts: _, ...effect }) => effect as Effect);
const sectors = (m: VanguardMatch): (number | undefined)[] => (['recon', 'engineering'] as const).map((who) => board(m, who).sector);
const standing = (who: Section, sector: number, visited = [sector]): NonNullable<Wanted['edit']> => (s) =>
  void Object.assign(s.boards[who]!, { sector, visited });

describe('what cards do with places', () => {
  test('SE12 whoever is placed next door may stay; the own way out takes somebody along', () => {
    const may = doing(cardOf('SE12:1').top.effects);
    expect(offered(may, 'place.sector')).toEqual(['sector:2', 'sector:3', 'stay']);
    expect(sectors(say(may, 'stay', 'sector:3'))).toEqual([1, 3]);
    const both = doing(now(cardOf('SE12:1').bottom.effects));
    expect(sectors(say(both, 'sector:2', 'crew:engineering'))).toEqual([2, 2]);
  });

  test('RC10 RC21 EN17 within two sectors, where one has been, or at the lander', () => {
    expect(offered(doing(now(cardOf('RC10:1').bottom.effects)), 'place.sector').toSorted()).toEqual(
      ['sector:2', 'sector:3', 'sector:4', 'sector:5'],
    );
    const back = doing(now(cardOf('RC21:1').bottom.effects), { edit: standing('recon', 5, [1, 7, 5]) });
    expect(offered(back, 'place.sector')).toEqual(['sector:1', 'sector:7']);
    expect(sectors(doing(now(cardOf('EN17:1').bottom.effects), { edit: standing('recon', 7) }))[0]).toBe(1);
  });

  test('RC07 another goes along to where the traveller goes', () => {
    const happened: Happened = { cancelled: false, whom: 'recon', sector: 1, to: 3 };
    expect(sectors(doing(cardOf('RC07:1').top.effects, {}, { happened }))).toEqual([1, 3]);
  });

  test('EN17 somebody in a connected sector is placed here, nobody from farther away', () => {
    const team = ['recon', 'engineering', 'science'] as const;
    const m = doing(cardOf('EN17:1').top.effects, {
      team,
      edit: (s) => {
        standing('engineering', 2)(s);
        standing('science', 7)(s);
      },
    });
    until(m, () => m.open.length === 0);
    expect(team.map((who) => board(m, who).sector)).toEqual([1, 1, 7]);
  });

  test('RC21 up to two travels without actions', () => {
    const m = doing(cardOf('RC21:1').top.effects, { edit: (s) => void (s.planet!.gc = null) });
    expect(offered(m, 'travel.path')).toEqual(['path:a>2', 'path:b>3', 'stay']);
    until(m, () => m.open.length === 0);
    expect([told(m, 'moved').length, planet(m).turn!.actions]).toEqual([2, 2]);
  });
});

describe('what cards do with threats', () => {
  const threats = (here: number, there: number): Wanted => ({
    edit: (s) => {
      s.planet!.threats = {
        T02: { standees: [{ sector: here, primary: true }], time: 2 },
        T01: { standees: [{ sector: there, primary: true }], time: 2 },
      };
    },
  });
  const times = (m: VanguardMatch): (number | undefined)[] => ['T02', 'T01'].map((id) => planet(m).threats[id]?.time);

  test('RC20 the time of one threat goes back to its beginning; RC13 by one; a relic turns all of them back', () => {
    const choose = (effects: readonly Effect[]): VanguardMatch => say(doing(effects, threats(4, 5)), 'threat:T01');
    expect(times(choose(cardOf('RC20:1').bottom.effects))).toEqual([2, 0]);
    expect(times(choose(cardOf('RC13:1').top.effects))).toEqual([2, 1]);
    expect(times(doing([{ op: 'timeToken', on: 'threats', n: -1 }], threats(4, 5)))).toEqual([1, 1]);
  });

  test('a call moves the time of a threat in the same sector only', () => {
    const here = doing([{ op: 'timeToken', on: 'threatHere', n: -1 }], threats(1, 5));
    expect(times(here)).toEqual([1, 2]);
    expect(times(doing([{ op: 'timeToken', on: 'threatHere', n: -1 }], threats(4, 5)))).toEqual([2, 2]);
  });

  test('the nearest threat moves, and no other', () => {
    const m = doing([{ op: 'moveThreat', threat: 'nearest', n: 1 }], threats(3, 9));
    until(m, () => m.open.length === 0);
    const at = (id: string): number => planet(m).threats[id]!.standees[0]!.sector;
    expect([at('T02') === 3, at('T01')]).toEqual([false, 9]);
  });

  test('the followers of a threat are put somewhere, and it stays; or it is put somewhere without them', () => {
    const placed = (followers: boolean): number[] => {
      const m = doing([{ op: 'threatIn', threat: 'T02', sector: 5, ...(followers && { followers }) }], {
        edit: (s) => {
          const standees = [{ sector: 4, primary: true }, { sector: 8, primary: false }];
          s.planet!.threats = { T02: { standees, time: 0 } };
        },
      });
      return planet(m).threats.T02!.standees.map(({ sector }) => sector);
    };
    expect([placed(true), placed(false)]).toEqual([[4, 5], [5, 8]]);
  });
});

describe('what cards do for others and with finds', () => {
  const spent: Wanted['edit'] = (s) => {
    setBoard(s, 'recon', { available: [], spent: ['green-basic-1'] });
    setBoard(s, 'engineering', { available: [], spent: ['blue-basic-1'] });
  };
  const left = (m: VanguardMatch): number[] => (['recon', 'engineering'] as const).map((who) => board(m, who).spent.length);

  test('RC07 RC12 others in the sector, or all others anywhere, and not oneself', () => {
    expect(left(doing(cardOf('RC07:1').bottom.effects, { edit: spent }))).toEqual([1, 0]);
    const apart: Wanted['edit'] = (s) => (spent(s), standing('engineering', 7)(s));
    expect(left(doing(cardOf('RC07:1').bottom.effects, { edit: apart }))).toEqual([1, 1]);
    expect(left(doing(cardOf('RC12:1').bottom.effects, { edit: apart }))).toEqual([1, 0]);
  });

  test('SC08 who was hurt gets dice back; a mod of the lander serves who stands there', () => {
    const happened: Happened = { cancelled: false, whom: 'engineering', sector: 1 };
    expect(left(doing(cardOf('SC08:1').top.effects, { edit: spent }, { happened }))).toEqual([1, 0]);
    const away: Wanted['edit'] = (s) => (spent(s), standing('recon', 2)(s));
    expect(left(doing([{ op: 'refresh', n: 1, who: 'lander' }], { edit: away }))).toEqual([1, 0]);
  });

  test('RC18 a discovery of a deck that has a lead, and of no other', () => {
    const m = doing(cardOf('RC18:1').bottom.effects, {
      edit: (s) => {
        const [lead] = s.planet!.leads.bag.splice(0, 1);
        s.planet!.leads.decks.Minerals.push(lead!);
      },
    });
    until(m, () => m.open.length === 0);
    expect(told(m, 'discovered').map(({ deck }) => deck)).toEqual(['Minerals']);
  });

  test('where a numbered unique is gone, something else is gained in its place', () => {
    const supplies = (number: number): number =>
      planet(doing([{ op: 'gainUnique', number, otherwise: [{ op: 'supply', n: 1 }] }])).supplies;
    expect([supplies(9), supplies(5)]).toEqual([6, 7]);
  });

  test('RC11 RC14 the event of this turn is left out; dice come back after the next travel of this turn', () => {
    expect(planet(doing(cardOf('RC11:1').bottom.effects)).turn!.skipEvent).toBe(true);
    expect(planet(doing(cardOf('RC14:1').top.effects)).lasting.map(({ until: end }) => end)).toEqual(['turn']);
  });

  test('a beacon lets its sector and the lander assist each other', () => {
    const checking = (laid: boolean): VanguardMatch =>
      say(
        running((t) => diceCheck(t, 'recon', plainCheck), {
          edit: (s) => {
            s.planet!.gc = null;
            setBoard(s, 'recon', { available: ['green-basic-1'], spent: [] });
            setBoard(s, 'engineering', { available: ['blue-basic-1'], spent: [] });
            standing('engineering', 5)(s);
            const effect = { op: 'assist', scope: 'tokenAndLander' } as const;
            const beacon = { effect, by: 'engineering', source: 'test', sector: 5, path: null, until: 'exploration', icon: null } as const;
            if (laid) s.planet!.lasting.push(beacon);
          },
        }),
        'all',
      );
    expect([asked(checking(true)).includes('check.assist'), asked(checking(false)).includes('check.assist')]).toEqual([true, false]);
  });
});
