import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../bots/random.ts';
import { picker } from '../../kernel/chance.ts';
import { checksum } from '../../kernel/checksum.ts';
import type { Save } from '../../kernel/match.ts';
import { restore } from '../../kernel/restore.ts';
import { vanguard } from './index.ts';
import type { VanguardState } from './state.ts';
import { begin, campaign, now, say, type VanguardMatch } from './vanguard.testing.ts';

const written = (m: VanguardMatch): Save<VanguardState> => JSON.parse(JSON.stringify(m.save())) as Save<VanguardState>;
const later = (m: VanguardMatch): boolean => now(m).story.landings >= 2;

describe("the ship's diary", () => {
  test('has every mission, death, flight and landing of the campaign in the order of the facts, and nothing else', () => {
    const m = campaign(3, later);
    const kinds = ['landed', 'missionDone', 'missionFailed', 'died', 'flew', 'explorationEnded', 'morale'] as const;
    const happened = m.told.map(({ fact }) => fact).filter(({ fact }) => (kinds as readonly string[]).includes(fact));
    const noted = now(m).story.diary.map(({ fact }) => fact).filter(({ fact }) => (kinds as readonly string[]).includes(fact));
    expect(happened.length).toBeGreaterThan(2);
    expect(noted).toEqual(happened);
    const landings = now(m).story.diary.map(({ landing }) => landing);
    expect(landings).toEqual(landings.toSorted((a, b) => a - b));
  });

  test('a power or a page that is only looked at leaves no line', () => {
    const m = say(begin(), 'rest');
    expect(now(m).story.diary).toEqual([]);
  });
});

describe('a campaign', () => {
  test('taken to another place as a file goes on where it was, with its diary', () => {
    const m = campaign(5, later);
    const { match, lost } = restore(vanguard, written(m));
    expect([lost, match.open]).toEqual(['nothing', m.open]);
    expect(match.peek().story.diary).toEqual(now(m).story.diary);
  });

  test('a copy goes its own way: what happens to one is not in the other', () => {
    const m = campaign(5, later);
    const copy = restore(vanguard, written(m)).match;
    const before = JSON.stringify(now(m));
    const pick = picker(9);
    for (let given = 0; given < 60 && copy.open.length > 0; given++) copy.answer(randomAnswer(copy.open, pick)!);
    expect(JSON.stringify(now(m))).toBe(before);
    expect(JSON.stringify(copy.peek())).not.toBe(before);
  });

  const old = (save: Save<VanguardState>, edition: number, edit: (at: any) => void): Save<VanguardState> => {
    const { checksum: own, ...rest } = save;
    edit(rest.at);
    const kept = { ...rest, edition };
    return { ...kept, checksum: `${checksum(kept)}.${own.split('.')[1]}` };
  };
  const without: Readonly<Record<number, (at: any) => void>> = {
    1: (at) => {
      delete at.house.windows;
      delete at.story.diary;
    },
    2: (at) => void delete at.story.diary,
    3: (at) => void delete at.story.diary,
    4: () => {},
  };

  test.each([1, 2, 3, 4])('of edition %i is lifted aboard and on a planet, keeps crew, story and flags, and can be played on', (edition) => {
    for (const place of ['page', 'turn'] as const) {
      const m = campaign(7, (one) => now(one).story.landings >= 1 && now(one).phase.at === place);
      const { story, flags, crew } = now(m);
      const { match } = restore(vanguard, old(written(m), edition, without[edition]!));
      const lifted = match.peek();
      expect([lifted.flags, lifted.crew, lifted.story.done]).toEqual([flags, crew, story.done]);
      // It begins with what has happened since the last boundary.
      expect(story.diary.slice(story.diary.length - lifted.story.diary.length)).toEqual(lifted.story.diary);
      const pick = picker(2);
      for (let given = 0; given < 200 && match.open.length > 0; given++) match.answer(randomAnswer(match.open, pick)!);
      expect(match.answers.length).toBeGreaterThan(0);
    }
  });

  test('what a card had laid out without saying for whom is put away when a save is lifted', () => {
    const m = begin({
      edit: (s) => {
        const laid = { by: 'recon', source: 'card:SE14:1', sector: 1, path: null, until: 'exploration', icon: null } as const;
        s.planet!.lasting = [
          { ...laid, effect: { op: 'holdThreat' } },
          { ...laid, effect: { op: 'reroll', n: 1, from: 'board' } },
          { ...laid, effect: { op: 'reroll', n: 1 } },
        ];
      },
    });
    const { match } = restore(vanguard, old(written(m), 2, without[2]!));
    expect(match.peek().planet!.lasting.map(({ effect }) => effect)).toEqual([{ op: 'reroll', n: 1 }]);
  });

  test('a recording that was almost lifted lacks its last step when the track has become shorter', () => {
    const m = begin({ planet: 'hollow-choir', edit: (s) => void (s.planet!.markers['choir-lift.g'] = 4) });
    const { match } = restore(vanguard, old(written(m), 4, without[4]!));
    expect(match.peek().planet!.markers['choir-lift.g']).toBe(3);
  });
});
