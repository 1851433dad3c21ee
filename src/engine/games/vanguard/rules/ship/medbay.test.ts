import { describe, expect, test } from 'vitest';
import { entropyFrom } from '../../../../kernel/chance.ts';
import type { VanguardState } from '../../state.ts';
import {
  all, asked, now, offered, page, running, say, setBoard, told, until, type Edit, type VanguardMatch,
} from '../../vanguard.testing.ts';
import { back, crewOf, home, pageOf } from './aboard.testing.ts';

const injuries = ['Burned', 'Wounded', 'Poisoned'] as const;
type Patient = VanguardState['ship']['medbay'][number];

/** Page 32 with Recon hurt so often and with these patients from before, who are of Security and Science. */
const ward = (
  hurt: number,
  before: readonly Omit<Patient, 'crew'>[] = [],
  edit: Edit = () => {},
  rolls: readonly number[] = [],
): VanguardMatch =>
  running((t) => page(t, 32), {
    mix: 'campaign-2',
    rolls,
    edit: (s) => {
      home(s);
      setBoard(s, 'recon', { injuries: injuries.slice(0, hurt) });
      const ill = [...crewOf(s, 'security'), ...crewOf(s, 'science')];
      s.ship.medbay = before.map((bed, at) => ({ ...bed, crew: ill[at]! }));
      for (const { crew } of s.ship.medbay) s.crew[crew] = { ...s.crew[crew]!, place: 'medbay' };
      edit(s);
    },
  });
const over = (m: VanguardMatch): VanguardMatch => {
  until(m, () => pageOf(m) === 36);
  return m;
};
const beds = (m: VanguardMatch): [lane: number, level: number][] => now(m).ship.medbay.map(({ lane, level }) => [lane, level]);
const ready: Edit = (s) => {
  for (const id of Object.keys(s.crew)) if (s.crew[id]!.place === 'resting') s.crew[id] = { ...s.crew[id]!, place: 'available' };
};

describe('who comes in', () => {
  test('IV-663 IV-664 IV-665 one injury is light, two are moderate, three critical', () => {
    expect([1, 2, 3].map((n) => beds(over(ward(n, [], () => {}, [1, 1, 1]))))).toEqual([[[0, 0]], [[0, 1]], [[0, 2]]]);
  });

  test('IV-747 injuries that lie facedown count', () => {
    const down: Edit = (s) => s.boards.recon!.injuries.slice(1).forEach((card) => (card.down = true));
    expect(beds(over(ward(3, [], down, [1, 1, 1])))).toEqual([[0, 2]]);
  });

  test('IV-657 IV-759 whoever has no injury card rests, an injury die or not; whoever has one does not', () => {
    const place = (n: number, edit: Edit = () => {}): string => {
      let crew = '';
      const m = ward(n, [], (s) => {
        ({ crew } = s.boards.recon!);
        edit(s);
      });
      return now(over(m)).crew[crew]!.place;
    };
    expect([place(0), place(1)]).toEqual(['resting', 'medbay']);
    expect(place(0, (s) => void (s.boards.recon!.columns.red.injury = true))).toBe('resting');
  });
});

describe('those who lie there', () => {
  test('IV-658 each moves one slot, and none two', () => {
    expect(beds(over(ward(0, [{ lane: 0, level: 2 }, { lane: 1, level: 1 }])))).toEqual([[0, 1], [1, 0]]);
  });

  test('IV-659 IV-661 as many therapists as can be spared, each of them available, for patients whose next slot is free', () => {
    const m = ward(0, [{ lane: 0, level: 2 }, { lane: 0, level: 1 }, { lane: 1, level: 2 }], ready);
    until(m, () => asked(m).includes('medbay.therapy'));
    const [first, second, third] = now(m).ship.medbay.map(({ crew }) => `crew:${crew}`);
    expect(offered(m, 'medbay.therapy')).toEqual([second, third, 'go-on']);
    say(m, third!);
    const able = Object.keys(now(m).crew).filter((id) => now(m).crew[id]!.place === 'available' && now(m).crew[id]!.section !== 'science');
    expect(offered(m, 'medbay.therapist').toSorted()).toEqual(able.map((id) => `crew:${id}`).toSorted());
    say(m, offered(m, 'medbay.therapist')[0]!);
    expect(offered(m, 'medbay.therapy')).toEqual([second, third, 'go-on']);
    say(m, second!);
    say(m, offered(m, 'medbay.therapist')[0]!);
    // each section keeps one, so there is nobody left who could sit with the first
    expect([asked(m).includes('medbay.therapy'), all(m).includes(first!)]).toEqual([false, false]);
    expect(told(m, 'assigned').map(({ to }) => to)).toEqual(['therapist', 'therapist']);
  });
});

describe('survival', () => {
  const critical = (rolls: readonly number[], edit: Edit = () => {}): number => told(over(ward(3, [], edit, rolls)), 'died').length;

  test('IV-672 IV-673 IV-674 three dice: a BLEED alone does not kill, with SHOCK it does, and so do two', () => {
    expect([critical([6, 1, 1, 6]), critical([6, 5, 1]), critical([6, 6, 1]), critical([5, 5, 5])]).toEqual([0, 1, 1, 0]);
  });

  test('IV-672 all six sides of the dice can fall', () => {
    const seeds = Array.from({ length: 40 }, (_, at) => at + 1);
    const deaths = seeds.map((seed) => critical([], (s) => void (s.chance = entropyFrom(seed))));
    expect(new Set(deaths)).toEqual(new Set([0, 1]));
  });

  test('IV-671 everybody in a critical slot makes the check, and nobody else', () => {
    const two = running((t) => page(t, 32), {
      mix: 'campaign-2',
      rolls: [1, 1, 1, 6, 6, 1],
      edit: (s) => {
        home(s);
        s.injuries.Wounded = 12;
        for (const who of ['recon', 'engineering'] as const) setBoard(s, who, { injuries: ['Wounded', 'Wounded', 'Wounded'] });
      },
    });
    expect(told(over(two), 'died')).toHaveLength(1);
    expect(told(over(ward(2, [], () => {}, [6, 6, 6])), 'died')).toEqual([]);
  });

  test('IV-675 upgrades change the number of dice, or throw one again', () => {
    const having = (id: string): Edit => (s) => void (s.ship.upgrades = [id]);
    expect([critical([6, 1, 6], having('UM1')), critical([6, 6, 1], having('UM1'))]).toEqual([0, 1]);
    expect([critical([6, 6, 1, 1], having('UM2')), critical([6, 6, 1, 6], having('UM2'))]).toEqual([0, 1]);
  });
});

describe('the memorial', () => {
  /** One of Recon has fallen, and so many names stand there already. */
  const fallen = (own: number, shared: number): VanguardMatch =>
    back((t) => page(t, 36), (s) => {
      const dead = (place: 'fallen' | 'remembered'): string => {
        const id = s.recruits.shift()!;
        s.crew[id] = { section: 'recon', rank: 1, place };
        return id;
      };
      s.ship.fallen = [dead('fallen')];
      for (let n = 0; n < own; n++) s.ship.memorial.push({ crew: dead('remembered'), section: 'recon' });
      for (let n = 0; n < shared; n++) s.ship.memorial.push({ crew: dead('remembered'), section: 'shared' });
    });
  const stands = (own: number, shared: number): string | undefined => now(fallen(own, shared)).ship.memorial[own + shared]?.section;

  test('IV-678 IV-679 a section has four slots of its own, and four are shared by all', () => {
    const slots = [stands(0, 0), stands(3, 0), stands(4, 0), stands(4, 3), stands(4, 4)];
    expect(slots).toEqual(['recon', 'recon', 'shared', 'shared', undefined]);
  });

  test('IV-680 the bonus is that of the slot: one success on the first two, two on the others', () => {
    const bonus = (own: number): number => told(fallen(own, 0), 'success').reduce((sum, { n }) => sum + n, 0);
    expect([0, 1, 2, 3].map(bonus)).toEqual([1, 1, 2, 2]);
  });
});
