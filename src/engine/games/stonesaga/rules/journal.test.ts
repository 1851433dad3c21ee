import { describe, expect, test } from 'vitest';
import { restore } from '../../../kernel/restore.ts';
import { costs } from '../content/values.ts';
import { hints } from '../content/hints.ts';
import { outcomes } from '../content/outcomes.ts';
import { printed } from '../content/content.testing.ts';
import { stonesaga } from '../index.ts';
import { challengesOpen } from './challengeChoice.ts';
import { resolve } from './effects/resolve.ts';
import {
  all,
  begin,
  board,
  change,
  equip,
  give,
  home,
  now,
  offered,
  running,
  say,
  told,
  type Edit,
  type StonesagaMatch,
} from '../stonesaga.testing.ts';

describe('Codex', () => {
  test('SS-004 nobody sees an entry before it is read', () => {
    const m = begin({
      mix: 'endless-2',
      edit: (s) => {
        give(s, 'c1', 'wood', 'feather', 'flakedRiverstone', 'carvedBone');
        equip(s, 'c1', 'IT53', 'body1');
        home(s);
      },
    });
    say(m, 'craft:c1', 'res:c1:flakedRiverstone', 'res:c1:carvedBone');
    const seen = JSON.stringify([m.view('table'), m.open.map(({ options }) => options.map(({ label }) => label))]);
    const codex = [...Object.values(outcomes), ...Object.values(printed.investigations), ...hints].map(({ text }) => text);
    expect(codex.filter((text) => seen.includes(text))).toEqual([]);
    expect(m.view('table').culture).toMatchObject({ read: [], recipes: {}, omens: {} });
  });
  test('SS-172 an outcome that is read is carried out', () => {
    const m = running((t) => resolve(t, 'c1', [{ do: 'read', outcome: 'H001' }]), { mix: 'seeds-1' });
    expect(told(m, 'outcomeRead')).toEqual([{ fact: 'outcomeRead', outcome: 'H001' }]);
    expect(now(m)).toMatchObject({ tracks: { population: 9 }, goals: { GA08: {} } });
  });
});

describe('Journal', () => {
  const ended = (how: string) => {
    const m = begin({
      options: { afterwards: 'endless' },
      edit: (s) => {
        s.completed = ['G101', 'G102', 'G103', 'G104', 'G105', 'G106', 'G107', 'G110'];
        home(s);
        change(s, '0,0', { zones: { A: 'OP01' } });
        s.culture = {
          ...s.culture,
          knowledge: ['KN07'],
          powers: ['MA02'],
          designs: ['hearth'],
          recipes: { blue2210: 'IT03', red1431: null },
          failed: ['blue1234'],
          omens: { 'sun@OP01': true },
        };
      },
    });
    say(m, 'end-challenge', how);
    for (let i = 0; i < 30 && now(m).phase.step.startsWith('setup'); i++) say(m, offered(m)[0]!);
    return m;
  };
  test('SS-069 SS-173 in a later game every hex and overlay lies where it lay', () => {
    const before = now(begin({ edit: home }));
    const m = ended('same-society');
    for (const hex of ['0,0', '1,0', '0,1'] as const)
      expect([now(m).map[hex]!.id, now(m).map[hex]!.explored]).toEqual([before.map[hex]!.id, true]);
    expect(now(m).map['0,0']!.zones).toEqual({ A: 'OP01' });
    expect(now(m).trays[0]).toEqual(before.trays[0]);
  });
  test('SS-174 SS-175 designs, powers and Knowledge are written down, and stay', () => {
    expect(now(ended('same-society')).culture).toMatchObject({ knowledge: ['KN07'], powers: ['MA02'], designs: ['hearth'] });
  });
  test('SS-176 recipes, experiments and investigated omens are written down', () => {
    expect(now(ended('same-society')).culture).toMatchObject({
      recipes: { blue2210: 'IT03', red1431: null },
      failed: ['blue1234'],
      omens: { 'sun@OP01': true },
    });
    const crafted = (left: string, place: string, ...tokens: Parameters<typeof give>[2][]) =>
      now(say(begin({ mix: 'seeds-1', edit: (s) => give(s, 'c1', ...tokens) }), 'craft:c1', left, place)).culture;
    expect(crafted('res:c1:wood', 'place:0:0', 'wood', 'feather').recipes).toEqual({ blue2210: 'IT03' });
    expect(crafted('res:c1:flakedRiverstone', 'place:0:0', 'flakedRiverstone', 'carvedBone').recipes).toEqual({ red1431: null });
    const looked = say(begin({ mix: 'seeds-1', edit: (s) => { home(s); change(s, '0,0', { zones: { A: 'OP01' } }); } }), 'omen:c1:OP01');
    expect(now(looked).culture.omens).toEqual({ 'sun@OP01': true });
    const nothing = say(
      begin({
        mix: 'seeds-1',
        edit: (s) => {
          home(s);
          s.outposts['outpost-1']!.structures['structure-1'] = { structure: 'granary', stored: {} };
        },
      }),
      'omen:c1:granary',
    );
    expect(now(nothing).culture.omens).toEqual({ 'sun@granary': false });
  });
  test('SC-220 Knowledge is in force again when a game is taken up from its save', () => {
    const m = begin({ mix: 'seeds-1', edit: (s) => { s.culture.knowledge = ['KN05']; give(s, 'c1', 'wood'); } });
    const again = restore(stonesaga, JSON.parse(JSON.stringify(m.save())), []).match as StonesagaMatch;
    expect(all(again)).toContain('energy:c1>hex:0,0');
  });
  test('SC-662 SC-663 SC-708 a pause keeps energy, maladies, goals, sites, places, tracks, decks in their order, the event and what was used', () => {
    const m = begin({
      mix: 'endless-2',
      edit: (s) => {
        s.characters.c1 = {
          ...s.characters.c1,
          energy: 2,
          at: '1,0',
          boosts: { might: 1 },
          used: { 'day:item-9': 1, 'game:MA07': 1 },
          health: { injury: { minor: 1, major: 0 }, disease: { minor: 0, major: 1 } },
        };
        s.goals.GA08 = { count: 0, tokens: { wood: 2 }, hexes: [] };
        change(s, '0,0', { fire: 1, shelter: 2, depletion: 1, mysteries: 1 });
        s.tracks = { activity: 3, lore: 2, unrest: 4, population: 9 };
        s.night.discard = ['NA01'];
        s.today = { investigated: ['moon@VV03'], investigators: { c1: 1 }, moreLore: true };
        s.endless!.choice = 'welcome';
      },
    });
    const again = restore(stonesaga, JSON.parse(JSON.stringify(m.save())), []).match as StonesagaMatch;
    expect(now(again)).toEqual(now(m));
    expect(now(again)).toMatchObject({
      characters: { c1: { energy: 2, at: '1,0' } },
      map: { '0,0': { fire: 1, shelter: 2, depletion: 1, mysteries: 1 } },
      today: { investigated: ['moon@VV03'] },
    });
    expect(again.open.map(({ seat, ask, options }) => [seat, ask, options.map(({ id }) => id)])).toEqual(
      m.open.map(({ seat, ask, options }) => [seat, ask, options.map(({ id }) => id)]),
    );
  });
});

describe('supply and reference', () => {
  test('SS-088 one supply serves everybody, wherever they are', () => {
    const m = say(begin((s) => void (s.characters.c2.at = '1,0')), 'gather-water:c1', 'gather-water:c2');
    expect([board(m).bag, board(m, 'c2').bag]).toEqual([{ water: 2 }, { water: 2 }]);
  });
  const ruin: Edit = (s) => { s.culture.knowledge = ['KN07']; home(s); s.outposts['outpost-1']!.status = 'ruin'; };
  const actions: readonly [keyof typeof costs, string, Edit][] = [
    ['exchange', 'board:c1>board:c2', (s) => give(s, 'c1', 'wood')],
    ['pack', 'pack:c1', (s) => equip(s, 'c1', 'IT05', 'hand1')],
    ['aid', 'energy:c1>board:c2', (s) => void (s.characters.c2.health.injury.major = 5)],
    ['process', 'process:c1', (s) => give(s, 'c1', 'sunstone', 'sunstone')],
    ['craft', 'craft:c1', (s) => give(s, 'c1', 'wood', 'wood')],
    ['gatherWater', 'gather-water:c1', () => {}],
    ['prepareShelter', 'prepare-shelter:c1', () => {}],
    ['fish', 'fish:c1:lake', () => {}],
    ['forage', 'forage:c1:forest', () => {}],
    ['mine', 'mine:c1:cave', () => {}],
    ['makeFire', 'energy:c1>hex:0,0', (s) => { s.culture.knowledge = ['KN05']; give(s, 'c1', 'wood'); }],
    ['scavenge', 'scavenge:c1', ruin],
    ['farSight', 'far-sight:c1', (s) => { s.culture.knowledge = ['KN20']; change(s, '1,0', { explored: false }); }],
  ];
  test('SS-089 the reference tells what every action costs', () => {
    for (const [action, option, edit] of actions) {
      const m = begin(edit);
      const before = board(m).energy;
      expect(before - board(say(m, option)).energy, action).toBe(costs[action]);
    }
    expect(actions.map(([action]) => action)).toEqual(Object.keys(costs).filter((action) => action !== 'buildOutpost'));
  });
});

describe('which challenge may be played', () => {
  const epoch1 = { epoch: 1, looming: [] } as const;
  test('SS-052 SS-061 SS-062 SC-494 SC-500 the first game of all is a Campaign Start: Seeds on the Wind or, for those who know the game, Whispers on the North Wind', () => {
    expect(challengesOpen({ ...epoch1, game: 1 })).toEqual(['CI01']);
    expect(challengesOpen({ ...epoch1, game: 1, experienced: true })).toEqual(['CA01']);
    expect(now(begin()).challenge!.id).toBe('CI01');
  });
  test('SS-053 SC-495 a later epoch opens with one of its Epoch Starts', () => {
    expect(challengesOpen({ epoch: 2, game: 1, looming: ['CA02'] })).toEqual(['CB01', 'CB02']);
    expect(challengesOpen({ epoch: 3, game: 1, looming: [] })).toEqual(['CC01', 'CC02']);
  });
  test('SS-054 SS-056 SC-497 SC-501 SC-502 in the second and third game a Crisis goes before everything, any of several, and a Finale is not for choice', () => {
    for (const game of [2, 3])
      expect(challengesOpen({ epoch: 1, game, looming: ['CA05', 'CA02', 'CA11', 'CA03'] })).toEqual(['CA02', 'CA03']);
  });
  test('SS-055 SC-496 SC-504 SC-505 without a Crisis it is any looming challenge but a Finale, and none that does not loom: a Development or a Peril may wait', () => {
    for (const game of [2, 3]) expect(challengesOpen({ epoch: 1, game, looming: ['CA05', 'CA09', 'CA11'] })).toEqual(['CA05', 'CA09']);
  });
  test('SS-057 SS-058 SC-507 RU-SC-50 in the fourth and fifth game a Finale may be chosen; if not, a Crisis must be', () => {
    for (const game of [4, 5]) {
      expect(challengesOpen({ epoch: 1, game, looming: ['CA05', 'CA11'] })).toEqual(['CA11', 'CA05']);
      expect(challengesOpen({ epoch: 1, game, looming: ['CA05', 'CA02', 'CA11'] })).toEqual(['CA11', 'CA02']);
    }
  });
  test('SS-059 SC-508 SC-509 SC-511 R-SS-21 RU-SC-52 the sixth game is a Finale whatever else looms, at the worst the one that every epoch has', () => {
    expect(challengesOpen({ epoch: 3, game: 6, looming: ['CC03', 'CC13'] })).toEqual(['CC13']);
    expect(challengesOpen({ epoch: 3, game: 2, looming: ['CC06', 'CC13'] })).toEqual(['CC06']);
    expect(challengesOpen({ epoch: 1, game: 6, looming: ['CA05', 'CA02', 'CA12'] })).toEqual(['CA12']);
    expect(challengesOpen({ epoch: 2, game: 6, looming: ['CB03'] })).toEqual(['CB12']);
    expect(challengesOpen({ epoch: 1, game: 2, looming: [] })).toEqual(['CA05', 'CA06', 'CA07', 'CA08']);
  });
});
