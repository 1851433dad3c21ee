import { describe, expect, test } from 'vitest';
import { entropyFrom } from '../../../../kernel/chance.ts';
import { cardOf, equipmentOf, landerOf, landingCheck, landingOf, planetOf, recruitOf } from '../../content/find.ts';
import { equipment } from '../../content/decks/equipment.ts';
import { mods } from '../../content/decks/landers.ts';
import { colorOf, slotsOf } from '../../content/dice.ts';
import { colors, sections } from '../../content/vocabulary.ts';
import { asked, now, offered, page, running, say, told, until, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { crewOf, launching, pageOf } from './aboard.testing.ts';
import { statOf } from './landing.ts';
import { landerLimit } from './limits.ts';

describe('the away team', () => {
  test('IV-532 IV-538 IV-539 IV-545 IV-617 each player sends one available crewmember, who stands on a board with charges; the others rest', () => {
    const m = launching();
    expect(asked(m)).toEqual(['launch.goes']);
    expect(offered(m, 'launch.goes').every((id) => now(m).crew[id.slice(5)]!.place === 'available')).toBe(true);
    until(m, () => Object.keys(now(m).boards).length === 2);
    for (const on of Object.values(now(m).boards)) expect(on.charges).toBe(recruitOf(on.crew).charges);
    expect(Object.values(now(m).crew).filter(({ place }) => place === 'away')).toHaveLength(2);
    expect(Object.values(now(m).crew).some(({ place }) => place === 'available')).toBe(false);
  });

  test('IV-533 somebody alone sends at least two, of different sections', () => {
    const m = launching((s) => {
      for (const section of sections) s.players[section] = 'p1';
    }, 'campaign-1');
    const first = offered(m, 'launch.goes')[0]!;
    say(m, first);
    expect(offered(m, 'launch.goes')).not.toContain('enough');
    const { section } = now(m).crew[first.slice(5)]!;
    expect(offered(m, 'launch.goes').some((id) => now(m).crew[id.slice(5)]?.section === section)).toBe(false);
    say(m, offered(m, 'launch.goes')[0]!);
    expect(offered(m, 'launch.goes')).toContain('enough');
  });

  test('EX-IV-78 IV-534 IV-535 IV-536 IV-537 with too few recruits are woken: the first time for nothing, then for a die of each section', () => {
    const few = (berths: number): VanguardMatch =>
      launching((s) => {
        for (const id of Object.keys(s.crew)) s.crew[id] = { ...s.crew[id]!, place: 'medbay' };
        s.ship.berths = berths;
      });
    const first = few(0);
    until(first, () => asked(first).includes('launch.goes'));
    expect(now(first).ship.berths).toBe(1);
    expect(sections.map((section) => now(first).sections[section].dice.length)).toEqual([6, 6, 6, 6]);
    expect(sections.every((section) => crewOf(now(first), section).some((id) => now(first).crew[id]!.place === 'available'))).toBe(true);
    const second = few(1);
    until(second, () => asked(second).includes('launch.goes'));
    expect(sections.map((section) => now(second).sections[section].dice.length)).toEqual([5, 5, 5, 5]);
  });

  test('IV-245 IV-540 IV-542 IV-543 IV-544 dice go to slots of their colour as far as there are any, and every team section builds a deck', () => {
    const m = launching((s) => {
      for (const die of s.box.filter((one) => one.startsWith('green-basic')).slice(0, 4)) {
        s.box = s.box.filter((one) => one !== die);
        s.sections.recon.dice.push(die);
      }
    });
    while (asked(m).includes('launch.goes')) {
      const mine = offered(m, 'launch.goes').find((id) => now(m).crew[id.slice(5)]!.section === 'recon') ?? offered(m, 'launch.goes')[0]!;
      say(m, mine);
    }
    expect(asked(m)).toContain('launch.stays');
    until(m, () => asked(m).includes('launch.small'));
    const on = now(m).boards.recon!;
    for (const color of colors) {
      expect(on.columns[color].dice.every((die) => colorOf(die) === color)).toBe(true);
      expect(on.columns[color].dice.length).toBeLessThanOrEqual(slotsOf('recon', color, on.rank));
    }
    expect(now(m).sections.recon.dice.length).toBeGreaterThan(0);
    for (const one of Object.values(now(m).boards)) {
      expect(one.deck.cards.length).toBeGreaterThanOrEqual(10);
      expect(one.deck.cards.every((card) => cardOf(card).rank <= one.rank)).toBe(true);
    }
  });
});

describe('what comes along', () => {
  const upgrade = equipment.find(({ upgrades, kind }) => kind === 'upgrade' && upgrades !== undefined)!;
  const loading = (edit: Edit = () => {}): VanguardMatch => {
    const m = launching(edit);
    until(m, () => asked(m).some((ask) => ask === 'launch.small'));
    return m;
  };

  test('IV-281 IV-283 IV-546 IV-547 each may take one small thing out of the armory', () => {
    const m = loading();
    expect(offered(m, 'launch.small')).toContain('equipment:torch');
    say(m, 'equipment:torch');
    expect(Object.values(now(m).boards)[0]!.equipment).toEqual(['torch']);
    expect(now(m).ship.armory).not.toContain('torch');
    say(m, 'nothing');
    expect(asked(m)).not.toContain('launch.small');
  });

  test('IV-548 IV-549 IV-553 IV-554 IV-555 IV-558 personal and mission equipment up to the limits, by Engineering, in one pile', () => {
    const m = loading((s) => void (s.ship.armory = equipment.filter(({ kind }) => kind !== 'upgrade').map(({ id }) => id)));
    say(m, 'nothing', 'nothing');
    expect(m.open[0]!.seat).toBe(now(m).players.engineering);
    let taken = 0;
    for (; asked(m).includes('launch.personal'); taken++) say(m, offered(m, 'launch.personal')[0]!);
    expect(taken).toBe(landerLimit(now(m), 'personal'));
    expect(asked(m)).toContain('launch.mission');
    say(m, 'enough');
    expect(now(m).planet!.loaded).toHaveLength(taken);
    expect(now(m).ship.armory).toHaveLength(equipment.filter(({ kind }) => kind !== 'upgrade').length - taken);
  });

  test('IV-551 IV-552 upgrades come with their equipment, free of the limit, and never without it', () => {
    const going = (take: boolean): string[] => {
      const m = loading((s) => void (s.ship.armory = ['torch', upgrade.upgrades!, upgrade.id]));
      say(m, 'nothing', 'nothing', take ? `equipment:${upgrade.upgrades}` : 'enough');
      return now(m).planet!.loaded;
    };
    expect(equipmentOf(upgrade.upgrades!).section).toBeUndefined();
    expect(going(true)).toEqual([upgrade.upgrades, upgrade.id]);
    expect(going(false)).toEqual([]);
  });

  test('IV-550 every upgrade of what was chosen comes along', () => {
    const things = equipment.filter(({ id }) => id === 'long-mast' || id === 'heated-floor');
    const [mine, theirs] = things.map(({ upgrades }) => upgrades!);
    const armory = things.flatMap(({ id, upgrades }) => [upgrades!, id]);
    const m = loading((s) => Object.assign(s.ship, { armory: ['torch', ...armory], lander: { id: 'ox', mods: [] } }));
    say(m, 'nothing', 'nothing', `equipment:${mine}`, `equipment:${theirs}`);
    expect(now(m).planet!.loaded.toSorted()).toEqual(armory.toSorted());
  });

  test('IV-302 IV-556 IV-557 supplies begin at what the lander and its mods hold', () => {
    const supplies = (fitted: string[], id = 'mule'): number => {
      const m = loading((s) => Object.assign(s.ship, { armory: ['torch'], lander: { id, mods: fitted } }));
      say(m, 'nothing', 'nothing');
      return now(m).planet!.supplies;
    };
    const base = now(launching()).ship.nextSupplies;
    const s = now(launching());
    const holds = (id: string): number => landerLimit({ ...s, ship: { ...s.ship, lander: { id: 'mule', mods: [id] } } }, 'supplies');
    const bigger = mods.find(({ id }) => holds(id) > landerOf('mule').supplies)!;
    expect([base, supplies([])]).toEqual([0, landerOf('mule').supplies]);
    expect([landerOf('mule').supplies, landerOf('ox').supplies, supplies([], 'ox')]).toEqual([6, 8, 8]);
    expect(supplies([bigger.id])).toBeGreaterThan(landerOf('mule').supplies);
  });
});

describe('landing and disembarking', () => {
  test('IV-559 IV-560 IV-561 IV-573 IV-574 IV-575 IV-587 the briefing, the descent, its log; the lander stands on a lander icon with everybody in it', () => {
    const m = launching((s) => void (s.ship.armory = []));
    until(m, () => pageOf(m) === 24);
    const { planet: printed } = planetOf('halcyon-shelf');
    const read = told(m, 'logRead').map(({ log }) => log);
    expect(read.indexOf(printed.briefingLog)).toBeGreaterThanOrEqual(0);
    const { stages } = landingOf(printed.landingCard);
    const needed = stages.filter(({ stat, difficulty }) => difficulty > statOf(now(m), stat));
    expect(needed.length).toBeGreaterThan(0);
    expect(told(m, 'checkBegan').map(({ check }) => check)).toEqual(needed.map(() => landingCheck.id));
    const at = now(m).planet!.lander!;
    expect(printed.sectors.find(({ n }) => n === at)!.icons).toContain('LANDER');
    expect(told(m, 'landed')).toHaveLength(1);
  });

  test('IV-740 nobody holds a card while the lander comes down', () => {
    const m = launching((s) => void (s.ship.armory = []));
    until(m, () => told(m, 'checkBegan').length > 0);
    expect(now(m).planet!.check).not.toBeNull();
    const team = Object.values(now(m).boards);
    expect(team.map(({ hand, deck }) => [hand.length, deck.cards.length > 0])).toEqual([[0, true], [0, true]]);
  });

  const disembarking = (edit: Edit = () => {}): VanguardMatch => running((t) => page(t, 24), { edit });

  test('IV-576 IV-577 IV-578 IV-579 two rank-up cards are drawn, Science picks one, the other goes back', () => {
    const m = disembarking();
    expect(m.open[0]).toMatchObject({ ask: 'rankup.pick', seat: now(m).players.science });
    const [mine, other] = offered(m, 'rankup.pick').map((id) => id.slice('rankup:'.length));
    say(m, `rankup:${mine}`);
    expect(now(m).planet!.rankUp).toEqual({ id: mine, done: false });
    expect(now(m).rankUps).toContain(other);
    const drawn = [1, 2, 3, 4, 5].map((seed) => offered(disembarking((s) => void (s.chance = entropyFrom(seed))), 'rankup.pick'));
    expect(drawn.map((pair) => new Set(pair).size)).toEqual([2, 2, 2, 2, 2]);
    expect(new Set(drawn.map((pair) => pair.toSorted().join())).size).toBeGreaterThan(1);
  });

  test('IV-580 with none left, those that were used come back', () => {
    const m = disembarking((s) => Object.assign(s, { rankUps: [], rankUpsGone: ['RK01', 'RK02'] }));
    expect(offered(m, 'rankup.pick').toSorted()).toEqual(['rankup:RK01', 'rankup:RK02']);
  });

  test('IV-581 IV-582 IV-583 IV-584 IV-585 Recon names the carriers, never one of another section; everybody has a turn and two cards', () => {
    const free = equipment.find(({ section, kind }) => section === undefined && kind === 'mission')!.id;
    const m = disembarking((s) => {
      s.planet!.loaded = [free];
      for (const on of Object.values(s.boards)) on.deck.cards = s.sections.recon.cards.slice(0, 4);
    });
    say(m, offered(m, 'rankup.pick')[0]!);
    expect(m.open[0]).toMatchObject({ ask: 'equipment.carrier', seat: now(m).players.recon });
    say(m, 'crew:engineering');
    expect(now(m).boards.engineering!.equipment).toEqual([free]);
    for (const on of Object.values(now(m).boards)) expect([on.done, on.hand.length]).toEqual([false, 2]);
  });

  test('IV-586 the Recon player picks who has the first start token', () => {
    const m = disembarking();
    say(m, offered(m, 'rankup.pick')[0]!);
    expect(now(m).phase).toEqual({ at: 'round' });
    expect(now(m).planet!.start === null || now(m).planet!.start === 'recon').toBe(true);
  });
});
