import { expect, test } from 'vitest';
import { Hearing, type Arrival } from './heard.ts';

const fact = (name: string) => ({ fact: name });
const opened: Arrival = { moment: 1, change: 'opened', facts: [], log: [[fact('began')]], view: 'first' };
const after = (before: Arrival, ...names: string[]): Arrival => {
  const facts = names.map(fact);
  return { moment: before.moment + 1, change: 'answered', facts, log: [...before.log, facts], view: names.join() };
};
const logOf = (hearing: Hearing): string => hearing.snapshot().log.map((facts) => facts.map((one) => one.fact).join('+')).join(' ');

function at(drawn = true) {
  const hearing = new Hearing();
  hearing.arrive(opened, drawn);
  return hearing;
}

test('what the match was opened with is known at once', () => {
  expect(logOf(at())).toBe('began');
  expect(at().snapshot()).toMatchObject({ whole: true, jumped: true });
});

test('an answer is heard as far as the table has shown it, and its view when all is shown', () => {
  const hearing = at();
  const throwing = after(opened, 'taken', 'rolled', 'hit');
  hearing.arrive(throwing, true);
  expect(hearing.snapshot()).toMatchObject({ moment: 1, view: 'first' });
  expect(logOf(hearing)).toBe('began');
  hearing.seen(2, 1);
  expect(hearing.snapshot()).toMatchObject({ moment: 2, facts: [fact('taken')], whole: false, view: 'first' });
  expect(logOf(hearing)).toBe('began taken');
  hearing.seen(2, 3);
  expect(hearing.snapshot()).toMatchObject({ whole: true, jumped: false, log: throwing.log, view: throwing.view });
});

test('rendering again changes nothing', () => {
  const hearing = at();
  const next = after(opened, 'a', 'b');
  hearing.arrive(next, true);
  hearing.seen(2, 1);
  const before = hearing.snapshot();
  hearing.arrive({ ...next }, true);
  expect(hearing.snapshot()).toBe(before);
});

test('answers that arrive while another is told wait for their turn', () => {
  const hearing = at();
  const one = after(opened, 'a');
  const two = after(one, 'b');
  hearing.arrive(one, true);
  hearing.arrive(two, true);
  hearing.seen(2, 1);
  expect(logOf(hearing)).toBe('began a');
  hearing.seen(3, 1);
  expect(logOf(hearing)).toBe('began a b');
});

test('a table that skips ahead leaves out nothing of the log', () => {
  const hearing = at();
  const one = after(opened, 'a');
  hearing.arrive(one, true);
  hearing.arrive(after(one, 'b'), true);
  hearing.seen(3, 1);
  expect(logOf(hearing)).toBe('began a b');
  hearing.seen(2, 1); // too late: the table has gone on
  expect(logOf(hearing)).toBe('began a b');
});

test.each(['undone', 'rebuilt'] as const)('a change that is %s is known at once, whatever was being told', (change) => {
  const hearing = at();
  hearing.arrive(after(opened, 'rolled'), true);
  hearing.arrive({ ...opened, moment: 3, change }, true);
  expect(hearing.snapshot()).toMatchObject({ moment: 3, whole: true, jumped: true });
  expect(logOf(hearing)).toBe('began');
});

test('without a table nothing is waited for, and it is still read aloud', () => {
  const hearing = at(false);
  hearing.arrive(after(opened, 'rolled'), false);
  expect(hearing.snapshot()).toMatchObject({ whole: true, jumped: false });
  expect(logOf(hearing)).toBe('began rolled');
});

test('whoever listens is told', () => {
  const hearing = at();
  let calls = 0;
  const off = hearing.subscribe(() => calls++);
  hearing.arrive(after(opened, 'a'), true);
  expect(calls).toBe(0);
  hearing.seen(2, 1);
  expect(calls).toBe(1);
  off();
});
