import { describe, expect, test } from 'vitest';
import { discoveryOf, landerOf, modOf } from '../../content/find.ts';
import { mods } from '../../content/decks/landers.ts';
import { asked, now, offered, page, running, say, until, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { pageOf, quiet, ship } from './aboard.testing.ts';

const hangar = (edit: Edit): VanguardMatch =>
  running((t) => page(t, 18), ship((s) => {
    quiet(s);
    edit(s);
  }));
const landers = (m: VanguardMatch): string[] => now(m).ship.landers.map(({ id }) => id);
const inSlots = (...ids: string[]) => ids.map((id) => ({ id, down: false }));

describe('landers that come aboard', () => {
  test('IV-505 a new lander goes from the envelope into an empty slot, faceup; there are four slots', () => {
    const m = hangar((s) => Object.assign(s.ship, { awaiting: ['kestrel'], landers: inSlots('mule', 'ox', 'lamplight') }));
    expect(asked(m)).toEqual(['hangar.choose']);
    expect(now(m).ship.landers).toEqual(inSlots('mule', 'ox', 'lamplight', 'kestrel'));
    expect([now(m).ship.awaiting, now(m).ship.gone]).toEqual([[], []]);
  });

  const full = (): VanguardMatch =>
    hangar((s) => Object.assign(s.ship, { awaiting: ['kestrel'], landers: inSlots('mule', 'ox', 'lamplight', 'mule') }));

  test('IV-506 IV-508 with no empty slot the new one may leave the game, and nothing else changes; the basic one never goes', () => {
    const m = full();
    expect(offered(m, 'hangar.lander')).toEqual(['lander:ox', 'lander:lamplight', 'lander:kestrel']);
    say(m, 'lander:kestrel');
    expect([landers(m), now(m).ship.gone, now(m).ship.awaiting]).toEqual([['mule', 'ox', 'lamplight', 'mule'], ['kestrel'], []]);
  });

  test('IV-507 an old one may leave the game instead, and the new one takes its place', () => {
    const m = say(full(), 'lander:ox');
    expect([landers(m), now(m).ship.gone, now(m).ship.awaiting]).toEqual([['mule', 'lamplight', 'mule', 'kestrel'], ['ox'], []]);
  });
});

describe('mods that come aboard', () => {
  const [extra, ...rest] = mods.map(({ id }) => id);
  const withMods = (n: number): VanguardMatch =>
    hangar((s) => Object.assign(s.ship, { awaiting: [extra], mods: rest.slice(0, n), landers: inSlots('mule') }));

  test('IV-509 a new mod goes from the envelope into one of eight slots', () => {
    const m = withMods(7);
    expect(asked(m)).toEqual(['hangar.fit']);
    expect([now(m).ship.mods, now(m).ship.awaiting]).toEqual([[...rest.slice(0, 7), extra], []]);
  });

  test('IV-510 with no slot free an old one may leave the game for it', () => {
    const m = withMods(8);
    expect(offered(m, 'hangar.mod')).toEqual([...rest.slice(0, 8).map((id) => `mod:${id}`), 'wait']);
    say(m, `mod:${rest[0]}`);
    expect(now(m).ship).toMatchObject({ mods: [...rest.slice(1, 8), extra], gone: [rest[0]], awaiting: [] });
  });

  test('IV-748 without that the new one waits in the envelope', () => {
    const m = say(withMods(8), 'wait');
    expect(now(m).ship).toMatchObject({ mods: rest.slice(0, 8), gone: [], awaiting: [extra] });
  });
});

describe('the landers aboard', () => {
  const broken = (paid: number, id = 'kestrel'): VanguardMatch =>
    hangar((s) => {
      s.ship.gathered = s.discoveries.Flora.splice(-paid, paid);
      Object.assign(s.ship, { awaiting: [], landers: [{ id: 'mule', down: id === 'mule' }, { id: 'kestrel', down: id === 'kestrel' }] });
    });

  test('IV-511 a lander that lies facedown is turned for the discoveries printed on it, which go back to their decks', () => {
    const m = broken(4);
    const before = now(m).ship.gathered;
    say(m, 'lander:kestrel');
    expect([landerOf('kestrel').repair.n, now(m).ship.gathered.length]).toEqual([3, 1]);
    const paid = before.filter((id) => !now(m).ship.gathered.includes(id));
    expect(paid.every((id) => now(m).discoveries[discoveryOf(id).deck].includes(id))).toBe(true);
    expect(now(m).ship.landers.every(({ down }) => !down)).toBe(true);
    expect(asked(broken(2))).not.toContain('hangar.repair');
    expect(now(broken(0, 'mule')).ship.landers.every(({ down }) => !down)).toBe(true);
  });

  test('IV-512 nobody has to repair anything', () => {
    const m = broken(4);
    expect(offered(m, 'hangar.repair')).toEqual(['lander:kestrel', 'stop']);
    say(m, 'stop');
    expect([now(m).ship.gathered.length, now(m).ship.landers[1]]).toEqual([4, { id: 'kestrel', down: true }]);
  });

  test('IV-513 only a lander that lies faceup can be chosen', () => {
    const m = hangar((s) => {
      Object.assign(s.ship, { awaiting: [], gathered: [], landers: [...inSlots('mule', 'ox'), { id: 'kestrel', down: true }] });
    });
    expect(offered(m, 'hangar.choose')).toEqual(['lander:mule', 'lander:ox']);
    expect(offered(say(broken(4), 'lander:kestrel'), 'hangar.choose')).toEqual(['lander:mule', 'lander:kestrel']);
  });

  test('IV-299 IV-514 IV-515 IV-518 the one that is chosen goes down, while the scanned parts can be read; page 23 follows', () => {
    const m = hangar((s) => {
      Object.assign(s.ship, { awaiting: [], lander: null, scanner: { card: 'LC-03', parts: 2 }, landers: inSlots('mule', 'ox') });
    });
    expect([asked(m), m.view('p1').ship.scanner!.parts.length, now(m).ship.lander]).toEqual([['hangar.choose'], 2, null]);
    say(m, 'lander:ox');
    expect([now(m).ship.lander, pageOf(m)]).toEqual([{ id: 'ox', mods: [] }, 23]);
  });

  test('IV-516 IV-517 one mod for each slot of the chosen lander, of the kind of the slot; nobody has to fit one', () => {
    const ofKind = (wanted: string) => mods.filter(({ kind }) => kind === wanted);
    const some = [...ofKind('structural').slice(0, 2), ...ofKind('utility').slice(0, 3)];
    const m = hangar((s) => {
      Object.assign(s.ship, { awaiting: [], landers: inSlots('ox', 'mule'), mods: some.map(({ id }) => id) });
    });
    say(m, 'lander:ox');
    const fitted: string[] = [];
    while (asked(m).includes('hangar.fit')) {
      const open = offered(m, 'hangar.fit');
      expect(open.at(-1)).toBe('none');
      fitted.push(open[0]!.slice('mod:'.length));
      say(m, open[0]!);
    }
    const { slots } = landerOf('ox');
    expect(fitted.map((id) => modOf(id).kind)).toEqual(['structural', 'utility', 'utility']);
    expect([slots.structural, slots.utility]).toEqual([1, 2]);
    expect([now(m).ship.lander!.mods, now(m).ship.mods]).toEqual([fitted, some.map(({ id }) => id).filter((id) => !fitted.includes(id))]);
    const bare = hangar((s) => Object.assign(s.ship, { awaiting: [], landers: inSlots('mule'), mods: some.map(({ id }) => id) }));
    say(bare, 'none', 'none');
    until(bare, () => pageOf(bare) === 23);
    expect([now(bare).ship.lander!.mods, now(bare).ship.mods.length]).toEqual([[], 5]);
  });
});
