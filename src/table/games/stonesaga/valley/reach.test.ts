import { describe, expect, test } from 'vitest';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import { begin, draftAnything, fresh, give, type StonesagaMatch } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { questionOf } from '../../../../match/question.ts';
import { grounds } from '../ground.ts';
import { deedsFor, layDeeds, wordWidth } from './deeds.ts';
import { deedsOf } from './fit.ts';
import { within } from './reach.testing.ts';
import { readValley } from './reading.ts';
import { Offers } from '../../../gesture/offers.ts';

/** What the valley has to show. Omens of items, and energy itself, lie on boards. */
const owned = (id: string, who: CharacterId): boolean =>
  /^(hex|zone|mini|outpost|region|tray):/.test(id) ||
  new RegExp(`^(gather-water|prepare-shelter|fish|forage|mine|make-fire|scavenge|far-sight):${who}`).test(id) ||
  new RegExp(`^omen:${who}:(VV|SP|OP)`).test(id);

/** Plays on at random and reports what was offered and could not have been touched, or lay off the map. */
function untouchable(match: StonesagaMatch, seed: number, answers: number): Set<string> {
  const missing = new Set<string>();
  let random = seed * 2654435761;
  const roll = (n: number): number => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return (random >>> 8) % n;
  };
  for (let k = 0; k < answers && !match.over && match.open.length > 0; k++) {
    const view = stonesaga.view(match.peek(), 'table');
    const questions = match.open.map(questionOf);
    for (const layout of ['wide', 'tall'] as const) {
      const ground = grounds[layout];
      for (const who of Object.keys(view.characters) as CharacterId[]) {
        const there = within(view, questions, ground, who);
        for (const id of new Offers(questions).touched) {
          if (!owned(id, who)) continue;
          const at = there.get(id);
          const strip = id.startsWith('region:') ? ground.stage : ground.map;
          if (!at || at.x < strip.x || at.y < strip.y || at.x > strip.x + strip.width || at.y > strip.y + strip.height)
            missing.add(`${layout}: ${id} (${match.open[0]!.ask})`);
        }
      }
    }
    for (const id of new Offers(questions).touched)
      if (/^(hex|mini|outpost):/.test(id) && view.trays.length > 0 && !readValley(id, view)) missing.add(`unread: ${id}`);
    const decision = match.open[roll(match.open.length)]!;
    const option = decision.options[roll(decision.options.length)]!;
    match.answer({
      seat: decision.seat,
      ask: decision.ask,
      option: option.id,
      ...(decision.compose && { draft: draftAnything(decision, roll) }),
    });
  }
  return missing;
}

describe('nothing that the valley offers is out of reach', () => {
  test.each([
    ['seeds-2', 1],
    ['seeds-4', 2],
    ['endless-2', 3],
    ['endless-4', 4],
  ] as const)('in a random game of %s (seed %i)', (mix, seed) => {
    expect([...untouchable(fresh(mix, { days: 'limited', creation: 'quick' }, seed), seed, 240)]).toEqual([]);
  });
});

describe('deeds of a place', () => {
  const view = (match: StonesagaMatch) => stonesaga.view(match.peek(), 'table');
  const deeds = (match: StonesagaMatch) => deedsFor(view(match), new Offers(match.open.map(questionOf)), 'c1');

  test('what the hex gives is offered, what it lacks lies dim', () => {
    const here = deeds(begin({ mix: 'seeds-1', edit: (s) => void (s.characters.c1.at = '1,0') }));
    expect(here.find(({ id }) => id === 'forage:c1:prairie')).toMatchObject({ offered: true, feature: 'prairie', cost: 2 });
    expect(here.find(({ verb }) => verb === 'mine')).toMatchObject({ offered: false, feature: null });
    expect(here.some(({ verb }) => verb === 'make-fire')).toBe(false);
  });

  test('depletion is part of what work costs, and fire is offered to those who know it', () => {
    const match = begin({ mix: 'seeds-1', edit: (s) => {
      s.map['0,0'] = { ...s.map['0,0']!, depletion: 2 };
      s.culture.knowledge = ['KN05'];
      give(s, 'c1', 'wood');
    } });
    expect(deeds(match).find(({ id }) => id === 'fish:c1:lake')!.cost).toBe(4);
    expect(deeds(match).find(({ id }) => id === 'gather-water:c1')!.cost).toBe(1);
    expect(deeds(match).find(({ verb }) => verb === 'make-fire')).toMatchObject({ offered: true, id: 'make-fire:c1' });
  });

  test('of two deeds of one verb each says where, on narrow stones too', () => {
    const laid = layDeeds(deeds(begin({ mix: 'seeds-1' })), grounds.tall);
    expect(laid.filter(({ verb }) => verb === 'mine').map(({ text }) => text)).toEqual(['Cave', 'Chasm']);
    expect(laid.find(({ verb }) => verb === 'fish')!.text).toBe('Fish');
  });

  test.each(['wide', 'tall'] as const)('stones lie in the lower rim of the %s map, side by side, with room for their letters', (layout) => {
    const laid = layDeeds(deeds(begin({ mix: 'seeds-1' })), grounds[layout]);
    const strip = deedsOf(grounds[layout]);
    for (const [i, { x, y, width, height, text }] of laid.entries()) {
      expect(x - width / 2).toBeGreaterThanOrEqual(strip.x);
      expect(x + width / 2).toBeLessThanOrEqual(strip.x + strip.width);
      expect(y + height / 2).toBeLessThanOrEqual(strip.y + strip.height + 4);
      expect(wordWidth(text, grounds[layout].letters)).toBeLessThan(width - 16);
      const next = laid[i + 1];
      if (next?.y === y) expect(next.x - next.width / 2).toBeGreaterThanOrEqual(x + width / 2);
    }
  });
});
