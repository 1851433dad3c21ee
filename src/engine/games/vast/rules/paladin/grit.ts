import { gain, lose, type Dial } from '../../../../pieces/dial.ts';
import { tap } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { cubeThresholds, dials, favorThresholds } from '../../content/values.ts';
import type { CubeBox, Vast } from '../../state.ts';
import { discardFavor } from './discards.ts';
import { drawFavors } from './favors.ts';

const gritDial: Dial = { ...dials.grit, thresholds: [...cubeThresholds, ...favorThresholds] };
const givesCube = (threshold: number): boolean => (cubeThresholds as readonly number[]).includes(threshold);

/** MM-205 to MM-212, MM-216 Every threshold on the way up pays out, the lowest first, each time it is reached. */
export function* gainGrit(t: Vast, by: number): Rule {
  const { changed, to, up } = gain(t.state.paladin, 'grit', by, gritDial);
  if (changed !== 0) t.tell({ fact: 'gritChanged', by: changed, to });
  for (const threshold of up) {
    if (givesCube(threshold)) gainCube(t, threshold);
    else yield* drawFavors(t);
  }
}

/** MM-213 to MM-215 Every threshold on the way down takes back what it gave, the highest first. */
export function* loseGrit(t: Vast, by: number): Rule {
  const { changed, to, down } = lose(t.state.paladin, 'grit', by, gritDial);
  if (changed !== 0) t.tell({ fact: 'gritChanged', by: changed, to });
  for (const threshold of down) {
    if (givesCube(threshold)) yield* loseCube(t);
    else yield* discardFavor(t);
  }
}

/** MM-209 It lies with the unassigned cubes at once and can be used this turn. */
function gainCube(t: Vast, threshold: number): void {
  const { cubes } = t.state.paladin;
  if (cubes.supply === 0) return;
  cubes.supply -= 1;
  cubes.unassigned += 1;
  t.tell({ fact: 'cubeGained', grit: threshold });
}

const boxes: readonly Exclude<CubeBox, 'supply'>[] = ['unassigned', 'prepare', 'sprint', 'crusade'];

/** RU-47 The Paladin picks which cube goes; one from prepare takes its Strength and Defense along. */
function* loseCube(t: Vast): Rule {
  const options = boxes.filter((box) => t.state.paladin.cubes[box] > 0).map((box) => tap(`box:${box}`, `Give up a cube from ${box}`, box));
  if (options.length === 0) return;
  const box =
    options.length === 1
      ? options[0]!.value
      : yield* choose('paladin', 'cube.lose', 'Your Grit has fallen. Choose the hero cube to give up.', options);
  t.state.paladin.cubes[box] -= 1;
  t.state.paladin.cubes.supply += 1;
  t.tell({ fact: 'cubeLost', from: box });
}
