import { PALADIN } from '../printed/places.ts';
import type { CubeBox } from '../../../../engine/games/vast/state.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { on, type Ground } from './ground.ts';
import { thing, type LaidThing } from './laid.ts';

/** Which box each cube of a board is in. Cubes have no names in the rules; on the table each one keeps its way. */
export type Dealt<B extends string = string> = readonly B[];

/** The same cubes in their new boxes, with as few of them moved as possible. */
export function dealCubes<B extends string>(before: Dealt, counts: Readonly<Record<B, number>>): Dealt<B> {
  const left: Record<B, number> = { ...counts };
  const isBox = (box: string): box is B => box in counts;
  const kept = before.map((box) => (isBox(box) && left[box] > 0 ? (left[box]--, box) : null));
  const waiting = (Object.keys(counts) as B[]).flatMap((box) => Array.from({ length: left[box] }, () => box));
  const dealt = kept.map((box) => box ?? waiting.shift()).filter((box): box is B => box !== undefined);
  return [...dealt, ...waiting];
}

/** The top cube of those without an action is the one that a hand takes: it goes by the name of the pile. */
export function layCubes(ground: Ground, { paladin: { cubes } }: VastView, dealt: Dealt<CubeBox>, before: Dealt): LaidThing[] {
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
