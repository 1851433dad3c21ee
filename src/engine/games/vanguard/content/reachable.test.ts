import { describe, expect, test } from 'vitest';
import { fresh, now } from '../vanguard.testing.ts';
import { visitAll } from './citing.testing.ts';
import { equipment } from './decks/equipment.ts';
import { landers, mods } from './decks/landers.ts';
import { objectives, secondaryObjectives, techLevels } from './decks/objectives.ts';
import { production } from './decks/production.ts';
import { research } from './decks/research.ts';
import { upgrades } from './decks/upgrades.ts';
import { gcOf, logOf, missionOf, poiOf, threatOf, uniqueOf } from './find.ts';
import { planets } from './planets.ts';

type Kind = 'poi' | 'gc' | 'threat' | 'mission' | 'unique' | 'equipment' | 'mod' | 'lander' | 'card';

/** What lies there from the beginning, and what any effect brings, by its kind. */
function brought(): Record<Kind, Set<string>> {
  const { ship } = now(fresh('campaign-2'));
  const found: Record<Kind, Set<string>> = {
    poi: new Set(planets.flatMap(({ planet }) => planet.sectors.flatMap(({ startPoi }) => startPoi ?? []))),
    gc: new Set(planets.flatMap(({ planet }) => planet.gcAtStart.map(({ id }) => id))),
    threat: new Set(planets.flatMap(({ planet }) => planet.threatsAtStart.map(({ id }) => id))),
    mission: new Set(planets.flatMap(({ planet }) => planet.missions.map(({ id }) => id))),
    unique: new Set(planets.flatMap(({ planet }) => planet.uniques.map(String))),
    equipment: new Set(ship.armory),
    mod: new Set(ship.mods),
    lander: new Set(ship.landers.map(({ id }) => id)),
    // A row of uniques brings the card beside it.
    card: new Set([...ship.awaiting, ...ship.secondaries, ship.tech, ...upgrades.filter(({ uniques }) => uniques).map(({ id }) => id)]),
  };
  visitAll((one) => {
    if (one.op === 'setPoi') found.poi.add(one.poi);
    else if (one.op === 'setGc') found.gc.add(one.gc);
    else if (one.op === 'spawnThreat') found.threat.add(one.threat);
    else if (one.op === 'revealMission') found.mission.add(one.mission);
    else if (one.op === 'gainUnique' && one.number !== undefined) found.unique.add(String(one.number));
    else if (one.op === 'gainEquipment') found.equipment.add(one.equipment);
    else if (one.op === 'gainMod') found.mod.add(one.mod);
    else if (one.op === 'gainLander') found.lander.add(one.lander);
    else if (one.op === 'awaiting') found.card.add(one.card);
  });
  return found;
}

const idOf = ({ id }: { readonly id: string }): string => id;
const all: Readonly<Record<Kind, readonly string[]>> = {
  poi: planets.flatMap(({ pois }) => pois.map(idOf)),
  gc: planets.flatMap(({ gcs }) => gcs.map(idOf)),
  threat: planets.flatMap(({ threats }) => threats.map(idOf)),
  mission: planets.flatMap(({ missions }) => missions.map(idOf)),
  unique: planets.flatMap(({ uniques }) => uniques.map(({ n }) => String(n))),
  equipment: equipment.map(idOf),
  mod: mods.map(idOf),
  lander: landers.map(idOf),
  card: [objectives, secondaryObjectives, techLevels, production, research, upgrades].flatMap((deck) => deck.map(idOf)),
};

describe('everything can come into play', () => {
  const found = brought();
  test.each(Object.keys(all) as Kind[])('every %s is there from the beginning or brought by something', (kind) => {
    expect(all[kind].length).toBeGreaterThan(0);
    expect(all[kind].filter((id) => !found[kind].has(id))).toEqual([]);
  });
});

test('what a condition names exists', () => {
  let asked = 0;
  visitAll(
    () => {},
    (one) => {
      asked += 1;
      if ('poi' in one) expect(poiOf(one.poi).id).toBe(one.poi);
      if ('gc' in one) expect(gcOf(one.gc).id).toBe(one.gc);
      if ('log' in one) expect(logOf(one.log).n).toBe(one.log);
      if ('unique' in one) expect(uniqueOf(one.unique).n).toBe(one.unique);
      if ('mission' in one) expect(missionOf(one.mission).id).toBe(one.mission);
      if ('done' in one) expect(missionOf(one.done).id).toBe(one.done);
      if ('doneBefore' in one) expect(missionOf(one.doneBefore).id).toBe(one.doneBefore);
      if ('threat' in one) expect(threatOf(one.threat).id).toBe(one.threat);
      if ('threatIn' in one) expect(threatOf(one.threatIn).id).toBe(one.threatIn);
      if ('crewWith' in one) expect(threatOf(one.crewWith).id).toBe(one.crewWith);
    },
  );
  expect(asked).toBeGreaterThan(50);
});

test('what else an effect names exists', () => {
  visitAll((one) => {
    if (one.op === 'moveThreat' && one.threat !== 'nearest') expect(threatOf(one.threat).id).toBe(one.threat);
    if (one.op === 'failMission' && one.mission !== undefined) expect(missionOf(one.mission).id).toBe(one.mission);
    if (one.op === 'timeToken' && /^T\d/.test(one.on)) expect(threatOf(one.on).id).toBe(one.on);
    if (one.op === 'timeToken' && /^P\d/.test(one.on)) expect(poiOf(one.on).id).toBe(one.on);
    if (typeof one.at === 'string') expect(threatOf(one.at).id).toBe(one.at);
  });
});
