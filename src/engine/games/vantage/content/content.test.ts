import { describe, expect, test } from 'vitest';
import { nodesWithin } from '../rules/result/reveals.ts';
import { actionsOf, cards, characters, destinies, fullGridDestiny, isUpright, missions } from './cards.ts';
import { flags } from './flags.ts';
import { glossary } from './glossary.ts';
import type { CardAction } from './kinds.ts';
import { lamplighter } from './lamplighter.ts';
import { pods } from './opening.ts';
import { allPages, conditionsOf } from './pages.testing.ts';
import { crashOf, gridOf, pairs, placeOf, places } from './places.ts';
import { CardActionSchema, CardSchema, PlaceSchema, ScriptSchema } from './schema.ts';
import { vantages } from './vantages.ts';
import { diagonalsOf, directions, sectors, skills, verbs, type Direction } from './vocabulary.ts';

const opposite: Readonly<Record<Direction, Direction>> = { N: 'S', S: 'N', E: 'W', W: 'E' };
const steps: Readonly<Record<Direction, readonly [number, number]>> = { N: [0, -1], S: [0, 1], E: [1, 0], W: [-1, 0] };
const surface = places.filter(({ hidden }) => !hidden);
const at = new Map(surface.map((place) => [`${gridOf(place)!.x},${gridOf(place)!.y}`, place.num]));
const neighbour = (num: number, way: Direction): number | undefined => {
  const { x, y } = gridOf(placeOf(num))!;
  return at.get(`${(x + steps[way][0] + 14) % 14},${y + steps[way][1]}`);
};
const exitsOf = places.flatMap((place) => directions.map((way) => ({ place, way, exit: place.compass[way] })));
const numbers = new Set(places.map(({ num }) => num));
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

describe('the planet of Verrow', () => {
  test('every location, page and card has the form of the schema', () => {
    const slips = [
      ...places.flatMap(
        (place) =>
          PlaceSchema.safeParse(place).error?.issues.map((issue) => `${place.num}: ${issue.path.join('.')} ${issue.message}`) ?? [],
      ),
      ...cards.flatMap(
        (card) => CardSchema.safeParse(card).error?.issues.map((issue) => `${card.num}: ${issue.path.join('.')} ${issue.message}`) ?? [],
      ),
      ...allPages.flatMap(({ name, file, script }) => (ScriptSchema.safeParse(script).success ? [] : [`${file}: ${name}`])),
      ...[...missions, ...destinies].flatMap(({ num }) =>
        actionsOf(num).flatMap((one) => (CardActionSchema.safeParse(one).success ? [] : [`${num}.${one.cat}`])),
      ),
    ];
    expect(slips).toEqual([]);
  });

  test('VA-108 N6 there are 126 surface and 18 hidden locations, each with its own number, name, picture and text', () => {
    expect([surface.length, places.length]).toEqual([126, 144]);
    for (const key of ['num', 'name', 'vista', 'description'] as const)
      expect(new Set(places.map((place) => place[key])).size, key).toBe(144);
    for (const sector of sectors) expect(places.filter((place) => place.sector === sector)).toHaveLength(24);
  });

  test('N6 rules 1 and 2: exits name existing locations and agree with each other', () => {
    const slips = exitsOf.flatMap(({ place, way, exit }) => {
      if (exit.kind === 'blocked') {
        const beside = place.hidden ? undefined : neighbour(place.num, way);
        const back = beside === undefined ? undefined : placeOf(beside).compass[opposite[way]];
        return back && back.kind !== 'blocked' && back.to === place.num && !back.oneWay
          ? [`${place.num} ${way} is blocked on one side`]
          : [];
      }
      if (!numbers.has(exit.to)) return [`${place.num} ${way} leads to ${exit.to}`];
      const back = placeOf(exit.to).compass[opposite[way]];
      return exit.oneWay || (back.kind !== 'blocked' && back.to === place.num) ? [] : [`${place.num} ${way} to ${exit.to} has no way back`];
    });
    expect(slips).toEqual([]);
  });

  test('N6 rule 3: an exit of a surface location leads to its neighbour, unless it is a star to a hidden one', () => {
    const slips = exitsOf.filter(
      ({ place, way, exit }) =>
        !place.hidden &&
        exit.kind !== 'blocked' &&
        !(exit.kind === 'star' && placeOf(exit.to).hidden) &&
        neighbour(place.num, way) !== exit.to,
    );
    expect(slips.map(({ place, way }) => `${place.num} ${way}`)).toEqual([]);
  });

  test('N6 rule 4: about three quarters of the neighbours are joined by listed exits', () => {
    const joined = surface.flatMap((place) =>
      (['E', 'S'] as const).flatMap((way) => {
        const other = neighbour(place.num, way);
        return other === undefined ? [] : [[place.compass[way].kind, placeOf(other).compass[opposite[way]].kind]];
      }),
    );
    const share = (wanted: (kinds: readonly string[]) => boolean): number => joined.filter(wanted).length / joined.length;
    expect(joined).toHaveLength(238);
    expect(share((kinds) => kinds.every((kind) => kind === 'listed'))).toBeCloseTo(0.75, 1);
    expect(share((kinds) => kinds.includes('star'))).toBeCloseTo(0.18, 1);
    expect(share((kinds) => kinds.every((kind) => kind === 'blocked'))).toBeCloseTo(0.07, 1);
  });

  test('VA-096 N6 rule 5: nobody is ever without a way out', () => {
    const slips = places.filter(({ compass, actions, hidden }) => {
      const open = directions.filter((way) => compass[way].kind !== 'blocked').length;
      const moves = actions.move && nodesWithin(actions.move.result).some((node) => 'move' in node) && (!hidden || actions.move.always);
      return open < 2 && !(open === 1 && moves);
    });
    expect(slips.map(({ num }) => num)).toEqual([]);
  });

  test('N6 rule 6: listed exits connect the surface, and every hidden location can be reached', () => {
    const reached = new Set([10]);
    for (const num of reached)
      for (const way of directions) {
        const exit = placeOf(num).compass[way];
        if (exit.kind === 'listed') reached.add(exit.to);
      }
    expect(surface.filter(({ num }) => !reached.has(num)).map(({ num }) => num)).toEqual([]);
    const led = new Set(
      allPages
        .filter(({ of }) => of === 'location' || of === 'depart')
        .flatMap(({ script }) =>
          nodesWithin(script).flatMap((node) => ('move' in node && typeof node.move === 'number' ? [node.move] : [])),
        ),
    );
    expect(places.filter(({ hidden, num }) => hidden && !led.has(num)).map(({ num }) => num)).toEqual([]);
  });

  test('VA-094 N6 rule 7: every star has one entry, and every entry belongs to a star or lies beside one', () => {
    const slips = places.flatMap(({ num, compass, depart = {} }) => {
      const stars = directions.filter((way) => compass[way].kind === 'star');
      const allowed = new Set<string>([...stars, ...stars.flatMap((way) => diagonalsOf[way])]);
      return [
        ...stars.filter((way) => !depart[way]).map((way) => `${num}.${way} is missing`),
        ...Object.keys(depart)
          .filter((way) => !allowed.has(way))
          .map((way) => `${num}.${way} is nobody's`),
      ];
    });
    expect(slips).toEqual([]);
  });

  test('VA-056 VA-059 N6 rule 8: six pods with 21 crash locations each, which agree with their tables', () => {
    const crashes = pods.flatMap((pod) => pairs.map(([a, b]) => [crashOf(pod.num, a, b), pod.num, a, b] as const));
    expect(new Set(crashes.map(([num]) => num)).size).toBe(126);
    const slips = crashes.filter(([num, pod, a, b]) => {
      const { crash } = placeOf(num);
      return crash?.pod !== pod || crash.pair[0] !== a || crash.pair[1] !== b;
    });
    expect(slips).toEqual([]);
  });

  test('VA-103 VA-104 VA-105 N6 rule 9: six actions on a location, one of each category, with a verb of its list; one on a sky location', () => {
    const slips = places.flatMap((place) => [
      ...(Object.keys(place.actions).length === (place.hidden === 'sky' ? 1 : 6) ? [] : [`${place.num} has too few`]),
      ...skills.flatMap((cat) => {
        const verb = place.actions[cat]?.verb;
        return verb && !(verbs[cat] as readonly string[]).includes(verb) ? [`${place.num}.${cat}: ${verb}`] : [];
      }),
    ]);
    expect(slips).toEqual([]);
  });

  test('VA-156 the bold text names the verb', () => {
    const slips = allPages.filter(({ entry }) => entry && !entry.action.includes(entry.verb)).map(({ file, name }) => `${file}: ${name}`);
    expect(slips).toEqual([]);
  });

  test('VA-082 VA-083 N6 rule 10: look entries carry the letter of their region', () => {
    const slips = places
      .filter(({ actions, region }) => actions.look && !actions.look.action.startsWith(`(${region})`))
      .map(({ num }) => num);
    expect(slips).toEqual([]);
  });

  test('N6 rule 11: no mission has a take action of the storybook', () => {
    expect(missions.filter(({ actions }) => actions.some(({ cat, printed }) => cat === 'take' && !printed)).map(({ num }) => num)).toEqual(
      [],
    );
  });

  test('VA-155 N6 rule 12: one action of the storybook per card and category; flags are set and read; cards exist and are gained', () => {
    const keys = (one: CardAction): string => (one.printed ? one.verb : one.cat);
    const double = cards.filter(({ actions }) => new Set(actions.map(keys)).size < actions.length).map(({ num }) => num);
    expect(double).toEqual([]);
    const nodes = allPages.flatMap((page) => nodesWithin(page.script).map((node) => ({ node, page })));
    const set = new Set(nodes.flatMap(({ node }) => ('flag' in node ? [node.flag] : [])));
    const read = new Set([
      ...nodes.flatMap(({ node }) => conditionsOf(node).flatMap((one) => ('flag' in one ? [one.flag] : []))),
      ...places.flatMap(({ actions }) => Object.values(actions).flatMap(({ forbiddenIf }) => forbiddenIf ?? [])),
      ...cards.flatMap(({ statics = [] }) => statics.flatMap(({ effect }) => (effect.name === 'skipHeatOnce' ? [effect.flag] : []))),
    ]);
    expect(flags.filter((flag) => !set.has(flag) || !read.has(flag))).toEqual([]);
    const gained = nodes.flatMap(({ node, page }) =>
      'card' in node ? [[node.card, page.name] as const] : 'replace' in node ? [[node.replace.new, page.name] as const] : [],
    );
    expect(gained.filter(([num]) => !cards.some((card) => card.num === num))).toEqual([]);
    const found = new Set(gained.map(([num]) => num));
    expect(cards.filter(({ num, type }) => type !== 'character' && !found.has(num)).map(({ num, name }) => `${num} ${name}`)).toEqual([]);
  });

  test('every card but those of the missions and the loyal animals is gained at two places or more', () => {
    const where = new Map<number, Set<string>>();
    for (const { name, script } of allPages)
      for (const node of nodesWithin(script)) if ('card' in node) where.set(node.card, (where.get(node.card) ?? new Set()).add(name));
    const rare = cards.filter(
      ({ num, type, tags = [] }) =>
        type !== 'character' && !tags.includes('loyal') && !tags.includes('missionOnly') && (where.get(num)?.size ?? 0) < 2,
    );
    expect(rare.map(({ num, name }) => `${num} ${name}`)).toEqual([]);
  });

  test('VA-081 N6 rule 12: boost costs only on printed actions of grid cards; a gained card comes last; no boost from the center', () => {
    const costs = cards.flatMap(({ num, actions }) =>
      actions.filter((one) => one.boostCost && (!one.printed || !isUpright(num))).map(({ cat }) => `${num}.${cat}`),
    );
    expect(costs).toEqual([]);
    const late = allPages
      .filter(({ of }) => of === 'card' || of === 'printed')
      .filter(({ script }) => {
        const i = script.findIndex((node) => 'card' in node || 'replace' in node);
        return i >= 0 && script.slice(i + 1).some((node) => !('say' in node || 'continue' in node));
      });
    expect(late.map(({ name }) => name)).toEqual([]);
    const boosts = allPages.filter(
      ({ of, script }) => of === 'center' && nodesWithin(script).some((node) => 'gain' in node && 'boost' in node.gain && !node.gain.on),
    );
    expect(boosts.map(({ name }) => name)).toEqual([]);
  });

  test.each(sectors)('VA-386 N6 rule 13: costs and rewards of sector %i', (sector) => {
    const entries = places
      .filter((place) => place.sector === sector && !place.hidden)
      .flatMap((place) => skills.map((cat) => ({ place, cat, entry: place.actions[cat]! })));
    const costs = (cat?: string): number =>
      mean(entries.filter((one) => one.entry.cost !== 'X' && (!cat || one.cat === cat)).map(({ entry }) => entry.cost as number));
    expect(Math.abs(costs() - 2.6)).toBeLessThanOrEqual(0.3);
    expect(Math.abs(costs('look') - 1.8)).toBeLessThanOrEqual(0.15);
    expect(Math.max(...skills.map((cat) => costs(cat)))).toBe(costs('overpower'));
    expect(Math.min(...skills.map((cat) => costs(cat)))).toBe(costs('look'));
    expect(costs('overpower')).toBeGreaterThanOrEqual(4.15);
    expect(costs('overpower')).toBeLessThanOrEqual(4.55);
    const hard = entries.filter(({ place, entry }) => place.crash!.pair[0] === place.crash!.pair[1] && entry.cost !== 'X');
    expect(mean(hard.map(({ entry }) => entry.cost as number))).toBeGreaterThanOrEqual(3);
    const gives = (wanted: (node: object) => boolean): number =>
      entries.filter(({ entry }) => nodesWithin(entry.result).some(wanted)).length / (entries.length / 6);
    expect(gives((node) => 'card' in node)).toBeGreaterThan(1.4);
    expect(gives((node) => 'card' in node)).toBeLessThan(2.6);
    expect(gives((node) => 'gain' in node && ['time', 'morale', 'health'].some((stat) => stat in (node.gain as object)))).toBeGreaterThan(
      1.5,
    );
  });
});

describe('cards, missions and destinies', () => {
  test('VA-020 VA-038 VA-049 N6: counts of every deck, and numbers that nobody shares', () => {
    const count = (type: string): number => cards.filter((card) => card.type === type).length;
    expect(['item', 'animal', 'flora', 'vehicle', 'lesson', 'ally', 'relic', 'condition'].map(count)).toEqual([
      36, 24, 18, 10, 18, 12, 12, 10,
    ]);
    expect(['map', 'letter', 'holding', 'character'].map(count)).toEqual([8, 12, 12, 6]);
    expect([missions.length, destinies.length, characters.length, fullGridDestiny]).toEqual([21, 12, 6, 441]);
    const all = [...cards, ...missions, ...destinies].map(({ num }) => num);
    expect(new Set(all).size).toBe(all.length);
  });

  test('VA-047 VA-048 VA-049 every unordered pair of skills has exactly one mission', () => {
    expect(missions.map(({ pair }) => pair.join('+')).toSorted()).toEqual(pairs.map((pair) => pair.join('+')).toSorted());
  });

  test('N3 characters share one frame: capacity 6, reserve 1, two slots, a transfer power', () => {
    for (const { boostCap, reserve, slots, powers, actions, skill } of characters) {
      expect([boostCap, reserve, slots.length, slots[0]!.cat, slots[1]!.impact, actions.length]).toEqual([6, 1, 2, skill, true, 3]);
      expect(powers.map(({ effect }) => effect.name)).toEqual(expect.arrayContaining(['transferReserve', 'gainOneOf']));
    }
  });

  test('VA-338 wild animals have a loyal form', () => {
    const wild = cards.filter(({ tags }) => tags?.includes('wild'));
    const loyal = wild.map(({ actions }) => actions.flatMap(({ result }) => nodesWithin(result)).find((node) => 'replace' in node));
    expect(wild).toHaveLength(12);
    expect(loyal.every((node) => node !== undefined)).toBe(true);
  });

  test('pages, terms and lines of the Lamplighter are told apart', () => {
    expect(new Set(vantages.map(({ id }) => id)).size).toBe(20);
    expect(new Set(glossary.map(({ term }) => term)).size).toBe(glossary.length);
    const lines = lamplighter.flatMap((one) => one.lines);
    expect([lines.length, new Set(lines).size]).toEqual([60, 60]);
    for (const line of lines) expect(line.split(' ').length, line).toBeLessThanOrEqual(14);
  });
});
