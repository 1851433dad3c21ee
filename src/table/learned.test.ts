import { expect, test } from 'vitest';
import type { Names } from './contract.ts';
import type { AnyFact } from './lines.ts';
import { Learned } from './learned.ts';

const born = (who: string, name: string): readonly AnyFact[] => [{ fact: 'born', who, name } as AnyFact];
const quiet = (): readonly AnyFact[] => [{ fact: 'rained' }];

/** Names by birth, and how many facts were looked at for them. */
function school() {
  const heard: string[] = [];
  const learned = new Learned((names: Names, fact: AnyFact) => {
    heard.push(fact.fact);
    const { who, name } = fact as unknown as { who: string; name: string };
    return fact.fact === 'born' ? { ...names, [who]: name } : names;
  });
  return { learned, looked: () => heard.splice(0).length };
}

test('names are those of the whole log, and only what is new is heard', () => {
  const { learned, looked } = school();
  const log = [born('c1', 'Runa'), quiet(), born('c2', 'Esk')];
  expect([learned.after([]), learned.after(log), looked()]).toEqual([{}, { c1: 'Runa', c2: 'Esk' }, 3]);
  expect([learned.after([...log, born('c1', 'Moss')]), looked()]).toEqual([{ c1: 'Moss', c2: 'Esk' }, 1]);
});

test('undo takes names back without hearing anything again, and what is done instead counts', () => {
  const { learned, looked } = school();
  const log = [born('c1', 'Runa'), quiet(), born('c1', 'Esk')];
  learned.after(log);
  looked();
  expect([learned.after(log.slice(0, 2)), looked()]).toEqual([{ c1: 'Runa' }, 0]);
  expect([learned.after([...log.slice(0, 2), born('c1', 'Moss')]), looked()]).toEqual([{ c1: 'Moss' }, 1]);
});

test('a log of the same length that parted from it is heard from where it parted', () => {
  const { learned, looked } = school();
  const log = [born('c1', 'Runa'), quiet(), born('c1', 'Esk')];
  learned.after(log);
  looked();
  expect([learned.after([log[0]!, born('c2', 'Esk'), quiet()]), looked()]).toEqual([{ c1: 'Runa', c2: 'Esk' }, 2]);
  expect([learned.after([born('c3', 'Ash')]), looked()]).toEqual([{ c3: 'Ash' }, 1]);
});

test('an entry that names nobody leaves the very same names; without naming nobody is called anything', () => {
  const { learned } = school();
  const log = [born('c1', 'Runa')];
  expect(learned.after([...log, quiet()])).toBe(learned.after(log));
  expect(new Learned(undefined).after(log)).toEqual({});
});
