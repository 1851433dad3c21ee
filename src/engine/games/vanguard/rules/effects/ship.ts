import { tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { colorOf, kindOf, type DieId } from '../../content/dice.ts';
import type { EffectOf } from '../../content/effects.ts';
import { recruitOf } from '../../content/find.ts';
import { sectionNames, sections, type Section } from '../../content/vocabulary.ts';
import type { Vanguard } from '../../state.ts';
import { ask, askGroup } from '../asking.ts';
import { healPatients } from '../ship/medbay.ts';
import { assign, crewOption, join } from '../ship/crew.ts';
import { changeMorale, pickDie } from '../ship/morale.ts';
import { restable } from './paying.ts';
import type { Acting } from './whom.ts';

export const morale = (t: Vanguard, _: Acting, { n }: EffectOf<'morale'>): Rule => changeMorale(t, n);

export function command(t: Vanguard, _: Acting, { n }: EffectOf<'command'>): void {
  t.state.ship.command = Math.max(0, t.state.ship.command + n);
  t.tell({ fact: 'pool', pool: 'command', n: t.state.ship.command });
}

export function energy(t: Vanguard, _: Acting, { n }: EffectOf<'energy'>): void {
  t.state.ship.energy = Math.max(0, t.state.ship.energy + n);
  t.tell({ fact: 'pool', pool: 'energy', n: t.state.ship.energy });
}

/** A card that is in play already, or has left the game, does not come again. */
export function awaiting(t: Vanguard, _: Acting, { card }: EffectOf<'awaiting'>): void {
  const { ship } = t.state;
  const inPlay = [
    ...ship.awaiting,
    ...ship.gone,
    ...ship.upgrades,
    ...ship.secondaries,
    ...ship.bridgePile,
    ...ship.ready,
    ship.objective,
    ship.tech,
    ...ship.research,
    ...ship.queues.flat(),
    ...t.state.story.secondariesDone,
  ];
  if (inPlay.includes(card)) return;
  ship.awaiting.push(card);
  t.tell({ fact: 'awaits', card });
}

export function removeFromGame(t: Vanguard, _: Acting, { card }: EffectOf<'removeFromGame'>): void {
  t.state.ship.gone.push(card);
}

export function gainEquipment(t: Vanguard, _: Acting, { equipment }: EffectOf<'gainEquipment'>): void {
  const { ship, planet } = t.state;
  const carried = sections.some((section) => t.state.boards[section]?.equipment.includes(equipment));
  if (!ship.armory.includes(equipment) && !carried && !(planet?.loaded.includes(equipment) ?? false)) ship.armory.push(equipment);
}

export function gainMod(t: Vanguard, _: Acting, { mod }: EffectOf<'gainMod'>): void {
  const { ship } = t.state;
  if (![...ship.mods, ...ship.awaiting, ...(ship.lander?.mods ?? [])].includes(mod)) ship.awaiting.push(mod);
}

export function gainLander(t: Vanguard, _: Acting, { lander }: EffectOf<'gainLander'>): void {
  const { ship } = t.state;
  if (!ship.landers.some(({ id }) => id === lander) && !ship.awaiting.includes(lander)) ship.awaiting.push(lander);
}

export function damageLander(t: Vanguard): void {
  const { ship } = t.state;
  const card = ship.landers.find(({ id }) => id === ship.lander?.id);
  if (card) card.down = true;
}

/** Each section named swaps a die of its choice for one of the same colour and the named kind. */
export function* dieUpgrade(t: Vanguard, _: Acting, { kind, section }: EffectOf<'dieUpgrade'>): Rule {
  for (const one of section ? [section] : sections) {
    const stock = (): DieId[] => [...t.state.box, ...t.state.locked].filter((die) => kindOf(die) === kind);
    const store = t.state.sections[one];
    const open = store.dice.filter((die) => kindOf(die) !== kind && stock().some((other) => colorOf(other) === colorOf(die)));
    if (open.length === 0) continue;
    const old = yield* pickDie(t, one, 'dice.upgrade', `Which die becomes ${kind}?`, open);
    const fresh = stock().find((die) => colorOf(die) === colorOf(old))!;
    t.state.box = t.state.box.filter((die) => die !== fresh);
    t.state.locked = t.state.locked.filter((die) => die !== fresh);
    store.dice.splice(store.dice.indexOf(old), 1, fresh);
    t.state.box.push(old);
  }
}

/** IV-372 Never the last available one of a section. */
export function* restCrew(t: Vanguard, { who }: Acting, { n, section }: EffectOf<'restCrew'>): Rule {
  for (let left = n; left > 0 && restable(t.state, section ?? null).length > 0; left--) {
    const id = yield* ask(t, section ?? who, 'crew.rest', 'Who is taken off the roster?', () =>
      restable(t.state, section ?? null).map(crewOption),
    );
    assign(t, id, 'rest');
  }
}

export function* heal(t: Vanguard, _: Acting, { n }: EffectOf<'heal'>): Rule {
  yield* healPatients(t, n);
}

export function* recruit(t: Vanguard, _: Acting, { n }: EffectOf<'recruit'>): Rule {
  for (let left = n; left > 0; left--) {
    const id = t.state.recruits.at(-1);
    const open = (): Section[] => sections.filter((section) => t.state.sections[section].sleeves[0] > 0);
    if (id === undefined || open().length === 0) return;
    t.fence();
    t.state.shown = [id];
    const section = yield* askGroup(t, 'recruit.section', `${recruitOf(id).name} would join. Which section?`, () =>
      open().map((one) => tap(`section:${one}`, sectionNames[one], one)),
    );
    t.state.shown = [];
    join(t, section, id, 'available');
  }
}

export function openQueue(t: Vanguard): void {
  t.state.ship.queueTwo = true;
}

export function scanDiscount(t: Vanguard, _: Acting, { n }: EffectOf<'scanDiscount'>): void {
  t.state.ship.scanDiscount += n;
}
