import { describe, expect, test } from 'vitest';
import { planetOf } from '../../content/find.ts';
import { sections, type DeckName } from '../../content/vocabulary.ts';
import type { VanguardState } from '../../state.ts';
import {
  asked, board, now, offered, page, planet, running, say, until, type Edit, type VanguardMatch,
} from '../../vanguard.testing.ts';
import { back, crewOf, home, pageOf, quiet } from './aboard.testing.ts';

const docked = (edit: Edit = () => {}, pages: readonly (26 | 27 | 32)[] = [26]): VanguardMatch =>
  back(
    function* (t) {
      for (const n of pages) yield* page(t, n);
    },
    (s) => {
      quiet(s);
      edit(s);
    },
  );
const find = (s: VanguardState, decks: readonly DeckName[]): void =>
  void (s.planet!.found = decks.map((deck) => ({ id: s.discoveries[deck].pop()!, sector: 1 })));

describe('a failed mission', () => {
  const left: Edit = (s) => Object.assign(s.planet!, { missions: [{ id: 'M05', revealed: false }] });

  test('IV-605 IV-608 IV-609 IV-611 a mission left on the board: the rank-up card goes back, morale falls by one, the mission goes', () => {
    const m = docked((s) => {
      left(s);
      s.planet!.rankUp = { id: 'RK03', done: true };
      s.rankUps = [];
    });
    expect(now(m)).toMatchObject({ ship: { morale: 'low' }, rankUps: ['RK03'], rankUpsGone: [], planet: { rankUp: null, missions: [] } });
  });

  test('IV-606 IV-609 IV-610 the token on the lander does as much, and is gone', () => {
    const m = docked((s) => void (s.planet!.missionFailed = true));
    expect([now(m).ship.morale, planet(m).missionFailed]).toEqual(['low', false]);
  });

  test('IV-607 with neither nothing happens', () => {
    const m = docked((s) => void (s.planet!.rankUp = { id: 'RK03', done: true }));
    expect([now(m).ship.morale, planet(m).rankUp, now(m).story.happened]).toEqual(['normal', { id: 'RK03', done: true }, []]);
  });

  test('IV-742 it costs no success, no discoveries and no dice', () => {
    const keeps = ({ planet: p, sections: owned, box }: VanguardState) => {
      const { success, found, foundUniques } = p!;
      return { success, found, foundUniques, dice: sections.map((section) => owned[section].dice), box };
    };
    let before = {} as ReturnType<typeof keeps>;
    const m = docked((s) => {
      left(s);
      find(s, ['Flora', 'Fauna']);
      Object.assign(s.planet!, { success: 4, foundUniques: [7] });
      before = structuredClone(keeps(s));
    });
    expect([keeps(now(m)), now(m).ship.morale]).toEqual([before, 'low']);
  });
});

describe('the limit for discoveries', () => {
  test('EX-IV-53 IV-304 IV-310 IV-612 IV-614 above the limit only what is not unique is left, until all is within it', () => {
    const m = docked((s) => {
      s.planet!.foundUniques = [1, 2, 3];
      find(s, ['Flora', 'Fauna', 'Relics']);
    });
    const ids = planet(m).found.map(({ id }) => id);
    const left: string[] = [];
    for (let n = 0; n < 2; n++) {
      expect(offered(m, 'docking.drop')).toEqual(planet(m).found.map(({ id }) => `discovery:${id}`));
      left.push(offered(m, 'docking.drop')[0]!.slice('discovery:'.length));
      say(m, `discovery:${left.at(-1)!}`);
    }
    expect([pageOf(m), planet(m).found.map(({ id }) => id), planet(m).foundUniques]).toEqual([27, [ids[2]], [1, 2, 3]]);
    expect(left.map((id, at) => now(m).discoveries[(['Flora', 'Fauna'] as const)[at]!][0] === id)).toEqual([true, true]);
    const within = docked((s) => {
      s.planet!.foundUniques = [1, 2];
      find(s, ['Flora', 'Fauna']);
    });
    expect([pageOf(within), planet(within).found.length]).toEqual([27, 2]);
  });

  test('EX-IV-54 IV-615 uniques are kept even above the limit', () => {
    const m = docked((s) => {
      s.planet!.foundUniques = [1, 2, 3, 4, 5];
      find(s, ['Flora', 'Fauna']);
    });
    while (asked(m).includes('docking.drop')) say(m, offered(m, 'docking.drop')[0]!);
    expect([planet(m).found, planet(m).foundUniques]).toEqual([[], [1, 2, 3, 4, 5]]);
  });

  test('IV-613 where a planet prints one it counts, with no lander too', () => {
    const m = running((t) => page(t, 26), {
      mix: 'campaign-2',
      planet: 'eye-of-the-void',
      edit: (s) => {
        home(s);
        quiet(s);
        s.ship.lander = null;
        find(s, ['Flora', 'Flora', 'Flora', 'Flora', 'Flora']);
      },
    });
    expect(planetOf('eye-of-the-void').planet.discoveryCap).toBe(4);
    expect(asked(m)).toEqual(['docking.drop']);
    say(m, offered(m, 'docking.drop')[0]!);
    expect([planet(m).found.length, pageOf(m)]).toEqual([4, 27]);
  });

  test('IV-311 what is left behind for want of room goes to the bottom of its own deck', () => {
    const decks: Record<string, DeckName> = {};
    const names = ['Flora', 'Fauna', 'Relics', 'Flora', 'Fauna', 'Relics'] as const;
    const m = docked((s) => {
      find(s, names);
      for (const [at, { id }] of s.planet!.found.entries()) decks[id] = names[at]!;
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
});

describe('the crew', () => {
  const of = (m: VanguardMatch, section: 'recon' | 'science'): string[] => crewOf(now(m), section).map((id) => now(m).crew[id]!.place);

  test('IV-616 IV-617 IV-619 the resting are available again, those on their boards stay there, and page 27 follows', () => {
    const m = docked();
    expect([of(m, 'recon'), of(m, 'science')]).toEqual([['away', 'available', 'available'], ['available', 'available']]);
    expect([Object.keys(now(m).boards), pageOf(m)]).toEqual([['recon', 'engineering'], 27]);
  });

  /** Everybody has rank 3, and there is enough to buy with. */
  const veterans: Edit = (s) => {
    for (const id of Object.keys(s.crew)) s.crew[id] = { ...s.crew[id]!, rank: 3 };
    s.planet!.success = 9;
  };
  const crewOffered = (m: VanguardMatch, ask: string): string[] =>
    offered(m, ask).filter((id) => id.startsWith('crew:')).map((id) => id.slice('crew:'.length));

  test('IV-618 who rested can be assigned on the next pages', () => {
    const m = docked(veterans, [26, 27]);
    say(m, 'buy');
    expect(crewOffered(m, 'dice.teacher')).toEqual(expect.arrayContaining(crewOf(now(m), 'science')));
  });

  test('IV-744 nobody of the away team is instructor or therapist', () => {
    const m = docked((s) => {
      veterans(s);
      const patient = crewOf(s, 'security')[0]!;
      s.crew[patient] = { ...s.crew[patient]!, place: 'medbay' };
      s.ship.medbay = [{ crew: patient, lane: 0, level: 2 }];
      s.boards.recon!.injuries = [{ name: 'Wounded', down: false }];
    }, [26, 27, 32]);
    const away = board(m).crew;
    say(m, 'buy');
    expect(crewOffered(m, 'dice.teacher').length).toBeGreaterThan(0);
    expect(crewOffered(m, 'dice.teacher')).not.toContain(away);
    until(m, () => asked(m).includes('dice.trade') && offered(m, 'dice.trade').includes('stop'));
    say(m, 'stop');
    until(m, () => asked(m).includes('medbay.therapy'));
    say(m, offered(m, 'medbay.therapy')[0]!);
    expect(crewOffered(m, 'medbay.therapist').length).toBeGreaterThan(0);
    expect(crewOffered(m, 'medbay.therapist')).not.toContain(away);
  });
});
