import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { favors } from '../content/favors.ts';
import { gear } from '../content/gear.ts';
import { spiderDefense, spiderSpirit } from '../content/powers.ts';
import { rituals, tracks, treasuresByDraw } from '../content/rituals.ts';
import { spells, spellSymbols } from '../content/spells.ts';
import { stackMix, tileFaces } from '../content/tiles.ts';
import { treasures } from '../content/treasures.ts';
import { dials, manorStart, paladinStart, roundLimit, skeletonNames, skeletonsStart, warlockStart } from '../content/values.ts';

/** What is printed and what the rulebook says must not drift apart: whoever tunes a house value tells the reader too. */
const book = readFileSync(path.join(import.meta.dirname, '../rulebook.md'), 'utf8');
const topic = (id: string): string => book.split(`### ${id} `)[1]!.split(/^##/m)[0]!;
const rows = (text: string): string[][] => [...text.matchAll(/^\| (.+) \|$/gm)].map(([, cells]) => cells!.split(' | '));
const cards = (id: string): string[][] => rows(topic(id)).filter(([first]) => /^[A-Z]{2}-\d+$/.test(first!)).map((cells) => cells.slice(1));
const number = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);

describe('the house design in the rulebook is what is printed', () => {
  test('HD-02 the tiles by kind and shape', () => {
    const shapes = ['X', 'T', 'I', 'L', 'D'] as const;
    const table = rows(topic('HD-02')).filter(([kind]) => kind!.toLowerCase() in stackMix);
    expect(table.map(([kind, ...counts]) => [kind!.toLowerCase(), counts.slice(0, 5).map(Number)])).toEqual(
      Object.entries(stackMix as Record<string, Partial<Record<(typeof shapes)[number], number>>>).map(([kind, mix]) => [
        kind,
        shapes.map((shape) => mix[shape] ?? 0),
      ]),
    );
    expect(Object.keys(tileFaces)).toHaveLength(51);
  });

  test('HD-03, HD-04, HD-06, HD-07 where the roles begin', () => {
    const paladin = topic('HD-03');
    expect(paladinStart).toEqual({
      health: number(paladin, /Health (\d+)/),
      grit: number(paladin, /Grit (\d+)/),
      fury: number(paladin, /Fury (\d+)/),
      light: number(paladin, /Light (\d+)/),
      unassignedCubes: number(paladin, /(\d+) hero cubes unassigned/),
      suppliedCubes: number(paladin, /(\d+) in supply/),
    });
    expect(skeletonsStart.stability).toBe(number(topic('HD-04'), /Stability (\d+)/));
    expect(manorStart.rituals).toBe(number(topic('HD-06'), /(\d+) ritual cards drawn/));
    const warlock = topic('HD-07');
    expect(warlockStart).toEqual({
      curses: number(warlock, /(\d+) Curses/),
      unassignedCubes: number(warlock, /(\d+) magic cubes unassigned/),
      suppliedCubes: number(warlock, /(\d+) in supply/),
    });
    expect(spellSymbols).toEqual(/symbols on ([\d, and]+);/.exec(warlock)![1]!.match(/\d+/g)!.map(Number));
  });

  test('HD-05 Defense and Spirit by Terror', () => {
    const [, defense, spirit] = rows(topic('HD-05')).filter(([first]) => ['Terror', 'Defense', 'Spirit'].includes(first!));
    expect(defense!.slice(1).map(Number)).toEqual(spiderDefense);
    expect(spirit!.slice(1).map(Number)).toEqual(spiderSpirit);
  });

  test('HD-06 what the tracks give', () => {
    const table = rows(topic('HD-06')).slice(1).filter(([first]) => !first!.startsWith('-'));
    for (const [index, { title, values }] of Object.values(tracks).entries()) {
      const [name, ...given] = table[index]!;
      expect(name!.split(':')[0]).toBe(title);
      if (index < 5) expect(given.map((value) => (value === '-' ? 0 : Number(value)))).toEqual(values);
      else expect(given).toEqual(values.map((count, filled) => `${treasuresByDraw[filled]} / ${count}`));
    }
  });

  test('HD-08 favors and what they cost', () => {
    const printed = Object.values(favors).map(({ name, cost, starting }) => {
      const { fury, light } = cost as { fury?: number; light?: number };
      return [starting ? `${name} (start)` : name, fury ? `${fury} Fury` : light ? `${light} Light` : 'none'];
    });
    expect(cards('HD-08').map(([name, cost]) => [name, cost!.split(',')[0]])).toEqual(printed);
  });

  test('HD-09 treasures, HD-13 spells', () => {
    expect(cards('HD-09').map(([name]) => name)).toEqual(Object.values(treasures).map(({ name }) => name));
    expect(cards('HD-13').map(([name, kind]) => [name, kind])).toEqual(Object.values(spells).map(({ name, kind }) => [name, kind]));
  });

  test('HD-10 gear, whose it is and what it costs', () => {
    expect(cards('HD-10').map(([owner, name, cost]) => [owner, name, Number(cost)])).toEqual(
      Object.values(gear).map((card) => [skeletonNames[card.for], card.name, card.cost]),
    );
  });

  test('HD-11 RI-01 to RI-13 rituals: Seals, portent, steps, and where the poltergeist comes', () => {
    const portents = Object.fromEntries(Object.entries(tracks).map(([id, { title }]) => [id, id === 'draw' ? 'Draw' : title]));
    expect(cards('HD-11')).toEqual(
      Object.values(rituals).map(({ seals, portent, steps, poltergeist }) => [
        `${seals}`,
        portent ? portents[portent] : '-',
        steps.join(' '),
        `${poltergeist}`,
      ]),
    );
  });

  test('HD-14 dials and tracks', () => {
    const ranges = [...topic('HD-14').matchAll(/([A-Z]\w+) (\d+)-(\d+)/g)].map(([, name, min, max]) => [
      name!.toLowerCase(),
      { min: Number(min), max: Number(max) },
    ]);
    expect(Object.fromEntries(ranges)).toEqual(dials);
  });

  test('HD-15 how long machines may play', () => {
    expect(roundLimit).toBe(number(topic('HD-15'), /limit of (\d+) rounds/));
  });
});
