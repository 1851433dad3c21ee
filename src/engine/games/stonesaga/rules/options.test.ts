import { describe, expect, test } from 'vitest';
import { bearing } from './tieBreak.ts';
import { placeMystery } from './sites.ts';
import { technologiesFor } from './outposts.ts';
import { huntable } from './foraging/reach.ts';
import { resolve } from './effects/resolve.ts';
import type { ForagingScene } from '../scenes.ts';
import { night as nightCards } from '../content/night.ts';
import {
  all,
  asked,
  begin,
  board,
  change,
  equip,
  fresh,
  give,
  night,
  now,
  offered,
  outpost,
  position,
  running,
  say,
  told,
  type Edit,
  type WantedPosition,
} from '../stonesaga.testing.ts';

const dusk = { ties: 'dusk' };

describe('Dawn and Dusk', () => {
  const weak: Edit = (s) => { s.characters.c2.energy = 1; s.characters.c2.health.injury.minor = 2; };
  const mystery = (options = {}) => running((t) => placeMystery(t, '0,0'), { options, edit: weak }, [1, 1]);
  test('SS-001, SC-572 by the Dawn Rule the group chooses', () => {
    expect(offered(mystery())).toEqual(['mini:c1', 'mini:c2']);
    expect(told(say(mystery(), 'mini:c1'), 'mysteryConfronted')[0]).toMatchObject({ who: 'c1' });
  });
  test('SC-610, RU-SC-71 by the Dusk Rule nobody is asked, and it is whoever bears it worst', () => {
    const m = mystery(dusk);
    expect(asked(m)).toEqual([]);
    expect(told(m, 'mysteryConfronted')[0]).toMatchObject({ who: 'c2' });
  });
  test('SC-610 the valuation counts energy, health and resources', () => {
    const s = position({ edit: weak });
    expect([bearing(s, 'c1'), bearing(s, 'c2')]).toEqual([15, 7]);
    give(s, 'c2', 'fish', 'wood');
    expect(bearing(s, 'c2')).toBe(9);
  });
  test('SC-610 equals are drawn by lot', () => {
    const drawn = (roll: number) => told(running((t) => placeMystery(t, '0,0'), { options: dusk }, [roll, 1]), 'mysteryConfronted')[0]!.who;
    expect([drawn(1), drawn(2)]).toEqual(['c1', 'c2']);
  });
  test('SC-610 a narrow shelter goes to whom it helps least', () => {
    const m = night('night.recover', {
      options: dusk,
      edit: (s) => {
        change(s, '0,0', { shelter: 1 });
        s.characters.c1.energy = 0;
        s.characters.c2.energy = 4;
      },
    });
    expect(told(m, 'slept').map(({ who, comforted }) => [who, comforted])).toEqual([
      ['c1', false],
      ['c2', true],
    ]);
  });
  test('SC-610 the order of Night cards is not for the players to choose', () => {
    expect(asked(night('night.cards'))).toEqual(['night.who']);
    expect(asked(night('night.cards', { options: dusk }))).not.toContain('night.who');
  });
  test('SC-610, RU-SC-71 the weakest draws the first Night card and is mourned first, without a lot', () => {
    const first = (seed: number) => told(night('night.cards', { options: dusk, edit: weak, seed }), 'nightDrawn')[0]!.who;
    expect([1, 2, 3, 4, 5, 6].map(first)).toEqual(Array(6).fill('c2'));
    const mourned = (seed: number) =>
      told(
        night('night.perished', {
          options: dusk,
          seed,
          edit: (s) => {
            for (const who of ['c1', 'c2'] as const) s.characters[who].health.injury.major = 5;
            give(s, 'c1', 'wood', 'fish');
          },
        }),
        'perished',
      )[0]!.who;
    expect([1, 2, 3, 4, 5, 6].map(mourned)).toEqual(Array(6).fill('c2'));
  });
  test('SC-610, RU-SC-71 the sundering comes before the last hearth, which it leaves an outpost poorer', () => {
    const first = (seed: number) =>
      told(
        say(
          night('night.society', {
            mix: 'endless-1',
            options: dusk,
            seed,
            edit: (s) => { s.tracks.population = 0; s.tracks.unrest = 20; },
          }),
          'part-ways',
        ),
        'outcomeRead',
      ).map(({ outcome }) => outcome);
    expect([1, 2, 3, 4, 5, 6].map((seed) => first(seed)[0])).toEqual(Array(6).fill('418'));
  });
  test('SC-610 what a card lets the group choose stays a choice', () => {
    const choose = {
      do: 'groupChoose',
      prompt: 'Which way?',
      options: [
        { id: 'left', label: 'Left', do: [] },
        { id: 'right', label: 'Right', do: [] },
      ],
    } as const;
    expect(asked(running((t) => resolve(t, 'c1', [choose]), { options: dusk }))).toEqual(['group.choice']);
  });
  test('R-SS-39 a cave asks for stonework at dusk, and for nothing at dawn', () => {
    const needs = (options = {}) => technologiesFor(position({ options, hexes: ['SP08', 'SP04', 'SP03'] }), 'c1', 'C');
    expect(needs()).toEqual([]);
    expect(needs(dusk)).toEqual(['stonework']);
  });
  test('R-SS-59 read strictly, near prey does not open the midground', () => {
    const scene: ForagingScene = {
      kind: 'foraging',
      who: 'c1',
      feature: 'prairie',
      drawn: [],
      tableau: ['FP04', 'FP01'],
      taken: [],
      stage: 'search',
    };
    const near = huntable(scene, [], []).find(({ section }) => section === 'fore')!;
    const sections = (strict: boolean) => new Set(huntable(scene, [near.id], [], strict).map(({ section }) => section));
    expect(sections(false).has('mid')).toBe(true);
    expect(sections(true).has('mid')).toBe(false);
  });
});

describe('at the same time', () => {
  test('SC-598, SS-215 by day every player is asked at once, and an answer of one leaves the others their questions', () => {
    const m = begin({ mix: 'seeds-3' });
    expect(m.open.filter(({ ask }) => ask === 'day.turn').map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3']);
    say(m, 'gather-water:c3');
    expect(m.open.filter(({ ask }) => ask === 'day.turn').map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3']);
  });
  test('SC-599 the night waits for the last', () => {
    const m = say(begin({ mix: 'seeds-3' }), 'pass:c1', 'pass:c3');
    expect(now(m).phase.step).toBe('day');
    expect(m.open.map(({ seat }) => seat)).toEqual(expect.arrayContaining(['p2']));
    expect(now(say(m, 'pass:c2')).phase.step).toMatch(/^night/);
  });
  test('SC-600 of two who want the same the first has it, and the other is told that it is gone', () => {
    const m = begin((s) => { s.tracks.lore = 2; s.culture.designs = []; });
    const [design] = all(m).filter((id) => id.startsWith('design:') && id.endsWith(':c1'));
    const other = design!.replace(':c1', ':c2');
    expect(all(m)).toContain(other);
    say(m, design!);
    expect(() => m.answer({ seat: 'p2', ask: 'day.beside', option: other })).toThrow();
  });
});

describe('hardcore, alone', () => {
  const doomed = (options = {}, wanted: WantedPosition = {}) =>
    night('night.perished', {
      mix: 'seeds-1',
      options: { solo: 'hardcore', ...options },
      edit: (s) => {
        s.characters.c1.health.injury.major = 5;
        s.characters.c1.energy = 0;
        s.tracks.activity = 3;
        s.outposts['outpost-1'] = outpost({ at: '1,0' });
        wanted.edit?.(s);
      },
    });
  test('SC-602 one character, and only for one', () => {
    expect(now(fresh('seeds-1', { solo: 'hardcore' })).house.hardcore).toBe(true);
    expect(now(fresh('seeds-1', { solo: 'hardcore', company: '2' })).house.hardcore).toBe(false);
    expect(now(fresh('seeds-2', { solo: 'hardcore' })).house.hardcore).toBe(false);
  });
  test('SC-603 the day ends when the character falls', () => {
    const m = begin({ mix: 'seeds-1', options: { solo: 'hardcore' }, edit: (s) => void (s.characters.c1.health.injury.major = 5) });
    expect(told(m, 'nightFell')).toHaveLength(1);
    expect(told(m, 'perished')).toHaveLength(1);
  });
  test('SC-604, SC-606 the top Night card is laid aside unresolved and sets the omens', () => {
    const m = doomed();
    expect(told(m, 'nightDrawn')).toEqual([]);
    expect(told(m, 'nightPassedUnseen')).toHaveLength(1);
    const { card } = told(m, 'nightPassedUnseen')[0]!;
    expect(now(m).night.discard).toEqual([card]);
    expect(m.view('table').omens).toEqual(nightCards[card].omens);
    expect(board(m).health.injury).toEqual({ minor: 0, major: 0 });
  });
  test('SC-605 activity rises by two', () => {
    expect(now(doomed()).tracks.activity).toBe(5);
    expect(now(doomed({ solo: 'usual' })).tracks.activity).not.toBe(5);
  });
  test('SC-607 somebody new comes to the starting hex or to an outpost', () => {
    const m = doomed();
    expect(asked(m)).toEqual(['replace.where']);
    expect(offered(m)).toEqual(['hex:0,0', 'hex:1,0']);
    expect(board(say(m, 'hex:1,0'))).toMatchObject({ at: '1,0', energy: 5, person: 'person-2' });
  });
  test('SC-608 and a new day begins, without the rest of the night', () => {
    const m = say(doomed(), 'hex:0,0');
    expect(now(m)).toMatchObject({ phase: { step: 'day' }, day: 2 });
    expect(told(m, 'nightStepBegan')).toEqual([]);
    expect(told(m, 'slept')).toEqual([]);
  });
});

describe('Endless Mode in the valley of a challenge', () => {
  const ended = (more: Edit = () => {}) => begin({ options: { afterwards: 'endless', creation: 'quick' }, edit: (s) => {
    s.completed = ['G101', 'G102', 'G103', 'G104', 'G105', 'G106', 'G107', 'G110'];
    s.goals = { G108: { count: 0, tokens: {}, hexes: [] } };
    s.tracks = { activity: 4, lore: 3, unrest: 2, population: 9 };
    s.outposts['outpost-1'] = outpost({ at: '1,0' });
    change(s, '1,0', { zones: { A: 'OP01' }, fire: 2, depletion: 1 });
    give(s, 'c1', 'wood'); equip(s, 'c1', 'IT30', 'pouch1');
    s.culture.knowledge = ['KN07']; s.culture.powers = ['MA02'];
    s.journey = { cards: ['JA01'], discard: ['JA02'] };
    more(s);
  } });
  const after = (how: string, more?: Edit) => say(ended(more), 'end-challenge', how);
  test('SC-639 SC-561 the group is asked what becomes of the valley, and may stop there', () => {
    const m = say(ended(), 'end-challenge');
    expect(offered(m)).toEqual(['end-here', 'same-society', 'new-society']);
    expect(m.over).toBeNull();
    expect(told(m, 'gameEnded')).toEqual([]);
    say(m, 'end-here');
    expect(m.over).toMatchObject({ winners: ['p1', 'p2'] });
    expect(told(m, 'gameEnded')).toHaveLength(1);
  });
  test('SC-639 without the option the challenge is the end', () => {
    const m = begin({ edit: (s) => { s.completed = now(ended()).completed; } });
    expect(say(m, 'end-challenge').over).not.toBeNull();
  });
  const settled = (m: ReturnType<typeof after>) => {
    for (let i = 0; i < 30 && now(m).phase.step.startsWith('setup'); i++) say(m, offered(m)[0]!);
    return m;
  };
  test('SC-639, SC-640 land and decks stay, and no tray is laid', () => {
    const m = settled(after('same-society'));
    expect(now(m)).toMatchObject({ mode: 'endless', challenge: null, phase: { step: 'day' }, start: '0,0' });
    expect(told(m, 'trayLaid')).toEqual([]);
    expect(Object.keys(now(m).map).sort()).toEqual(['0,0', '0,1', '1,0']);
    expect([...now(m).journey.cards, ...now(m).journey.discard].sort()).toEqual(['JA01', 'JA02']);
    expect(now(m).map['1,0']).toMatchObject({ zones: { A: 'OP01' }, fire: 0, depletion: 0 });
  });
  test('SC-641, SS-068, SS-078, SS-079, SS-080, SS-081, SC-191, SC-195, SC-198, SC-201 those who stay keep what they have; activity and lore begin anew', () => {
    const s = now(after('same-society'));
    expect(s).toMatchObject({
      tracks: { activity: 0, lore: 0, unrest: 2, population: 10 },
      culture: { knowledge: ['KN07'], powers: ['MA02'] },
    });
    expect(s.outposts['outpost-1']!.status).toBe('active');
    expect(s.characters.c1).toMatchObject({ person: 'person-1', bag: { wood: 1 } });
    expect(Object.keys(s.goals)).toEqual(['GA08']);
    expect(Object.keys(now(settled(after('same-society'))).goals)).not.toContain('GA09');
  });
  test('SS-199 SC-536 SC-537 SC-538 SC-539 SC-540 five items and five materials each are carried over, from the bag, from items and from the structures of the hex; food, water and the rest go', () => {
    const laden: Edit = (s) => {
      s.characters.c1.at = '1,0';
      s.characters.c1.bag = { wood: 3, bone: 1, fish: 2, water: 1 };
      for (const [n, slot] of (['hand1', 'hand2', 'body1', 'body2', 'body3'] as const).entries())
        equip(s, 'c1', (['IT05', 'IT06', 'IT28', 'IT29', 'IT32'] as const)[n]!, slot);
      s.characters.c1.items['item-115'] = { ...s.characters.c1.items['item-115']!, stored: { hide: 1 } };
      s.outposts['outpost-1']!.structures['structure-1'] = { structure: 'undergroundStorage', stored: { clay: 2, root: 1 } };
    };
    const m = after('same-society', laden);
    expect(asked(m)).toEqual(['retain.items']);
    say(m, 'item:item-110');
    expect(offered(m)).toEqual(['res:structure-1:clay>board:c1', 'done']);
    say(m, 'res:structure-1:clay>board:c1', 'done');
    expect(asked(m)).toEqual(['retain.materials']);
    say(m, 'res:c1:bone');
    expect(board(m).bag).toEqual({ wood: 3, clay: 1, hide: 1 });
    expect(Object.values(board(m).items).map(({ item, stored }) => [item, stored])).toEqual([
      ['IT05', {}],
      ['IT06', {}],
      ['IT28', {}],
      ['IT29', {}],
      ['IT32', {}],
    ]);
    expect(now(m).outposts['outpost-1']!.structures['structure-1']).toEqual({ structure: 'undergroundStorage', stored: {} });
  });
  test('SC-693 what lies in a ruin is offered to nobody at the end of a challenge, and goes back to the supply', () => {
    const beside: Edit = (s) => {
      s.characters.c1.at = '1,0';
      Object.assign(s.outposts['outpost-1']!, { at: '1,0', status: 'ruin' });
      s.outposts['outpost-1']!.structures['structure-1'] = { structure: 'undergroundStorage', stored: { clay: 2, root: 1 } };
    };
    const m = after('same-society', beside);
    expect(asked(m)).not.toContain('retain.store');
    expect(board(m).bag.clay).toBeUndefined();
    expect(now(m).outposts['outpost-1']!.structures['structure-1']).toEqual({ structure: 'undergroundStorage', stored: {} });
  });
  test('SC-544 SC-545 SC-548 SC-550 SC-551 maladies, boosts and sites are gone, activity and lore are 0, unrest and population stay; energy is full again', () => {
    const m = settled(
      after('same-society', (s) => {
        s.characters.c1.health.injury.major = 2;
        s.characters.c1.boosts = { might: 2 };
        s.characters.c1.energy = 0;
        change(s, '0,0', { shelter: 2, mysteries: 1 });
        s.endless = null;
      }),
    );
    expect(board(m)).toMatchObject({ boosts: {}, energy: 5 });
    expect(board(m).health.injury.major).toBe(0);
    expect(now(m).map['0,0']).toMatchObject({ shelter: 0 });
    expect(
      told(m, 'trackChanged')
        .filter(({ track }) => track === 'activity' || track === 'lore')
        .slice(0, 2),
    ).toMatchObject([
      { track: 'activity', to: 0 },
      { track: 'lore', to: 0 },
    ]);
    expect(now(after('same-society')).tracks).toMatchObject({ unrest: 2, population: 10 });
  });
  test('SC-544 SC-642 nobody who had passed sleeps while mantles are chosen', () => {
    const asleep: Edit = (s) => void (s.characters.c2.passed = true);
    expect(ended(asleep).view('table').characters.c2.passed).toBe(true);
    expect(after('same-society', asleep).view('table').characters.c2.passed).toBe(false);
  });
  test('SC-542 SC-543 SC-546 SC-547 SS-030 cards of people, culture, overlays and structures persist', () => {
    const m = after('same-society', (s) => void (s.outposts['outpost-1']!.structures['structure-1'] = { structure: 'hearth', stored: {} }));
    expect(now(m).people['person-1']).toEqual(now(ended()).people['person-1']);
    expect(now(m)).toMatchObject({
      culture: { knowledge: ['KN07'], powers: ['MA02'] },
      map: { '1,0': { zones: { A: 'OP01' } } },
      outposts: { 'outpost-1': { structures: { 'structure-1': { structure: 'hearth' } } } },
    });
  });
  test('SC-266 SC-268 SC-565 legends of those before are forgotten, and nobody can call on them', () => {
    const dead: Edit = (s) => {
      s.people['person-9'] = { ...s.people['person-1']!, name: 'Old Bera', fate: 'legend' };
      s.legends = ['person-9'];
    };
    expect(now(after('same-society', dead)).legends).toEqual(['person-9']);
    const held = now(after('same-society', (s) => { dead(s); s.legends = []; s.characters.c1.legend = 'person-9'; }));
    expect([held.legends, held.characters.c1.legend]).toEqual([['person-9'], null]); // RU-SC-20
    const m = after('new-society', dead);
    expect(now(m)).toMatchObject({ legends: [], people: { 'person-9': { fate: 'forgotten' } } });
    expect(
      board(
        running(
          (t) => resolve(t, 'c1', [{ do: 'legend', how: 'draw' }]),
          (s) => {
            dead(s);
            s.people['person-9']!.fate = 'forgotten';
            s.legends = [];
          },
        ),
      ).legend,
    ).toBeNull();
  });
  test('SC-642, SS-039 they choose mantles and powers anew', () => {
    const m = after('same-society');
    expect(asked(m)).toEqual(['mantle.choose']);
    say(m, 'mantle:wanderer', offered(m).find((id) => id.startsWith('mantle') && id !== 'mantle:wanderer')!);
    expect(board(m).mantle).toBe('wanderer');
  });
  test('SC-702, SS-077 each begins at the starting hex or at an outpost', () => {
    const m = after('same-society');
    while (asked(m)[0] !== 'start.where') say(m, offered(m)[0]!);
    say(m, 'hex:1,0', 'hex:0,0');
    expect([board(m).at, board(m, 'c2').at]).toEqual(['1,0', '0,0']);
    expect(board(m).energy).toBe(5);
  });
  test('SC-644 SC-703 SC-564 a new society begins with its own people and culture, among the ruins', () => {
    const m = after('new-society');
    const s = now(m);
    expect(s.outposts['outpost-1']!.status).toBe('ruin');
    expect(s).toMatchObject({ tracks: { unrest: 0, population: 8 }, legends: [], completed: [] });
    expect(s.culture.knowledge).toEqual(['KN01', 'KN02', 'KN03', 'KN04']);
    expect(s.people['person-1']!.fate).toBe('forgotten');
    expect(s.characters.c1).toMatchObject({ bag: {}, items: {} });
    expect(Object.keys(now(settled(m)).goals).sort()).toEqual(['GA08', 'GA09']);
  });
  test('SC-641 SC-562 a society that is gone cannot go on', () => {
    const m = say(ended((s) => void (s.tracks.population = 0)), 'end-challenge');
    // The good end brings one soul back, so that these people live.
    expect(offered(m)).toContain('same-society');
    const gone = begin({
      options: { afterwards: 'endless' },
      edit: (s) => {
        s.phase = { step: 'night.society', done: [] };
        s.tracks.population = 0;
        s.culture.read = ['333'];
      },
    });
    expect(offered(gone)).toEqual(['end-here', 'new-society']);
  });
});
