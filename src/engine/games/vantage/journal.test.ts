import { describe, expect, test } from 'vitest';
import { placeOf } from './content/places.ts';
import { shownPlaces } from './leave.ts';
import { play, throwDice, type Session } from './vantage.testing.ts';

const journal = (game: Session, seat = 'p1') => game.match.view(seat).journals.find((one) => one.seat === seat)!;

describe('the journal', () => {
  test('RU-VA-70 VA-084 the map grows by the compass, and a way back leads to the place that was drawn', () => {
    const game = play({ at: [18], dice: Array.from({ length: 4 }, () => 'blank' as const) });
    game.do('way:N', throwDice, 'settle').do('way:S', throwDice, 'settle');
    const { places: drawn, steps } = journal(game);
    expect(drawn.map(({ num, sheet, x, y }) => [num, sheet, x, y])).toEqual([
      [18, 0, 0, 0],
      [11, 0, 0, -1],
    ]);
    expect(steps.map(({ from, to, by }) => [from, to, by])).toEqual([
      [null, 18, 'crash'],
      [18, 11, 'N'],
      [11, 18, 'S'],
    ]);
  });

  test('RU-VA-70 a place to which no direction led begins a new sheet', () => {
    const game = play({ at: [18], page: [{ move: 60 }] });
    expect(journal(game).places.map(({ num, sheet, x, y }) => [num, sheet, x, y])).toEqual([
      [18, 0, 0, 0],
      [60, 1, 0, 0],
    ]);
  });

  test('VA-084 RU-VA-70 deeds, cards, people and what a page told are noted where they were met', () => {
    const game = play({ seats: 2, at: [18, 60], page: [{ card: 201 }, { move: 60 }, { reveal: { what: 'distance' } }] });
    game.do('card:201>cell:0');
    const { notes } = journal(game);
    expect(notes.map((one) => [one.note, one.at])).toEqual([
      ['card', 18],
      ['met', 60],
      ['told', 60],
    ]);
    expect(journal(game, 'p2').notes).toEqual([{ note: 'met', seat: 'p1', at: 60, turn: 1 }]);
  });

  test('RU-VA-70 VA-065 nothing of a place that was left is in it but number and name', () => {
    const game = play({ at: [18], dice: ['blank', 'blank', 'blank'] }).do('here:engage', throwDice);
    expect(journal(game).deeds).toMatchObject([{ turn: 1, kind: 'location', cat: 'engage', verb: 'HAIL', at: 18, card: null }]);
    const written = JSON.stringify(journal(game));
    const { description, vista, actions } = placeOf(18);
    for (const secret of [description, vista, actions.look!.action, actions.take!.verb]) expect(written).not.toContain(secret);
  });

  test('open threads: the goals, and places that were left with nothing done', () => {
    const game = play({ at: [18], dice: ['blank'] }).do('way:N', throwDice, 'settle');
    expect(journal(game).threads).toContainEqual({ thread: 'place', num: 18 });
    expect(journal(game).threads).not.toContainEqual({ thread: 'place', num: 11 });
    expect(journal(game).threads[0]).toMatchObject({ thread: 'mission', num: 411 });
  });

  test('nobody reads the journal of another while the game lasts; after it all are laid together', () => {
    const game = play({ seats: 2, at: [18, 41] });
    expect(game.match.view('p1').journals.map(({ seat }) => seat)).toEqual(['p1']);
    expect(game.match.view('table').journals).toEqual([]);
    game.do('p1: stop', 'p2: yes', 'p1: no');
    expect(game.s.ended).not.toBeNull();
    for (const viewer of ['p1', 'p2', 'table']) expect(game.match.view(viewer).journals.map(({ seat }) => seat)).toEqual(['p1', 'p2']);
    // What has been laid open is known: the end is taken back only if everybody agrees.
    expect(game.match.canUndo).toBe(false);
  });
});

describe('who watches', () => {
  test('a place is shown to those who watch by leave of its player alone, and to no player and no table', () => {
    const game = play({ seats: 2, at: [18, 41], options: { watchers: 'places' } });
    expect(shownPlaces(game.s)).toEqual([]);
    game.do('p1: show');
    expect(shownPlaces(game.s).map(({ seat, sees }) => [seat, sees.num])).toEqual([['p1', 18]]);
    for (const viewer of ['p2', 'table']) expect(JSON.stringify(game.match.view(viewer))).not.toContain(placeOf(18).name);
    expect(game.match.view('p2').players.p1!.shows).toBe(true);
    expect(shownPlaces(game.do('p1: hide').s)).toEqual([]);
  });

  test('without the setting nobody is asked', () => {
    expect(play({ seats: 2 }).asks).not.toContain('p1 show');
  });
});
