import type { Vast } from '../../state.ts';

/** GE-14 Nothing happens to him before he next collects. */
export function poison(t: Vast): void {
  t.state.skeletons.poison = { cube: false, ...t.state.skeletons.poison, waiting: true };
  t.tell({ fact: 'poisoned' });
}

/**
 * GE-14 When the Paladin collects: the cube from last time comes back, and if he has been poisoned since, one goes on
 * the card. All cubes are unassigned by then, so which one it is makes no difference and nobody is asked.
 */
export function collectPoison(t: Vast): void {
  const { skeletons, paladin } = t.state;
  if (!skeletons.poison) return;
  const { waiting, cube } = skeletons.poison;
  if (cube) {
    paladin.cubes.unassigned += 1;
    t.tell({ fact: 'cubeRecovered' });
  }
  delete skeletons.poison;
  if (!waiting || paladin.cubes.unassigned === 0) return;
  paladin.cubes.unassigned -= 1;
  skeletons.poison = { waiting: false, cube: true };
  t.tell({ fact: 'cubePoisoned' });
}
