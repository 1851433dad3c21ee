import { describe, expect, test } from 'vitest';
import { picker } from '../../../../kernel/chance.ts';
import { heardBy } from '../../../../kernel/table.ts';
import type { TreasureId } from '../../content/treasures.ts';
import { full } from '../../full.testing.ts';
import { imagineVast } from '../../imagine.ts';
import type { VastState } from '../../state.ts';
import { asked, lay, now, offered, say, told } from '../../vast.testing.ts';

/** The Paladin, about to go to a tile with treasure; the Manor will draw these cards, the first one first. */
const looting = (cards: readonly TreasureId[], markers = 1, edit: (s: VastState) => void = () => {}) =>
  full('no-warlock', (s) => {
    s.phase = { step: 'actions' };
    lay(s, '3,7', 'pit-I-1');
    for (let i = 1; i <= markers; i++) s.treasureMarkers[`treasure-${i}`] = '3,7';
    s.paladin.treasures.deck = [...cards].reverse();
    edit(s);
  });
const step = 'figure:paladin>space:3,7';

describe('§9.3 Treasures, with a Manor in play', () => {
  test('MM-196, EX-MM-43 the Manor draws two cards for each marker and hands over one; the other is discarded', () => {
    const m = say(looting(['armor', 'halo', 'masonsPick']), step);
    expect([m.open.length, m.open[0]!.seat, m.open[0]!.ask]).toEqual([1, 'manor', 'manor.give']);
    expect(offered(m)).toEqual(['card:armor>hand:paladin', 'card:halo>hand:paladin']);
    say(m, 'card:halo>hand:paladin');
    expect(asked(m)[0]).toBe('treasure.keep');
    expect(now(m).paladin.treasures).toMatchObject({ drawn: ['halo'], discard: ['armor'], deck: ['masonsPick'] });
    say(m, 'card:halo>hand:paladin');
    expect(now(m).paladin.treasures.hand).toEqual(['halo']);
    expect(now(m).treasureMarkers).toEqual({});
  });

  test('MM-196, MM-195 for each marker again', () => {
    const m = say(looting(['armor', 'halo', 'masonsPick', 'prayerBeads'], 2), step, 'card:armor>hand:paladin', 'card:armor>hand:paladin');
    expect(offered(m)).toEqual(['card:masonsPick>hand:paladin', 'card:prayerBeads>hand:paladin']);
  });

  test('MM-782 the Manor sees both, the Paladin only the one he gets, everybody the one that is discarded', () => {
    const m = say(looting(['armor', 'halo']), step);
    expect(m.view('manor').manor!.offered).toEqual(['armor', 'halo']);
    for (const seat of ['paladin', 'spider', 'table']) expect(m.view(seat).manor!.offered).toEqual(['face-down', 'face-down']);
    say(m, 'card:halo>hand:paladin');
    expect(m.view('paladin').paladin.treasures.drawn).toEqual(['halo']);
    expect(m.view('manor').paladin.treasures.drawn).toEqual(['face-down']);
    expect(m.view('spider').paladin.treasures.discard).toEqual(['armor']);
    const heard = (seat: string) =>
      heardBy(m.told, seat).flatMap<unknown>((fact) =>
        fact.fact === 'treasuresOffered' ? [fact.cards] : fact.fact === 'treasureDrawn' ? [fact.card] : [],
      );
    expect(heard('manor')).toEqual([['armor', 'halo']]);
    expect(heard('paladin')).toEqual([[], 'halo']);
    expect(heard('spider')).toEqual([[]]);
    expect(told(m, 'treasureDiscarded')).toEqual([{ fact: 'treasureDiscarded', card: 'armor' }]);
  });

  test('MM-782 whoever imagines the game deals the offered cards again, the Manor does not', () => {
    const cards = ['armor', 'halo', 'masonsPick', 'prayerBeads', 'pilgrimBoots'] as const;
    const m = say(looting(cards), step);
    const dealt = (seat: string) => Array.from({ length: 20 }, (_, salt) => {
      const s = now(m);
      imagineVast(s, seat, picker(salt));
      expect([...s.manor!.offered, ...s.paladin.treasures.deck].sort()).toEqual([...cards].sort());
      return s.manor!.offered.join();
    });
    expect(new Set(dealt('manor'))).toEqual(new Set(['armor,halo']));
    expect(new Set(dealt('paladin')).size).toBeGreaterThan(3);
  });

  test('RU-10, MM-200 a single card has to be given; with none the Paladin gains 5 Grit', () => {
    const one = say(looting(['armor']), step);
    expect([asked(one)[0], now(one).paladin.treasures.drawn]).toEqual(['treasure.keep', ['armor']]);
    const none = say(looting([]), step);
    expect(now(none).paladin.grit).toBe(5);
    expect(asked(none)[0]).toBe('paladin.action');
  });

  test('MM-011, RU-10 discards are shuffled into a new deck first', () => {
    const m = say(looting(['armor'], 1, (s) => void (s.paladin.treasures.discard = ['halo'])), step);
    expect(offered(m).sort()).toEqual(['card:armor>hand:paladin', 'card:halo>hand:paladin']);
  });

  test('MM-197 without a Manor the Paladin draws one himself', () => {
    const m = full('no-manor', (s) => {
      s.phase = { step: 'actions' };
      lay(s, '3,7', 'pit-I-1');
      s.treasureMarkers['treasure-1'] = '3,7';
      s.paladin.treasures.deck = ['halo', 'armor'];
    });
    say(m, step);
    expect([asked(m)[0], now(m).paladin.treasures.drawn]).toEqual(['treasure.keep', ['armor']]);
  });

  test('looking at treasure cards closes undo', () => {
    expect(say(looting(['armor', 'halo']), step).canUndo).toBe(false);
  });
});
