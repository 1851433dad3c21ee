import { describe, expect, test } from 'vitest';
import { entropyFrom } from '../../../kernel/chance.ts';
import { injuryDice, dangerDice } from '../content/dice.ts';
import { cardOf, copiesOf, poiOf, recruitOf } from '../content/find.ts';
import { colors, deckNames, sections } from '../content/vocabulary.ts';
import {
  all, asked, begin, board, fresh, now, offered, planet, running, say, setBoard, told, type Edit, type VanguardMatch,
} from '../vanguard.testing.ts';
import { placePoi } from './cardsOnBoard.ts';
import { drawCards } from './cards.ts';
import { resolve } from './effects/resolve.ts';
import { removeInjuryDie } from './injuries.ts';
import { spawnThreat } from './threats.ts';
import { arrive } from './travel.ts';

const doing = (effects: Parameters<typeof resolve>[2], edit?: Edit): VanguardMatch =>
  running((t) => resolve(t, { who: 'recon', source: 'test' }, effects), edit ? { edit } : {});

describe('the box', () => {
  test('IV-001 IV-006 a fresh campaign: four sections with their compartments, no boards yet', () => {
    const s = now(fresh('campaign-2'));
    expect(Object.keys(s.sections)).toEqual([...sections]);
    for (const section of sections) expect([s.sections[section].dice.length, s.sections[section].cards]).toEqual([6, copiesOf(section)]);
    expect(new Set(sections.flatMap((section) => s.sections[section].dice)).size).toBe(24);
    expect([s.boards, s.planet, s.ship.gathered, s.ship.research.every((one) => one === null)]).toEqual([{}, null, [], true]);
    expect(deckNames.every((deck) => s.discoveries[deck].length > 0)).toBe(true);
  });

  test('IV-008 IV-009 twelve injury dice and two danger dice', () => {
    expect([injuryDice, dangerDice]).toEqual([12, 2]);
  });

  test('IV-036 IV-044 each section that goes has one mini in its starting sector, and the mission lies open before play', () => {
    const m = fresh('tutorial-3', { crew: 'quick' });
    expect(Object.values(now(m).boards).map(({ sector }) => sector > 0)).toEqual([true, true, true]);
    expect(planet(m).missions).toEqual([{ id: 'M01', revealed: true }]);
    expect(asked(m)).toEqual(['log.1']);
  });
});

describe('section cards', () => {
  test('IV-246 IV-247 no card above the rank, at least ten, and the rest stays in the compartment', () => {
    for (const section of sections)
      expect(copiesOf(section).filter((card) => cardOf(card).rank === 1).length).toBeGreaterThanOrEqual(10);
    const m = fresh('tutorial-2', { crew: 'quick' });
    const on = board(m, sections.find((one) => now(m).boards[one])!);
    const deck = [...on.hand, ...on.deck.cards, ...on.deck.discard];
    expect(deck.every((card) => cardOf(card).rank <= on.rank)).toBe(true);
    expect(deck.length).toBeGreaterThanOrEqual(10);
  });

  test('IV-249 no card is played while the hand is above its limit', () => {
    const spent = { available: [], spent: ['green-basic-1'] } as const;
    const m = begin({ edit: (s) => setBoard(s, 'recon', { ...spent, hand: ['RC05:1', 'RC01:1', 'RC02:1'] }) });
    expect(all(m).filter((id) => id.startsWith('use:recon:card'))).toEqual([]);
    const two = begin({ edit: (s) => setBoard(s, 'recon', { ...spent, hand: ['RC05:1', 'RC02:1'] }) });
    expect(all(two)).toContain('use:recon:card:RC05:1');
  });

  test('IV-252 IV-739 a draw from an empty deck shuffles the discard pile; with both empty nothing is drawn', () => {
    const m = running((t) => drawCards(t, 'recon', 1), { edit: (s) => void (s.boards.recon!.deck = { cards: [], discard: ['RC01:1'] }) });
    expect([board(m).hand, board(m).deck]).toEqual([['RC01:1'], { cards: [], discard: [] }]);
    const many = ['RC01:1', 'RC01:2', 'RC02:1', 'RC02:2', 'RC03:1', 'RC03:2', 'RC04:1', 'RC04:2'] as const;
    const orders = [1, 2, 3].map((seed) => {
      const wanted: Edit = (s) => Object.assign(s, { chance: entropyFrom(seed) }) && setBoard(s, 'recon', { hand: [], deck: [] });
      const drawn = running((t) => drawCards(t, 'recon', 1), {
        edit: (s) => {
          wanted(s);
          s.boards.recon!.deck.discard = [...many];
        },
      });
      expect([...board(drawn).deck.cards, ...board(drawn).hand].toSorted()).toEqual([...many]);
      return [...board(drawn).deck.cards, ...board(drawn).hand].join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
    const none = running((t) => drawCards(t, 'recon', 1), { edit: (s) => void (s.boards.recon!.deck = { cards: [], discard: [] }) });
    expect(board(none).hand).toEqual([]);
  });
});

describe('dice and their icons', () => {
  test('IV-255 a refreshed die goes to a slot of its colour', () => {
    const m = doing([{ op: 'refresh', n: 1 }], (s) => setBoard(s, 'recon', { available: [], spent: ['blue-basic-1'] }));
    expect([board(m).columns.blue.dice, board(m).spent]).toEqual([['blue-basic-1'], []]);
  });

  test('IV-707 IV-708 IV-709 IV-710 a die of any colour, or of one colour only', () => {
    const own: Edit = (s) => setBoard(s, 'recon', { available: ['green-basic-1', 'blue-basic-1'], spent: [] });
    expect(offered(doing([{ op: 'spend', n: 1 }], own), 'spend.die')).toHaveLength(2);
    expect(board(doing([{ op: 'spend', n: 1, color: 'blue' }], own)).spent).toEqual(['blue-basic-1']);
  });

  test('IV-713 any die may be given up where no colour is named', () => {
    const m = doing([{ op: 'sacrifice', n: 1 }], (s) => setBoard(s, 'recon', { available: ['green-basic-1'], spent: ['blue-basic-1'] }));
    expect(offered(m, 'sacrifice.die')).toEqual(['die:green-basic-1', 'die:blue-basic-1']);
  });

  test('IV-351 IV-354 a removed injury die leaves its column, and the card stays', () => {
    const m = running((t) => void removeInjuryDie(t, 'recon'), { edit: (s) => setBoard(s, 'recon', { injuries: ['Wounded'] }) });
    expect(colors.some((color) => board(m).columns[color].injury)).toBe(false);
    expect(board(m).injuries).toHaveLength(1);
  });

  test('IV-737 a price in dice is payable with spent ones too; with nothing payable one is carried out as far as it goes', () => {
    const offer = [
      { label: 'two', effects: [{ op: 'supply', n: 1 }], cost: [{ op: 'spend', n: 2 }] },
      { label: 'none', effects: [] },
    ] as const;
    const m = doing([{ op: 'choose', options: offer }], (s) =>
      setBoard(s, 'recon', { available: ['green-basic-1'], spent: ['blue-basic-1'] }),
    );
    expect(offered(m, 'effect.choose')).toEqual(['choice-1', 'choice-2']);
    const poor = doing([{ op: 'choose', options: [offer[0], { ...offer[0], cost: [{ op: 'spend', n: 3 }] }] }], (s) => {
      setBoard(s, 'recon', { available: ['green-basic-1'], spent: [] });
    });
    expect(offered(poor, 'effect.choose')).toEqual(['choice-1', 'choice-2']);
    expect([board(say(poor, 'choice-1')).sacrificed, board(poor).spent, planet(poor).supplies]).toEqual([['green-basic-1'], [], 7]);
  });
});

describe('cards on the board', () => {
  test('IV-295 a numbered card with several copies turns up one of them at random', () => {
    const left = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const m = running((t) => arrive(t, 'recon', 4, null, 'moved'), {
        mix: 'tutorial-2',
        planet: 'eye-of-the-void',
        edit: (s) => void (s.chance = entropyFrom(seed)),
      });
      return planet(m).copies.P10!.join();
    });
    expect(left.every((one) => one.split(',').length === poiOf('P10').copies!.length - 1)).toBe(true);
    expect(new Set(left).size).toBeGreaterThan(1);
  });

  test('IV-296 IV-297 IV-298 a new card discards the time tokens and markers of the old one; those of the sector stay', () => {
    const m = running((t) => placePoi(t, 'recon', 'P32', 3), {
      edit: (s) => {
        s.planet!.tokens = { P31: 2, 'sector:3': 1 };
        s.planet!.markers = { 'wreck.g': 2, 'ridge.g': 1 };
      },
    });
    expect(planet(m).pois[3]).toEqual(['P32', 'P31']);
    expect([planet(m).tokens, planet(m).markers]).toEqual([{ 'sector:3': 1 }, { 'ridge.g': 1 }]);
  });

  test('IV-717 with a final card on it a sector is explored, and the crew knows', () => {
    expect(poiOf('P32').icons).toContain('FINAL');
    const m = running((t) => placePoi(t, 'recon', 'P32', 3));
    expect(planet(m).deeds).toContain('kept:final');
  });

  test('IV-336 a threat has its card and its standees', () => {
    const m = running((t) => spawnThreat(t, 'T02', 4), { edit: (s) => void (s.planet!.threats = {}) });
    expect(planet(m).threats.T02!.standees.some(({ sector, primary }) => primary && sector === 4)).toBe(true);
    expect(told(m, 'threatPlaced').length).toBeGreaterThan(0);
  });
});

test('IV-094 IV-719 charges come at launch in the number shown, and success lies with the crew until it is home', () => {
  const m = fresh('mission-2', { crew: 'quick' });
  while (now(m).phase.at !== 'turn' && m.open.length > 0) {
    const decision = m.open.find(({ kind }) => kind !== 'power')!;
    if (Object.keys(now(m).boards).length > 0 && now(m).phase.at === 'page') {
      for (const on of Object.values(now(m).boards)) expect(on.charges).toBe(recruitOf(on.crew).charges);
      return;
    }
    m.answer({ seat: decision.seat, ask: decision.ask, option: decision.options[0]!.id });
  }
  throw new Error('nobody was launched');
});
