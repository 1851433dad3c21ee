import { button, tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { landers, mods } from '../../content/decks/landers.ts';
import { discoveryOf, landerOf, modOf } from '../../content/find.ts';
import type { Vanguard } from '../../state.ts';
import { askGroup } from '../asking.ts';
import { carried } from '../carrying.ts';
import { paymentFor } from './research.ts';
import { readShipLogs } from './shipLogs.ts';
import { inSteps, turnTo } from './steps.ts';

const landerSlots = 4;
const modSlots = 8;

/** Page 18: IV-505 to IV-518 */
export const hangar = inSteps(18, [
  (t) => readShipLogs(t, 'hangar'),
  stowLanders,
  stowMods,
  repair,
  function* (t) {
    yield* chooseLander(t);
    turnTo(t, 23);
  },
]);

/** IV-505 to IV-508 */
function* stowLanders(t: Vanguard): Rule {
  const { ship } = t.state;
  for (const id of ship.awaiting.filter((one) => landers.some((card) => card.id === one))) {
    ship.awaiting = ship.awaiting.filter((one) => one !== id);
    if (ship.landers.length >= landerSlots) {
      const out = yield* askGroup(t, 'hangar.lander', `No slot for ${landerOf(id).name}. Which one goes?`, () =>
        [...ship.landers.map((one) => one.id).filter((one) => !landerOf(one).basic), id].map((one) =>
          tap(`lander:${one}`, landerOf(one).name, one),
        ),
      );
      ship.gone.push(out);
      if (out === id) continue;
      ship.landers = ship.landers.filter((one) => one.id !== out);
    }
    ship.landers.push({ id, down: false });
  }
}

/** IV-509, IV-510, IV-748 */
function* stowMods(t: Vanguard): Rule {
  const { ship } = t.state;
  for (const id of ship.awaiting.filter((one) => mods.some((card) => card.id === one))) {
    if (ship.mods.length >= modSlots) {
      const out = yield* askGroup<string | null>(t, 'hangar.mod', `No slot for ${modOf(id).name}.`, () => [
        ...ship.mods.map((one) => tap(`mod:${one}`, `Scrap ${modOf(one).name}`, one)),
        button('wait', 'Let it wait', null),
      ]);
      if (out === null) continue;
      ship.mods = ship.mods.filter((one) => one !== out);
      ship.gone.push(out);
    }
    ship.awaiting = ship.awaiting.filter((one) => one !== id);
    ship.mods.push(id);
  }
}

/** IV-511, IV-512, RU-IV-75 Paid in discoveries; the basic lander costs nothing. */
function* repair(t: Vanguard): Rule {
  const { ship, discoveries } = t.state;
  const costOf = (id: string) => ({ cost: [{ n: landerOf(id).repair.n, deck: 'any' as const, rarity: landerOf(id).repair.rarity }] });
  for (;;) {
    const open = (): string[] =>
      ship.landers.filter(({ id, down }) => down && paymentFor(ship.gathered, costOf(id)) !== undefined).map(({ id }) => id);
    if (open().length === 0) return;
    const free = open().find((id) => landerOf(id).repair.n === 0);
    const id =
      free ??
      (yield* askGroup<string | null>(t, 'hangar.repair', 'Repair a lander?', () => [
        ...open().map((one) => tap(`lander:${one}`, landerOf(one).name, one)),
        button('stop', 'No', null),
      ]));
    if (id === null) return;
    for (const paid of paymentFor(ship.gathered, costOf(id)) ?? []) {
      ship.gathered.splice(ship.gathered.indexOf(paid), 1);
      discoveries[discoveryOf(paid).deck].unshift(paid);
    }
    ship.landers.find((one) => one.id === id)!.down = false;
  }
}

/** IV-513 to IV-517 A faceup lander, and a mod for each free slot of its kind. */
function* chooseLander(t: Vanguard): Rule {
  const { ship } = t.state;
  const id = yield* askGroup(t, 'hangar.choose', 'Which lander goes down?', () =>
    ship.landers.filter(({ down }) => !down).map((one) => carried(tap(`lander:${one.id}`, landerOf(one.id).name, one.id), 'task:ramp')),
  );
  ship.lander = { id, mods: [] };
  for (const kind of ['structural', 'utility'] as const)
    for (let left = landerOf(id).slots[kind]; left > 0; left--) {
      const open = (): string[] => ship.mods.filter((one) => modOf(one).kind === kind);
      if (open().length === 0) break;
      const mod = yield* askGroup<string | null>(t, 'hangar.fit', `Fit a ${kind} mod?`, () => [
        ...open().map((one) => carried(tap<string | null>(`mod:${one}`, modOf(one).name, one), 'task:ramp')),
        button('none', 'Leave the slot empty', null),
      ]);
      if (mod === null) break;
      ship.mods = ship.mods.filter((one) => one !== mod);
      ship.lander.mods.push(mod);
    }
}
