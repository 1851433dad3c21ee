import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import { stonesaga } from '../engine/games/stonesaga/index.ts';
import { vast } from '../engine/games/vast/index.ts';
import { button } from '../engine/kernel/option.ts';
import { choose, chooseBeside, type PowerOffer, type Rule } from '../engine/kernel/rule.ts';
import type { AnyRules } from '../engine/kernel/rules.ts';
import { heardBy } from '../engine/kernel/table.ts';
import { tinyRules } from '../engine/kernel/tiny.testing.ts';
import { runs } from '../engine/testing/runs.testing.ts';
import { harbour } from '../engine/testing/harbour/index.ts';
import { grown, type Archive } from './archive.ts';
import { inlineEngine } from './engine.ts';
import { RuleBroke } from './errors.ts';
import { MatchHost } from './matchHost.ts';
import type { ScreenMessage } from './messages.ts';
import { fragile, screenOf } from './playing.testing.ts';
import { Screens } from './screens.ts';

const chance = entropyFrom(1);

/** A match with its screens, and the messages that each of them has received. */
function shown(rules: AnyRules, mix: string) {
  const host: MatchHost<any, any, any> = MatchHost.begin(rules, { mix, chance }, () => screens.tell());
  const sent = new Map<string, ScreenMessage[]>();
  const screens: Screens = new Screens(host, (message) => {
    sent.set(message.screen, [...(sent.get(message.screen) ?? []), structuredClone(message)]);
  });
  const last = (name: string): ScreenMessage => sent.get(name)!.at(-1)!;
  return { host, screens, sent, last };
}

const quay = (seat: string, number: number) => ({ seat, ask: 'setup.quay', option: `quay:${number}` });

describe('several screens of one match', () => {
  test('are told the same change, each for its own viewer', () => {
    const { host, screens, last } = shown(harbour, 'two');
    for (const viewer of ['p1', 'p2', 'table']) screens.attach(viewer, screenOf(viewer), 'opened');
    host.chooseAt(screens.of('p1'), quay('p1', 3));
    for (const name of ['p1', 'p2', 'table']) {
      const { glance } = last(name);
      expect(glance).toMatchObject({ seat: name, change: 'answered', moment: 1, waiting: ['p2'], view: { quays: { 'quay:3': 'p1' } } });
      expect(glance.questions.map(({ seat }) => seat)).toEqual(name === 'p2' ? ['p2'] : []);
      for (const seat of ['p1', 'p2'])
        expect((glance.view as any).players[seat].letter === 'sealed', `${name} looks at the letter of ${seat}`).toBe(seat !== name);
    }
  });

  test('come and go: one that attaches late gets the whole log, one that has left gets nothing', () => {
    const { host, screens, sent, last } = shown(fragile, 'solo');
    screens.attach('first', screenOf('me'), 'opened');
    host.choose({ seat: 'me', ask: 'say', option: 'yes' });
    screens.attach('second', screenOf('table'), 'opened');
    expect(last('second')).toMatchObject({ glance: { change: 'opened' }, log: { from: 0, facts: [[], [{ fact: 'yes' }]] } });
    screens.detach('first');
    host.choose({ seat: 'me', ask: 'say', option: 'rest' });
    expect(sent.get('first')).toHaveLength(2);
    expect(last('second').log).toEqual({ from: 2, facts: [[{ fact: 'rest' }]] });
    expect(() => screens.of('first')).toThrow(expect.objectContaining({ code: 'not-attached' }));
  });

  test('answer for their own seats alone, and keep their viewer', () => {
    const { host, screens } = shown(harbour, 'two');
    for (const viewer of ['p1', 'p2', 'table']) screens.attach(viewer, screenOf(viewer), 'opened');
    const foreign = expect.objectContaining({ name: 'Refused', code: 'not-yours' });
    for (const name of ['p2', 'table']) expect(() => host.chooseAt(screens.of(name), quay('p1', 1))).toThrow(foreign);
    expect(() => screens.look('p2', 'p1')).toThrow(foreign);
    expect(() => screens.look('p2', 'table')).toThrow(foreign);
    expect(() => screens.attach('p9', screenOf('p9'), 'opened')).toThrow(expect.objectContaining({ code: 'unknown-seat' }));
    expect(host.glance(screenOf('table')).view).toMatchObject({ quays: expect.not.objectContaining({ 'quay:1': 'p1' }) });
  });

  test('take back freely what they have answered themselves, and anything else only if everybody agrees', () => {
    const { host, screens, last } = shown(harbour, 'two');
    for (const viewer of ['p1', 'p2', 'table']) screens.attach(viewer, screenOf(viewer), 'opened');
    host.chooseAt(screens.of('p1'), quay('p1', 3));
    expect(['p1', 'p2', 'table'].map((name) => last(name).glance.undo)).toEqual(['free', 'agree', 'none']);
  });

  test('that everybody sees are offered only what tells no secret, of the seats that play there', () => {
    const rules = tinyRules(function* () {
      const powers = (): PowerOffer[] => [{ seat: 'a', ask: 'powers', prompt: '', kind: 'power', options: [button('use', 'Use', pass)] }];
      function* pass(): Rule {}
      yield* chooseBeside('a', 'walk', () => 'Where to?', () => [button('north', 'North', 0)], powers);
      yield* choose('a', 'card', 'Play a card.', [button('crown', 'The crown', 0)], { secret: true });
      yield* choose('b', 'walk', 'Where to?', [button('south', 'South', 0)]);
    });
    const { host, screens, last } = shown(rules, 'all');
    screens.attach('table', { viewer: 'table', answersFor: ['a'] }, 'opened');
    screens.attach('a', screenOf('a'), 'opened');
    const offered = (name: string) => last(name).glance.questions.map(({ ask, kind, secret }) => [ask, kind, secret]);
    expect(offered('table')).toEqual([['walk', 'main', undefined], ['powers', 'power', undefined]]);
    expect(offered('a')).toEqual(offered('table'));
    host.chooseAt(screens.of('table'), { seat: 'a', ask: 'walk', option: 'north' });
    expect(offered('a')).toEqual([['card', 'main', true]]);
    expect(offered('table')).toEqual([]);
    const card = { seat: 'a', ask: 'card', option: 'crown' };
    expect(() => host.chooseAt(screens.of('table'), card)).toThrow(expect.objectContaining({ code: 'not-yours' }));
    host.chooseAt(screens.of('a'), card);
    expect(offered('table')).toEqual([]); // nobody plays b there
  });

  test('a shared screen turns to whoever must decide while the others stay', () => {
    const { host, screens, last } = shown(harbour, 'two');
    const shared = { people: { p1: 'Ada', p2: 'Ben' }, curtain: false };
    screens.attach('shared', { viewer: 'p1', answersFor: ['p1', 'p2'], shared }, 'opened');
    screens.attach('p1', screenOf('p1'), 'opened');
    host.chooseAt(screens.of('shared'), quay('p1', 3));
    expect([last('shared').glance.seat, last('p1').glance.seat]).toEqual(['p2', 'p1']);
    expect(last('shared').log.from).toBe(0); // the new viewer has heard other things
    expect(last('p1').log.from).toBe(1);
  });

  test('break the rule if a view cannot be built for any of them, and then nobody is told', () => {
    const rules = { ...fragile, view: (state: { said: string[] }, seat: string) => {
      if (seat === 'table' && state.said.includes('roll')) throw new Error('no such die');
      return { said: [...state.said] };
    } };
    const { host, screens, sent, last } = shown(rules as AnyRules, 'solo');
    screens.attach('me', screenOf('me'), 'opened');
    screens.attach('table', screenOf('table'), 'opened');
    const say = (option: string) => host.chooseAt(screens.of('me'), { seat: 'me', ask: 'say', option });
    say('yes');
    expect(() => say('roll')).toThrow(RuleBroke);
    expect([sent.get('me')!.length, sent.get('table')!.length]).toEqual([2, 2]);
    expect(host.seen(screenOf('me'))).toMatchObject({ view: { said: ['yes'] }, log: [[], [{ fact: 'yes' }]] });
    screens.detach('table');
    say('roll');
    expect(last('me').glance.view).toEqual({ said: ['yes', 'roll'] });
  });
});

/** Of an option, everything but what it stands for in the rules. */
const offerKeys = ['also', 'cost', 'declines', 'gesture', 'id', 'label', 'loses', 'then'];
const glanceKeys = ['change', 'facts', 'moment', 'over', 'questions', 'redo', 'seat', 'thrown', 'undo', 'view', 'waiting'];

/** Plays at random through an engine and looks at every message that leaves it. */
async function randomMatch(rules: AnyRules, mix: string, seed: number, answers: number) {
  const engine = inlineEngine(async () => rules);
  const sent: ScreenMessage[] = [];
  let kept: Archive | undefined;
  engine.onScreen((message) => sent.push(message));
  engine.onKeep(({ growth }) => (kept = structuredClone(grown(kept, growth))));
  const { seats } = await engine.ask({ do: 'begin', game: rules.name, mix, chance: entropyFrom(seed), automatic: {} });
  for (const viewer of [...seats, 'table'])
    await engine.ask({ do: 'attach', screen: viewer, viewer, answersFor: viewer === 'table' ? [] : [viewer], change: 'opened' });
  const pick = picker(seed);
  const each = async (): Promise<void> => {
    const archive = await engine.ask({ do: 'export' });
    expect(kept, 'what the keeper was told').toEqual(archive);
    const { match } = MatchHost.open(rules, archive) as unknown as { match: { view(viewer: string): unknown } };
    for (const { screen, glance, log } of sent.splice(0)) {
      expect(Object.keys(glance).sort()).toEqual(glanceKeys);
      expect(glance.view).toEqual(match.view(screen));
      expect(glance.questions.every(({ seat }) => seat === screen)).toBe(true);
      expect(log.facts).toEqual(archive.log.slice(log.from).map((told) => heardBy(told, screen)));
      for (const offer of glance.questions.flatMap(({ options }) => options))
        expect(Object.keys(offer).filter((key) => !offerKeys.includes(key))).toEqual([]);
      const text = JSON.stringify({ glance, log });
      expect(text).not.toMatch(/"(checksum|tail|instead)":/);
      expect(text).not.toContain(JSON.stringify((archive.save.at as { chance: unknown }).chance));
    }
  };
  await each();
  for (let n = 0; n < answers; n++) {
    const asked = (await Promise.all(seats.map((screen) => engine.ask({ do: 'snapshot', screen })))).flatMap(({ questions }) => questions);
    const listed = asked.filter(({ options }) => options.length > 0);
    const question = listed[pick(listed.length)];
    if (!question) break;
    if (pick(9) === 0) await engine.ask({ do: 'undo', agreed: true });
    else {
      const { seat, ask, options } = question;
      await engine.ask({ do: 'choose', screen: seat, answer: { seat, ask, option: options[pick(options.length)]!.id } });
    }
    await each();
  }
  engine.close();
}

describe.each<[string, AnyRules, string, number]>([
  ['the harbour', harbour, 'three', 6],
  ['Vast', vast, 'paladin-spider', 2],
  ['Stonesaga', stonesaga, 'seeds-2', 2],
])('random matches of %s', (_title, rules, mix, usual) => {
  test('tell a screen what its viewer may know and nothing of the archive, and the keeper exactly the archive', () =>
    fc.assert(fc.asyncProperty(fc.integer(), (seed) => randomMatch(rules, mix, seed, 25)), { numRuns: runs(usual) }), 60_000);
});
