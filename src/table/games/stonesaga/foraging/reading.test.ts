import { describe, expect, test } from 'vitest';
import { foragingIds } from '../../../../engine/games/stonesaga/content/foraging.ts';
import { rigged, say } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { standingsOn } from './placing.ts';
import { readForaging } from './reading.ts';

const searching = (...answers: string[]) => say(rigged([1, 1, 1, 1, 1, 1], { mix: 'seeds-1' }).match, 'forage:c1:forest', ...answers);

describe('what is read in the field', () => {
  const match = searching('forage:FF01', 'search', 'forage:FF02', 'search', 'forage:FF03');
  test('an object says what it gives, where it stands, and why it is out of reach', () => {
    const view = match.view('table');
    expect(readForaging('object:FF01/fore/0', view)).toMatchObject({
      kind: 'Tree, in the foreground',
      text: expect.stringMatching(/one wood.*1 pitch.*within reach/) as string,
      rules: ['SS-469', 'SS-473', 'SS-479'],
    });
    expect(readForaging('object:FF02/mid/0', view)).toMatchObject({
      text: expect.stringContaining('harvest trees in a foreground first') as string,
      rules: expect.arrayContaining(['SS-470']) as string[],
    });
    expect(readForaging('object:FF01/back/0', view)!.text).toContain('within reach'); // tracks near and farther
  });
  test('the same object tells another reason once the harvest has begun', () => {
    const view = searching('forage:FF01', 'search', 'forage:FF02', 'harvest', 'object:FF01/fore/0').view('table');
    expect(readForaging('object:FF01/fore/1', view)!.rules[0]).toBe('SS-467');
    expect(readForaging('object:FF01/mid/0', view)!.rules[0]).toBe('SS-465');
  });
  test('a card lists its three depths', () => {
    expect(readForaging('forage:FF01', match.view('table'))!.text).toBe(
      'Near: tree with pitch; root plant. Farther: small prey; nut bush. Far: large prey.',
    );
  });
  test('every picture of every card has a name, a text and rules', () => {
    const view = match.view('table');
    for (const id of foragingIds) for (const { id: object } of standingsOn(id)) {
      const read = readForaging(`object:${object}`, view)!;
      expect(read.title.length * read.text.length * read.rules.length).toBeGreaterThan(0);
    }
  });
  test('deeds are read only in the field, and nothing else is', () => {
    expect(readForaging('harvest', match.view('table'))!.title).toBe('Harvest');
    expect(readForaging('leave', rigged([], {}).match.view('table'))).toBeNull();
    expect(readForaging('mini:c1', match.view('table'))).toBeNull();
  });
});
