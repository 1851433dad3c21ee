import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/effects.ts';
import { journey, journeyIds } from '../content/journey.ts';
import { effectsIn } from '../content/content.testing.ts';
import { resolve } from './effects/resolve.ts';
import { degradeTokens } from './night/degrade.ts';
import { hasFeature } from './places.ts';
import type { LaidHex } from '../state.ts';
import {
  all,
  asked,
  begin,
  board,
  change,
  equip,
  give,
  night,
  now,
  offered,
  outpost,
  outpostWith,
  position,
  rigged,
  running,
  say,
  told,
  type Edit,
} from '../stonesaga.testing.ts';

const doing = (effects: readonly Effect[], edit: Edit = () => {}, rolls: number[] = []) =>
  running((t) => resolve(t, 'c1', effects), { edit }, rolls);
const here = (m: ReturnType<typeof doing>): LaidHex => now(m).map['0,0']!;
const signal = outpostWith('signalFire');

describe('site tokens', () => {
  test('SC-038 a hex may hold fire, shelter, depletion and mysteries', () => {
    expect(position().map['0,0']).toMatchObject({ fire: 0, shelter: 0, depletion: 0, mysteries: 0 });
    const m = doing([{ do: 'fire', what: 'place' }, { do: 'shelter', what: 'place' }, { do: 'deplete' }]);
    expect(here(m)).toMatchObject({ fire: 2, shelter: 1, depletion: 1, mysteries: 0 });
  });
  test('SC-040 SC-041 SC-042 what lies elsewhere than on a hex is no site: a signal fire neither warms nor heats, it does what its card says', () => {
    const clay: Edit = (s) => { signal(s); give(s, 'c1', 'clay', 'wood'); s.characters.c2.energy = 1; };
    expect(all(begin(clay))).not.toContain('process:c1');
    expect(told(night('night.recover', { mix: 'seeds-1', edit: signal }), 'slept')).toMatchObject([{ comforted: false }]);
    expect(now(doing([{ do: 'when', if: { here: 'fire' }, then: [{ do: 'track', track: 'lore', n: 1 }] }], signal)).tracks.lore).toBe(0);
    expect(all(begin(clay))).toContain('use:c1:structure-1');
  });
  test('SC-045 SC-046 SC-047 SC-048 fire is placed in the hex of who places it, arrow side up; a hex has one at most, and a new one replaces the old', () => {
    const placed = doing([{ do: 'fire', what: 'place' }], (s) => void (s.characters.c2.at = '1,0'));
    expect([here(placed).fire, now(placed).map['1,0']!.fire]).toEqual([2, 0]);
    expect(here(doing([{ do: 'fire', what: 'place' }], (s) => change(s, '0,0', { fire: 1 }))).fire).toBe(2);
    expect(here(doing([{ do: 'fire', what: 'place' }], (s) => change(s, '0,0', { fire: 2 }))).fire).toBe(2);
  });
  test('SC-049 SC-050 an effect that degrades fire turns it over, and then takes it away', () => {
    expect(here(doing([{ do: 'fire', what: 'degrade' }], (s) => change(s, '0,0', { fire: 2 }))).fire).toBe(1);
    expect(here(doing([{ do: 'fire', what: 'degrade' }], (s) => change(s, '0,0', { fire: 1 }))).fire).toBe(0);
  });
  test('SC-056 a third shelter changes nothing, and the rest of the effect comes all the same', () => {
    const m = doing([{ do: 'shelter', what: 'place' }, { do: 'gain', what: 'wood' }], (s) => change(s, '0,0', { shelter: 2 }));
    expect(here(m).shelter).toBe(2);
    expect(board(m).bag).toEqual({ wood: 1 });
  });
  test('SC-058 SC-059 SC-060 removing shelter turns two to one, takes one away, and where there is none does nothing', () => {
    const left = (shelter: 0 | 1 | 2) => here(doing([{ do: 'shelter', what: 'remove' }], (s) => change(s, '0,0', { shelter }))).shelter;
    expect([left(2), left(1), left(0)]).toEqual([1, 0, 0]);
  });
  test('SC-066 an effect that names features depletes every explored hex that has one of them, and no other', () => {
    const m = doing([{ do: 'deplete', features: ['prairie', 'lake'] }], (s) => change(s, '1,0', { explored: false }));
    const { map } = now(m);
    expect(hasFeature(now(m), '1,0', ['prairie'])).toBe(true);
    expect(hasFeature(now(m), '0,1', ['prairie', 'lake'])).toBe(false);
    expect(['0,0', '1,0', '0,1'].map((hex) => map[hex as '0,0']!.depletion)).toEqual([1, 0, 0]);
  });
  test('SC-067 a hex that is depleted to the full stays so, and the rest of the effect comes', () => {
    const m = doing([{ do: 'deplete' }, { do: 'gain', what: 'wood' }], (s) => change(s, '0,0', { depletion: 2 }));
    expect(here(m).depletion).toBe(2);
    expect(board(m).bag).toEqual({ wood: 1 });
  });
  test('SC-073 SC-075 SC-439 a major depletion makes foraging, fishing and mining two energy dearer, and nothing else', () => {
    const cost = (option: string, depletion: 0 | 2) => {
      const m = begin({
        mix: 'seeds-1',
        edit: (s) => {
          change(s, '0,0', { depletion });
          s.culture.knowledge = ['KN07'];
          s.outposts['outpost-1'] = outpost({ name: 'Old', status: 'ruin' });
        },
      });
      return 5 - board(say(m, option)).energy;
    };
    for (const option of ['forage:c1:forest', 'fish:c1:lake', 'mine:c1:cave']) expect([cost(option, 0), cost(option, 2)]).toEqual([2, 4]);
    for (const option of ['gather-water:c1', 'prepare-shelter:c1', 'scavenge:c1']) expect(cost(option, 2)).toBe(cost(option, 0));
  });
  test('SC-184 SC-185 boosts and maladies do not wear off at night by themselves', () => {
    const m = running(
      (t) => degradeTokens(t) as never,
      (s) =>
        Object.assign(s.characters.c1, {
          boosts: { might: 2 },
          health: { injury: { minor: 1, major: 0 }, disease: { minor: 0, major: 1 } },
        }),
    );
    expect(board(m)).toMatchObject({ boosts: { might: 2 }, health: { injury: { minor: 1, major: 0 }, disease: { minor: 0, major: 1 } } });
  });
  test('SC-187 fire and depletion degrade where they lie on hexes, each by itself', () => {
    const m = night('night.degrade', {
      mix: 'seeds-1',
      edit: (s) => {
        change(s, '0,1', { fire: 2, depletion: 2, shelter: 2 });
        s.goals.G102 = { count: 0, tokens: { fish: 1 }, hexes: [] };
      },
    });
    expect(now(m).map['0,1']).toMatchObject({ fire: 1, depletion: 1, shelter: 2 });
  });
});

describe('mysteries', () => {
  test('SC-078 SC-080 a token is placed unseen; where several stand the group says who confronts it', () => {
    const m = doing([{ do: 'mystery', where: 'adjacent' }], () => {}, [1]);
    expect(now(m).map['1,0']!.mysteries).toBe(1);
    expect(told(m, 'mysteryConfronted')).toEqual([]);
    expect(m.view('table').map['1,0']).toMatchObject({ mysteries: 1 });
  });
  test('SC-005 SC-079 SC-669 whoever comes into the hex confronts it, moving or fleeing', () => {
    const moved = say(
      rigged([1], {
        mix: 'seeds-1',
        edit: (s) => {
          change(s, '1,0', { mysteries: 1 });
          s.journey = { cards: ['JA06'], discard: [] };
        },
      }).match,
      'mini:c1>hex:1,0',
      'hex:1,0',
    );
    expect(told(moved, 'mysteryConfronted')).toHaveLength(1);
    const fled = doing([{ do: 'flee' }], (s) => {
      for (const hex of ['1,0', '0,1'] as const) change(s, hex, { mysteries: 1, explored: false });
    });
    expect(told(fled, 'mysteryConfronted')).toHaveLength(1);
    expect(told(fled, 'hexRevealed')).toHaveLength(1);
    expect(told(fled, 'journeyDrawn')).toEqual([]);
  });
});

describe('cards', () => {
  test('SS-231 Journey cards call for tests, and send to the Codex', () => {
    expect(journeyIds.some((id) => effectsIn(journey[id]).some((effect) => effect.do === 'read'))).toBe(true);
    const m = say(begin({ mix: 'seeds-1', edit: (s) => { s.journey = { cards: ['JA02'], discard: [] }; } }), 'mini:c1>hex:1,0');
    expect(asked(m)).toEqual(['test.throw']);
    expect(m.view('table').scene).toMatchObject({ kind: 'test', for: 'journey', under: { kind: 'card', card: 'JA02' } });
  });
  test('SS-597 SC-097 SC-098 keywords do nothing by themselves: a hazard is harder only while an event says so', () => {
    const result = (edit: Edit) =>
      told(
        say(
          night('night.cards', {
            mix: 'endless-1',
            edit: (s) => {
              s.night = { cards: ['NA01'], discard: [] };
              s.endless!.deck = ['EM10', 'EM06'];
              edit(s);
            },
          }),
          'throw:d6',
        ),
        'tested',
      )[0]!.bonus;
    const plain = result((s) => void (s.endless!.choice = 'welcome'));
    expect(plain).toBe(result((s) => void (s.endless!.deck = ['EM10', 'EM07'])));
    expect(result((s) => void (s.endless!.choice = 'turnAway'))).toBe(plain - 1);
  });
  test('SC-099 EX-SC-10 an effect finds an item by any word of its name, if it lies faceup', () => {
    const found = (item: string, packed = false) =>
      now(
        doing([{ do: 'when', if: { item }, then: [{ do: 'track', track: 'lore', n: 1 }] }], (s) =>
          equip(s, 'c1', 'IT05', packed ? 'pouch1' : 'hand1', packed),
        ),
      ).tracks.lore;
    expect([found('spear'), found('riverstone'), found('club'), found('spear', true)]).toEqual([1, 1, 0, 0]);
  });
  test('SC-101 an omen does nothing by itself', () => {
    const quiet = (discard: 'NA02' | 'NA04') => {
      const m = begin({ mix: 'seeds-1', edit: (s) => void (s.night.discard = [discard]) });
      return [now(m).tracks, board(m), all(m).filter((id) => !id.startsWith('omen:'))];
    };
    expect(quiet('NA02')).toEqual(quiet('NA04'));
  });
  test('SC-106 an effect that names an omen means one that is current', () => {
    const asks = (edit: Edit) =>
      now(doing([{ do: 'when', if: { omen: ['moon'] }, then: [{ do: 'track', track: 'lore', n: 1 }] }], edit)).tracks.lore;
    expect([
      asks(() => {}),
      asks((s) => void (s.night.discard = ['NA01'])),
      asks((s) => void (s.night.discard = ['NA01', 'NA02'])),
    ]).toEqual([0, 1, 0]);
  });
  test('SS-120 choices of a card that cannot be paid are not offered', () => {
    const m = doing([
      {
        do: 'choose',
        prompt: 'Which?',
        options: [
          { id: 'pay', label: 'Pay', cost: { energy: 9 }, do: [] },
          { id: 'walk', label: 'Walk', do: [] },
          { id: 'sit', label: 'Sit', do: [] },
        ],
      },
    ]);
    expect(offered(m)).toEqual(['walk', 'sit']);
  });
});
