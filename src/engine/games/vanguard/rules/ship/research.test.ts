import { describe, expect, test } from 'vitest';
import { labIcons } from '../../content/labSlots.ts';
import { discoveryOf, recruitOf } from '../../content/find.ts';
import { asked, now, offered, running, say, told, until, type Edit } from '../../vanguard.testing.ts';
import { experts, ship } from './aboard.testing.ts';
import { laboratory, paymentFor } from './research.ts';

const lab = (edit: Edit) => running((t) => laboratory(t), ship(edit));

/** Three Fauna and two Minerals are gathered. R01 in the first slot costs one Fauna; nothing pays for the Flora of R17 in the third. */
const paid: Edit = (s) => {
  const fauna = s.discoveries.Fauna.splice(-3);
  const minerals = s.discoveries.Minerals.splice(0, 2);
  Object.assign(s.ship, { awaiting: [], gathered: [...fauna, ...minerals], research: ['R01', null, 'R17', null, null, null] });
};

describe('projects', () => {
  test('IV-445 IV-446 waiting projects take empty slots, and those without one wait on', () => {
    const m = lab((s) => Object.assign(s.ship, { awaiting: ['R01', 'R02'], research: ['R05', 'R06', 'R07', 'R08', 'R09', null] }));
    until(m, () => m.open.length === 0);
    expect([now(m).ship.research, now(m).ship.awaiting]).toEqual([['R05', 'R06', 'R07', 'R08', 'R09', 'R01'], ['R02']]);
  });

  test('IV-316 IV-317 IV-447 IV-449 a project is paid with discoveries of its cost, which go back to their decks, and leaves its slot', () => {
    const m = lab(paid);
    expect(offered(m, 'research.complete')).toEqual(['research:R01', 'stop']);
    const before = now(m);
    say(m, 'research:R01');
    const { gathered, research } = now(m).ship;
    expect([gathered.length, research]).toEqual([4, [null, null, 'R17', null, null, null]]);
    const [spent] = before.ship.gathered.filter((id) => !gathered.includes(id));
    expect(discoveryOf(spent!).deck).toBe('Fauna');
    expect(now(m).discoveries.Fauna.toSorted()).toEqual([...before.discoveries.Fauna, spent].toSorted());
    expect([told(m, 'finished'), asked(m)]).toEqual([[{ fact: 'finished', card: 'R01' }], []]);
  });

  test('IV-453 IV-454 what is completed is resolved and leaves the game', () => {
    const m = lab(paid);
    expect(now(m).ship.armory).not.toContain('thermal-monocle');
    say(m, 'research:R01');
    expect(now(m).ship.armory).toContain('thermal-monocle');
    expect(now(m).ship.gone).toEqual(['R01']);
  });

  test('EX-IV-74 IV-448 then others with its keyword, and no others', () => {
    const m = lab((s) => {
      const gathered = Object.values(s.discoveries).flatMap((deck) => deck.splice(-8));
      Object.assign(s.ship, { awaiting: [], gathered, research: ['R01', 'R02', 'R09', null, null, null] });
    });
    expect(offered(m, 'research.complete').toSorted()).toEqual(['research:R01', 'research:R02', 'research:R09', 'stop']);
    say(m, 'research:R01');
    expect(offered(m, 'research.complete')).toEqual(['research:R02', 'stop']);
    say(m, 'research:R02');
    expect(now(m).ship.gone).toEqual(['R01', 'R02']);
  });

  test('EX-IV-75 IV-450 IV-451 IV-452 an ultra-rare pays for a rare, not the other way round, and nothing common pays for either', () => {
    const cost = (rarity: 'rare' | 'ultra-rare') => ({ cost: [{ n: 1, deck: 'any' as const, rarity }] });
    const flora = now(running(() => {}, ship())).discoveries.Flora;
    const of = (rarity: string): string[] => flora.filter((id) => discoveryOf(id).rarity === rarity).slice(0, 2);
    expect(paymentFor(of('ultra-rare'), cost('rare'))).toHaveLength(1);
    expect(paymentFor(of('rare'), cost('ultra-rare'))).toBeUndefined();
    expect([paymentFor(of('common'), cost('rare')), paymentFor(of('common'), cost('ultra-rare'))]).toEqual([undefined, undefined]);
    expect(paymentFor([...of('common'), ...of('ultra-rare'), ...of('rare')], cost('rare'))).toEqual([of('rare')[0]]);
  });
});

describe('lab work', () => {
  /** As above, with R05 in the second slot, which can be paid for, and somebody more for each of these icons. */
  const work = (...icons: Parameters<typeof experts>) => {
    const m = lab((s) => {
      paid(s);
      s.ship.gathered.push(s.discoveries.Phenomena.pop()!);
      s.ship.research[1] = 'R05';
      experts(...icons)(s);
    });
    return say(m, 'stop');
  };
  const [first, second, third] = labIcons;

  test('IV-455 those whose converts give both icons of a slot are assigned to it, and without them it is not offered', () => {
    const m = work(...first!);
    expect(offered(m, 'research.lab')).toEqual(['research:R01', 'stop']);
    say(m, 'research:R01');
    const assigned = told(m, 'assigned');
    expect(assigned.map(({ to, crew }) => [to, recruitOf(crew).convert.to])).toEqual(first!.map((icon) => ['lab', icon]));
    expect(assigned.map(({ crew }) => now(m).crew[crew]!.place)).toEqual(['resting', 'resting']);
    expect(offered(work(...second!), 'research.lab')).toEqual(['research:R05', 'stop']);
    expect([asked(work()), asked(work(first![0]))]).toEqual([[], []]);
  });

  test('IV-456 the cost of the project is paid as well, and what nobody can pay for is not offered', () => {
    const m = work(...first!, ...third!);
    expect(offered(m, 'research.lab')).toEqual(['research:R01', 'stop']);
    const before = now(m).ship.gathered;
    say(m, 'research:R01');
    const { gathered } = now(m).ship;
    expect(before.filter((id) => !gathered.includes(id)).map((id) => discoveryOf(id).deck)).toEqual(['Fauna']);
  });

  test('IV-457 what is completed so is resolved and leaves the game', () => {
    const m = say(work(...first!), 'research:R01');
    expect(now(m).ship.armory).toContain('thermal-monocle');
    expect([now(m).ship.gone, now(m).ship.research[0]]).toEqual([['R01'], null]);
  });

  test('IV-458 as often as there are crew with the icons of a slot', () => {
    const m = say(work(...first!, ...second!), 'research:R01', 'research:R05');
    expect(told(m, 'assigned').map(({ to }) => to)).toEqual(['lab', 'lab', 'lab', 'lab']);
    expect(now(m).ship.gone).toEqual(['R01', 'R05']);
  });
});
