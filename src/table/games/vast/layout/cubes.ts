import { PALADIN } from '../../../../../assets/vast/places.ts';
import type { CubeBox } from '../../../../engine/games/vast/state.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { on, type Ground } from './ground.ts';
import { thing, type LaidThing } from './laid.ts';

/** Which box each of the hero cubes is in. Cubes have no names in the rules; on the table each one keeps its way. */
export type Dealt = readonly CubeBox[];

const boxes: readonly CubeBox[] = ['unassigned', 'prepare', 'sprint', 'crusade', 'supply'];

/** The same cubes in their new boxes, with as few of them moved as possible. */
export function dealCubes(before: Dealt, counts: Readonly<Record<CubeBox, number>>): Dealt {
  const left = { ...counts };
  const kept = before.map((box) => (left[box] > 0 ? (left[box]--, box) : null));
  const waiting = boxes.flatMap((box) => Array.from({ length: left[box] }, () => box));
  const dealt = kept.map((box) => box ?? waiting.shift()).filter((box): box is CubeBox => box !== undefined);
  return [...dealt, ...waiting];
}

/** The top cube of those without an action is the one that a hand takes: it goes by the name of the pile. */
export function layCubes(ground: Ground, { paladin: { cubes } }: VastView, dealt: Dealt, before: Dealt): LaidThing[] {
  const filled: Record<CubeBox, number> = { unassigned: 0, prepare: 0, sprint: 0, crusade: 0, supply: 0 };
  const top = cubes.unassigned - 1;
  return dealt.flatMap((box, k) => {
    const slot = filled[box]++;
    if (box === 'supply') return [];
    const at = on(ground.paladin, PALADIN[box][slot] ?? PALADIN[box].at(-1)!);
    const handle = box === 'unassigned' && slot === top;
    const was = before[k];
    // a cube from the pile was in the hand under the pile's name; one from a box comes from there
    const from = was === 'unassigned' ? 'cubes:unassigned' : was && was !== 'supply' ? `box:${was}` : 'dial:grit';
    return [
      thing(handle ? 'cubes:unassigned' : `cube:${k}`, { as: 'cube', frame: 'cube/amber' }, at, {
        size: ground.paladin.scale,
        place: `box:${box}`,
        from: handle && was === 'unassigned' ? 'box:unassigned' : from,
        ...(handle ? { fresh: k } : {}),
      }),
    ];
  });
}
