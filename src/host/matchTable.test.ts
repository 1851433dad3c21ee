import { afterEach, describe, expect, test, vi } from 'vitest';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import type { AnyRules } from '../engine/kernel/rules.ts';
import { games, loadRules } from '../match/games.ts';
import { MatchHost } from '../match/matchHost.ts';
import type { Tell } from '../match/screenMessages.ts';
import type { Pass } from './connectedScreens.ts';
import { limits } from './limits.ts';
import type { Thoughts } from './thoughts.ts';
import { idOf, passFor, tableOf } from './tables.testing.ts';

let clock = 1_000_000;
const now = (): number => clock;
const onTable: Pass = { role: 'table', viewer: 'table', seats: [], delay: 0 };
afterEach(() => vi.restoreAllMocks());

/** The first game with a match for three or more; where something is hidden unless `open`. */
async function gameOfMany(open = false): Promise<{ rules: AnyRules; mix: string; seats: readonly string[] }> {
  for (const load of Object.values(games)) {
    const { manifest } = await load();
    const mix = manifest.mixes.find(({ seats }) => seats.length >= 3);
    if (mix && Boolean(manifest.open) === open) return { rules: await loadRules(manifest.name), mix: mix.id, seats: mix.seats };
  }
  throw new Error('no game for three');
}

async function begun(more: Partial<Parameters<typeof tableOf>[2]> = {}, open = false) {
  const { rules, mix, seats } = await gameOfMany(open);
  const host = MatchHost.begin(rules, { mix, chance: entropyFrom(4) });
  return { ...tableOf(rules, host.archive(), { now, ...more }), seats, rules };
}

/** A bot without an idea gives any listed answer. */
const noIdea = { think: () => [Promise.resolve({ came: 'nothing', why: 'it has no idea' }), () => {}] } as unknown as Thoughts;

const last = <K extends Tell['tell']>(told: readonly Tell[], tell: K): Extract<Tell, { tell: K }> =>
  told.findLast((one): one is Extract<Tell, { tell: K }> => one.tell === tell)!;

/** The first answer that whoever must decide could give. */
function firstAnswer(table: Awaited<ReturnType<typeof begun>>['table']) {
  const { host } = table.match;
  return host.plainAnswer(host.waiting[0]!, picker(1), [])!;
}

describe('a deserted chair', () => {
  test('is played by a bot if all others agree, and the bot leaves when its owner is back', async () => {
    const { table, chairs, enter, say, settled, told, seats } = await begun({ thoughts: noIdea });
    const [gone] = table.match.host.waiting as [string];
    const [ada, ben] = seats.filter((seat) => seat !== gone) as [string, string];
    for (const seat of [gone, ada, ben]) enter(seat, passFor(seat));
    await settled();
    table.leave(gone);
    const propose = { do: 'propose', matter: { kind: 'bot', seat: gone, policy: 'random' } };
    say(ada, { ...propose, id: idOf(1) });
    await settled();
    expect(last(told(ada), 'refused')).toMatchObject({ code: 'not-offered', message: 'Somebody sits there and is not away.' });

    clock += limits.botMs;
    say(ada, { ...propose, id: idOf(2) });
    await settled();
    const { matter } = last(told(ben), 'matter');
    expect(matter).toMatchObject({ by: ada, people: [ada, ben], outcome: 'waiting' });
    expect(chairs.of(gone)?.policy).toBeNull();
    say(ben, { do: 'say', id: idOf(3), matter: matter.key, yes: true });
    await settled();
    await settled();
    expect(last(told(ada), 'matter').matter.outcome).toBe('agreed');
    expect(chairs.of(gone)?.policy).toBe('random');
    expect(table.match.host.automatic.has(gone)).toBe(true);
    await vi.waitFor(() => expect(table.match.times.length, 'the bot answers').toBeGreaterThan(0));

    // Whoever comes back sees the match, but answers only after the bot has left.
    enter('back', passFor(gone));
    await settled();
    expect(last(told('back'), 'seen').answers).toEqual([]);
    say('back', { do: 'return', id: idOf(4), seat: gone });
    await settled();
    expect(chairs.of(gone)?.policy).toBeNull();
    expect(table.match.host.automatic.has(gone)).toBe(false);
    expect(last(told('back'), 'seen').answers).toEqual([gone]);
    await table.stop();
  });

  test('stays as it is if one of them says no', async () => {
    const { table, chairs, enter, say, settled, told, seats } = await begun();
    const [gone, ada, ben] = seats as [string, string, string];
    for (const seat of [ada, ben]) enter(seat, passFor(seat));
    clock += limits.botMs;
    say(ada, { do: 'propose', id: idOf(1), matter: { kind: 'bot', seat: gone, policy: 'random' } });
    await settled();
    say(ben, { do: 'say', id: idOf(2), matter: last(told(ben), 'matter').matter.key, yes: false });
    await settled();
    expect(last(told(ada), 'matter').matter.outcome).toBe('refused');
    expect(chairs.of(gone)?.policy).toBeNull();
    await table.stop();
  });
});

describe('somebody who plays on the table', () => {
  test('is asked there what everybody may know, is here as long as the table is, and has a voice', async () => {
    const { table, enter, say, settled, told, seats } = await begun();
    const { host } = table.match;
    const [asked] = host.waiting as [string];
    const other = seats.find((seat) => seat !== asked)!;
    enter('table', onTable);
    enter('phone', passFor(asked, 'hand'));
    enter('other', passFor(other));
    await settled();
    expect(last(told('table'), 'seen').glance.questions).toEqual([]);
    say('phone', { do: 'onTable', id: idOf(1), seat: asked, on: true });
    await settled();
    const shown = last(told('table'), 'seen');
    const open = host.glance({ viewer: asked, answersFor: [asked] }).questions.filter(({ secret }) => !secret);
    expect(open.length).toBeGreaterThan(0);
    expect(shown.answers).toEqual([asked]);
    expect(shown.glance.questions).toEqual(JSON.parse(JSON.stringify(open)));
    table.leave('phone');
    const chair = table.screens.company().chairs.find((one) => one.seat === asked);
    expect(chair).toMatchObject({ onTable: true, awaySince: null, screens: 1 });

    const { seat, ask, options } = open.find((question) => question.options.length > 0)!;
    const answer = { seat, ask, option: options[0]!.id };
    say('table', { do: 'choose', id: idOf(2), moment: table.match.moment, answer });
    await settled();
    expect(told('table').filter(({ tell }) => tell === 'refused')).toEqual([]);
    expect(last(told('table'), 'done').id).toBe(idOf(2));
    say('other', { do: 'propose', id: idOf(3), matter: { kind: 'undo' } });
    await settled();
    const { matter } = last(told('table'), 'matter');
    say('table', { do: 'say', id: idOf(4), matter: matter.key, yes: true });
    await settled();
    await settled();
    expect(last(told('other'), 'matter').matter.outcome).toBe('agreed');
    await table.stop();
  });

  test('is not asked there what only they may know, and the table cannot answer it', async () => {
    const { table, enter, say, settled, told, seats } = await begun();
    const inside = table.match.host as unknown as { match: { open: { seat: string; ask: string; secret?: boolean }[] } };
    enter('table', onTable);
    for (const seat of seats) (enter(seat, passFor(seat)), say(seat, { do: 'onTable', id: idOf(seats.indexOf(seat)), seat, on: true }));
    await settled();
    const pick = picker(2);
    let secret;
    for (let n = 0; n < 300 && !secret && table.match.host.over === null; n++) {
      secret = inside.match.open.find((decision) => decision.secret);
      if (secret) break;
      const answer = table.match.host.waiting.map((seat) => table.match.host.plainAnswer(seat, pick, [])).find((one) => one !== undefined)!;
      await table.match.inTurn(() => table.match.answer(answer));
    }
    expect(secret, 'somebody is asked for a secret').toBeDefined();
    const { questions } = table.match.host.glance({ viewer: 'table', answersFor: seats });
    expect(questions.filter(({ seat, ask }) => seat === secret!.seat && ask === secret!.ask)).toEqual([]);
    const answer = { seat: secret!.seat, ask: secret!.ask, option: 'any' };
    say('table', { do: 'choose', id: idOf(99), moment: table.match.moment, answer });
    await settled();
    expect(last(told('table'), 'refused')).toMatchObject({ id: idOf(99), code: 'not-yours' });
    await table.stop();
  });
});

test('where nobody hides anything the screen in the middle is asked what all people are asked, and answers for any of them', async () => {
  const { table, enter, say, settled, told, seats } = await begun({}, true);
  const { host } = table.match;
  const pick = picker(3);
  const several = () => new Set(host.glance({ viewer: 'table', answersFor: seats }).questions.map(({ seat }) => seat)).size > 1;
  for (let n = 0; n < 100 && !several(); n++) {
    const answer = host.waiting.map((seat) => host.plainAnswer(seat, pick, [])).find((one) => one !== undefined)!;
    await table.match.inTurn(() => table.match.answer(answer));
  }
  enter('table', onTable);
  for (const seat of seats) enter(seat, passFor(seat));
  await settled();
  const asked = (name: string): readonly string[] => [...new Set(last(told(name), 'seen').glance.questions.map(({ seat }) => seat))];
  const open = host.glance({ viewer: 'table', answersFor: seats }).questions;
  expect(asked('table')).toEqual([...new Set(open.map(({ seat }) => seat))]);
  expect(asked('table').length).toBeGreaterThan(1);
  for (const seat of seats) expect(asked(seat)).toEqual([seat]);
  const { seat, ask, options } = open.findLast((question) => question.options.length > 0)!;
  say('table', { do: 'choose', id: idOf(1), moment: table.match.moment, answer: { seat, ask, option: options[0]!.id } });
  await settled();
  expect(last(told('table'), 'done').id).toBe(idOf(1));
  const chair = table.screens.company().chairs.find((one) => one.seat === seat);
  expect(chair, 'it is nobody\'s screen all the same').toMatchObject({ onTable: false, screens: 1 });
  await table.stop();
});

test('a wish that is sent again with its id counts once, and is answered as it was', async () => {
  const { table, enter, say, settled, told } = await begun();
  const answer = firstAnswer(table);
  enter('mine', passFor(answer.seat));
  await settled();
  const wish = { do: 'choose', id: idOf(1), moment: table.match.moment, answer };
  for (let n = 0; n < 3; n++) say('mine', wish);
  await settled();
  await settled();
  expect(told('mine').filter(({ tell }) => tell === 'done')).toEqual(Array(3).fill({ tell: 'done', id: idOf(1) }));
  expect(told('mine').filter(({ tell }) => tell === 'moved')).toHaveLength(1);
  expect(table.match.times).toHaveLength(1);
  await table.stop();
});

test('an answer from before something was taken back is refused, even where the same is asked again', async () => {
  const { table, enter, say, settled, told } = await begun();
  const answer = firstAnswer(table);
  enter('mine', passFor(answer.seat));
  await settled();
  const { moment } = table.match;
  const choose = (n: number, at: number) => ({ do: 'choose', id: idOf(n), moment: at, answer });
  say('mine', choose(1, moment));
  await settled();
  await table.match.undo(answer.seat, 0, idOf(2), true);
  say('mine', choose(3, moment));
  await settled();
  expect(last(told('mine'), 'refused')).toMatchObject({ id: idOf(3), code: 'moved-on' });
  expect(table.match.times).toHaveLength(0);
  say('mine', choose(4, table.match.moment));
  await settled();
  expect(last(told('mine'), 'done').id).toBe(idOf(4));
  await table.stop();
});

test('bots begin when every chair has somebody, and stop when nobody is there', async () => {
  const { table, chairs, enter, settled, seats } = await begun({ thoughts: noIdea, free: [] });
  const [ada, ...others] = seats as [string, ...string[]];
  await chairs.set(others[0]!, { person: null });
  for (const seat of others.slice(1)) await chairs.set(seat, { policy: 'random' });
  await chairs.set(ada, { policy: 'random' });
  table.match.reseated();
  const guest = passFor('table');
  const quiet = () => new Promise((later) => setTimeout(later, 60));
  enter('phone', passFor(others[0]!));
  await settled();
  await quiet();
  expect(table.match.times, 'a chair is free').toHaveLength(0);
  table.leave('phone');
  await chairs.set(others[0]!, { policy: 'random' });
  table.match.reseated();
  enter('guest', guest);
  await quiet();
  expect(table.match.times, 'nobody who plays is there').toHaveLength(0);
  enter('table', onTable);
  await settled();
  table.tellCompany();
  await vi.waitFor(() => expect(table.match.times.length).toBeGreaterThan(2));
  table.leave('table');
  await quiet();
  const then = table.match.times.length;
  await quiet();
  expect(table.match.times).toHaveLength(then);
  await table.stop();
});

test('what a hand lifts is shown to others with its seat, but nothing that the table cannot see, and not on a late stream', async () => {
  const { table, bytes, enter, say, settled, told, seats } = await begun();
  const [ada] = table.match.host.waiting as [string];
  const ben = seats.find((seat) => seat !== ada)!;
  enter(ada, passFor(ada));
  enter(ben, passFor(ben));
  enter('late', { role: 'stream', viewer: 'table', seats: [], delay: 60 });
  await settled();
  const { questions } = table.match.host.glance({ viewer: 'table', answersFor: [ada] });
  const [thing] = questions.flatMap(({ options }) => options.flatMap(({ gesture }) => (gesture.kind === 'drag' ? [gesture.from] : [])));
  expect(thing).toBeDefined();
  say(ada, { do: 'hold', thing });
  expect(last(told(ben), 'held')).toEqual({ tell: 'held', seat: ada, thing });
  expect(told(ada).some(({ tell }) => tell === 'held')).toBe(false);
  const before = bytes.get(ben)!.length;
  say(ada, { do: 'hold', thing: 'card:nobody-may-know' });
  expect(bytes.get(ben)!.length).toBe(before);
  table.leave(ada);
  expect(last(told(ben), 'held')).toEqual({ tell: 'held', seat: ada, thing: null });
  expect(told('late').some(({ tell }) => tell === 'held')).toBe(false);
  await table.stop();
});

describe('an answer that fails', () => {
  test('is not made if it could not be kept, and the match stands as before', async () => {
    let full = true;
    const keep = async (): Promise<void> => {
      if (full) throw new Error('disk full');
    };
    const { table, enter, say, settled, told } = await begun({ matchStore: { keep } });
    const answer = firstAnswer(table);
    enter('mine', passFor(answer.seat));
    await settled();
    const before = JSON.stringify(table.match.host.archive());
    const wish = { do: 'choose', id: idOf(1), moment: table.match.moment, answer };
    say('mine', wish);
    await settled();
    const message = 'This answer could not be saved, so it was not made. Free some space on the host, then try again.';
    expect(last(told('mine'), 'refused')).toMatchObject({ id: idOf(1), code: 'not-kept', message });
    expect(told('mine').some(({ tell }) => tell === 'moved')).toBe(false);
    expect(JSON.stringify(table.match.host.archive())).toBe(before);
    full = false;
    say('mine', wish);
    await settled();
    expect(last(told('mine'), 'done').id).toBe(idOf(1));
    await table.stop();
  });

  test('is not made if what a screen would show cannot be worked out, and nobody is told', async () => {
    const { table, enter, say, settled, told, rules } = await begun();
    const answer = firstAnswer(table);
    enter('mine', passFor(answer.seat));
    await settled();
    const before = JSON.stringify(table.match.host.archive());
    vi.spyOn(table.match.host, 'glance').mockImplementation(() => {
      throw new Error('no such tile');
    });
    say('mine', { do: 'choose', id: idOf(1), moment: table.match.moment, answer });
    await settled();
    const message = `What a screen of ${rules.title} shows could not be worked out: no such tile. The match stands as it was before.`;
    expect(last(told('mine'), 'refused')).toMatchObject({ code: 'rule-broke', message });
    expect(told('mine').some(({ tell }) => tell === 'moved')).toBe(false);
    expect(JSON.stringify(table.match.host.archive())).toBe(before);
    say('mine', { do: 'choose', id: idOf(2), moment: table.match.moment, answer });
    await settled();
    expect(last(told('mine'), 'done').id).toBe(idOf(2));
    await table.stop();
  });

  test('is told to nobody before it is kept, though the messages are made meanwhile', async () => {
    let kept = (): void => {};
    const keep = (): Promise<void> => new Promise((resolve) => (kept = resolve));
    const { table, enter, say, settled, told, bytes, seats } = await begun({ matchStore: { keep } });
    const answer = firstAnswer(table);
    for (const seat of seats) enter(seat, passFor(seat));
    await settled();
    const glances = vi.spyOn(table.match.host, 'glance');
    const before = [...bytes.values()].map((sent) => sent.length);
    say(answer.seat, { do: 'choose', id: idOf(1), moment: table.match.moment, answer });
    await vi.waitFor(() => expect(glances).toHaveBeenCalledTimes(seats.length));
    await new Promise((later) => setTimeout(later, 20));
    expect([...bytes.values()].map((sent) => sent.length)).toEqual(before);
    kept();
    await settled();
    for (const seat of seats) expect(last(told(seat), 'moved').moment).toBe(table.match.moment);
    expect(last(told(answer.seat), 'done').id).toBe(idOf(1));
    expect(glances, 'not worked out a second time').toHaveBeenCalledTimes(seats.length);
    await table.stop();
  });

  test('is ended if a rule does not come back, and others go on', async () => {
    const { table, enter, say, settled, told, rules } = await begun();
    const answer = firstAnswer(table);
    enter('mine', passFor(answer.seat));
    await settled();
    const before = JSON.stringify(table.match.archive);
    const { host } = table.match;
    vi.spyOn(host, 'chooseAt').mockImplementation(() => {
      for (;;);
    });
    say('mine', { do: 'choose', id: idOf(1), moment: table.match.moment, answer });
    await settled();
    const message = `A rule of ${rules.title} did not come to an end. The match stands as it was before.`;
    expect(last(told('mine'), 'refused')).toMatchObject({ code: 'rule-broke', message });
    expect(table.match.host).not.toBe(host);
    expect(JSON.stringify(table.match.host.archive())).toBe(before);
    say('mine', { do: 'choose', id: idOf(2), moment: table.match.moment, answer });
    await settled();
    expect(last(told('mine'), 'done').id).toBe(idOf(2));
    await table.stop();
  });
});

describe('limits', () => {
  test('a match is let go ten minutes after its last screen, and not while one is there', async () => {
    const { table, enter, seats } = await begun();
    clock += limits.idleMs;
    expect(table.idle, 'ten minutes since it was opened').toBe(false);
    clock += 1;
    expect(table.idle).toBe(true);
    enter('mine', passFor(seats[0]!));
    clock += 10 * limits.idleMs;
    expect(table.idle).toBe(false);
    table.leave('mine');
    expect(table.idle).toBe(false);
    clock += limits.idleMs + 1;
    expect(table.idle).toBe(true);
    await table.stop();
  });

  test('a seat has four screens and sixteen may watch', async () => {
    const { table, enter, seats } = await begun();
    const { screens } = table;
    const [ada] = seats as [string];
    const full = 'This match has no place for another screen.';
    for (let n = 0; n < limits.seatScreens; n++) (expect(screens.noPlaceFor(passFor(ada))).toBeNull(), enter(`ada ${n}`, passFor(ada)));
    expect(screens.noPlaceFor(passFor(ada))).toBe(full);
    const guest = passFor('table');
    for (let n = 0; n < limits.watching; n++) (expect(screens.noPlaceFor(guest)).toBeNull(), enter(`guest ${n}`, guest));
    expect(screens.noPlaceFor(guest)).toBe(full);
    await table.stop();
  });

  test('who is too fast is refused, and let go after ten times', async () => {
    const { table, enter, say, settled, told, ended, seats } = await begun();
    const [ada] = seats as [string];
    enter(ada, passFor(ada));
    for (let n = 0; n < 50; n++) say(ada, { do: 'undo', id: idOf(n), seat: ada, moment: 0 });
    await settled();
    const fast = told(ada).filter((one) => one.tell === 'refused' && one.code === 'too-fast');
    expect(fast.length).toBeGreaterThanOrEqual(10);
    expect(fast[0]).toMatchObject({ message: 'That was too fast. Try again in a moment.' });
    expect(ended.get(ada)).toBe(4002);
    await table.stop();
  });
});
