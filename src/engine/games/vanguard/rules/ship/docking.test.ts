import { expect, test } from 'vitest';
import type { DeckName } from '../../content/vocabulary.ts';
import { asked, now, offered, page, say } from '../../vanguard.testing.ts';
import { back } from './aboard.testing.ts';

test('IV-311 what is left behind for want of room goes to the bottom of its own deck', () => {
  const decks: Record<string, DeckName> = {};
  const m = back((t) => page(t, 26), (s) => {
    s.planet!.found = (['Flora', 'Fauna', 'Relics', 'Flora', 'Fauna', 'Relics'] as const).map((deck) => {
      const id = s.discoveries[deck].pop()!;
      decks[id] = deck;
      return { id, sector: 1 };
    });
  });
  const left: string[] = [];
  while (asked(m).includes('docking.drop')) {
    const found = offered(m, 'docking.drop').find((one) => decks[one.slice('discovery:'.length)] !== 'Flora')!;
    left.push(found.slice('discovery:'.length));
    say(m, found);
    const id = left.at(-1)!;
    expect(now(m).discoveries[decks[id]!][0]).toBe(id);
  }
  expect(left).toHaveLength(2);
});
