import { describe, expect, test } from 'vitest';
import { landers, mods } from '../../content/decks/landers.ts';
import { landerOf, landingOf, modOf, planetOf } from '../../content/find.ts';
import type { LandingStage } from '../../state.ts';
import { all, asked, begin, board, now, offered, page, planet, running, say, until, type VanguardMatch } from '../../vanguard.testing.ts';
import { launching, pageOf, ship } from './aboard.testing.ts';

const { stages } = landingOf(planetOf('halcyon-shelf').planet.landingCard);

/** On the way to Halcyon Shelf in a lander, with nothing in the armory but this. */
const going = (id: string, fitted: readonly string[] = [], armory: readonly string[] = []): VanguardMatch =>
  launching((s) => {
    s.house.quick = true;
    s.ship.lander = { id, mods: [...fitted] };
    s.ship.armory = [...armory];
  });

/** The stages of the landing that are rolled for, each with what is needed and where the marker stands. */
function descent(id: string, fitted: readonly string[] = []): LandingStage[] {
  const m = going(id, fitted);
  const rolled: LandingStage[] = [];
  until(m, () => {
    const stage = now(m).planet?.check?.landing;
    if (stage && rolled.at(-1)?.stat !== stage.stat) rolled.push({ ...stage });
    return pageOf(m) === 24;
  });
  return rolled;
}

describe('what a lander is good for', () => {
  test('IV-299 before each landing one of the landers is chosen, whichever flew last, and its mods are chosen anew', () => {
    const m = running((t) => page(t, 18), ship((s) => {
      Object.assign(s.ship, { awaiting: [], landers: ['mule', 'kestrel', 'ox'].map((id) => ({ id, down: false })) });
      Object.assign(s.ship, { mods: ['ribbed-keel', 'belly-tanks'], scanner: { card: 'LC-03', parts: 1 } });
      s.ship.lander = { id: 'ox', mods: [] };
    }));
    until(m, () => asked(m).includes('hangar.choose'));
    expect(offered(m, 'hangar.choose')).toEqual(['lander:mule', 'lander:kestrel', 'lander:ox']);
    say(m, 'lander:kestrel');
    expect(offered(m, 'hangar.fit')).toEqual(['mod:ribbed-keel', 'none']);
    say(m, 'mod:ribbed-keel');
    expect(offered(m, 'hangar.fit')).toEqual(['mod:belly-tanks', 'none']);
    say(m, 'none');
    expect([now(m).ship.lander, now(m).ship.mods]).toEqual([{ id: 'kestrel', mods: ['ribbed-keel'] }, ['belly-tanks']]);
  });

  test.each(landers)('IV-300 the armor, sensors and agility of the $name are taken off what a stage asks for', (lander) => {
    const needed = stages.filter(({ stat, difficulty }) => difficulty > lander[stat]);
    const rolled = descent(lander.id).map(({ stat, needed: n }) => [stat, n]);
    expect(rolled).toEqual(needed.map(({ stat, difficulty }) => [stat, difficulty - lander[stat]]));
  });

  test('IV-301 landers differ in where the landing marker starts', () => {
    const starts = ['mule', 'kestrel', 'ox'].map((id) => descent(id)[0]!.marker);
    expect(starts).toEqual([landerOf('mule').trackStart, landerOf('kestrel').trackStart, landerOf('ox').trackStart]);
    expect(new Set(starts).size).toBe(3);
  });

  test.each(['mule', 'kestrel', 'ox'])('IV-302 the supplies of the %s come along', (id) => {
    const m = going(id);
    until(m, () => (now(m).planet?.supplies ?? 0) > 0);
    expect(planet(m).supplies).toBe(landerOf(id).supplies);
  });

  test.each(['mule', 'ox', 'lamplight'])('IV-303 IV-749 the %s takes so much personal and so much mission equipment, each by itself', (id) => {
    const personal = ['insulated-overshell', 'field-radio', 'ration-harness', 'cutting-lamp'];
    const m = going(id, [], [...personal, 'tripod-scanner', 'core-drill', 'field-shelter']);
    const taken = { personal: 0, mission: 0 };
    until(m, () => asked(m).some((ask) => ask === 'launch.personal' || ask === 'launch.mission'));
    for (const kind of ['personal', 'mission'] as const)
      for (; asked(m).includes(`launch.${kind}`); taken[kind]++) say(m, offered(m, `launch.${kind}`)[0]!);
    expect(taken).toEqual({ personal: landerOf(id).personal, mission: landerOf(id).mission });
  });
});

describe('lander mods', () => {
  test('IV-305 structural mods raise armor, sensors and agility', () => {
    for (const stat of ['armor', 'sensors', 'agility'] as const) {
      const { id: lander } = landers.find((one) => stages.some((stage) => stage.stat === stat && stage.difficulty > one[stat]))!;
      const needed = (...fitted: string[]): number => descent(lander, fitted).find((one) => one.stat === stat)?.needed ?? 0;
      const raising = mods.filter(({ kind, stats }) => kind === 'structural' && stats?.[stat] === 1).map(({ id }) => id);
      expect([stat, raising.length > 1]).toEqual([stat, true]);
      for (const id of raising) expect([stat, id, needed(id)]).toEqual([stat, id, needed() - 1]);
    }
  });

  test('IV-306 a utility mod gives room or a bonus in the exploration', () => {
    const tanks = going('mule', ['belly-tanks']);
    until(tanks, () => (now(tanks).planet?.supplies ?? 0) > 0);
    expect(planet(tanks).supplies).toBe(landerOf('mule').supplies + modOf('belly-tanks').limits!.supplies!);
    const rail = running((t) => page(t, 24), {
      edit: (s) => {
        s.ship.lander = { id: 'mule', mods: ['charging-rail'] };
        s.boards.recon!.charges = 1;
      },
    });
    say(rail, offered(rail, 'rankup.pick')[0]!);
    expect([board(rail).charges, board(rail, 'engineering').charges]).toEqual([2, 1]);
    const cabin = begin({ edit: (s) => void (s.ship.lander = { id: 'mule', mods: ['weather-mast'] }) });
    expect(all(cabin)).toContain('action:mod-weather-mast');
  });
});
