import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { asRanges, coverageOf, idsNamed, readRulebook } from './rulebook.ts';

const book = readRulebook(`# Title
- One id is one thing.
## 1. Lamps
### 1.1 Light
- MM-001 (derived) A lamp shines.
- MM-002 Two lamps shine more.
## 2. Dark
- MM-003 It is dark.
## Worked examples
- EX-MM-01 **Given** a lamp.
## House design
### HD-01 The map
| FA-1 | Vigor |
## Rulings
- RU-01 Doubt. **Ruling:** none.
`);

describe('a rulebook', () => {
  test('gives out ids in sections; rulings and cards are known, but not tested by themselves', () => {
    expect(book.rules.map(({ id, section }) => `${section}: ${id}`)).toEqual([
      '1. Lamps: MM-001',
      '1. Lamps: MM-002',
      '2. Dark: MM-003',
      'Worked examples: EX-MM-01',
    ]);
    expect([...book.known]).toEqual(['MM-001', 'MM-002', 'MM-003', 'EX-MM-01', 'HD-01', 'FA-1', 'RU-01']);
  });

  test('does not give an id twice', () => {
    expect(() => readRulebook('## 1\n- MM-001 One.\n- MM-001 Two.\n')).toThrow('MM-001');
  });

  test('finds the ids a test names, in ranges too, and not those in comments', () => {
    const source = `// MM-009 is elsewhere
    /* MM-008 */ test('MM-001 MM-002: shines', () => {}); // MM-007
    test.each(['MM-010 to MM-012'])('%s', () => {}); test('EX-MM-01', () => {});`;
    expect([...idsNamed(source)].toSorted()).toEqual(['EX-MM-01', 'MM-001', 'MM-002', 'MM-010', 'MM-011', 'MM-012']);
  });

  test('a ruling names no rule', () => {
    expect([...idsNamed("test('R-SS-33, RU-SC-71, EX-SC-02, HD-SC-10, SS-120')")].toSorted()).toEqual(['EX-SC-02', 'HD-SC-10', 'SS-120']);
  });

  test('counts what is named, and finds names that no rulebook has', () => {
    const named = new Map([['a.test.ts', new Set(['MM-001', 'MM-999', 'HB-7'])], ['b.test.ts', new Set(['MM-003', 'RU-01', 'FA-1'])]]);
    const { sections, unknown } = coverageOf(book, named);
    expect(sections).toEqual([
      { section: '1. Lamps', rules: 2, named: 1, missing: ['MM-002'], excused: [] },
      { section: '2. Dark', rules: 1, named: 1, missing: [], excused: [] },
      { section: 'Worked examples', rules: 1, named: 0, missing: ['EX-MM-01'], excused: [] },
    ]);
    expect([...unknown]).toEqual([['MM-999', ['a.test.ts']]]);
    expect(coverageOf(book, named, ['2']).sections.map(({ section }) => section)).toEqual(['2. Dark']);
  });

  test('keeps apart what no play can break, with its reason, as long as no test names it', () => {
    const advice = readRulebook('## 1. Lamps\n- MM-001 (not tested: it is advice) Light one.\n- MM-002 It shines.\n');
    expect([...advice.excused]).toEqual([['MM-001', 'it is advice']]);
    expect(coverageOf(advice, new Map()).sections).toEqual([
      { section: '1. Lamps', rules: 2, named: 0, missing: ['MM-002'], excused: ['MM-001'] },
    ]);
    expect(coverageOf(advice, new Map([['a', new Set(['MM-001'])]])).sections[0]).toMatchObject({ named: 1, excused: [] });
  });

  test('is written in ranges', () => {
    expect(asRanges(['MM-001', 'MM-002', 'MM-003', 'MM-007', 'EX-MM-08'])).toBe('MM-001 to MM-003, MM-007, EX-MM-08');
    expect(asRanges([])).toBe('');
  });
});

test('the rulebook of Vast gives out MM-001 to MM-680 and MM-761 to MM-817, each once', () => {
  const file = path.resolve(import.meta.dirname, '../../engine/games/vast/rulebook.md');
  const ids = readRulebook(readFileSync(file, 'utf8')).rules.map(({ id }) => id).filter((id) => id.startsWith('MM-'));
  expect(asRanges(ids)).toBe('MM-001 to MM-680, MM-761 to MM-817');
});
