import { describe, expect, test } from 'vitest';
import { put, wished } from '../full.testing.ts';
import { legalTurns } from './orienting.ts';
import { targetsOf, turnsOf } from './manor/manor.testing.ts';
import { vast } from '../index.ts';
import { acting } from './skeletons/skeletons.testing.ts';
import { begin, all, dragging, lay, layDark, now, position, refused, say, where } from '../vast.testing.ts';

describe('Rulings that a table may feel', () => {
  test('RU-02 where a Lit and a Dark neighbour could both be joined, it has to be the Lit one', () => {
    const s = position((p) => {
      layDark(p, '4,5', 'treasure-D-1');
      layDark(p, '3,5', 'pit-I-1');
      layDark(p, '5,5', 'pit-I-2');
    });
    expect(legalTurns(s, '4,5', 'treasure-D-1')).toEqual([2]); // its only open edge towards the Lit Pit
  });

  test('RU-03 with an empty stack an open edge faces a crypt, which Skeletons use and the Paladin does not', () => {
    const open = (s: Parameters<typeof lay>[0]): void => {
      lay(s, '3,7', 'shrine-X-1');
      delete s.map['3,6'];
      s.stack = [];
      put(s, { paladin: '3,7' });
    };
    const m = begin(open);
    expect(all(m)).not.toContain('figure:paladin>space:3,6');
    expect(refused(m, dragging('figure:paladin', 'space:3,6'))?.rule).toBe('MM-082');
    const skeletons = acting({ shooty: '4,7' }, (s) => (open(s), put(s, { paladin: '5,7', giant: '6,6' })));
    say(skeletons, 'figure:shooty>space:3,7', 'figure:shooty>space:3,6');
    expect(where(skeletons, 'shooty')).toBe('3,6');
    expect(now(skeletons).map['3,6']).toBeUndefined();
  });

  describe('RU-38 the Entrance', () => {
    const shifting = (wishes: Readonly<Record<string, string>>) =>
      wished('five', wishes, (s) => {
        s.round = 1;
        s.active = 'manor';
        s.phase = { step: 'manor.shift' };
        s.manor!.tracks.shift.omens = 1;
        s.manor!.unassignedOmens = 2;
        put(s, { wraith: '4,4', giant: '2,2', paladin: '3,7' });
        lay(s, '3,7', 'shrine-X-1');
      });

    test('RU-38 is a setting of every full mix, and fixed unless the table says otherwise', () => {
      const setting = vast.settings.find(({ id }) => id === 'entrance')!;
      expect(setting.values.map(({ id }) => id)).toEqual(['fixed', 'free']);
      expect(setting.usual).toBe('fixed');
      expect(setting.mixes).toHaveLength(10);
      expect(now(shifting({})).houseRules.entranceFixed).toBe(true);
    });

    test('RU-38 fixed: the Manor neither shifts nor turns it, and is told why', () => {
      const m = shifting({});
      expect([targetsOf(m, 'space:4,7'), turnsOf(m, 'space:4,7')]).toEqual([[], []]);
      expect(m.whyNot('manor', dragging('space:4,7', 'space:4,6'))?.rule).toBe('RU-38');
      expect(targetsOf(m, 'space:4,4')).not.toEqual([]); // the starting Pit is a tile like any other
    });

    test('RU-38 free: it goes where other tiles go', () => {
      const m = shifting({ entrance: 'free' });
      const [to] = targetsOf(m, 'space:4,7');
      expect(to).toBeDefined();
      say(m, `space:4,7>${to}`);
      while (m.open[0]?.ask === 'manor.orient') say(m, all(m)[0]!);
      const at = to!.slice('space:'.length) as '4,6';
      expect(now(m).map[at]).toMatchObject({ tile: 'entrance-T-1' });
    });
  });
});
