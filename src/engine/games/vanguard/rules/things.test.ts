import { describe, expect, test } from 'vitest';
import { entropyFrom } from '../../../kernel/chance.ts';
import { injuryDice, dangerDice } from '../content/dice.ts';
import { cardOf, copiesOf, discoveryOf, equipmentOf, landerOf, modOf, poiOf, recruitOf, uniqueOf } from '../content/find.ts';
import { equipment } from '../content/decks/equipment.ts';
import { landers, mods } from '../content/decks/landers.ts';
import { leads } from '../content/decks/leads.ts';
import { planets } from '../content/planets.ts';
import { colors, deckNames, sections } from '../content/vocabulary.ts';
import {
  all, asked, begin, board, fresh, now, offered, page, planet, running, say, setBoard, told, type Edit, type VanguardMatch,
} from '../vanguard.testing.ts';
import { placePoi } from './cardsOnBoard.ts';
import { drawCards } from './cards.ts';
import { resolve } from './effects/resolve.ts';
import { gainFrom, gainLeads } from './finds.ts';
import { removeInjuryDie } from './injuries.ts';
import { landerLimit } from './ship/limits.ts';
import { statOf } from './ship/landing.ts';
import { spawnThreat } from './threats.ts';
import { arrive } from './travel.ts';

const doing = (effects: Parameters<typeof resolve>[2], edit?: Edit): VanguardMatch =>
  running((t) => resolve(t, { who: 'recon', source: 'test' }, effects), edit ? { edit } : {});

describe('the box', () => {
  test('IV-001 IV-002 IV-003 IV-004 IV-005 IV-006 IV-007 a fresh campaign: four sections with their compartments, no boards yet, one start token', () => {
    const s = now(fresh('campaign-2'));
    expect(Object.keys(s.sections)).toEqual([...sections]);
    for (const section of sections) expect([s.sections[section].dice.length, s.sections[section].cards]).toEqual([6, copiesOf(section)]);
    expect(new Set(sections.flatMap((section) => s.sections[section].dice)).size).toBe(24);
    expect([s.boards, s.planet, s.ship.gathered, s.ship.research.every((one) => one === null)]).toEqual([{}, null, [], true]);
    expect(deckNames.every((deck) => s.discoveries[deck].length > 0)).toBe(true);
  });

  test('IV-008 IV-009 twelve injury dice and two danger dice', () => {
    expect([injuryDice, dangerDice]).toEqual([12, 2]);
  });

  test('IV-036 IV-044 each section that goes has one mini in its starting sector, and the mission lies open before play', () => {
    const m = fresh('tutorial-3', { crew: 'quick' });
    expect(Object.values(now(m).boards).map(({ sector }) => sector > 0)).toEqual([true, true, true]);
    expect(planet(m).missions).toEqual([{ id: 'M01', revealed: true }]);
    expect(asked(m)).toEqual(['log.1']);
  });
});

describe('section cards', () => {
  test('IV-244 IV-246 IV-247 no card above the rank, at least ten, and the rest stays in the compartment', () => {
    for (const section of sections)
      expect(copiesOf(section).filter((card) => cardOf(card).rank === 1).length).toBeGreaterThanOrEqual(10);
    const m = fresh('tutorial-2', { crew: 'quick' });
    const on = board(m, sections.find((one) => now(m).boards[one])!);
    const deck = [...on.hand, ...on.deck.cards, ...on.deck.discard];
    expect(deck.every((card) => cardOf(card).rank <= on.rank)).toBe(true);
    expect(deck.length).toBeGreaterThanOrEqual(10);
  });

  test('IV-249 no card is played while the hand is above its limit', () => {
    const spent = { available: [], spent: ['green-basic-1'] } as const;
    const m = begin({ edit: (s) => setBoard(s, 'recon', { ...spent, hand: ['RC05:1', 'RC01:1', 'RC02:1'] }) });
    expect(all(m).filter((id) => id.startsWith('use:recon:card'))).toEqual([]);
    const two = begin({ edit: (s) => setBoard(s, 'recon', { ...spent, hand: ['RC05:1', 'RC02:1'] }) });
    expect(all(two)).toContain('use:recon:card:RC05:1');
  });

  test('IV-252 IV-739 a draw from an empty deck shuffles the discard pile; with both empty nothing is drawn', () => {
    const m = running((t) => drawCards(t, 'recon', 1), { edit: (s) => void (s.boards.recon!.deck = { cards: [], discard: ['RC01:1'] }) });
    expect([board(m).hand, board(m).deck]).toEqual([['RC01:1'], { cards: [], discard: [] }]);
    const none = running((t) => drawCards(t, 'recon', 1), { edit: (s) => void (s.boards.recon!.deck = { cards: [], discard: [] }) });
    expect(board(none).hand).toEqual([]);
  });
});

describe('dice and their icons', () => {
  test('IV-255 a refreshed die goes to a slot of its colour', () => {
    const m = doing([{ op: 'refresh', n: 1 }], (s) => setBoard(s, 'recon', { available: [], spent: ['blue-basic-1'] }));
    expect([board(m).columns.blue.dice, board(m).spent]).toEqual([['blue-basic-1'], []]);
  });

  test('IV-707 IV-708 IV-710 a die of any colour, or of one colour only', () => {
    const own: Edit = (s) => setBoard(s, 'recon', { available: ['green-basic-1', 'blue-basic-1'], spent: [] });
    expect(offered(doing([{ op: 'spend', n: 1 }], own), 'spend.die')).toHaveLength(2);
    expect(board(doing([{ op: 'spend', n: 1, color: 'blue' }], own)).spent).toEqual(['blue-basic-1']);
  });

  test('IV-713 any die may be given up where no colour is named', () => {
    const m = doing([{ op: 'sacrifice', n: 1 }], (s) => setBoard(s, 'recon', { available: ['green-basic-1'], spent: ['blue-basic-1'] }));
    expect(offered(m, 'sacrifice.die')).toEqual(['die:green-basic-1', 'die:blue-basic-1']);
  });

  test('IV-351 IV-354 a removed injury die leaves its column, and the card stays', () => {
    const m = running((t) => void removeInjuryDie(t, 'recon'), { edit: (s) => setBoard(s, 'recon', { injuries: ['Wounded'] }) });
    expect(colors.some((color) => board(m).columns[color].injury)).toBe(false);
    expect(board(m).injuries).toHaveLength(1);
  });

  test('IV-727 IV-728 the sleeve gives the rank, and cards of a higher rank are not for it', () => {
    const s = now(begin());
    expect(s.crew[s.boards.recon!.crew]!.rank).toBe(s.boards.recon!.rank);
    expect(copiesOf('recon').some((card) => cardOf(card).rank > s.boards.recon!.rank)).toBe(true);
  });

  test('IV-737 a price in dice is payable with spent ones too; with nothing payable one is carried out as far as it goes', () => {
    const offer = [
      { label: 'two', effects: [{ op: 'supply', n: 1 }], cost: [{ op: 'spend', n: 2 }] },
      { label: 'none', effects: [] },
    ] as const;
    const m = doing([{ op: 'choose', options: offer }], (s) =>
      setBoard(s, 'recon', { available: ['green-basic-1'], spent: ['blue-basic-1'] }),
    );
    expect(offered(m, 'effect.choose')).toEqual(['choice-1', 'choice-2']);
  });
});

describe('equipment', () => {
  test('IV-279 IV-280 IV-286 IV-287 four kinds, in the armory while unused, and a section icon binds its carrier', () => {
    expect(new Set(equipment.map(({ kind }) => kind))).toEqual(new Set(['small', 'personal', 'mission', 'upgrade']));
    expect(now(fresh('campaign-1')).ship.armory).toEqual(equipment.filter(({ armory }) => armory).map(({ id }) => id));
    const bound = equipment.find(({ section, kind }) => section === 'science' && kind !== 'upgrade')!;
    const m = running((t) => page(t, 24), {
      edit: (s) => {
        s.planet!.loaded = [bound.id];
        s.planet!.rankUp = null;
      },
      team: ['recon', 'science'],
    });
    if (asked(m).includes('rankup.pick')) say(m, offered(m, 'rankup.pick')[0]!);
    expect(board(m, 'science').equipment).toContain(bound.id);
  });

  test('IV-284 one crewmember may carry any number', () => {
    const many = equipment.filter(({ section, kind }) => section === undefined && kind === 'mission').slice(0, 3).map(({ id }) => id);
    const m = running((t) => page(t, 24), { edit: (s) => void (s.planet!.loaded = [...many]) });
    say(m, offered(m, 'rankup.pick')[0]!);
    while (asked(m).includes('equipment.carrier')) say(m, 'crew:recon');
    expect(board(m).equipment).toEqual(many);
  });

  test('IV-059 IV-289 IV-290 IV-291 IV-292 IV-293 what counts as an action takes one, and its token serves everybody', () => {
    const bridge = equipment.find(({ token, section }) => token && section === undefined) ?? equipment.find(({ token }) => token)!;
    const m = begin({ edit: (s) => void (s.boards.recon!.equipment = [bridge.id]) });
    expect(all(m)).toContain(`equipment:${bridge.id}`);
    say(m, `equipment:${bridge.id}`);
    while (asked(m).includes('token.path')) say(m, offered(m, 'token.path')[0]!);
    expect(planet(m).tokensPlaced.map(({ equipment: id }) => id)).toEqual([bridge.id]);
    expect(planet(m).turn!.actions).toBe(1);
    expect(planet(m).lasting.length).toBeGreaterThan(0);
    expect(all(m)).not.toContain(`equipment:${bridge.id}`);
  });

  test('IV-282 IV-303 IV-749 small things take no room; personal and mission equipment have a limit each', () => {
    const { id } = landers.find(({ basic }) => basic)!;
    const s = now(begin({ edit: (one) => void (one.ship.lander = { id, mods: [] }) }));
    expect([landerLimit(s, 'personal'), landerLimit(s, 'mission')]).toEqual([landerOf(id).personal, landerOf(id).mission]);
    expect(equipmentOf('torch').kind).toBe('small');
  });
});

describe('landers', () => {
  test('IV-300 IV-301 IV-305 IV-306 statistics, track, supplies and limits come from the card and its mods', () => {
    const structural = mods.find(({ kind, stats }) => kind === 'structural' && stats?.armor)!;
    const bare = now(begin({ edit: (s) => void (s.ship.lander = { id: 'mule', mods: [] }) }));
    const fitted = now(begin({ edit: (s) => void (s.ship.lander = { id: 'mule', mods: [structural.id] }) }));
    const { armor, sensors, agility, trackStart, supplies, discoveries } = landerOf('mule');
    expect([statOf(bare, 'armor'), statOf(bare, 'sensors'), statOf(bare, 'agility')]).toEqual([armor, sensors, agility]);
    expect(statOf(fitted, 'armor')).toBe(armor + modOf(structural.id).stats!.armor!);
    expect([landerLimit(bare, 'trackStart'), landerLimit(bare, 'supplies'), landerLimit(bare, 'discoveries')]).toEqual([
      trackStart,
      supplies,
      discoveries,
    ]);
    expect(new Set(landers.map((one) => one.trackStart)).size).toBeGreaterThan(1);
  });
});

describe('discoveries', () => {
  test('IV-307 IV-308 IV-309 five decks; the top card comes to the lander, and there is no limit down here', () => {
    expect(deckNames).toHaveLength(5);
    const top = now(begin()).discoveries.Flora.slice(-3).reverse();
    const m = running(function* (t) {
      for (let n = 0; n < 3; n++) yield* gainFrom(t, 'recon', 'Flora', 1);
    });
    expect(planet(m).found.map(({ id }) => id)).toEqual(top);
  });

  test('IV-312 an ability for the planet is offered at any time', () => {
    const id = now(begin()).discoveries.Flora.find((one) => discoveryOf(one).ability?.effects[0]?.op === 'supply')!;
    const carrying: Edit = (s) => {
      s.discoveries.Flora = s.discoveries.Flora.filter((one) => one !== id);
      s.planet!.found = [{ id, sector: 1 }];
    };
    const m = begin({ edit: carrying });
    expect(all(m)).toContain(`use:recon:discovery:${id}`);
    say(m, `use:recon:discovery:${id}`);
    expect(planet(m).supplies).toBe(7);
  });

  test('IV-318 every unique discovery has a number of its own', () => {
    const numbers = planets.flatMap(({ uniques }) => uniques.map(({ n }) => n));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(uniqueOf(1).n).toBe(1);
  });
});

describe('leads', () => {
  const bag = (...tokens: string[]): Edit => (s) => {
    s.planet!.leads.beside = leads.map(({ id }) => id).filter((id) => !tokens.includes(id));
    s.planet!.leads.bag = [...tokens];
  };

  test('IV-323 IV-324 all twenty are in the bag, and so many are drawn from it', () => {
    expect(planet(begin()).leads.bag).toHaveLength(20);
    const m = running((t) => gainLeads(t, 'recon', 2, null));
    expect(planet(m).leads.bag).toHaveLength(18);
  });

  test('EX-IV-49 IV-326 IV-328 IV-329 IV-330 IV-726 at three the deck gives its card: plain tokens go beside the bag, those that recycle into it', () => {
    const m = running((t) => gainLeads(t, 'recon', 1, null), {
      edit: (s) => {
        bag('L-FL-notes')(s);
        s.planet!.leads.beside = s.planet!.leads.beside.filter((id) => id !== 'L-FL-loop');
        s.planet!.leads.decks.Flora = ['L-FL-loop'];
        setBoard(s, 'recon', { deck: ['RC01:1'] });
      },
    });
    if (asked(m).includes('effect.whom')) say(m, 'crew:recon');
    expect(planet(m).leads.decks.Flora).toEqual([]);
    expect(planet(m).leads.bag).toEqual(['L-FL-loop']);
    expect(planet(m).leads.beside).toContain('L-FL-notes');
    expect(told(m, 'discovered').map(({ deck }) => deck)).toEqual(['Flora']);
  });

  test('EX-IV-50 IV-325 IV-331 one after the other in an order of choice, and the total is tested after each', () => {
    const m = running((t) => gainLeads(t, 'recon', 3, null), { edit: bag('L-FL-plain', 'L-FL-loop', 'L-FL-spark') });
    expect(offered(m, 'lead.place').toSorted()).toEqual(['lead:L-FL-loop', 'lead:L-FL-plain', 'lead:L-FL-spark']);
    say(m, 'lead:L-FL-plain', 'lead:L-FL-loop');
    while (asked(m).includes('effect.whom')) say(m, 'crew:recon');
    expect(told(m, 'discovered')).toHaveLength(1);
    expect(planet(m).leads.decks.Flora).toEqual(['L-FL-spark']);
  });

  test('IV-332 IV-333 the Science player says who draws a card or gains a charge', () => {
    const m = running((t) => gainLeads(t, 'recon', 1, null), { edit: bag('L-FL-spark') });
    expect(m.open[0]).toMatchObject({ ask: 'effect.whom', seat: now(m).players.science });
    say(m, 'crew:engineering');
    expect(board(m, 'engineering').charges).toBe(1);
    const notes = running((t) => gainLeads(t, 'recon', 1, null), {
      edit: (s) => {
        bag('L-FL-notes')(s);
        setBoard(s, 'engineering', { deck: ['EN01:1'] });
      },
    });
    say(notes, 'crew:engineering');
    expect(board(notes, 'engineering').hand).toEqual(['EN01:1']);
  });
});

describe('cards on the board', () => {
  test('IV-295 a numbered card with several copies turns up one of them at random', () => {
    const left = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const m = running((t) => arrive(t, 'recon', 4, null, 'moved'), {
        mix: 'tutorial-2',
        planet: 'eye-of-the-void',
        edit: (s) => void (s.chance = entropyFrom(seed)),
      });
      return planet(m).copies.P10!.join();
    });
    expect(left.every((one) => one.split(',').length === poiOf('P10').copies!.length - 1)).toBe(true);
    expect(new Set(left).size).toBeGreaterThan(1);
  });

  test('IV-296 IV-298 a new card discards the time tokens of the old one; those of the sector stay', () => {
    const m = running((t) => placePoi(t, 'recon', 'P34', 4), {
      edit: (s) => void (s.planet!.tokens = { P33: 2, 'sector:4': 1 }),
    });
    expect(planet(m).tokens).toEqual({ 'sector:4': 1 });
  });

  test('IV-716 IV-717 IV-718 IV-720 icons of cards and sectors mean what the board says', () => {
    expect(poiOf('P33').icons).toContain('NO_SAVE');
    expect(poiOf('P32').icons).toContain('FINAL');
    const m = running((t) => placePoi(t, 'recon', 'P32', 3));
    expect(planet(m).deeds).toContain('kept:final');
    for (const { planet: one } of planets) expect(one.sectors.some(({ icons }) => icons.includes('LANDER'))).toBe(true);
  });

  test('IV-336 a threat has its card and its standees', () => {
    const m = running((t) => spawnThreat(t, 'T02', 4), { edit: (s) => void (s.planet!.threats = {}) });
    expect(planet(m).threats.T02!.standees.some(({ sector, primary }) => primary && sector === 4)).toBe(true);
    expect(told(m, 'threatPlaced').length).toBeGreaterThan(0);
  });
});

test('IV-094 IV-719 charges come at launch in the number shown, and success lies with the crew until it is home', () => {
  const m = fresh('mission-2', { crew: 'quick' });
  while (now(m).phase.at !== 'turn' && m.open.length > 0) {
    const decision = m.open.find(({ kind }) => kind !== 'power')!;
    if (Object.keys(now(m).boards).length > 0 && now(m).phase.at === 'page') {
      for (const on of Object.values(now(m).boards)) expect(on.charges).toBe(recruitOf(on.crew).charges);
      return;
    }
    m.answer({ seat: decision.seat, ask: decision.ask, option: decision.options[0]!.id });
  }
  throw new Error('nobody was launched');
});
