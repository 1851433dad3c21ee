import { describe, expect, test } from 'vitest';
import { challenges } from '../content/challenges.ts';
import { goals, type GoalId } from '../content/goals.ts';
import { nightSteps } from '../state.ts';
import { checkEvent } from './endless.ts';
import { resolve } from './effects/resolve.ts';
import { placeMystery } from './sites.ts';
import {
  all,
  asked,
  begin,
  board,
  change,
  fresh,
  night,
  now,
  offered,
  outpost,
  running,
  say,
  told,
  type Edit,
  type StonesagaMatch,
} from '../stonesaga.testing.ts';

const order = (m: StonesagaMatch, ...facts: string[]): string[] => m.told.map(({ fact }) => fact.fact).filter((one) => facts.includes(one));
const outposts: Edit = (s) => {
  for (const n of [1, 2, 3] as const)
    s.outposts[`outpost-${n}`] = outpost({
      name: `Home ${n}`,
      at: n === 1 ? '0,0' : n === 2 ? '1,0' : '0,1',
      overlay: `OP0${n}`,
      status: n === 3 ? 'ruin' : 'active',
    });
};

describe('timing', () => {
  test('SC-573 what comes at the same time comes in the order the players choose', () => {
    const both = night('night.society', { mix: 'endless-1', edit: (s) => { s.tracks.population = 0; s.tracks.unrest = 20; } });
    expect(asked(both)).toEqual(['society.order']);
    expect(told(say(both, 'sundering'), 'outcomeRead')[0]).toMatchObject({ outcome: '418' });
    const dying = night('night.perished', (s) => { for (const who of ['c1', 'c2'] as const) s.characters[who].health.injury.major = 5; });
    expect(offered(dying)).toEqual(['board:c1', 'board:c2']);
    expect(told(say(dying, 'board:c2'), 'perished').map(({ who }) => who)).toEqual(['c2', 'c1']);
  });
  test('SC-574 what comes at the start of a day is done before the first action: powers turn back, cisterns fill, those who fell are replaced', () => {
    const m = begin({ edit: (s) => {
      s.phase = { step: 'dawn' };
      Object.assign(s.characters.c1, { power: 'MA01', powerReady: false, passed: true });
      Object.assign(s.characters.c2, { person: null, at: null });
      s.people['person-2']!.fate = 'legend';
      outposts(s);
      s.outposts['outpost-1']!.structures['structure-1'] = { structure: 'cistern', stored: {} };
    } });
    expect(asked(m)).toEqual(['replace.where']);
    expect(board(m).powerReady).toBe(true);
    say(m, 'hex:0,0');
    expect(now(m).outposts['outpost-1']!.structures['structure-1']!.stored).toEqual({ water: 1 });
    expect(asked(m)).toContain('day.turn');
    expect(told(m, 'actionTaken')).toEqual([]);
  });
  test('SC-575 what comes as the night begins is done before anybody is found dead', () => {
    const m = begin({
      mix: 'endless-1',
      edit: (s) => {
        s.phase = { step: 'dusk' };
        s.tracks.activity = 9;
        s.endless!.deck = ['EM10', 'EM07', 'EM07'];
        s.characters.c1.health.injury.major = 5;
      },
    });
    expect(order(m, 'eventCompleted', 'eventBegan', 'nightFell', 'perished')).toEqual([
      'eventCompleted',
      'eventBegan',
      'nightFell',
      'perished',
    ]);
  });
  test('SC-576 what comes as the night ends is done after population and unrest are looked at', () => {
    const m = say(night('night.society', { mix: 'seeds-1', edit: (s) => void (s.tracks.unrest = 20) }), 'part-ways');
    expect(order(m, 'outcomeRead', 'goalCompleted', 'dayBroke')).toEqual(['outcomeRead', 'goalCompleted', 'dayBroke']);
  });
});

describe('chance', () => {
  test('SC-589 of several characters each is as likely as the next', () => {
    const drawn = (roll: number) =>
      told(
        running((t) => placeMystery(t, '0,0'), { mix: 'seeds-3', options: { ties: 'dusk' } }, [roll, 1]),
        'mysteryConfronted',
      )[0]!.who;
    expect([1, 2, 3].map(drawn)).toEqual(['c1', 'c2', 'c3']);
  });
  test('SC-596 SC-694 and so of outposts, those that stand: ruins take no part', () => {
    const given = (options: object, ...rolls: number[]) =>
      running((t) => resolve(t, 'c1', [{ do: 'ruinOne', open: true }]), { options, edit: outposts } as never, rolls);
    expect([1, 2].map((roll) => told(given({ ties: 'dusk' }, roll), 'outpostRuined')[0]!.outpost)).toEqual(['outpost-1', 'outpost-2']);
    expect(offered(given({}))).toEqual(['outpost:outpost-1', 'outpost:outpost-2']);
  });
});

describe('the course of a game', () => {
  const throughNight = (m: StonesagaMatch) => {
    for (let i = 0; i < 60 && now(m).day === 1; i++) say(m, all(m).find((id) => id.startsWith('pass:')) ?? all(m).at(-1)!);
    return m;
  };
  test('SS-178 SS-179 one challenge from day to night to day', () => {
    const m = throughNight(begin({ mix: 'seeds-1' }));
    expect(order(m, 'dayBroke', 'nightFell')).toEqual(['nightFell', 'dayBroke']);
    expect(now(m).challenge!.id).toBe('CI01');
  });
  test('SS-181 SS-182 a challenge lists its goals, which are immediate, its omens and its events', () => {
    const { goals: first, aside, omens, events } = challenges.CI01;
    expect([...first, ...aside].map((goal) => goals[goal as GoalId].scope)).toEqual(Array.from({ length: 10 }, () => 'immediate'));
    expect([goals.GA08.scope, goals.GA09.scope]).toEqual(['ongoing', 'ongoing']);
    expect([omens.length, events.length]).toEqual([1, 4]);
  });
  test('SS-183 an ongoing goal stays for the next game, an immediate one does not', () => {
    const m = begin({
      options: { afterwards: 'endless' },
      edit: (s) => {
        s.completed = ['G101', 'G102', 'G103', 'G104', 'G105', 'G106', 'G107', 'G110'];
        s.goals = { G108: { count: 0, tokens: {}, hexes: [] }, GA08: { count: 0, tokens: { wood: 1 }, hexes: [] } };
      },
    });
    expect(now(say(m, 'end-challenge', 'same-society')).goals).toEqual({ GA08: { count: 0, tokens: { wood: 1 }, hexes: [] } });
  });
  test('SC-523 an introduction makes nobody older', () => {
    const m = fresh('seeds-2', { creation: 'quick' });
    while (now(m).phase.step.startsWith('setup')) say(m, all(m)[0]!);
    expect(Object.values(now(m).people).map(({ age }) => age)).toEqual(['young', 'young']);
    expect(told(m, 'aged')).toEqual([]);
  });
  test('SC-646 an Endless day and its night go as any other: nine steps', () => {
    const m = throughNight(begin({ mix: 'endless-1', edit: (s) => void (s.night.cards = ['NA05']) }));
    expect(told(m, 'nightStepBegan').map(({ step }) => step)).toEqual(nightSteps.slice(1));
    expect(now(m).tracks.activity).toBe(1);
  });
  test('SC-659 SC-198 SC-201 population and unrest stay through a change of event, and are looked at every night', () => {
    const m = running((t) => checkEvent(t), {
      mix: 'endless-1',
      edit: (s) => {
        s.tracks = { activity: 9, lore: 0, unrest: 7, population: 11 };
        s.endless!.deck = ['EM10', 'EM07', 'EM07'];
      },
    });
    expect(now(m).tracks).toMatchObject({ activity: 0, unrest: 7, population: 11 });
    expect(told(night('night.society', { mix: 'endless-1', edit: (s) => void (s.tracks.unrest = 20) }), 'outcomeRead')).toMatchObject([
      { outcome: '418' },
    ]);
  });
  test('SC-705 SC-633 the front of the first event is the last step of setting up', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const m = fresh('endless-2', { creation: 'quick' }, seed);
      while (now(m).phase.step.startsWith('setup')) say(m, all(m)[0]!);
      expect(order(m, 'placed', 'eventBegan', 'dayBroke')).toEqual(['placed', 'placed', 'eventBegan', 'dayBroke']);
      if (now(m).endless!.deck.at(-1) === 'EM04') expect(board(m).health.disease.minor).toBe(1);
      if (now(m).endless!.deck.at(-1) === 'EM05') expect(now(m).tracks.population).toBe(9);
    }
  });
  test('SC-707 a change of event moves no outpost, and takes nothing from the boards', () => {
    const m = running((t) => checkEvent(t), {
      mix: 'endless-1',
      edit: (s) => {
        outposts(s);
        s.tracks.activity = 9;
        s.endless!.deck = ['EM10', 'EM07', 'EM07'];
        s.characters.c1.bag = { wood: 9 };
        change(s, '0,0', { shelter: 2 });
      },
    });
    expect(asked(m)).toEqual([]);
    expect(Object.values(now(m).outposts).map(({ at }) => at)).toEqual(['0,0', '1,0', '0,1']);
    expect(board(m).bag).toEqual({ wood: 9 });
  });
});
