import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import { goalIds } from '../../../../engine/games/stonesaga/content/goals.ts';
import { structureIds } from '../../../../engine/games/stonesaga/content/structures.ts';
import { tracks } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import { goalSlots, loreSlots } from '../../../../engine/games/stonesaga/content/goals.ts';
import { position, rigged, say, type WantedPosition } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { nightSteps } from '../../../../engine/games/stonesaga/state.ts';
import { asked } from '../../../asked.testing.ts';
import { readCards } from '../cards/reading.ts';
import { outpostWith } from '../../../../engine/games/stonesaga/positions/society.testing.ts';
import { strip } from '../../../stage/shapes.ts';
import { overlap, within } from '../../../stage/strips.testing.ts';
import { grounds } from '../ground.ts';
import { layParts } from '../placing.ts';
import { partOf } from '../zones.ts';
import { laySleepers, layStones } from '../night/layNight.ts';
import { nightLines } from '../night/nightLines.ts';
import { layKeepsakes, layOnStage, layShelf } from './culture.ts';
import { layGoals, progressOf } from './goals.ts';
import { layJournal } from './journalLayout.ts';
import { journalPages, written } from './journalPages.ts';
import { readSociety } from './reading.ts';
import { cubeAt, trackRows } from '../printed/tracks.ts';
import { thresholds } from './tracks.ts';
import { nothingOffered, Offers } from '../../../gesture/offers.ts';

const seen = (wanted: WantedPosition = {}) => stonesaga.view(position(wanted), 'table');

describe('tracks', () => {
  test('cubes stay in their grooves from end to end', () => {
    for (const layout of ['wide', 'tall'] as const)
      for (const row of trackRows(layout, grounds[layout].tracks)) {
        expect(cubeAt(row, 0)).toBeGreaterThanOrEqual(row.groove.x);
        expect(cubeAt(row, 20)).toBeLessThanOrEqual(row.groove.x + row.groove.width);
        expect(row.label.size).toBeGreaterThanOrEqual(grounds[layout].letters);
      }
  });

  test('SS-197: events of the challenge are marked, and those that have been are told apart', () => {
    const view = seen({ mix: 'seeds-2', edit: (s) => void (s.challenge!.resolved = [3]) });
    expect(thresholds('activity', view).map(({ at, passed }) => [at, passed])).toEqual([[3, true], [5, false], [8, false], [12, false]]);
  });

  test('SS-317 to SS-321: population marks where another outpost becomes possible', () => {
    expect(thresholds('population', seen()).map(({ at }) => at)).toEqual([0, 9, 13, 16, 19]);
  });

  test('SC-647: in Endless Mode the threshold is that of the event', () => {
    const view = seen({ mix: 'endless-2', edit: (s) => void (s.endless!.deck = ['EM10', 'EM05']) });
    expect(thresholds('activity', view).map(({ at }) => at)).toEqual([5]);
  });
});

describe('goals', () => {
  test('SC-709: what lies on a goal is counted against what it takes', () => {
    const view = seen({ mix: 'endless-1', edit: (s) => void (s.goals.GA08 = { count: 0, tokens: { wood: 2, fiber: 1 }, hexes: [] }) });
    const wanted = Object.values(goalSlots.GA08!).reduce((sum, n) => sum + n, 0);
    expect(progressOf('GA08', view)).toEqual({
      have: 3,
      of: wanted,
      tokens: [
        ['wood', 2, goalSlots.GA08!.wood],
        ['fiber', 1, goalSlots.GA08!.fiber],
      ],
    });
    expect(progressOf('GA09', view)?.of).toBe(loreSlots.GA09);
  });

  test('strips lie in their place, one under the other, with all goals on them', () => {
    const view = seen({ mix: 'seeds-2', edit: (s) => {
      s.completed = ['G101', 'G102'];
      s.goals = Object.fromEntries((['G103', 'G104', 'G105', 'G106'] as const).map((goal) => [goal, { count: 0, tokens: {}, hexes: [] }]));
    } });
    for (const layout of ['wide', 'tall'] as const) {
      const laid = layGoals(view, grounds[layout]);
      laid.slice(1).forEach((one, i) => expect(one.y).toBeGreaterThanOrEqual(laid[i]!.y + laid[i]!.height));
      for (const one of laid) {
        expect(within(one, grounds[layout].goals, 1), one.id).toBe(true);
        expect(one.size).toBeGreaterThanOrEqual(grounds[layout].letters);
      }
    }
    expect(layGoals(view, grounds.wide).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['challenge:CI01', 'goal:G103', 'goal:G104', 'goal:G105', 'goal:G106']),
    );
  });
});

test('in the column nothing lies over anything else, and the column is all of it', () => {
  const { plaque, tracks: slab, goals, journey, culture, night, shelf } = grounds.wide;
  const strips = [plaque, slab, goals, journey, culture, night, shelf];
  for (const one of strips) expect(within(one, partOf('society', 'wide'), 0)).toBe(true);
  strips.forEach((one, i) => expect(strips.slice(i + 1).filter((other) => overlap(one, other))).toEqual([]));
});

describe('culture and journal', () => {
  const rich = () =>
    seen({
      mix: 'endless-2',
      edit: (s) => {
        s.outposts['outpost-1'] = outpostWith(
          Object.fromEntries(
            (['hearth', 'kiln', 'loom', 'shrine', 'garden'] as const).map((structure, i) => [
              `structure-${i + 2}`,
              { structure, stored: { fish: 1 } },
            ]),
          ),
        );
        s.culture.recipes = { blue2210: null, red1422: 'IT05' };
        s.culture.failed = ['red1111'];
        s.culture.omens = { 'sun@VV01': true };
      },
    });

  test('keepsakes and shelf keep to their strip', () => {
    for (const layout of ['wide', 'tall'] as const) {
      const ground = grounds[layout];
      const [signs, shelved] = [layKeepsakes(rich(), ground), layShelf(rich(), nothingOffered, 'c1', ground)];
      expect([signs.length, shelved.length]).toEqual([4, 5]);
      for (const [laid, strip] of [[signs, ground.culture], [shelved, ground.shelf]] as const)
        for (const { x, y, size, id } of laid)
          expect(within({ x: x - size / 2, y: y - size / 2, width: size, height: size }, strip, 1), `${layout} ${id}`).toBe(true);
    }
  });

  test('what an open catch can use of the shelf lies on the stage where the shelf is out of sight, and else stays where it is', () => {
    const match = say(
      rigged([4, 3, 2, 4, 3, 5], { mix: 'seeds-1', hexes: ['VV01', 'VV04', 'VV03'], edit: (s) => void s.culture.knowledge.push('KN01') })
        .match,
      'fish:c1:lake',
      'throw:d6',
    );
    const [view, questions] = [stonesaga.view(match.peek(), 'table'), asked(match.open)];
    const ids = (laid: readonly { readonly id: string }[]) => laid.map(({ id }) => id);
    expect(ids(layShelf(view, new Offers(questions), 'c1', grounds.wide))).toEqual(['card:KN01']);
    expect(layOnStage(view, new Offers(questions), 'c1', grounds.wide)).toEqual([]);
    expect(layShelf(view, new Offers(questions), 'c1', grounds.tall)).toEqual([]);
    const brought = layOnStage(view, new Offers(questions), 'c1', grounds.tall);
    expect(ids(brought)).toEqual(['card:KN01']);
    for (const { x, y, size } of brought)
      expect(within({ x: x - size / 2, y: y - size / 2, width: size, height: size }, grounds.tall.stage, 1)).toBe(true);
  });

  test('the stage brings what the shelf holds exactly while the society is behind a tab', () => {
    const up = { x: 0, y: 0, width: 400, height: 700, shape: 'wide' };
    const window = { width: 1920, height: 1080, zoom: 1, letters: 21, finger: 28, ease: 1 };
    const placed = { ...window, map: strip(420, 0, 1500, 1080), tabs: [], away: {} };
    for (const [zones, brings] of [[{ society: up }, false], [{}, true]] as const) {
      const { society, stage } = layParts({ ...placed, zones });
      expect([society.ground.brings, stage.ground.brings]).toEqual([brings, brings]);
    }
  });

  test('every page can be laid, in letters that can be read, and turned where it is long', () => {
    const view = rich();
    for (const layout of ['wide', 'tall'] as const)
      for (const page of journalPages) {
        const { entries, leaf, sheets, tabs } = layJournal(view, page, 0, 'c1', grounds[layout]);
        for (const one of [...entries, ...tabs]) expect(within(one, leaf, 1), `${layout} ${page}`).toBe(true);
        for (const { size, titleSize } of entries) expect(Math.min(size, titleSize)).toBeGreaterThanOrEqual(grounds[layout].letters);
        const told = Array.from(
          { length: sheets },
          (_, sheet) => layJournal(view, page, sheet, 'c1', grounds[layout]).entries.length,
        ).reduce((sum, n) => sum + n, 0);
        expect(told, page).toBe(written[page](view).length);
      }
    expect(layJournal(view, 'designs', 0, 'c2', grounds.wide).entries.map(({ id }) => id)).toEqual(
      structureIds.map((id) => `design:${id}:c2`),
    );
  });

  test('the journal tells of explored land by name and of the rest only how much there is', () => {
    const view = seen({ edit: (s) => void (s.map['1,0'] = { ...s.map['1,0']!, explored: false }) });
    const titles = layJournal(view, 'valley', 0, 'c1', grounds.wide).entries.map(({ entry }) => entry.title);
    expect(titles).toHaveLength(3);
    expect(titles.at(-1)).toBe('Unknown');
  });
});

describe('night', () => {
  test('nine stones stand in a row and one of them is lit', () => {
    const view = seen({ mix: 'seeds-4', edit: (s) => void (s.phase = { step: 'night.degrade', done: [] }) });
    for (const layout of ['wide', 'tall'] as const) {
      const stones = layStones(view, grounds[layout]);
      expect(stones.map(({ step }) => step)).toEqual(nightSteps);
      expect(stones.filter(({ state }) => state === 'now').map(({ step }) => step)).toEqual(['degrade']);
      stones.slice(1).forEach(({ x, size }, i) => expect(x - stones[i]!.x).toBeGreaterThan(size));
      for (const one of laySleepers(view, nothingOffered, grounds[layout])) expect(within(one, grounds[layout].stage, 1)).toBe(true);
    }
    expect(layStones(seen(), grounds.wide)).toEqual([]);
  });

  test('a new step begins a new page of what has happened', () => {
    const say = ({ fact }: { readonly fact: string }): string => (fact === 'passed' ? '' : fact);
    const first = nightLines([], [{ fact: 'tranquilNight', who: 'c1' }, { fact: 'passed', who: 'c1' }], say);
    expect(first).toEqual(['tranquilNight']);
    expect(
      nightLines(
        first,
        [
          { fact: 'nightStepBegan', step: 'cards' },
          { fact: 'incapacitated', who: 'c2' },
        ],
        say,
      ),
    ).toEqual(['incapacitated']);
  });
});

test('readings name rules that exist, and everything that lies here can be read', () => {
  const rulebook = readFileSync('src/engine/games/stonesaga/rulebook.md', 'utf8');
  const view = seen({ mix: 'seeds-2', edit: (s) => void (s.journey.discard = ['JA01']) });
  const things = [
    ...tracks.map((one) => `track:${one}`),
    ...goalIds.map((one) => `goal:${one}`),
    'challenge:CI01',
    'event:EM03',
    ...structureIds.map((one) => `design:${one}:c1`),
    'page:KN05',
    'page:MA08',
    'omen-now:sun',
    'badge:c1',
    'keepsake:journal',
    'keepsake:designs',
    'keepsake:outposts',
    'keepsake:knowledge',
    'lore:c1:GA09',
  ];
  const cards = ['deck:journey', 'deck:night', 'card:JA01', ...nightSteps.map((one) => `night:${one}`)];
  for (const reading of [...things.map((one) => readSociety(one, view)), ...cards.map((one) => readCards(one, view))]) {
    expect(reading?.title).toBeTruthy();
    for (const rule of reading!.rules) expect(rulebook, `${reading!.title}: ${rule}`).toContain(rule);
  }
});
