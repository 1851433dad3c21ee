import { describe, expect, test } from 'vitest';
import { equipmentOf, landerOf } from '../../content/find.ts';
import { equipment } from '../../content/decks/equipment.ts';
import { asked, board, now, offered, planet, say, until, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { launching } from './aboard.testing.ts';

const ids = (kind: string): string[] => equipment.filter((one) => one.kind === kind).map(({ id }) => id);
const upgrade = equipment.find(({ upgrades, kind }) => kind === 'upgrade' && upgrades !== undefined)!;

/** Recon and Science stand on their boards and may take things along. */
const loading = (edit: Edit = () => {}): VanguardMatch => {
  const m = launching(edit);
  until(m, () => asked(m).some((ask) => ask === 'launch.small'));
  return m;
};
const armory = (...things: readonly string[]): Edit => (s) => void (s.ship.armory = ['torch', ...things]);

describe('small things', () => {
  test('IV-281 IV-283 IV-546 IV-547 all of the armory lies open, and each may take one small thing or none', () => {
    const m = loading(armory(...ids('small').slice(1), ...ids('personal'), ...ids('mission')));
    expect(offered(m, 'launch.small')).toEqual([...ids('small').map((id) => `equipment:${id}`), 'nothing']);
    say(m, 'nothing');
    expect(offered(m, 'launch.small')).toContain('equipment:torch');
    say(m, 'equipment:torch');
    expect(asked(m)).not.toContain('launch.small');
    expect([board(m).equipment, board(m, 'science').equipment]).toEqual([[], ['torch']]);
    expect(now(m).ship.armory).not.toContain('torch');
    const theirs = [undefined, 'recon', 'science'];
    const usable = equipment.filter(({ kind, section }) => kind === 'personal' && theirs.includes(section));
    expect(offered(m, 'launch.personal')).toEqual([...usable.map(({ id }) => `equipment:${id}`), 'enough']);
  });
});

describe('the shared pile', () => {
  const full: Edit = (s) => void (s.ship.armory = equipment.filter(({ kind }) => kind !== 'upgrade').map(({ id }) => id));
  const taken = (edit: Edit): string[] => {
    const m = loading(edit);
    say(m, 'nothing', 'nothing');
    const kinds: string[] = [];
    for (let ask = asked(m)[0]!; ask.startsWith('launch.'); ask = asked(m)[0]!) {
      kinds.push(ask.slice('launch.'.length));
      say(m, offered(m, ask)[0]!);
    }
    return kinds;
  };

  test('IV-548 IV-549 personal and mission equipment each up to the limit of the lander, not one in common', () => {
    expect(taken(full)).toEqual(['personal', 'personal', 'mission']);
    const ox: Edit = (s) => {
      full(s);
      s.ship.lander = { id: 'ox', mods: [] };
    };
    expect(taken(ox)).toEqual(['personal', 'personal', 'personal', 'mission', 'mission']);
  });

  test.each([['kit-lockers', ['personal', 'personal', 'personal', 'mission']], ['tool-cradle', ['personal', 'personal', 'mission', 'mission']]])(
    'IV-558 with %s the lander takes more',
    (mod, kinds) => {
      const fitted: Edit = (s) => {
        full(s);
        s.ship.lander = { id: 'mule', mods: [mod] };
      };
      expect(taken(fitted)).toEqual(kinds);
    },
  );

  test('IV-553 IV-554 IV-555 Engineering decides; what comes along is one pile without carriers, and the rest stays in the armory', () => {
    const m = loading(armory('field-radio', 'ration-harness', 'core-drill', 'field-shelter'));
    say(m, 'nothing', 'nothing');
    expect([now(m).players.engineering, now(m).players.recon, m.open.map(({ seat }) => seat)]).toEqual(['p2', 'p1', ['p2']]);
    say(m, 'equipment:field-radio');
    expect(now(m).ship.armory).toEqual(['torch', 'ration-harness', 'core-drill', 'field-shelter']);
    say(m, 'enough', 'equipment:core-drill');
    expect(planet(m).loaded).toEqual(['field-radio', 'core-drill']);
    expect([board(m).equipment, board(m, 'science').equipment]).toEqual([[], []]);
    expect(now(m).ship.armory).toEqual(['torch', 'ration-harness', 'field-shelter']);
  });

  test('IV-551 IV-552 upgrades come with their equipment, free of the limit, and never without it', () => {
    const going = (...answers: string[]): string[] => {
      const m = loading(armory(upgrade.upgrades!, upgrade.id));
      say(m, 'nothing', 'nothing', ...answers);
      return planet(m).loaded;
    };
    expect([equipmentOf(upgrade.upgrades!).section, landerOf('mule').mission]).toEqual([undefined, 1]);
    expect(going(`equipment:${upgrade.upgrades}`)).toEqual([upgrade.upgrades, upgrade.id]);
    expect(going('enough')).toEqual([]);
  });

  test('IV-550 every upgrade of what was chosen comes along', () => {
    const things = equipment.filter(({ id }) => id === 'long-mast' || id === 'heated-floor');
    const [mine, theirs] = things.map(({ upgrades }) => upgrades!);
    const pile = things.flatMap(({ id, upgrades }) => [upgrades!, id]);
    const m = loading((s) => {
      armory(...pile)(s);
      s.ship.lander = { id: 'ox', mods: [] };
    });
    say(m, 'nothing', 'nothing', `equipment:${mine}`, `equipment:${theirs}`);
    expect(planet(m).loaded.toSorted()).toEqual(pile.toSorted());
  });
});

test('IV-302 IV-556 IV-557 supplies begin at what the lander holds, and a mod can add to that', () => {
  const supplies = (id: string, ...fitted: string[]): number => {
    const m = loading((s) => {
      armory()(s);
      s.ship.lander = { id, mods: fitted };
    });
    say(m, 'nothing', 'nothing');
    return planet(m).supplies;
  };
  expect([supplies('mule'), supplies('kestrel'), supplies('ox')]).toEqual([6, 5, 8]);
  expect(['mule', 'kestrel', 'ox'].map((id) => landerOf(id).supplies)).toEqual([6, 5, 8]);
  expect(supplies('mule', 'belly-tanks')).toBe(8);
});
