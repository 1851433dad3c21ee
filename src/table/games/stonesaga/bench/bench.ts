import type { MaterialFace } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Area, Point, Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import { benchPlans } from '../printed/benchPlan.ts';

/** What lies on the two squares. */
export interface LaidMaterials {
  readonly left: MaterialFace | null;
  readonly right: MaterialFace | null;
}

export function laidOn({ scene }: Pick<StonesagaView, 'scene'>): LaidMaterials {
  return scene?.kind === 'crafting' ? { left: scene.left, right: scene.right } : { left: null, right: null };
}

export type BenchSide = 'left' | 'right';
export const sides: readonly BenchSide[] = ['left', 'right'];

const area = ({ x, y, width, height }: Strip, at: Point, round = 10): Area => ({
  shape: 'rect',
  x: at.x + x,
  y: at.y + y,
  width,
  height,
  round,
});

/** Middle of a square on the table. */
export function squareAt(ground: Ground, side: BenchSide): Point {
  const { squares, side: width } = benchPlans[ground.layout];
  return {
    x: ground.bench.x + squares.x + width * (side === 'left' ? 0.5 : 1.5) + (side === 'left' ? -1 : 1),
    y: ground.bench.y + squares.y + width / 2,
  };
}

/**
 * Where hands can put or tap something on the bench, by id. The first token goes to the left wherever it is dropped, the second to
 * the right.
 */
export function benchPlaces(
  ground: Ground,
  who: CharacterId,
  { left }: LaidMaterials,
): Readonly<Record<string, { readonly area: Area; readonly snap?: Point }>> {
  const plan = benchPlans[ground.layout];
  const at = ground.bench;
  return {
    [left ? 'bench:right' : 'bench:left']: { area: area(plan.well, at), snap: squareAt(ground, left ? 'right' : 'left') },
    [`craft:${who}`]: { area: area(plan.well, at) },
    'bench:stone': { area: area(plan.stone, at, 20) },
    [`process:${who}`]: { area: area(plan.stone, at, 20) },
  };
}
