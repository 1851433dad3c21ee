import { describe, expect, test } from 'vitest';
import { cardOf, recruitOf, type CardId } from '../../content/find.ts';
import { sections, type Section } from '../../content/vocabulary.ts';
import type { VanguardState } from '../../state.ts';
import { asked, board, now, offered, say, told, until, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { crewOf, launching } from './aboard.testing.ts';

const readyIn = (m: VanguardMatch, section: Section): string[] =>
  crewOf(now(m), section).filter((id) => now(m).crew[id]!.place === 'available');
const put = (s: VanguardState, id: string, place: 'resting' | 'medbay'): void => void (s.crew[id] = { ...s.crew[id]!, place });

describe('who goes', () => {
  test('IV-532 IV-538 IV-539 IV-545 IV-617 each player sends one available crewmember, who stands on a board with charges; the others rest', () => {
    let resting = '';
    const m = launching((s) => {
      resting = crewOf(s, 'recon')[0]!;
      put(s, resting, 'resting');
    });
    const own = (seat: string): string[] =>
      sections.filter((section) => now(m).players[section] === seat).flatMap((section) => readyIn(m, section));
    for (const seat of ['p1', 'p2']) {
      expect(m.open.map((one) => [one.seat, one.ask])).toEqual([[seat, 'launch.goes']]);
      expect(offered(m, 'launch.goes')).toEqual(own(seat).map((id) => `crew:${id}`));
      say(m, offered(m, 'launch.goes')[0]!);
    }
    until(m, () => asked(m).includes('launch.small'));
    const { crew, boards } = now(m);
    expect(Object.keys(boards)).toHaveLength(2);
    for (const on of Object.values(boards)) expect([on.charges, crew[on.crew]!.place]).toEqual([recruitOf(on.crew).charges, 'away']);
    const charges = Object.values(boards).map((on) => on.charges);
    expect(new Set([...charges, 0, 1]).size).toBeGreaterThan(2);
    expect(Object.values(crew).filter(({ place }) => place === 'away')).toHaveLength(2);
    expect(Object.values(crew).filter(({ place }) => place === 'resting')).toHaveLength(6);
  });

  const alone: Edit = (s) => {
    for (const section of sections) s.players[section] = 'p1';
  };

  test('IV-533 somebody alone sends at least two, of different sections', () => {
    const m = launching(alone, 'campaign-1');
    const first = offered(m, 'launch.goes')[0]!;
    say(m, first);
    expect(offered(m, 'launch.goes')).not.toContain('enough');
    const { section } = now(m).crew[first.slice(5)]!;
    expect(offered(m, 'launch.goes').some((id) => now(m).crew[id.slice(5)]?.section === section)).toBe(false);
    say(m, offered(m, 'launch.goes')[0]!);
    expect(offered(m, 'launch.goes')).toContain('enough');
  });

  const few = (berths: number, edit: Edit = () => {}): VanguardMatch =>
    launching((s) => {
      for (const id of Object.keys(s.crew)) put(s, id, 'medbay');
      s.ship.berths = berths;
      edit(s);
    });
  const dice = (m: VanguardMatch): number[] => sections.map((section) => now(m).sections[section].dice.length);

  test('EX-IV-78 IV-534 IV-535 IV-536 with too few each section with a sleeve draws a recruit, and the first time that costs nothing', () => {
    const free = sections.map((section) => now(few(0)).sections[section].sleeves[0]);
    const m = few(0, (s) => void (s.sections.science.sleeves[0] = 0));
    expect(asked(m)).toEqual(['launch.goes']);
    expect(sections.map((section) => readyIn(m, section).length)).toEqual([1, 1, 0, 1]);
    expect(sections.map((section) => now(m).sections[section].sleeves[0])).toEqual([free[0], free[1], 0, free[3]]);
    expect(Object.values(now(m).crew).every(({ rank }) => rank === 1)).toBe(true);
    expect([now(m).ship.berths, told(m, 'logRead').map(({ log }) => log), dice(m)]).toEqual([1, [991], [6, 6, 6, 6]]);
  });

  test('IV-534 somebody alone with one section left has too few', () => {
    const m = launching((s) => {
      alone(s);
      for (const id of Object.keys(s.crew)) if (s.crew[id]!.section !== 'recon') put(s, id, 'medbay');
    }, 'campaign-1');
    expect([now(m).ship.berths, sections.map((section) => readyIn(m, section).length)]).toEqual([1, [3, 1, 1, 1]]);
  });

  test('EX-IV-78 IV-535 IV-537 the second time each section gives a die of its choice to the box', () => {
    const m = few(1);
    const given: string[] = [];
    for (let n = 0; n < 4; n++) {
      expect(asked(m)).toEqual(['dice.return']);
      given.push(offered(m, 'dice.return').at(-1)!.slice('die:'.length));
      say(m, `die:${given.at(-1)!}`);
    }
    expect([asked(m), now(m).ship.berths, dice(m)]).toEqual([['launch.goes'], 2, [5, 5, 5, 5]]);
    expect(given.every((die) => now(m).box.some((one) => one === die))).toBe(true);
  });
});

describe('what each takes', () => {
  /** Recon is sent, with three red dice for two red slots and four green ones for three green slots at rank 1. */
  const manyDice = (rank: 1 | 2): VanguardMatch => {
    const m = launching((s) => {
      const more = ['red-basic', 'red-basic', 'green-basic'].map((look, at) => s.box.filter((die) => die.startsWith(look))[at]!);
      s.box = s.box.filter((die) => !more.includes(die));
      s.sections.recon.dice.push(...more);
      for (const id of crewOf(s, 'recon')) s.crew[id] = { ...s.crew[id]!, rank };
    });
    say(m, `crew:${readyIn(m, 'recon')[0]!}`);
    say(m, offered(m, 'launch.goes')[0]!);
    return m;
  };
  const on = (m: VanguardMatch): number[] => Object.values(board(m).columns).map((column) => column.dice.length);

  test('IV-540 IV-542 IV-543 dice go to slots of their colour; with too many the player says which stay in the compartment', () => {
    const m = manyDice(1);
    expect(m.open[0]).toMatchObject({ ask: 'launch.stays', seat: 'p1' });
    const looks = offered(m, 'launch.stays').map((id) => id.slice('die:'.length, id.lastIndexOf('-')));
    expect(looks).toEqual(['green-specialized', 'green-basic']);
    say(m, offered(m, 'launch.stays')[1]!);
    until(m, () => asked(m).includes('launch.small'));
    const { columns } = board(m);
    expect(Object.entries(columns).every(([color, { dice }]) => dice.every((die) => die.startsWith(color)))).toBe(true);
    expect(on(m)).toEqual([2, 2, 3]);
    const left = now(m).sections.recon.dice.map((die) => die.slice(0, die.lastIndexOf('-')));
    expect(left.toSorted()).toEqual(['green-basic', 'red-basic']);
  });

  test('IV-541 IV-727 slots of a higher rank take dice once the crewmember has it', () => {
    const m = manyDice(2);
    until(m, () => asked(m).includes('launch.small'));
    expect(on(m)).toEqual([2, 2, 4]);
  });

  test('IV-245 IV-246 IV-247 IV-544 IV-728 a deck of at least ten cards up to the rank is built out of the compartment and shuffled', () => {
    let before: CardId[] = [];
    const m = launching((s) => void (before = [...s.sections.recon.cards]));
    say(m, `crew:${readyIn(m, 'recon')[0]!}`);
    say(m, offered(m, 'launch.goes')[0]!);
    expect(offered(m, 'launch.deck')).toContain('deck-all');
    say(m, 'deck-all');
    until(m, () => asked(m).includes('launch.small') || asked(m).includes('launch.deck'));
    const { cards } = board(m).deck;
    const wanted = before.filter((card) => cardOf(card).rank === 1);
    expect(cards.length).toBe(10);
    expect(cards.every((card) => wanted.includes(card))).toBe(true);
    expect(cards).not.toEqual(before.filter((card) => cards.includes(card)));
    expect(now(m).sections.recon.cards.toSorted()).toEqual(before.filter((card) => !cards.includes(card)).toSorted());
  });
});
