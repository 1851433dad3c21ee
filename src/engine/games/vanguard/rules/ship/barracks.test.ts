import { describe, expect, test } from 'vitest';
import { sections, type Rank, type Section } from '../../content/vocabulary.ts';
import type { Crewmember, VanguardState } from '../../state.ts';
import { asked, now, offered, running, say, told, until, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { crewOf, facilities, ship } from './aboard.testing.ts';
import { draftSize } from './barracks.ts';

const barracks = (edit: Edit = () => {}): VanguardMatch => {
  const m = facilities((s) => {
    s.ship.command = 1;
    edit(s);
  });
  say(m, 'facility:16');
  until(m, () => asked(m).some((ask) => ask.startsWith('barracks') || ask.startsWith('draft')));
  return m;
};
const put = (s: VanguardState, id: string, changes: Partial<Crewmember>): void => void (s.crew[id] = { ...s.crew[id]!, ...changes });
const offeredCrew = (m: VanguardMatch, ask: string): string[] =>
  offered(m, ask)
    .filter((id) => id.startsWith('crew:'))
    .map((id) => id.slice('crew:'.length));
const sectionsOf = (m: VanguardMatch, ids: readonly string[]): Section[] =>
  sections.filter((section) => ids.some((id) => now(m).crew[id]?.section === section));
/** The first crewmembers of two sections change places. */
const swap = (m: VanguardMatch, one: Section, other: Section): [string, string] => {
  const [[first], [second]] = [crewOf(now(m), one), crewOf(now(m), other)];
  say(m, 'trade', `crew:${first}`);
  // Somebody who has one partner only is not asked for whom.
  if (asked(m).includes('barracks.for')) say(m, `crew:${second}`);
  return [first!, second!];
};

describe('trading', () => {
  test('IV-480 available crew of two sections change places, one for one, as often as people like', () => {
    const m = barracks();
    say(m, 'trade', `crew:${crewOf(now(m), 'recon')[0]}`);
    expect(sectionsOf(m, offeredCrew(m, 'barracks.for'))).toEqual(['security', 'science', 'engineering']);
    const [mine] = crewOf(now(m), 'recon');
    const [theirs] = crewOf(now(m), 'security');
    say(m, `crew:${theirs}`);
    expect([now(m).crew[mine!]!.section, now(m).crew[theirs!]!.section]).toEqual(['security', 'recon']);
    const [doctor, engineer] = swap(m, 'science', 'engineering');
    expect([now(m).crew[doctor]!.section, now(m).crew[engineer]!.section]).toEqual(['engineering', 'science']);
    expect(sections.map((section) => crewOf(now(m), section).length)).toEqual([2, 2, 2, 2]);
  });

  test('EX-IV-76 IV-481 IV-482 IV-483 a trade costs a rank, but not the first; each takes a sleeve of the new section', () => {
    const traded = (rank: Rank) => {
      const m = barracks((s) => put(s, crewOf(s, 'recon')[0]!, { rank }));
      const before = now(m).sections;
      const [recon, science] = swap(m, 'recon', 'science');
      const taken = (section: Section): number[] => now(m).sections[section].sleeves.map((n, at) => n - before[section].sleeves[at]!);
      return { crew: [now(m).crew[recon], now(m).crew[science]], recon: taken('recon'), science: taken('science') };
    };
    const place = 'available';
    expect(traded(3)).toEqual({
      crew: [{ section: 'science', rank: 2, place }, { section: 'recon', rank: 1, place }],
      recon: [-1, 0, 1],
      science: [1, -1, 0],
    });
    expect(traded(2).crew).toEqual([{ section: 'science', rank: 1, place }, { section: 'recon', rank: 1, place }]);
    expect(traded(1).crew).toEqual([{ section: 'science', rank: 1, place }, { section: 'recon', rank: 1, place }]);
  });

  test('IV-484 nobody of rank 3 changes section while the others have no sleeve of rank 2', () => {
    const trades = (sleeves: number): boolean => {
      const m = barracks((s) => {
        for (const id of crewOf(s, 'recon')) put(s, id, { rank: 3 });
        for (const section of sections) s.sections[section].sleeves[1] = sleeves;
      });
      say(m, 'trade');
      return sectionsOf(m, offeredCrew(m, 'barracks.trade')).includes('recon');
    };
    expect([trades(1), trades(0)]).toEqual([true, false]);
  });

  test('IV-485 those who rest change places too, and rest on', () => {
    const m = barracks((s) => {
      for (const section of ['recon', 'science'] as const) put(s, crewOf(s, section)[0]!, { place: 'resting' });
    });
    const [recon, science] = swap(m, 'recon', 'science');
    expect([now(m).crew[recon], now(m).crew[science]]).toEqual([
      { section: 'science', rank: 1, place: 'resting' },
      { section: 'recon', rank: 1, place: 'resting' },
    ]);
  });

  test('IV-746 the sleeves that both give up serve the same trade; without them nobody could change', () => {
    const noSleeves = (s: VanguardState, rank: Rank): void => {
      for (const section of sections) s.sections[section].sleeves[0] = 0;
      for (const id of crewOf(s, 'recon')) put(s, id, { rank });
    };
    const m = barracks((s) => noSleeves(s, 1));
    swap(m, 'recon', 'security');
    expect(now(m).sections.recon.sleeves[0]).toBe(0);
    // Recon gives up no sleeve of rank 1, so nobody comes to it
    const trades = barracks((s) => noSleeves(s, 2));
    say(trades, 'trade');
    expect(sectionsOf(trades, offeredCrew(trades, 'barracks.trade'))).not.toContain('recon');
  });
});

describe('dismissing', () => {
  test('IV-486 IV-487 IV-745 somebody goes to the recruits with the sleeve back, but never the last available one', () => {
    const m = barracks((s) => {
      delete s.crew[crewOf(s, 'recon')[0]!];
      const [expert, patient] = crewOf(s, 'security');
      put(s, expert!, { rank: 2 });
      put(s, patient!, { place: 'resting' });
    });
    const before = now(m);
    const [expert, patient] = crewOf(before, 'security');
    say(m, 'dismiss');
    expect(offeredCrew(m, 'barracks.dismiss').toSorted()).toEqual(
      [patient, ...crewOf(before, 'science'), ...crewOf(before, 'engineering')].toSorted(),
    );
    say(m, `crew:${patient}`);
    expect([now(m).crew[patient!], now(m).recruits.includes(patient!)]).toEqual([undefined, true]);
    expect(now(m).sections.security.sleeves).toEqual(before.sections.security.sleeves.map((n, at) => n + Number(at === 0)));
    expect(now(m).crew[expert!]).toBeDefined();
  });

  test('IV-486 IV-487 an available one of rank 2 leaves a sleeve of that rank', () => {
    const m = barracks((s) => put(s, crewOf(s, 'security')[0]!, { rank: 2 }));
    const [out] = crewOf(now(m), 'security');
    const { sleeves } = now(m).sections.security;
    say(m, 'dismiss', `crew:${out}`);
    expect([now(m).crew[out!], now(m).recruits.includes(out!)]).toEqual([undefined, true]);
    expect(now(m).sections.security.sleeves).toEqual(sleeves.map((n, at) => n + Number(at === 1)));
  });
});

describe('training', () => {
  /** Recon gets one more of each of these ranks, all available; the two of Recon are of rank 1 and everybody else of rank 2. */
  const school = (...ranks: readonly Rank[]): { readonly m: VanguardMatch; readonly more: readonly string[] } => {
    const more: string[] = [];
    const m = barracks((s) => {
      for (const section of sections) if (section !== 'recon') for (const id of crewOf(s, section)) put(s, id, { rank: 2 });
      for (const rank of ranks) {
        more.push(s.recruits.pop()!);
        s.crew[more.at(-1)!] = { section: 'recon', rank, place: 'available' };
      }
      s.crew[s.recruits.pop()!] = { section: 'security', rank: 1, place: 'available' };
    });
    say(m, 'stop');
    return { m, more };
  };

  test('IV-488 IV-489 a rank 3 trainer lifts a rank 1 colleague of the section to rank 2, and both rest', () => {
    const { m, more } = school(3, 2);
    const trainees = crewOf(now(m), 'recon').filter((id) => !more.includes(id));
    expect(offered(m, 'barracks.train')).toEqual([...trainees.map((id) => `train:${more[0]}:${id}`), 'stop']);
    say(m, `train:${more[0]}:${trainees[1]}`);
    expect(now(m).crew[more[0]!]).toEqual({ section: 'recon', rank: 3, place: 'resting' });
    expect(now(m).crew[trainees[1]!]).toEqual({ section: 'recon', rank: 2, place: 'resting' });
    expect(asked(m)).not.toContain('barracks.train');
  });

  test('IV-488 every trainer lifts one', () => {
    const { m } = school(3, 3, 2);
    say(m, offered(m, 'barracks.train')[0]!);
    say(m, offered(m, 'barracks.train')[0]!);
    expect(told(m, 'promoted').map(({ rank }) => rank)).toEqual([2, 2]);
    expect(asked(m)).not.toContain('barracks.train');
  });
});

describe('the draft', () => {
  const draft = (edit: Edit = () => {}): VanguardMatch => say(barracks(edit), 'stop');

  test.each([
    ['IV-490', 'normal', 5],
    ['IV-491', 'high', 6],
    ['IV-492', 'low', 4],
    ['IV-492', 'verylow', 4],
  ] as const)('EX-IV-77 %s at %s morale it shows %i recruits, the same to all', (_, morale, n) => {
    const m = draft((s) => void (s.ship.morale = morale));
    expect([now(m).shown.length, m.view('p2').shown.length]).toEqual([n, n]);
    expect(now(m).shown.every((id) => now(m).recruits.includes(id))).toBe(true);
  });

  test('HD-IV-21 Deadly Space shows one fewer', () => {
    expect(draftSize(now(running(() => {}, ship((s) => void (s.house.deadly = true)))))).toBe(4);
  });

  test('IV-493 with too few recruits all of them are shown', () => {
    const m = draft((s) => void s.recruits.splice(2));
    expect(now(m).shown.toSorted()).toEqual(now(m).recruits.toSorted());
    expect(now(m).shown).toHaveLength(2);
  });

  test('IV-494 the player of Security says who picks next', () => {
    const m = draft((s) => void (s.players = { recon: 'p1', science: 'p1', engineering: 'p1', security: 'p2' }));
    expect(m.open.map(({ ask, seat }) => [ask, seat])).toEqual([['draft.next', 'p2']]);
    expect(offered(m, 'draft.next')).toEqual(sections.map((section) => `section:${section}`));
    say(m, 'section:science', 'nobody');
    expect(offered(m, 'draft.next')).toEqual(['section:recon', 'section:security', 'section:engineering']);
  });

  test('IV-495 IV-496 each section picks one into a sleeve of rank 1, who is available at once', () => {
    const m = draft();
    const before = now(m).sections;
    const { shown } = now(m);
    const left = new Set(shown);
    for (const section of ['science', 'recon', 'engineering', 'security'] as const) {
      if (asked(m).includes('draft.next')) say(m, `section:${section}`);
      expect(m.open.map(({ ask, seat }) => [ask, seat])).toEqual([['draft.pick', now(m).players[section]]]);
      expect(offeredCrew(m, 'draft.pick')).toEqual([...left]);
      const [pick] = [...left].slice(-1);
      left.delete(pick!);
      say(m, `crew:${pick}`);
      expect(now(m).crew[pick!]).toEqual({ section, rank: 1, place: 'available' });
      expect(now(m).sections[section].sleeves[0]).toBe(before[section].sleeves[0] - 1);
    }
    expect(told(m, 'crewJoined')).toHaveLength(4);
    expect(asked(m)).toEqual([]);
  });

  test('IV-497 those who are not picked go back to the recruits', () => {
    const m = draft();
    const before = now(m).recruits;
    say(m, 'section:science', `crew:${now(m).shown[0]}`);
    for (const section of ['recon', 'security'] as const) say(m, `section:${section}`, 'nobody');
    say(m, 'nobody');
    const [joined] = told(m, 'crewJoined').map(({ crew }) => crew);
    expect(now(m).recruits.toSorted()).toEqual(before.filter((id) => id !== joined).toSorted());
    expect(now(m).shown).toEqual([]);
  });

  test('IV-498 without a free sleeve an available one of rank 1 leaves for the new one', () => {
    const m = draft((s) => {
      s.sections.science.sleeves[0] = 0;
      put(s, crewOf(s, 'science')[0]!, { rank: 2 });
      s.crew[s.recruits.pop()!] = { section: 'science', rank: 1, place: 'resting' };
    });
    say(m, 'section:science');
    const old = crewOf(now(m), 'science').find((id) => now(m).crew[id]!.rank === 1 && now(m).crew[id]!.place === 'available');
    expect(offered(m, 'draft.leave')).toEqual([`crew:${old}`, 'nobody']);
    say(m, `crew:${old}`);
    expect([now(m).crew[old!], now(m).recruits.includes(old!), asked(m)]).toEqual([undefined, true, ['draft.pick']]);
    const [pick] = offeredCrew(m, 'draft.pick');
    say(m, `crew:${pick}`);
    expect([now(m).crew[pick!]!.section, now(m).sections.science.sleeves[0]]).toEqual(['science', 0]);
  });
});
