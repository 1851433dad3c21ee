import { describe, expect, test } from 'vitest';
import { copiesOf, missionOf, poiOf, threatOf } from '../../content/find.ts';
import { colors, deckNames } from '../../content/vocabulary.ts';
import type { VanguardState } from '../../state.ts';
import { board, now, page, planet, setBoard, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { back, pageOf } from './aboard.testing.ts';

/** Page 25, with the table as it was before. */
function left(edit: Edit = () => {}): { readonly m: VanguardMatch; readonly before: VanguardState } {
  let before = {} as VanguardState;
  const m = back((t) => page(t, 25), (s) => {
    edit(s);
    before = structuredClone(s);
  });
  return { m, before };
}

describe('page 25: what goes home', () => {
  test('IV-588 section cards from hand, deck, discard pile and table go back to their compartment', () => {
    const { m } = left((s) => {
      const cards = [...s.sections.recon.cards];
      Object.assign(s.boards.recon!, { hand: cards.splice(0, 2), playing: cards.splice(0, 1) });
      s.boards.recon!.deck = { cards: cards.splice(0, 6), discard: cards.splice(0, 2) };
      s.sections.recon.cards = cards;
    });
    expect(now(m).sections.recon.cards.toSorted()).toEqual([...copiesOf('recon')].toSorted());
    expect([board(m).hand, board(m).playing, board(m).deck]).toEqual([[], [], { cards: [], discard: [] }]);
  });

  test('IV-589 section dice, spent ones too, go back to their compartment', () => {
    const { m } = left((s) => {
      const { columns, spent } = s.boards.recon!;
      spent.push(...columns.green.dice.splice(0, 2));
    });
    expect([now(m).sections.recon.dice.length, new Set(now(m).sections.recon.dice).size]).toEqual([6, 6]);
    expect([board(m).spent, colors.flatMap((color) => board(m).columns[color].dice)]).toEqual([[], []]);
  });

  test('IV-294 IV-590 equipment of the crew and what still lies by the lander go back to the armory', () => {
    const { m } = left((s) => {
      s.ship.armory = ['chalk-line'];
      s.boards.recon!.equipment = ['torch'];
      s.boards.engineering!.equipment = ['core-drill'];
      s.planet!.loaded = ['field-radio'];
      s.planet!.tokensPlaced = [{ equipment: 'core-drill', sector: 3, path: null }];
    });
    expect(now(m).ship.armory.toSorted()).toEqual(['chalk-line', 'core-drill', 'field-radio', 'torch']);
    expect([board(m).equipment, board(m, 'engineering').equipment, planet(m).loaded]).toEqual([[], [], []]);
  });

  test('IV-591 IV-597 IV-716 cards with the no-save icon leave the board, the others stay', () => {
    const { m } = left((s) => void (s.planet!.pois = { 3: ['P32', 'P31'], 4: ['P33', 'P34'], 5: ['P40'] }));
    expect(['P31', 'P32', 'P34', 'P33', 'P40'].map((id) => poiOf(id).icons.includes('NO_SAVE'))).toEqual([false, false, false, true, true]);
    expect(planet(m).pois).toEqual({ 3: ['P32', 'P31'], 4: ['P34'], 5: [] });
  });

  test('IV-592 IV-600 threats with the no-save icon leave the board, the others stay where they are', () => {
    const { m } = left((s) => {
      s.planet!.threats = {
        T01: { time: 1, standees: [{ sector: 2, primary: true }] },
        T02: { time: 2, standees: [{ sector: 9, primary: true }] },
      };
    });
    expect([threatOf('T01').noSave ?? false, threatOf('T02').noSave ?? false]).toEqual([true, false]);
    expect([Object.keys(planet(m).threats), planet(m).threats.T02?.standees]).toEqual([['T02'], [{ sector: 9, primary: true }]]);
  });

  test('IV-593 IV-598 optional missions go back, the others stay', () => {
    const { m } = left((s) => {
      s.planet!.missions = [{ id: 'M05', revealed: true }, { id: 'M06', revealed: true }];
    });
    expect([missionOf('M05').kind, missionOf('M06').kind]).toEqual(['story', 'optional']);
    expect(planet(m).missions).toEqual([{ id: 'M05', revealed: true }]);
  });

  test('IV-594 leads from the decks, from beside the bag and those just drawn go back into the bag', () => {
    const { m, before } = left((s) => {
      const { leads } = s.planet!;
      const [flora, ...others] = leads.bag;
      leads.decks.Flora = [flora!];
      Object.assign(leads, { beside: others.splice(0, 3), drawn: others.splice(0, 2), bag: others });
    });
    const { bag, decks, beside, drawn } = planet(m).leads;
    expect([before.planet!.leads.bag.length, bag.length, new Set(bag).size]).toEqual([14, 20, 20]);
    expect([beside, drawn, deckNames.flatMap((deck) => decks[deck])]).toEqual([[], [], []]);
  });

  test('IV-595 tokens and dice that lie about go back to the box', () => {
    const { m } = left((s) => {
      Object.assign(s.planet!, { tokens: { P32: 1, 'sector:2': 2 }, tokensPlaced: [{ equipment: 'core-drill', sector: 3, path: null }] });
      setBoard(s, 'recon', { injuries: ['Wounded'] });
    });
    expect([planet(m).tokens, planet(m).tokensPlaced, planet(m).turn]).toEqual([{}, [], null]);
    expect(colors.some((color) => board(m).columns[color].injury)).toBe(false);
  });

  test('IV-596 the global condition goes back', () => {
    const { m, before } = left();
    expect([before.planet!.gc, planet(m).gc]).toEqual(['GC1', null]);
  });
});

describe('page 25: what stays', () => {
  test('IV-599 unique discoveries that nobody took', () => {
    const { m } = left((s) => void (s.planet!.uniques = [9, 34]));
    expect(planet(m).uniques).toEqual([9, 34]);
  });

  test('IV-601 discovery decks, events and injuries', () => {
    const { m, before } = left((s) => void (s.events = { cards: ['E01', 'E02'], discard: ['E03'] }));
    const stock = ({ discoveries, events, injuries }: VanguardState) => ({ discoveries, events, injuries });
    expect(stock(now(m))).toEqual(stock(before));
  });

  test('IV-602 crew boards with their crewmembers and injury cards', () => {
    const { m, before } = left((s) => setBoard(s, 'recon', { injuries: ['Wounded', 'Burned'] }));
    const { recon, engineering } = now(m).boards;
    expect([recon?.crew, recon?.injuries]).toEqual([before.boards.recon!.crew, before.boards.recon!.injuries]);
    expect([engineering?.crew, now(m).crew]).toEqual([before.boards.engineering!.crew, before.crew]);
  });

  test('IV-603 the lander with its mods, success, rank-up card and discoveries of both sorts', () => {
    const { m, before } = left((s) => {
      s.ship.lander = { id: 'ox', mods: ['belly-tanks'] };
      Object.assign(s.planet!, { success: 2, rankUp: { id: 'RK01', done: true }, foundUniques: [7] });
      s.planet!.found = [{ id: s.discoveries.Flora.pop()!, sector: 2 }];
    });
    expect(now(m).ship.lander).toEqual({ id: 'ox', mods: ['belly-tanks'] });
    const { success, rankUp, foundUniques, found } = planet(m);
    expect({ success, rankUp, foundUniques }).toEqual({ success: 2, rankUp: { id: 'RK01', done: true }, foundUniques: [7] });
    expect(found).toEqual(before.planet!.found);
  });
});

test('IV-604 page 26 follows page 25', () => {
  expect(pageOf(left().m)).toBe(26);
});
