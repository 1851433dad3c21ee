import { describe, expect, test } from 'vitest';
import { decks, everything, walk } from './citing.testing.ts';
import { addOn } from './decks/addOn.ts';
import { equipment } from './decks/equipment.ts';
import { events, tutorialEvents } from './decks/events.ts';
import { injuries } from './decks/injuries.ts';
import { landers, mods } from './decks/landers.ts';
import { leads } from './decks/leads.ts';
import { objectives, secondaryObjectives, techLevels } from './decks/objectives.ts';
import { production } from './decks/production.ts';
import { rankUps } from './decks/rankUps.ts';
import { recruits } from './decks/recruits.ts';
import { research } from './decks/research.ts';
import { situations } from './decks/situations.ts';
import { skills } from './decks/skills.ts';
import type { Choice, Effect } from './effects.ts';
import {
  checkOf,
  discoveries,
  equipmentOf,
  gcOf,
  landerOf,
  logOf,
  missionOf,
  modOf,
  objectiveOf,
  poiOf,
  productionOf,
  researchOf,
  secondaryOf,
  sectionCards,
  skillOf,
  techOf,
  threatOf,
  uniqueOf,
  upgradeOf,
} from './find.ts';
import { planets } from './planets.ts';
import { checkSchema, conditionSchema, effectSchema } from './schema.ts';
import { deckNames, sections } from './vocabulary.ts';

const awaits = (card: string): unknown => {
  if (card === 'ADDON') return card;
  const find = { R: researchOf, B: productionOf, O: card.startsWith('OS') ? secondaryOf : objectiveOf, T: techOf, U: upgradeOf }[card[0]!];
  return find!(card);
};

describe('what content names', () => {
  test.each(planets.map((file) => [file.planet.id, file] as const))('%s names only what exists', (id, file) => {
    const cite = (one: Effect): void => void citeAnywhere(one, id);
    walk(file, cite, () => {});
    const { planet, missions, pois, gcs, threats } = file;
    for (const action of [...planet.sectors, ...missions, ...pois].flatMap(({ actions }) => actions))
      expect(checkOf(action, id).id).toBe(action);
    for (const { action } of gcs) if (action) expect(checkOf(action, id).id).toBe(action);
    for (const { action } of threats) expect(checkOf(action, id).id).toBe(action);
    for (const { icons } of planet.paths) for (const icon of icons) if (icon.t === 'check') expect(checkOf(icon.id, id).id).toBe(icon.id);
    for (const n of planet.uniques) expect(uniqueOf(n).n).toBe(n);
    for (const n of [planet.briefingLog, planet.landingLog, planet.liftoffLog, planet.evacLog]) expect(logOf(n).n).toBe(n);
    for (const { startPoi, log } of planet.sectors) {
      if (startPoi) expect(poiOf(startPoi).id).toBe(startPoi);
      if (log !== undefined) expect(logOf(log).n).toBe(log);
    }
  });

  test('decks and ship logs name only what exists', () =>
    walk(
      decks,
      (one) => void citeAnywhere(one, 'halcyon-shelf'),
      () => {},
    ));

  test('every flag that is read is set somewhere', () => {
    const set = new Set<string>();
    const read = new Set<string>();
    walk(
      everything,
      (one) => void (one.op === 'flag' && set.add(one.flag)),
      (one) => void ('flag' in one && read.add(one.flag)),
    );
    expect([...read].filter((flag) => !set.has(flag))).toEqual([]);
  });

  test('every log of a planet can be reached', () => {
    for (const { planet, logs, ...rest } of planets) {
      const reached = new Set([planet.briefingLog, planet.landingLog, planet.liftoffLog, planet.evacLog, planet.firstLog ?? 0]);
      for (const { log } of [...planet.sectors, ...planet.paths]) if (log !== undefined) reached.add(log);
      const add = (value: unknown): void =>
        walk(
          value,
          (one) => void (one.op === 'readLog' && reached.add(one.log)),
          () => {},
        );
      add(rest);
      for (let before = 0; before < reached.size;) {
        before = reached.size;
        for (const log of logs.filter(({ n }) => reached.has(n))) {
          add(log);
          for (const { goto } of (log.choices ?? []) as readonly Choice[]) if (goto !== undefined) reached.add(goto);
        }
      }
      expect([planet.id, logs.map(({ n }) => n).filter((n) => !reached.has(n))]).toEqual([planet.id, []]);
    }
  });
});

function citeAnywhere(one: Effect, planet: string): void {
  switch (one.op) {
    case 'readLog':
      return void logOf(one.log);
    case 'setPoi':
    case 'discardPoi':
      return void poiOf(one.poi);
    case 'setGc':
      return void gcOf(one.gc);
    case 'spawnThreat':
    case 'removeThreat':
      return void threatOf(one.threat);
    case 'completeMission':
    case 'revealMission':
      return void missionOf(one.mission);
    case 'gainUnique':
      return void (one.number !== undefined && uniqueOf(one.number));
    case 'gainEquipment':
      return void equipmentOf(one.equipment);
    case 'gainMod':
      return void modOf(one.mod);
    case 'gainLander':
      return void landerOf(one.lander);
    case 'awaiting':
      return void awaits(one.card);
    case 'progress':
    case 'reduce':
      return void (one.track.includes('.') && checkOf(one.track.slice(0, one.track.indexOf('.')), planet));
    case 'choose':
      return one.options.forEach(({ goto }) => void (goto !== undefined && logOf(goto)));
    default:
      return;
  }
}

describe('the schema', () => {
  test.each(planets.map((file) => [file.planet.id, file.checks] as const))('accepts every check of %s', (_, checks) => {
    for (const check of checks) expect(checkSchema.safeParse(check).error?.message, check.id).toBeUndefined();
  });

  test('accepts every effect and every condition there is', () => {
    walk(
      everything,
      (one) => {
        if (!effectSchema.safeParse(one).success) expect(one).toBe('an effect that the schema knows');
      },
      (one) => {
        if (!conditionSchema.safeParse(one).success) expect(one).toBe('a condition that the schema knows');
      },
    );
  });

  test('refuses an unknown op, an unknown field and a missing one', () => {
    expect(effectSchema.safeParse({ op: 'dance', n: 1 }).success).toBe(false);
    expect(effectSchema.safeParse({ op: 'supply', n: 1, colour: 'red' }).success).toBe(false);
    expect(effectSchema.safeParse({ op: 'supply' }).success).toBe(false);
  });
});

describe('quantities of HD-IV-23', () => {
  test('planets, sectors, missions, conditions, threats', () => {
    expect(planets).toHaveLength(8);
    const missions = planets.flatMap((file) => file.missions);
    expect(missions.filter(({ kind }) => kind === 'story')).toHaveLength(12);
    expect(planets.flatMap(({ gcs }) => gcs)).toHaveLength(12);
    expect(planets.flatMap(({ threats }) => threats)).toHaveLength(7);
    expect(
      planets
        .flatMap(({ uniques }) => uniques)
        .map(({ n }) => n)
        .sort((a, b) => a - b)
        .filter((n) => n <= 32).length,
    ).toBeGreaterThanOrEqual(28);
  });

  test('decks', () => {
    expect([events.length, tutorialEvents.length, recruits.length, skills.length, leads.length]).toEqual([48, 5, 48, 16, 20]);
    for (const deck of deckNames) expect(discoveries.filter((one) => one.deck === deck)).toHaveLength(16);
    for (const section of sections) expect(sectionCards[section].reduce((sum, { copies }) => sum + copies, 0)).toBe(30);
    expect(injuries.reduce((sum, { copies }) => sum + copies, 0)).toBe(34);
    const kinds = (kind: string): number => equipment.filter((one) => one.kind === kind).length;
    expect([kinds('small'), kinds('personal'), kinds('mission'), kinds('upgrade')]).toEqual([10, 14, 8, 8]);
    expect([landers.length, mods.length, rankUps.length, objectives.length, secondaryObjectives.length]).toEqual([4, 20, 11, 8, 10]);
    expect([situations.length, research.length, production.length, techLevels.length, addOn.length]).toEqual([30, 36, 28, 4, 6]);
  });

  test('IV-029 IV-268 ten starters for each section', () => {
    for (const section of sections)
      expect(sectionCards[section].filter(({ starter }) => starter).reduce((sum, { copies }) => sum + copies, 0)).toBe(10);
    for (const { skill, charges } of recruits) expect(skillOf(skill).charges).toBe(charges);
  });

  test('HD-IV-10 a check has rows or tracks or plain effects; rows end with a red one; arrows stay in the check', () => {
    for (const { checks } of planets)
      for (const { id, rows, tracks, effects } of checks) {
        expect([id, [rows, tracks, effects].filter((one) => one !== undefined).length]).toEqual([id, 1]);
        if (rows) expect([id, rows.at(-1)?.color, rows.at(-1)?.need]).toEqual([id, 'red', [[]]]);
        const ids = [...(rows ?? []), ...(tracks ?? [])].map((one) => one.id);
        for (const { arrows } of [...(rows ?? []), ...(tracks ?? [])]) for (const arrow of arrows) expect(ids).toContain(arrow);
      }
  });
});
