import { describe, expect, test } from 'vitest';
import { play } from '../../../engine/games/vantage/vantage.testing.ts';
import { vantageHand } from './hand.ts';
import { deedLines, noteLines, sheetsOf, threadLines } from './journal.ts';

const alone = () => play({ at: [18], dice: ['blank', 'blank', 'blank', 'blank'] });
const book = (game: ReturnType<typeof alone>) => game.match.view('p1').journals[0]!;

describe('RU-VA-70 the journal', () => {
  test('the map grows where the compass led, and what was done is in it', () => {
    const game = alone();
    const way = game.offers('p1', 'turn.action').find((id) => id.startsWith('way:'))!;
    game.do(way, 'throw:challenge');
    for (let i = 0; i < 6 && !game.offers().some((id) => id.startsWith('here:')); i++) game.do(game.offers()[0]!);
    const [sheet] = sheetsOf(book(game));
    expect(sheet!.places.length).toBe(2);
    expect(Math.max(sheet!.width, sheet!.height)).toBe(2);
    expect(deedLines(book(game))).toHaveLength(1);
    expect(threadLines(book(game)).join()).toContain('018');
  });

  test('somebody who was met at several places has one line, with each of them once', () => {
    const game = play({ seats: 2, at: [18, 18] });
    const view = game.match.view('p1');
    const notes = [18, 24, 18].map((at) => ({ note: 'met', seat: 'p2', at, turn: 1 }) as const);
    const walked = { ...view.journals[0]!, notes };
    expect(noteLines(walked, view)).toEqual([expect.stringMatching(/^Met .+ at 018 and 024$/)]);
  });

  test('a hand has its own journal alone, with sketches of places that were entered and no others', () => {
    const game = play({ seats: 2, at: [18, 40] });
    const groups = vantageHand.lies(game.match.view('p1'), 'p1');
    const journal = groups.filter(({ title }) => title.startsWith('Journal'));
    expect(journal).toHaveLength(1);
    expect(journal[0]!.secret).toBe(true);
    expect(journal[0]!.cards.map(({ id }) => id).filter((id) => /\d/.test(id))).toEqual(['journal:18']);
    expect(JSON.stringify(groups)).not.toContain('The Long Table');
  });
});
