import { describe, expect, test } from 'vitest';
import { entropyFrom } from '../../../kernel/chance.ts';
import type { Section } from '../content/vocabulary.ts';
import { asked, begin, board, now, offered, planet, say, setBoard, told, type Edit, type VanguardMatch } from '../vanguard.testing.ts';

/**
 * Somebody has one action left and ends the turn. Cold Boiler (ICE, RUIN, FIRE) lets them refresh a die, or in its main part choose
 * between two dice and a card.
 */
const endingTurn = (who: Section, sector: number, edit: Edit = () => {}): VanguardMatch => {
  const m = begin({
    edit: (s) => {
      s.events = { cards: ['E10'], discard: [] };
      s.planet!.turn = { ...s.planet!.turn!, who, actions: 1 };
      s.boards[who]!.sector = sector;
      for (const one of ['recon', 'engineering'] as const)
        setBoard(s, one, {
          available: ['red-basic-1'],
          spent: ['blue-basic-1', 'blue-basic-2'],
          deck: one === 'recon' ? ['RC01:1', 'RC01:2'] : ['EN01:1', 'EN01:2'],
        });
      edit(s);
    },
  });
  return say(m, 'prepare', 'draw');
};

describe('the event at the end of a turn', () => {
  test('IV-062 IV-066 the token is turned before the event is resolved; with one biome in common its main part alone applies', () => {
    const m = endingTurn('recon', 4, (s) => void (s.planet!.pois[4] = []));
    expect([offered(m, 'event.choose'), board(m).done, board(m).spent.length]).toEqual([['choice-1', 'choice-2'], true, 2]);
    say(m, 'choice-2');
    expect([board(m).hand.length, board(m).spent.length]).toEqual([2, 2]);
  });

  test('IV-065 without a biome in common the secondary part alone applies', () => {
    const m = endingTurn('recon', 8, (s) => void (s.planet!.pois[8] = []));
    expect(asked(m)).not.toContain('event.choose');
    expect([asked(m)[0], board(m).spent, board(m).hand.length]).toEqual(['turn.action', ['blue-basic-2'], 1]);
  });

  test('IV-067 the sector’s own biomes count beside those of the card that lies on it', () => {
    const m = endingTurn('recon', 4, (s) => void (s.planet!.pois[4] = ['P37']));
    expect(told(m, 'eventDrawn')[0]).toMatchObject({ part: 'main' });
  });

  test('IV-063 the event goes faceup to the discard pile once it is resolved', () => {
    const m = endingTurn('recon', 1);
    expect(now(m).events).toEqual({ cards: [], discard: [] });
    say(m, 'choice-2');
    expect([now(m).events, m.view('p2').events]).toEqual([{ cards: [], discard: ['E10'] }, { count: 0, discard: ['E10'] }]);
  });

  test('IV-068 the main part touches whoever drew it alone, and they choose', () => {
    const m = endingTurn('engineering', 1);
    expect(m.open.find(({ ask }) => ask === 'event.choose')!.seat).toBe(now(m).players.engineering);
    say(m, 'choice-2');
    expect([board(m, 'engineering').hand.length, board(m).hand.length]).toEqual([2, 0]);
  });

  test('IV-064 with the deck empty the discard pile is shuffled, then one is drawn', () => {
    const pile = ['E01', 'E02', 'E03', 'E04', 'E05', 'E06'];
    const orders = [1, 2, 3].map((seed) => {
      const m = endingTurn('recon', 1, (s) => {
        s.events = { cards: [], discard: [...pile] };
        s.chance = entropyFrom(seed);
      });
      const drawn = told(m, 'eventDrawn').map(({ event }) => event);
      expect([drawn.length, [...now(m).events.cards, ...drawn].toSorted()]).toEqual([1, pile]);
      return [...now(m).events.cards, ...drawn].join();
    });
    expect(new Set(orders).size).toBe(3);
    expect(planet(endingTurn('recon', 1)).event).toBe('E10');
  });
});
