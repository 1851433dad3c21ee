import { describe, expect, test } from 'vitest';
import { BadWish } from '../../../kernel/badInput.ts';
import { begin } from '../../../kernel/begin.ts';
import { entropyFrom } from '../../../kernel/chance.ts';
import { gear, gearIds } from './gear.ts';
import { roleMixes, type RoleMixId } from './mixes.ts';
import { roleOrder, type Role } from './roles.ts';
import { MixChange } from './schema.ts';
import { skeletonNames } from './values.ts';
import { fullState, put, wished } from '../full.testing.ts';
import { vast } from '../index.ts';
import { acting } from '../rules/skeletons/skeletons.testing.ts';
import { handOf } from '../rules/spider/spider.testing.ts';
import type { VastState } from '../state.ts';
import { all, lay, now, offered, say, told, where, type VastMatch } from '../vast.testing.ts';

const mixIds = Object.keys(roleMixes) as RoleMixId[];
const deadGear = ['shield', 'kukri', 'pauldrons', 'poison'];

/** What a mix may change; null for what has no owner in it. */
interface Beginning {
  readonly terror: number;
  readonly seals: number | null;
  readonly spells: readonly string[] | null;
  readonly expand: boolean;
  readonly force: boolean;
  readonly gearOut: readonly string[] | null;
  readonly boxed: readonly string[] | null;
}

const startOf = (mix: RoleMixId): Beginning => {
  const { terror, manor, warlock, spider, skeletons, paladin, houseRules, roles } = now(wished(mix));
  return {
    terror,
    seals: manor?.seals ?? null,
    spells: warlock?.spells.inPlay ?? null,
    expand: spider!.expand,
    force: houseRules.spiderlingsForce,
    gearOut: roles.includes('skeletons') ? [...skeletons.gear.box].sort() : null,
    boxed: roles.includes('paladin') ? [...paladin.favors.box, ...paladin.treasures.box].sort() : null,
  };
};

describe('§2.2, §16 Who plays with whom', () => {
  const listed = [
    'paladin skeletons spider manor warlock',
    'paladin skeletons spider manor',
    'paladin skeletons spider warlock',
    'paladin skeletons spider',
    'paladin spider manor',
    'paladin spider warlock',
    'skeletons spider warlock',
    'skeletons spider manor',
    'paladin spider',
    'skeletons spider',
  ];
  const everyGroup = Array.from({ length: 2 ** roleOrder.length }, (_, bits) => roleOrder.filter((_, i) => bits & (1 << i))).filter(
    (roles) => roles.length > 1,
  );

  test('MM-552 the ten listed mixes can be played, and no other group of roles', () => {
    for (const seats of everyGroup) {
      const start = () => begin(vast, { seats, chance: entropyFrom(1) });
      if (listed.includes(seats.join(' '))) expect(now(start()).roles).toEqual(seats);
      else expect(start, seats.join(' ')).toThrow(BadWish);
    }
    expect(everyGroup).toHaveLength(26);
    for (const changes of Object.values(roleMixes)) expect(MixChange.parse(changes)).toEqual(changes);
  });

  test('MM-055 everybody takes another role, and only roles that are taken are prepared', () => {
    expect(() => begin(vast, { seats: ['paladin', 'paladin'], chance: entropyFrom(1) })).toThrow(BadWish);
    for (const mix of mixIds) {
      const m = wished(mix);
      const plays = (role: Role) => m.seats.includes(role);
      expect(new Set(m.seats).size).toBe(m.seats.length);
      const { figures, spider, manor, warlock, skeletons } = now(m);
      expect([figures.paladin !== undefined, spider !== null, manor !== null, warlock !== null, skeletons.march.length > 0]).toEqual(
        [plays('paladin'), plays('spider'), plays('manor'), plays('warlock'), plays('skeletons')],
      );
    }
  });

  test('MM-554 the mixes for new players are marked, and no others', () => {
    const marked = vast.mixes.filter(({ about }) => about === 'Recommended for new players.').map(({ seats }) => seats.join(' '));
    expect(marked).toEqual([listed[1], listed[2], listed[3], listed[4], listed[5], listed[8], listed[9]]);
  });
});

describe('§16 What a mix changes', () => {
  const unchanged = { terror: 0, expand: false, force: false };

  test('MM-057 five players: nothing', () => {
    expect(startOf('five')).toEqual({ ...unchanged, seals: 0, spells: [], gearOut: [], boxed: [] });
  });

  test('MM-555 without the Warlock: nothing but that he is missing', () => {
    const five = fullState('five');
    const four = fullState('no-warlock');
    expect(five.warlock).not.toBeNull();
    // He is dealt last, so that only the dice to come differ.
    expect({ ...four, chance: [] }).toEqual({
      ...five,
      chance: [],
      warlock: null,
      roles: ['paladin', 'skeletons', 'spider', 'manor'],
      mix: 'no-warlock',
    });
  });

  test.each<[string, RoleMixId, Beginning]>([
    ['MM-056, MM-556', 'no-manor', { ...unchanged, seals: null, spells: ['expand'], gearOut: [], boxed: [] }],
    ['MM-056, MM-557', 'paladin-skeletons-spider', { ...unchanged, seals: null, spells: null, expand: true, gearOut: [], boxed: [] }],
    [
      'MM-558, MM-559, MM-561',
      'paladin-spider-manor',
      { ...unchanged, terror: 2, seals: 3, spells: null, gearOut: null, boxed: ['armor', 'disdain', 'radiantLamps'] },
    ],
    [
      'MM-562, MM-563, MM-565',
      'paladin-spider-warlock',
      {
        ...unchanged,
        terror: 2,
        seals: null,
        spells: ['syphonSpecialize', 'expand'],
        gearOut: null,
        boxed: ['armor', 'disdain', 'radiantLamps'],
      },
    ],
    [
      'MM-567, MM-570, MM-571',
      'skeletons-spider-warlock',
      { terror: 2, seals: null, spells: ['expand', 'enclose'], expand: false, force: true, gearOut: [...deadGear].sort(), boxed: null },
    ],
    [
      'MM-573, MM-575, MM-577',
      'skeletons-spider-manor',
      { terror: 2, seals: 3, spells: null, expand: false, force: true, gearOut: [...deadGear].sort(), boxed: null },
    ],
    [
      'MM-578, MM-579, MM-580',
      'paladin-spider',
      { ...unchanged, terror: 2, seals: null, spells: null, expand: true, gearOut: null, boxed: ['armor', 'radiantLamps'] },
    ],
    [
      'MM-582, MM-583, MM-585',
      'skeletons-spider',
      { terror: 2, seals: null, spells: null, expand: true, force: true, gearOut: [], boxed: null },
    ],
  ])('%s, MM-553 %s: exactly its own changes', (_, mix, changes) => {
    expect(startOf(mix)).toEqual(changes);
  });

  test('MM-558, MM-562, MM-578 what is in the box is in no deck, and Disdain stays where nobody else has it out', () => {
    for (const mix of mixIds.filter((id) => now(wished(id)).roles.includes('paladin'))) {
      const { favors, treasures } = now(wished(mix)).paladin;
      const { boxed } = startOf(mix);
      expect([...favors.deck, ...favors.inPlay, ...treasures.deck].filter((card) => boxed!.includes(card)), mix).toEqual([]);
      expect([...favors.deck, ...favors.inPlay, ...treasures.deck, ...boxed!]).toHaveLength(16);
    }
    expect(now(wished('paladin-spider')).paladin.favors.deck).toContain('disdain');
  });

  test('MM-585, RU-29 two players keep all fifteen gear cards, unless they wish the four dead ones out', () => {
    expect([...now(wished('skeletons-spider')).skeletons.gear.deck].sort()).toEqual([...gearIds].sort());
    const { deck, box } = now(wished('skeletons-spider', { gear: 'useful' })).skeletons.gear;
    expect([...box].sort()).toEqual([...deadGear].sort());
    expect([...deck].sort()).toEqual(gearIds.filter((card) => !deadGear.includes(card)).sort());
    expect(now(wished('five', { gear: 'useful' })).skeletons.gear.deck).toHaveLength(15);
  });

  test('MM-571, MM-577 a deck of gear that runs dry never deals what is in the box', () => {
    for (const mix of ['skeletons-spider-warlock', 'skeletons-spider-manor'] as const) {
      const m = acting({ shooty: '2,6' }, (s) => {
        s.skeletons.gear.discard = ['bombBag'];
        s.skeletons.gear.deck = [];
      }, mix);
      say(m, 'stay', 'arm');
      expect(now(m).skeletons.gear).toMatchObject({ hand: ['bombBag'], deck: [], discard: [] });
      expect([...now(m).skeletons.gear.box].sort()).toEqual([...deadGear].sort());
    }
  });

  test('MM-587 nobody of an expansion is in the game: five Skeletons with three gear cards each', () => {
    for (const mix of mixIds.filter((id) => now(wished(id)).roles.includes('skeletons'))) {
      const { march, gear: cards } = now(wished(mix)).skeletons;
      expect([...march].sort()).toEqual(['casty', 'screamy', 'shooty', 'slashy', 'stabby']);
      expect([...cards.deck, ...cards.box]).toHaveLength(15);
    }
    for (const id of Object.keys(skeletonNames))
      expect(gearIds.filter((card) => gear[card].for === id)).toHaveLength(id === 'bones' ? 0 : 3);
    expect(gearIds.map((card) => gear[card].name)).not.toContain('Iron Spike');
  });
});

describe('§16 The Spider in small games', () => {
  const herTurn = (mix: RoleMixId): VastMatch =>
    wished(mix, {}, (s) => {
      s.round = 1;
      s.active = 'spider';
      s.phase = { step: 'spider.form' };
    });

  test.each<[string, RoleMixId]>([
    ['MM-560', 'paladin-spider-manor'],
    ['MM-563, MM-564', 'paladin-spider-warlock'],
    ['MM-567, MM-568', 'skeletons-spider-warlock'],
    ['MM-573, MM-574', 'skeletons-spider-manor'],
    ['MM-579, RU-29', 'paladin-spider'],
    ['MM-582, RU-29', 'skeletons-spider'],
  ])('%s %s: three cards in her first turn, although 2 Terror redraw four', (_, mix) => {
    const m = herTurn(mix);
    expect(handOf(now(m))).toEqual(['eyes-1', 'fangs-1', 'webs-1']);
    expect(now(m).terror).toBe(2);
    while (m.open[0]?.seat === 'spider') say(m, offered(m).find((id) => id.startsWith('end')) ?? offered(m).at(-1)!);
    expect(handOf(now(m))).toHaveLength(4);
  });

  test.each<[string, RoleMixId, boolean]>([
    ['MM-557', 'paladin-skeletons-spider', true],
    ['MM-580', 'paladin-spider', true],
    ['MM-583', 'skeletons-spider', true],
    ['MM-553', 'five', false],
    ['MM-553', 'no-manor', false],
  ])('%s %s: Expand is hers: %s', (_, mix, hers) => {
    const m = herTurn(mix);
    expect(m.open.map(({ ask }) => ask)).toContain('spider.act');
    expect(all(m).includes('card:eyes-1>box:expand')).toBe(hers);
  });
});

describe('§16 The Skeletons without a Paladin', () => {
  const without: readonly [string, RoleMixId][] = [
    ['MM-566', 'skeletons-spider-warlock'],
    ['MM-572', 'skeletons-spider-manor'],
    ['MM-581', 'skeletons-spider'],
  ];
  const hunted = (boxed: number) => (s: VastState): void => {
    put(s, { giant: null, 'spiderling-5': '2,7' });
    s.spider!.form = 'spiderlings';
    s.spider!.boxed = (['spiderling-1', 'spiderling-2', 'spiderling-3', 'spiderling-4'] as const).slice(0, boxed);
    lay(s, '2,7', 'blood-X-1');
  };
  const pack = { shooty: '2,7', casty: '1,7', screamy: '2,6', slashy: '3,7' } as const;

  test.each(without)('%s, MM-586 %s: the fifth Spiderling wins for them, the fourth does not', (_, mix) => {
    expect(say(acting(pack, hunted(4), mix), 'stay', 'figure:spiderling-5').over?.winners).toEqual(['skeletons']);
    const fourth = say(acting(pack, (s) => (hunted(3)(s), put(s, { 'spiderling-4': '6,6' })), mix), 'stay', 'figure:spiderling-5');
    expect(fourth.over).toBeNull();
  });

  test.each(without)('MM-586 %s %s: there is no Paladin whose Health could run out', (_, mix) => {
    const m = wished(mix, {}, (s) => void (s.paladin.health = 0));
    expect(where(m, 'paladin')).toBeUndefined();
    expect(m.over).toBeNull();
  });

  test.each<[string, RoleMixId, boolean]>([
    ['MM-569', 'skeletons-spider-warlock', true],
    ['MM-576', 'skeletons-spider-manor', true],
    ['MM-584', 'skeletons-spider', true],
    ['MM-553', 'five', false],
    ['MM-553', 'paladin-skeletons-spider', false],
  ])('%s %s: a Spiderling forces a Skeleton that enters: %s', (_, mix, forced) => {
    const m = acting({ shooty: '3,7' }, (s) => put(s, { giant: null, 'spiderling-1': '2,7' }), mix);
    say(m, 'figure:shooty>space:2,7');
    expect(told(m, 'attacked').map(({ defender }) => defender)).toEqual(forced ? ['spiderling-1'] : []);
  });
});
