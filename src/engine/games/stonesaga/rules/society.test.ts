import { describe, expect, test } from 'vitest';
import type { events } from '../content/events.ts';
import { checkEvent } from './endless.ts';
import { resolve } from './effects/resolve.ts';
import { expand, placementsAt } from './valley.ts';
import { distance } from '../../../pieces/hexGrid.ts';
import {
  all,
  asked,
  begin,
  board,
  change,
  give,
  now,
  offered,
  outpost,
  position,
  rigged,
  running,
  say,
  told,
  type Edit,
} from '../stonesaga.testing.ts';

const endless = (edit: Edit = () => {}, rolls: number[] = []) =>
  running((t) => checkEvent(t), { mix: 'endless-1', options: { creation: 'quick' }, edit }, rolls);

describe('Endless Mode', () => {
  test('SC-647 SC-648 SC-649 SC-650 SC-651 SC-657 SC-658 EX-SC-50 at the threshold one event is completed: its back, activity 0, the discard pile, the front of the next; decks are made whole, lore stays', () => {
    const m = endless((s) => {
      s.tracks.activity = 7;
      s.tracks.lore = 4;
      s.endless!.deck = ['EM10', 'EM07', 'EM05'];
      s.night.discard = ['NA01'];
      s.journey.discard = ['JA01'];
    });
    expect(told(m, 'eventCompleted')).toEqual([{ fact: 'eventCompleted', event: 'EM05' }]);
    expect(told(m, 'eventBegan')).toHaveLength(1);
    expect(m.told.map(({ fact }) => (fact.fact === 'trackChanged' ? `${fact.track} ${fact.by}` : fact.fact)).slice(0, 6)).toEqual([
      'eventCompleted',
      'unrest 2',
      'activity -7',
      'eventBegan',
      'lore 2',
      'deckShuffled',
    ]);
    expect([now(m).night.cards.length, now(m).journey.cards.length]).toEqual([6, 7]);
    expect(now(m)).toMatchObject({
      tracks: { activity: 0, lore: 6 },
      endless: { deck: ['EM10', 'EM07'], discard: ['EM05'], completed: 1 },
      night: { discard: [] },
      journey: { discard: [] },
    });
  });
  test('SC-647 below it nothing happens', () => {
    expect(told(endless((s) => void (s.tracks.activity = 4)), 'eventCompleted')).toEqual([]);
  });
  const aging = (next: 'EM01' | 'EM09' | 'EM10', age: 'young' | 'old') => {
    const m = endless((s) => { s.tracks.activity = 9; s.endless!.deck = [next, 'EM07']; s.people['person-1']!.age = age; }, [1]);
    return now(m).people['person-1']!;
  };
  test('SC-652 SC-653 SC-654 SC-655 SC-517 EX-SC-46 by the interval of the new event: a season ages nobody, a generation once, an epoch twice', () => {
    expect(aging('EM01', 'young')).toMatchObject({ age: 'young', fate: 'living' });
    expect(aging('EM09', 'young')).toMatchObject({ age: 'old', fate: 'living' });
    expect(aging('EM09', 'old')).toMatchObject({ fate: 'legend' });
    expect(aging('EM10', 'young')).toMatchObject({ fate: 'legend' });
  });
  test('SC-251 SC-656 SC-687 SC-706 somebody new takes over at once, with five items and five resources at most', () => {
    const m = endless(
      (s) => {
        s.tracks.activity = 9;
        s.endless!.deck = ['EM09', 'EM07'];
        s.people['person-1']!.age = 'old';
        give(s, 'c1', 'wood', 'wood', 'wood', 'bone', 'bone', 'bone');
      },
      [1],
    );
    say(m, 'res:c1:bone');
    expect(board(m)).toMatchObject({ person: 'person-2', at: '0,0', energy: 5, bag: { wood: 3, bone: 2 } });
  });
  test('SC-632 after EM10 the nine others begin anew above it', () => {
    const m = endless((s) => { s.tracks.activity = 9; s.endless!.deck = ['EM10']; s.tracks.unrest = 7; });
    say(m, 'power:MA05');
    expect(now(m).culture.powers).toContain('MA05');
    expect(now(m).tracks.unrest).toBeLessThanOrEqual(4);
    expect(now(m).endless!.deck).toHaveLength(10);
    expect(now(m).endless!.deck[0]).toBe('EM10');
  });
  test('SC-661 SC-498 a looming challenge is written down for later; in Endless Mode that is skipped', () => {
    const loom = (mix: string) => now(running((t) => resolve(t, 'c1', [{ do: 'loom', challenges: ['CA05'] }]), { mix })).culture.looming;
    expect([loom('endless-1'), loom('seeds-1')]).toEqual([[], ['CA05']]);
  });
  test('EM05 makes structures cheaper, EM01 water richer, EM06 exchanges free after a welcome', () => {
    const during = (event: keyof typeof events, edit: Edit = () => {}) =>
      begin({
        mix: 'endless-2',
        edit: (s) => {
          s.endless!.deck = ['EM10', event];
          edit(s);
        },
      });
    expect(board(say(during('EM01'), 'gather-water:c1')).bag).toEqual({ water: 3 });
    const idle: Edit = (s) => { s.characters.c1.energy = 0; give(s, 'c1', 'wood'); };
    expect(all(during('EM06', (s) => { idle(s); s.endless!.choice = 'welcome'; }))).toContain('board:c1>board:c2');
    expect(all(during('EM06', idle))).not.toContain('board:c1>board:c2');
  });
});

describe('the valley grows', () => {
  test('SC-524 SC-529 SC-531 SC-532 SC-533 SC-534 EX-SC-35 four trays at first; a tray that touches as many edges as can be, where the players choose; three facedown hexes of the region at random', () => {
    expect(position().trayLimit).toBe(4);
    const touching = (source: '0,0' | '1,0') =>
      placementsAt(position(), source).map(({ hexes }) => hexes.filter((hex) => distance(hex, source) === 1).length);
    expect(new Set([...touching('0,0'), ...touching('1,0')])).toEqual(new Set([2]));
    expect(touching('0,0').length).toBeGreaterThan(1);
    const drawn = (seed: number) => {
      const n = running((t) => expand(t), { mix: 'endless-1', seed });
      say(n, 'region:skyreach');
      expect(asked(n)).toEqual(['group.tray']);
      const words = n.open.flatMap(({ options }) => options.map(({ label }) => label));
      for (const label of words) expect(label).toMatch(/^The [a-z ]+ place, beside /); // a place has a name, never "1,0"
      expect(new Set(words).size).toBe(new Set(offered(n)).size);
      say(n, offered(n)[0]!);
      return now(n)
        .trays[1]!.hexes.map((hex) => now(n).map[hex]!.id)
        .join();
    };
    expect(new Set([1, 2, 3, 4].map(drawn)).size).toBeGreaterThan(1);
    expect(placementsAt(position(), '0,0').every(({ hexes }) => hexes.length === 3)).toBe(true);
    const m = running((t) => expand(t), { mix: 'endless-1' });
    say(m, 'region:skyreach');
    if (asked(m).includes('group.tray')) say(m, offered(m)[0]!);
    expect(now(m).trays).toHaveLength(2);
    const fresh = now(m).trays[1]!.hexes.map((hex) => now(m).map[hex]!);
    for (const hex of fresh) expect(hex).toMatchObject({ explored: false, id: expect.stringMatching(/^SP/) });
  });
  test('SC-696 a region that runs out gives its last hexes, and the rest come from another; without three left nothing grows', () => {
    const grown = (vale: number, skyreach: number) => {
      const m = running((t) => expand(t), {
        mix: 'endless-1',
        edit: (s) => {
          s.unused.vale = s.unused.vale.slice(0, vale);
          s.unused.skyreach = s.unused.skyreach.slice(0, skyreach);
        },
      });
      for (let i = 0; i < 4 && asked(m).length > 0; i++) say(m, offered(m)[0]!);
      return (now(m).trays[1]?.hexes ?? []).map((hex) => now(m).map[hex]!.id.slice(0, 2)).sort();
    };
    expect([grown(2, 5), grown(3, 0), grown(1, 1)]).toEqual([['SP', 'VV', 'VV'], ['VV', 'VV', 'VV'], []]);
  });
  test('SC-697 where no tray fits beside the hex that was drawn, the nearest hex where one does is taken', () => {
    // Every place beside 0,0 but one single hex is taken.
    const walled: Edit = (s) => {
      const blank = s.map['0,0']!;
      for (const hex of [
        '-1,0',
        '-1,1',
        '1,-1',
        '-1,-1',
        '1,-2',
        '0,-2',
        '-2,0',
        '2,-1',
        '2,-2',
        '-1,2',
        '-2,1',
        '-2,2',
        '1,1',
        '2,0',
        '0,2',
      ] as const)
        s.map[hex] = { ...blank, tray: 1 };
    };
    const s = position({ mix: 'endless-1', edit: walled });
    expect(placementsAt(s, '0,0')).toEqual([]);
    const m = running((t) => expand(t), { mix: 'endless-1', edit: walled }, [1, 1, 1, 1]);
    say(m, 'region:vale');
    for (let i = 0; i < 4 && asked(m).length > 0; i++) say(m, offered(m)[0]!);
    expect(now(m).trays).toHaveLength(2);
  });
  test('SC-530 not above the limit', () => {
    expect(now(running((t) => expand(t), { mix: 'endless-1', edit: (s) => void (s.trayLimit = 1) })).trays).toHaveLength(1);
  });
});

describe('goals', () => {
  test('SS-182, SS-184, SS-185, SS-188 fishing completes G102, which brings two more and a fish', () => {
    const m = rigged([1, 1], { mix: 'seeds-1' }).match;
    say(m, 'fish:c1:lake', 'throw:d6', 'done');
    expect(now(m)).toMatchObject({ completed: ['G102'], goals: { G103: {}, G104: {} } });
    expect(board(m).bag.fish).toBe(1);
  });
  test('SS-186 G101 at the end of a night, G105 and G106 follow', () => {
    const m = begin({ mix: 'seeds-1', edit: (s) => void (s.phase = { step: 'night.society', done: [] }) });
    expect(now(m).completed).toEqual(['G101']);
    expect(Object.keys(now(m).goals)).toEqual(['G102', 'G105', 'G106']);
  });
  test('a state is looked at as soon as its goal is there', () => {
    const m = begin({ mix: 'seeds-1', edit: (s) => { s.phase = { step: 'night.society', done: [] }; change(s, '0,0', { shelter: 1 }); } });
    expect(now(m).completed).toEqual(['G101', 'G106']);
  });
  test('SS-189, SS-003 with G110 and eight goals the group may end the game well', () => {
    const done: Edit = (s) => { s.completed = ['G101', 'G102', 'G103', 'G104', 'G105', 'G106', 'G109', 'G110']; s.goals = {}; };
    const m = begin({ edit: done });
    expect(m.open.filter(({ options }) => options.some(({ id }) => id === 'end-challenge')).map(({ seat }) => seat)).toEqual(['p1', 'p2']);
    say(m, 'end-challenge');
    expect(m.over).toEqual({ winners: ['p1', 'p2'], why: 'The challenge is met.' });
    expect(now(m)).toMatchObject({ tracks: { population: 9 }, culture: { looming: ['CA05', 'CA08'] } });
    expect(all(begin({ edit: (s) => { done(s); s.completed.pop(); } }))).not.toContain('end-challenge');
  });
  test('SC-636, SC-660, SC-709, SC-218, SC-219: wood and fiber on GA08 teach fire, lore on GA09 the secret ways', () => {
    const m = begin({
      mix: 'endless-1',
      edit: (s) => {
        give(s, 'c1', 'wood', 'wood', 'shapedWood', 'fiber', 'fiber');
        s.tracks.lore = 3;
      },
    });
    say(m, 'res:c1:wood>goal:GA08', 'res:c1:wood>goal:GA08', 'res:c1:shapedWood>goal:GA08', 'res:c1:fiber>goal:GA08');
    expect(now(m).completed).toEqual([]);
    say(m, 'res:c1:fiber>goal:GA08');
    expect(now(m)).toMatchObject({
      completed: ['GA08'],
      culture: { knowledge: ['KN01', 'KN02', 'KN03', 'KN04', 'KN05'] },
      map: { '0,0': { fire: 2 } },
    });
    say(m, 'lore:c1:GA09', 'lore:c1:GA09', 'lore:c1:GA09');
    expect(now(m).completed).toEqual(['GA08', 'GA09']);
    expect(all(begin({ mix: 'endless-1', edit: (s) => { s.tracks.lore = 3; s.characters.c1.at = '1,0'; } }))).not.toContain('lore:c1:GA09');
  });
});

describe('make fire', () => {
  const tinder: Edit = (s) => {
    s.culture.knowledge = ['KN05'];
    give(s, 'c1', 'wood', 'fiber');
  };
  const striking = (die: number, ...answers: string[]) =>
    say(rigged([die], { mix: 'seeds-1', edit: tinder }).match, 'energy:c1>hex:0,0', ...answers);
  test('SC-372 SC-373 SC-374 SC-375 SC-376 one energy and one wood, dexterity or conviction, +2 for a fiber; ten or more is a fire; below it the wood comes back, the fiber does not', () => {
    expect(offered(striking(5, 'tinder'))).toEqual(['attribute:c1:dexterity', 'attribute:c1:conviction']);
    const lit = striking(5, 'tinder', 'attribute:c1:conviction', 'throw:d6');
    expect(now(lit).map['0,0']!.fire).toBe(2);
    expect(board(lit)).toMatchObject({ energy: 4, bag: {} });
    expect(told(lit, 'tested')).toMatchObject([{ result: 10 }]);
    const out = striking(4, 'tinder', 'attribute:c1:dexterity', 'throw:d6');
    expect(board(out).bag).toEqual({ wood: 1 });
    expect(now(out).map['0,0']!.fire).toBe(0);
    expect(board(striking(4, 'no-tinder', 'attribute:c1:dexterity', 'throw:d6')).bag).toEqual({ wood: 1, fiber: 1 });
    expect(
      all(
        begin({
          mix: 'seeds-1',
          edit: (s) => {
            s.culture.knowledge = ['KN05'];
            give(s, 'c1', 'fiber');
          },
        }),
      ),
    ).not.toContain('energy:c1>hex:0,0');
    expect(
      all(
        begin({
          mix: 'seeds-1',
          edit: (s) => {
            tinder(s);
            s.characters.c1.energy = 0;
          },
        }),
      ),
    ).not.toContain('energy:c1>hex:0,0');
  });
  test('SC-371 locked until somebody knows how', () => {
    expect(all(begin({ mix: 'seeds-1', edit: (s) => give(s, 'c1', 'wood') }))).not.toContain('energy:c1>hex:0,0');
  });
});

describe('scavenge', () => {
  const ruin: Edit = (s) => {
    s.culture.knowledge = ['KN07'];
    s.outposts['outpost-1'] = outpost({ name: 'Old', status: 'ruin' });
  };
  test('SC-436 SC-437 SC-438 SC-439 SC-440 SC-441 SC-442 SC-443 EX-SC-45 with the Knowledge, at a ruin, for two energy and a depleted hex: of six different tokens two are gone, four lie there as they fell, two are taken', () => {
    const offers = (edit: Edit) =>
      all(
        begin({
          mix: 'seeds-1',
          edit: (s) => {
            ruin(s);
            edit(s);
          },
        }),
      ).includes('scavenge:c1');
    expect([
      offers(() => {}),
      offers((s) => void (s.culture.knowledge = [])),
      offers((s) => void (s.outposts['outpost-1']!.status = 'active')),
      offers((s) => void (s.characters.c1.at = '1,0')),
      offers((s) => void (s.characters.c1.energy = 1)),
    ]).toEqual([true, false, false, false, false]);
    const poured = (...rolls: number[]) => {
      const { scene } = say(rigged(rolls, { mix: 'seeds-1', edit: ruin }).match, 'scavenge:c1').view('table');
      return scene?.kind === 'scavenging' ? scene.poured : [];
    };
    expect([poured(6, 5, 1, 1, 1, 1), poured(1, 1, 1, 1, 1, 1), poured(6, 5, 2, 2, 2, 2)]).toEqual([
      ['cloudstone', 'riverstone', 'bone', 'wood'],
      ['bone', 'wood', 'fiber', 'hide'],
      ['roundedCloudstone', 'flakedRiverstone', 'carvedBone', 'shapedWood'],
    ]);
    const m = say(rigged([1, 1, 1, 2, 1, 2], { mix: 'seeds-1', edit: ruin }).match, 'scavenge:c1');
    expect(m.view('table').scene).toMatchObject({ poured: ['bone', 'shapedWood', 'fiber', 'leather'] });
    say(m, 'take', 'found:bone', 'found:leather');
    expect(board(m)).toMatchObject({ energy: 3, bag: { bone: 1, leather: 1 } });
    expect(now(m).map['0,0']!.depletion).toBe(1);
  });
  test('SC-444 SC-445 SC-446 RU-SC-58 or two are crafted at once as they fell, for no more energy; what makes nothing is gained', () => {
    const shaped = say(
      rigged([1, 1, 1, 2, 1, 1], { mix: 'seeds-1', edit: ruin }).match,
      'scavenge:c1',
      'craft',
      'found:shapedWood',
      'found:fiber',
    );
    say(shaped, offered(shaped)[0]!);
    expect(told(shaped, 'combined')).toMatchObject([{ left: 'shapedWood', right: 'fiber' }]);
    expect(board(shaped)).toMatchObject({ energy: 3, bag: { shapedWood: 1, fiber: 1 } });
    const m = say(
      rigged([1, 1, 1, 1, 1, 1], { mix: 'seeds-1', edit: ruin }).match,
      'scavenge:c1',
      'craft',
      'found:wood',
      'found:bone',
      'place:0:0',
    );
    expect(Object.values(board(m).items).map(({ item }) => item)).toEqual(['IT01']);
    expect(board(m)).toMatchObject({ energy: 3, bag: {} });
  });
});

describe('mysteries', () => {
  test('SC-078, SC-080 a token placed where somebody stands is confronted at once', () => {
    const m = running((t) => resolve(t, 'c1', [{ do: 'mystery', where: 'here' }]), {}, [1]);
    expect(offered(m)).toEqual(['mini:c1', 'mini:c2']);
    say(m, 'mini:c2');
    expect(told(m, 'mysteryConfronted')[0]).toMatchObject({ who: 'c2' });
  });
  test('SC-077 nobody sees what lies facedown', () => {
    const m = begin((s) => change(s, '1,0', { mysteries: 2 }));
    expect(m.view('table').map['1,0']).toMatchObject({ mysteries: 2 });
  });
});
