import type { SpellId } from '../../content/spells.ts';
import type { MagicAction } from '../../roleStates.ts';
import type { Vast, VastState } from '../../state.ts';
import { warlockOf } from './values.ts';

export const hasMagic = ({ warlock }: VastState): boolean => warlock!.cubes.unassigned > 0;

/** MM-501 */
export function assignMagic(t: Vast, box: MagicAction): void {
  const { cubes } = warlockOf(t);
  cubes.unassigned -= 1;
  cubes[box] += 1;
  t.tell({ fact: 'magicAssigned', on: box });
}

/** HD-13 A spell that adds an action holds the cubes it costs. */
export function assignToSpell(t: Vast, card: SpellId): void {
  const { cubes, onSpells } = warlockOf(t);
  cubes.unassigned -= 1;
  onSpells[card] = (onSpells[card] ?? 0) + 1;
  t.tell({ fact: 'magicAssigned', on: card });
}

/** MM-493, MM-494, MM-496 It can be used this turn. */
export function gainMagicCube(t: Vast): void {
  const { cubes } = warlockOf(t);
  if (cubes.supply === 0) return;
  cubes.supply -= 1;
  cubes.unassigned += 1;
  t.tell({ fact: 'magicGained' });
}

/** HD-13 Cubes on a spell that leaves play are unassigned again. */
export function takeCubesOff(t: Vast, card: SpellId): void {
  const { cubes, onSpells } = warlockOf(t);
  cubes.unassigned += onSpells[card] ?? 0;
  delete onSpells[card];
}

/** MM-500 All cubes come back from boxes and spells. */
export function collectMagic(t: Vast): void {
  const warlock = warlockOf(t);
  const { unassigned, sneak, summon, conjure, syphon, supply } = warlock.cubes;
  const onSpells = Object.values(warlock.onSpells).reduce((sum, count) => sum + count, 0);
  const count = unassigned + sneak + summon + conjure + syphon + onSpells;
  warlock.cubes = { unassigned: count, sneak: 0, summon: 0, conjure: 0, syphon: 0, supply };
  warlock.onSpells = {};
  t.tell({ fact: 'magicCollected', count });
}
