import { describe, expect, test } from 'vitest';
import { hexes, hexIds } from '../content/hexes.ts';
import type { Minable } from '../content/vocabulary.ts';
import { all, board, now, offered, rigged, say, told, type Edit } from '../stonesaga.testing.ts';

/** Mines the chasm of the start; the challenge has the omen sun. Rolls are places among the omens that are left. */
const mining = (rolls: number[], edit: Edit = () => {}, mix = 'seeds-1') => say(rigged(rolls, { mix, edit }).match, 'mine:c1:chasm');
const [cloud, star, sun] = [1, 4, 5];

/** What lies in the bag of a feature, wherever in the land it is found. */
function bagOf(feature: Minable): object {
  const hex = hexIds.find((id) => Object.values(hexes[id].zones).some((zone) => (zone as readonly string[]).includes(feature)))!;
  const others = hexIds.filter((id) => hexes[id].region === hexes[hex].region && id !== hex);
  const scene = say(rigged([], { mix: 'seeds-1', hexes: [hex, others[0]!, others[1]!] }).match, `mine:c1:${feature}`).view('table').scene;
  return scene?.kind === 'mining' ? scene.bag : {};
}

describe('mining', () => {
  test('SS-511 SS-512 SS-513 SS-539 EX-SS-44 every minable feature by itself and with its own bag, for two energy and a depleted hex; elsewhere not at all', () => {
    const { match } = rigged([], { mix: 'seeds-1' });
    expect(all(match).filter((id) => id.startsWith('mine:'))).toEqual(['mine:c1:cave', 'mine:c1:chasm']);
    const m = mining([]);
    expect(board(m).energy).toBe(3);
    expect(now(m).map['0,0']!.depletion).toBe(1);
    expect(m.view('table').scene).toMatchObject({ feature: 'chasm', bag: { clay: 2, riverstone: 2, sunstone: 1 } });
    expect(bagOf('mountain')).toEqual({ cloudstone: 3, sunstone: 2 });
    for (const feature of ['cave', 'chasm', 'driedFlats', 'moraine', 'mountain'] as const)
      expect(Object.values(bagOf(feature)).reduce((sum, n) => sum + n, 0)).toBe(5);
    expect(
      all(rigged([], { mix: 'seeds-1', edit: (s) => void (s.characters.c1.at = '1,0') }).match).filter((id) => id.startsWith('mine:')),
    ).toEqual([]);
  });
  test('SS-514, SS-520 the bag of a cave', () => expect(bagOf('cave')).toEqual({ cloudstone: 1, riverstone: 2, sunstone: 2 }));
  test('SS-515, SS-521 the bag of a chasm', () => expect(bagOf('chasm')).toEqual({ clay: 2, riverstone: 2, sunstone: 1 }));
  test('SS-516, SS-522 the bag of dried flats', () => expect(bagOf('driedFlats')).toEqual({ clay: 3, sunstone: 2 }));
  test('SS-517, SS-523 the bag of a moraine', () => expect(bagOf('moraine')).toEqual({ cloudstone: 2, riverstone: 2, sunstone: 1 }));
  test('SS-518, SS-524 the bag of a mountain', () => expect(bagOf('mountain')).toEqual({ cloudstone: 3, sunstone: 2 }));
  test('SS-519 SS-525 no omen is seen before its stone is drawn, and it may be any of the five', () => {
    expect(mining([]).view('table').scene).toMatchObject({ seen: [] });
    expect([1, 2, 3, 4, 5].map((roll) => told(say(mining([roll]), 'stone:clay'), 'mined')[0]!.omen)).toEqual([
      'cloud',
      'comet',
      'moon',
      'star',
      'sun',
    ]);
  });
  test('SS-532 SS-533 SS-534 the omens are those of the last Night card, of the challenge before there is one, and any of several counts', () => {
    const matched = (roll: number, edit: Edit = () => {}) => told(say(mining([roll], edit), 'stone:clay'), 'mined')[0]!.matched;
    expect([matched(sun), matched(2)]).toEqual([true, false]);
    expect([matched(sun, (s) => void (s.night.discard = ['NA03'])), matched(2, (s) => void (s.night.discard = ['NA03']))]).toEqual([
      false,
      true,
    ]);
    const two: Edit = (s) => void (s.night.discard = ['NU01']); // comet and star
    expect([1, 2, 3, 4, 5].map((roll) => matched(roll, two))).toEqual([false, true, false, true, false]);
  });
  test('SS-526, SS-527, SS-621 one at a time, by feel; the first must be drawn', () => {
    const m = mining([cloud]);
    expect(offered(m)).toEqual(['stone:riverstone', 'stone:clay', 'stone:sunstone', 'blind']);
    expect(offered(say(m, 'stone:clay'))).toContain('stop');
  });
  test('SS-528, SS-529, EX-SS-45: the stone is gained, then its omen is seen', () => {
    const m = say(mining([cloud]), 'stone:clay');
    expect(m.told.map(({ fact }) => fact.fact).filter((one) => one === 'gained' || one === 'mined')).toEqual(['gained', 'mined']);
    expect(board(m).bag).toEqual({ clay: 1 });
  });
  test('SS-530, SS-531 a current omen brings what the chart says, another nothing', () => {
    expect(board(say(mining([sun]), 'stone:clay')).boosts).toEqual({ might: 1 });
    expect(board(say(mining([star]), 'stone:clay')).bag).toEqual({ clay: 1 });
    expect(board(say(mining([star], (s) => void (s.night.discard = ['NA04'])), 'stone:clay')).bag).toEqual({ clay: 1, deadCoral: 1 });
  });
  test('SS-535, SS-536, SS-538 at most three, and stopping is free', () => {
    const m = say(mining([cloud, cloud, cloud]), 'stone:clay', 'stone:riverstone', 'stone:sunstone');
    expect(now(m).scene).toBeNull();
    expect(now(say(mining([cloud]), 'stone:clay', 'stop')).scene).toBeNull();
  });
  test('SS-537, SS-009, BC-08: nothing is put back, and no omen of a stone comes twice', () => {
    const m = mining([cloud, cloud]);
    say(m, 'stone:sunstone');
    expect(offered(m)).not.toContain('stone:sunstone');
    const two = say(mining([cloud, cloud]), 'stone:clay', 'stone:clay');
    expect(told(two, 'mined').map(({ omen }) => omen)).toEqual(['cloud', 'comet']);
    // Another stone has a cloud of its own.
    const other = say(mining([cloud, cloud]), 'stone:clay', 'stone:riverstone');
    expect(told(other, 'mined').map(({ omen }) => omen)).toEqual(['cloud', 'cloud']);
  });
  test('the chart may stop the mining, allow a fourth token or give a second stone', () => {
    const at = (hex: 'VV08' | 'VV06', feature: string, omen: number, night: 'NA02' | 'NA03' | 'NA05') =>
      say(
        rigged([omen], { mix: 'seeds-1', hexes: [hex, 'VV04', 'VV03'], edit: (s) => void (s.night.discard = [night]) }).match,
        `mine:c1:${feature}`,
        'stone:cloudstone',
      );
    expect(now(at('VV06', 'moraine', cloud, 'NA02')).scene).toBeNull();
    expect(board(at('VV06', 'moraine', 2, 'NA03')).bag).toEqual({ cloudstone: 2 });
    expect(at('VV08', 'mountain', sun, 'NA05').view('table').scene).toMatchObject({ limit: 4 });
  });
  test('KN03 one token may go back before its omen is seen', () => {
    const m = mining([], (s) => void (s.culture.knowledge = ['KN03']));
    say(m, 'stone:clay', 'put-back');
    expect(board(m).bag).toEqual({});
    say(m, 'stone:riverstone');
    expect(board(m).bag).toEqual({ riverstone: 1 });
  });
});
