import { describe, expect, test } from 'vitest';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom } from '../../kernel/chance.ts';
import { allows } from '../../kernel/lesson.ts';
import { pressing } from '../../kernel/rule.ts';
import { advice } from './advice.ts';
import { firstTurns } from './content/firstTurns.ts';
import { firstWords } from './content/firstWords.ts';
import { lessons } from './content/lessons.ts';
import type { Skill } from './content/vocabulary.ts';
import { epilogueOf } from './content/epilogues.ts';
import { guide } from './guide.ts';
import { vantage } from './index.ts';
import { equip, play, throwDice, tokens, type Session } from './vantage.testing.ts';

describe.each(lessons.map((lesson) => [lesson.title, lesson] as const))('%s', (_title, lesson) => {
  test.each([1, 2, 3, 4, 5])('can be played by its own steps whatever the dice are (%i)', (seed) => {
    const match = begin(vantage, { mix: lesson.mix, options: lesson.options, chance: entropyFrom(seed) });
    for (const step of lesson.steps) {
      // What no step waits for is answered by the first option that goes on.
      for (let i = 0; match.open[0] && match.open[0].ask !== step.ask && i < 40; i++) {
        const { seat, ask, options } = match.open[0];
        const on = options.find(({ id }) => ['settle', 'end', 'decline', 'accept'].includes(id)) ?? options[0]!;
        match.answer({ seat, ask, option: on.id });
      }
      const decision = match.open[0]!;
      expect(decision.ask).toBe(step.ask);
      const allowed = decision.options.filter(({ id }) => allows(step, id));
      expect(allowed.length, step.say).toBeGreaterThan(0);
      match.answer({ seat: decision.seat, ask: decision.ask, option: allowed.at(-1)!.id });
    }
    expect(match.over).toBeNull();
  });

  test('has words for every question that comes between its steps', () => {
    const asked = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const match = begin(vantage, { mix: lesson.mix, options: lesson.options, chance: entropyFrom(seed) });
      let at = 0;
      for (let i = 0; match.open[0] && at < lesson.steps.length && i < 60; i++) {
        const { seat, ask, options } = match.open[0];
        const step = lesson.steps[at]!;
        const allowed = ask === step.ask ? options.filter(({ id }) => allows(step, id)) : [];
        if (allowed.length > 0) at += 1;
        else asked.add(ask);
        const among = allowed.length > 0 ? allowed : options;
        match.answer({ seat, ask, option: among[seed % among.length]!.id });
      }
    }
    expect([...asked].filter((ask) => !lesson.asides?.[ask])).toEqual([]);
  });

  test('never says more at once than fits beside the table', () => {
    for (const say of Object.values(lesson.asides ?? {})) expect(say.length, say).toBeLessThanOrEqual(160);
    for (const [i, { say }] of lesson.steps.entries())
      expect(`${lesson.steps[i - 1]?.done ?? ''} ${say}`.length, say).toBeLessThanOrEqual(340);
  });
});

describe('advice', () => {
  const said = (game: Session, seat = 'p1') => advice(game.match.view(seat), game.match.open.filter((one) => one.seat === seat));

  test('VA-387 VA-388 follows the state: tell, try, walk on, fill the grid', () => {
    const first = play({ seats: 2, edit: (s) => tokens(s, 'p1', { look: 1 }) });
    expect(said(first)).toMatchObject({ title: 'Say what you see', point: ['share'], done: 0, of: 9 });
    expect(said(first.do('share'))).toMatchObject({ title: 'Try something', point: ['here:look'] });
    expect(said(first.do('here:look'))).toMatchObject({ title: 'Pay a skill', point: ['pay:look'], done: 1 });
    const second = (done: readonly Skill[]) => play({ edit: (s) => void ((s.turns = 2), (s.players.p1!.done = { 18: done })) });
    // from 18 the way south is a star, and to the others a number is printed
    expect(said(second(['look']))).toMatchObject({ title: 'Walk on', point: ['way:N', 'way:E', 'way:W'], done: 3 });
    expect(said(second([]))?.title).toBe('A new place');
    const third = (done: readonly Skill[]) =>
      play({ edit: (s) => void ((s.turns = 3), (s.players.p1!.done = { 18: done }), equip(s, 'p1', 201)) });
    expect(said(third([]))?.say).toContain('1 so far');
    expect(said(third(['look']))?.point).toEqual(expect.arrayContaining(['card:401.RACE', 'card:411.CROSS', 'way:N']));
    expect(said(play({ edit: (s) => void (s.turns = 4) }))).toBeNull();
  });

  test('warns whoever is weak before another action', () => {
    const onwards = (health: number) =>
      said(play({ page: [{ continue: 'may' }], edit: (s) => void (s.players.p1!.stats.health = health) }).do());
    expect([onwards(4)?.title, onwards(2)]).toEqual(['You go on', expect.objectContaining({ title: 'Enough for now', point: ['end'] })]);
  });

  test.each([
    [1, 1], [2, 1], [3, 1], [4, 3], [5, 3], [6, 6],
  ])('whoever does as advised comes through three turns of each player (seed %i, %i players)', (seed, players) => {
    const match = begin(vantage, { mix: `falling-${players}`, options: {}, chance: entropyFrom(seed) });
    const titles = new Set<string>();
    for (let i = 0; i < 2000 && match.open.length > 0 && match.turn <= 3 * players; i++) {
      const decision = pressing(match.open)[0]!;
      const own = match.open.filter(({ seat }) => seat === decision.seat);
      const told = advice(match.view(decision.seat), own);
      if (decision.ask === 'turn.action') expect(told?.point.length).toBeGreaterThan(0);
      if (told) titles.add(told.title);
      // every step that is pointed at is one of the open answers, by its plain id
      const offered = own.flatMap(({ ask, options }) => options.map(({ id }) => ({ ask, id })));
      for (const id of told?.point ?? []) expect(offered.map((one) => one.id)).toContain(id);
      const step = offered.find(({ id }) => id === told?.point[0]) ?? { ask: decision.ask, id: decision.options[0]!.id };
      match.answer({ seat: decision.seat, ask: step.ask, option: step.id });
    }
    expect(match.over ?? match.turn).toBe(3 * players + 1);
    expect([...titles]).toEqual(expect.arrayContaining(['Try something', 'Throw the dice']));
    if (players > 1) expect(titles).toContain('Say what you see');
  });

  test('never says more at once than fits beside the table', () => {
    const all = [...firstTurns.flat(), ...Object.values(firstWords).flat()];
    for (const { say } of all) expect(say.length, say).toBeLessThanOrEqual(160);
  });

  test('the guide tells whose turn it is and how near the mission is', () => {
    const view = play({ dice: ['blank'] })
      .do('way:N', throwDice, 'settle')
      .match.view('table');
    expect(guide.standing(view)).toEqual({ seat: 'p1', phase: 'chooses an action' });
    expect(guide.nearness(view)[0]).toMatchObject({ words: 'Close the Ring', done: 2, of: 16 });
  });

  test('the guide has the last page: what was read last and the epilogue, or the epilogue alone where the evening was stopped', () => {
    const won = play({ dice: ['blank'], mission: 428, edit: (s) => void (s.mission = { ...s.mission!, tokens: 99 }) });
    expect(guide.lastPage(won.match.view('table'))).toBeNull();
    won.do('way:N', throwDice, 'settle', 'choice:1');
    const said = won.facts('said').at(-1)!.text;
    const { title, text } = epilogueOf('mission');
    expect(guide.lastPage(won.match.view('table'))).toEqual({ title, paragraphs: [said, text, expect.stringContaining('journal')] });
    const stopped = play().do('stop', 'no').match.view('p1');
    expect(guide.lastPage(stopped)).toEqual({
      title: epilogueOf('stopped').title,
      paragraphs: [epilogueOf('stopped').text, expect.stringContaining('journal')],
    });
  });
});
