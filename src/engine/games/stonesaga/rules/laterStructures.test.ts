import { describe, expect, test } from 'vitest';
import type { StructureId } from '../content/structures.ts';
import { resolve } from './effects/resolve.ts';
import { degradeTokens } from './night/degrade.ts';
import { suffer } from './maladies.ts';
import type { Holdings } from '../state.ts';
import { all, asked, begin, board, give, now, offered, outpostWith, running, say, told, type Edit } from '../stonesaga.testing.ts';

const use = 'use:c1:structure-1';
const both = (...edits: Edit[]): Edit => (s) => edits.forEach((edit) => edit(s));

describe('N5 the later structures', () => {
  test('a palisade helps at night, and only where it stands', () => {
    const bonus = (edit: Edit): number => {
      const m = running(
        (t) =>
          resolve(t, 'c1', [
            {
              do: 'test',
              of: ['might'],
              kind: 'night',
              bands: [
                { min: 9, do: [] },
                { min: 0, do: [] },
              ],
            },
          ]),
        { mix: 'seeds-1', edit },
        [2],
      );
      say(m, offered(m)[0]!);
      return told(m, 'tested')[0]!.bonus;
    };
    expect(bonus(outpostWith('palisade'))).toBe(5);
    expect(bonus(both(outpostWith('palisade'), (s) => void (s.characters.c1.at = '1,0')))).toBe(3);
  });

  test.each([
    ['bridge', 5],
    ['boatLanding', 4],
  ] as const)('over the chasm into the hex of a %s: energy %i', (structure, left) => {
    const m = begin({
      mix: 'seeds-1',
      hexes: ['VV06', 'VV01', 'VV04'],
      edit: both(outpostWith(structure), (s) => {
        s.journey = { cards: ['JA06', 'JA01'], discard: [] };
        s.characters.c1.at = '1,0';
      }),
    });
    say(m, 'mini:c1>hex:0,0');
    expect(told(m, 'arduousJourney')).toMatchObject([{ obstructed: true }]);
    expect(board(m).energy).toBe(left);
  });

  test.each([
    ['bridge', 5],
    ['boatLanding', 4],
  ] as const)('over the chasm out of the hex of a %s: energy %i', (structure, left) => {
    const m = begin({
      mix: 'seeds-1',
      hexes: ['VV06', 'VV01', 'VV04'],
      edit: both(outpostWith(structure), (s) => {
        s.journey = { cards: ['JU12'], discard: [] };
        s.characters.c1.at = '0,0';
      }),
    });
    say(m, 'mini:c1>hex:1,0');
    expect(told(m, 'arduousJourney')).toMatchObject([{ obstructed: true }]);
    expect(board(m).energy).toBe(left);
  });

  test('a granary keeps roots and takes grain, a smokehouse keeps fish and takes no grain', () => {
    const stored = (structure: StructureId, holds: Holdings): Holdings => {
      const m = running((t) => degradeTokens(t) as never, { mix: 'seeds-1', edit: outpostWith(structure, holds) });
      return now(m).outposts['outpost-1']!.structures['structure-1']!.stored;
    };
    expect(stored('granary', { root: 2, grain: 1 })).toEqual({ root: 2, grain: 1 });
    expect(stored('smokehouse', { fish: 2, game: 1 })).toEqual({ fish: 2, game: 1 });
    const holding = (structure: StructureId): string[] =>
      all(begin({ mix: 'seeds-1', edit: both(outpostWith(structure), (s) => give(s, 'c1', 'grain', 'fish')) })).filter((id) =>
        id.endsWith('>structure:structure-1'),
      );
    expect(holding('granary')).toEqual(['res:c1:grain>structure:structure-1']);
    expect(holding('smokehouse')).toEqual(['res:c1:fish>structure:structure-1']);
  });

  test('a loom beats fiber, and once a day makes a basket or a net of what is there', () => {
    const m = begin({ mix: 'seeds-1', edit: both(outpostWith('loom'), (s) => give(s, 'c1', 'fiber', 'fiber')) });
    expect(all(m)).toContain('process:c1');
    say(m, use);
    expect(offered(m, 'card.choice')).toEqual(['basket', 'nothing']);
    say(m, 'basket');
    expect(Object.values(board(m).items).map(({ item }) => item)).toEqual(['IT02']);
    expect(board(m).bag).toEqual({});
    expect(all(m)).not.toContain(use);
  });

  test('in a healer\'s tent anybody who is hurt can be aided', () => {
    const hurt: Edit = (s) => void (s.characters.c2.health.injury.minor = 1);
    expect(all(begin({ edit: hurt }))).not.toContain('energy:c1>board:c2');
    expect(all(begin({ edit: both(outpostWith('healersTent'), hurt) }))).toContain('energy:c1>board:c2');
  });

  test('a garden gives one thing a day, whoever picks it', () => {
    const m = say(begin({ edit: outpostWith('garden') }), use);
    expect(asked(m)).toEqual(['card.gain']);
    say(m, 'supply:root');
    expect(board(m).bag).toEqual({ root: 1 });
    expect(all(m).filter((id) => id.startsWith('use:'))).toEqual([]);
  });

  test('a signal fire reaches whoever is far away, for wood', () => {
    const m = say(
      begin({
        edit: both(outpostWith('signalFire'), (s) => {
          give(s, 'c1', 'wood');
          Object.assign(s.characters.c2, { at: '1,0', energy: 2 });
        }),
      }),
      use,
      'pay',
      'mini:c2',
    );
    expect(board(m, 'c2').energy).toBe(3);
    expect(board(m).bag).toEqual({});
  });
});

describe('what outcomes teach', () => {
  test('H013 is learned once, for lore, and is not for sale again', () => {
    const read = (known: boolean) =>
      running((t) => resolve(t, 'c1', [{ do: 'read', outcome: 'H013' }]), {
        mix: 'endless-1',
        edit: (s) => {
          s.tracks.lore = 6;
          s.culture.knowledge = known ? ['KN16'] : [];
        },
      });
    const m = say(read(false), 'learn');
    expect(now(m).culture.knowledge).toEqual(['KN16']);
    expect(now(m).tracks.lore).toBe(3);
    expect(now(read(true))).toMatchObject({ tracks: { lore: 6 }, characters: { c1: { bag: { water: 1 } } } });
  });

  test("MA07 turns a major malady into a minor one, once a day, and only one's own", () => {
    const m = running(
      function* (t) {
        yield* suffer(t, 'c2', 'disease', 'major');
        yield* suffer(t, 'c1', 'disease', 'major');
      },
      { edit: (s) => void (s.characters.c1.power = 'MA07') },
    );
    expect(asked(m)).toEqual(['malady.ward']);
    say(m, 'power:c1');
    expect(board(m, 'c2').health.disease).toEqual({ minor: 0, major: 1 });
    expect(board(m).health.disease).toEqual({ minor: 1, major: 0 });
    expect(board(m).powerReady).toBe(false);
  });
});
