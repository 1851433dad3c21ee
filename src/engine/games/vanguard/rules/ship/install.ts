import type { Rule } from '../../../../kernel/rule.ts';
import { tap } from '../../../../kernel/option.ts';
import { objectives, secondaryObjectives, techLevels } from '../../content/decks/objectives.ts';
import { upgrades } from '../../content/decks/upgrades.ts';
import { objectiveOf, secondaryOf, techOf, upgradeOf } from '../../content/find.ts';
import { kindOf } from '../../content/dice.ts';
import type { Upgrade } from '../../content/types.ts';
import type { Vanguard } from '../../state.ts';
import { askGroup } from '../asking.ts';
import { resolve } from '../effects/resolve.ts';

/** HD-IV-19 Slots of the ship book. */
const slots: Readonly<Record<Upgrade['kind'], number>> = { bridge: 4, travel: 3, production: 4, medbay: 6, row: 8 };
const secondarySlots = 2;

/** IV-383, IV-386 Cards of one kind leave the Awaiting envelope for their slots; with all slots taken an old card makes room. */
export function* install(t: Vanguard, kind: Upgrade['kind']): Rule {
  const { ship } = t.state;
  for (const id of ship.awaiting.filter((one) => upgrades.some((card) => card.id === one && card.kind === kind))) {
    const there = (): string[] => ship.upgrades.filter((one) => upgradeOf(one).kind === kind);
    if (there().length >= slots[kind]) {
      const old = yield* makeRoom(t, upgradeOf(id).name, () => there().map((one) => [`upgrade:${one}`, upgradeOf(one).name, one]));
      ship.upgrades = ship.upgrades.filter((one) => one !== old);
      ship.bridgePile.push(old);
    }
    ship.awaiting = ship.awaiting.filter((one) => one !== id);
    ship.upgrades.push(id);
    t.tell({ fact: 'installed', card: id });
    if (upgradeOf(id).when === 'install') yield* resolve(t, { who: 'engineering', source: `upgrade:${id}` }, upgradeOf(id).effects);
  }
}

/** IV-386 The new card goes in, and the group says which old one goes to Bridge in the tray for it. */
const makeRoom = (
  t: Vanguard,
  name: string,
  there: () => readonly (readonly [thing: string, name: string, card: string])[],
): Rule<string> =>
  askGroup(t, 'install.replace', `${name} needs a slot. What goes to the tray for it?`, () =>
    there().map(([thing, old, card]) => tap(thing, `Take out ${old}`, card)),
  );

const isIn =
  (list: readonly { readonly id: string }[]) =>
  (id: string): boolean =>
    list.some((card) => card.id === id);

/** IV-383 to IV-387, RU-IV-68 Objectives and tech level only go up; an objective that is skipped still brings its cards. */
export function* installObjectives(t: Vanguard): Rule {
  const { ship } = t.state;
  const acting = { who: 'recon' as const, source: 'bridge' };
  const waiting = ship.awaiting.filter(isIn(objectives)).sort();
  ship.awaiting = ship.awaiting.filter((id) => !isIn(objectives)(id));
  const at = (id: string | null): number => objectives.findIndex((card) => card.id === id);
  for (const id of waiting) {
    if (at(id) <= at(ship.objective)) continue;
    const skipped = objectives.slice(at(ship.objective) + 1, at(id) + 1);
    if (ship.objective !== null) ship.bridgePile.push(ship.objective);
    ship.objective = id;
    t.tell({ fact: 'installed', card: id });
    for (const card of skipped) yield* resolve(t, acting, objectiveOf(card.id).install);
  }
  for (const id of ship.awaiting.filter(isIn(techLevels))) {
    ship.awaiting = ship.awaiting.filter((one) => one !== id);
    if (techOf(id).level <= techOf(ship.tech).level) {
      ship.gone.push(id);
      continue;
    }
    ship.bridgePile.push(ship.tech);
    // HD-IV-04 A level that was skipped brings its kinds with the higher one.
    const kinds = techLevels.filter(({ level }) => level <= techOf(id).level).flatMap(({ box }) => box);
    t.state.box.push(...t.state.locked.filter((die) => kinds.includes(kindOf(die))));
    t.state.locked = t.state.locked.filter((die) => !kinds.includes(kindOf(die)));
    ship.tech = id;
    t.tell({ fact: 'installed', card: id });
  }
  for (const id of ship.awaiting.filter(isIn(secondaryObjectives))) {
    if (ship.secondaries.length >= secondarySlots) {
      const inWords = (one: string): string => `${secondaryOf(one).name} (${secondaryOf(one).goal.replace(/\.$/, '')})`;
      const old = yield* makeRoom(t, inWords(id), () => ship.secondaries.map((one) => [`secondary:${one}`, inWords(one), one]));
      ship.secondaries = ship.secondaries.filter((one) => one !== old);
      ship.bridgePile.push(old);
    }
    ship.awaiting = ship.awaiting.filter((one) => one !== id);
    ship.secondaries.push(id);
    t.tell({ fact: 'installed', card: id });
  }
}
