import { useMemo, useRef, useState } from 'react';
import { useSpace, usePuzzle } from '../../../hooks.ts';
import { outOf } from '../../../stage/space.ts';
import { passes } from '../../../gesture/hand.ts';
import { swept } from '../../../gesture/turning.ts';
import type { Puzzle } from '../../../stage/puzzles.ts';
import type { Point } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import type { Ground } from '../ground.ts';
import { sides, squareAt, type LaidMaterials, type BenchSide } from './bench.ts';
import { benchPlans } from '../printed/benchPlan.ts';

export type BenchTurns = Readonly<Record<BenchSide, number>>;
const quarter = Math.PI / 2;
export const squareId = (side: BenchSide): string => `square:${side}`;

interface Grip {
  readonly side: BenchSide;
  readonly from: Point;
  readonly angle: number;
  now: number;
  moved: boolean;
}

/** The squares are turned by a tap, by dragging round their middle, by the wheel and by R; Shift and R turns the left one. */
export function useTurned(ground: Ground, laid: LaidMaterials): readonly [BenchTurns, (turns: BenchTurns) => void] {
  const { motion, camera } = useTable();
  const space = useSpace();
  const { left, right } = laid;
  const [kept, setKept] = useState<{ readonly for: string; readonly turns: BenchTurns }>({ for: '', turns: { left: 0, right: 0 } });
  // the left token keeps its turn when the right one comes; another left token begins anew
  const turns: BenchTurns = kept.for === `${left}` ? kept.turns : { left: 0, right: 0 };
  const latest = useRef(turns);
  latest.current = turns;
  const set = useRef((next: BenchTurns): void => void next);
  set.current = (next) => {
    latest.current = next;
    setKept({ for: `${left}`, turns: next });
  };
  const puzzle = useMemo((): Puzzle | null => {
    if (!left) return null;
    const filled = sides.filter((side) => (side === 'left' ? left : right));
    const half = benchPlans[ground.layout].side / 2;
    const sideAt = ({ x, y }: Point): BenchSide | undefined => filled.find((side) => {
      const middle = squareAt(ground, side);
      return Math.abs(x - middle.x) < half && Math.abs(y - middle.y) < half;
    });
    const grips = new Map<number, Grip>();
    const turn = (side: BenchSide, to: number): void => set.current({ ...latest.current, [side]: to });
    return {
      takes: (at) => sideAt(at) !== undefined,
      press(pointer, at) {
        const side = sideAt(at)!;
        const angle = latest.current[side] * quarter;
        grips.set(pointer, { side, from: at, angle, now: angle, moved: false });
      },
      move(pointer, at) {
        const grip = grips.get(pointer);
        if (!grip) return;
        grip.moved ||= passes(camera.toScreen(outOf(space, grip.from)), camera.toScreen(outOf(space, at)));
        if (!grip.moved) return;
        grip.now = grip.angle + swept(squareAt(ground, grip.side), grip.from, at);
        motion.spin(squareId(grip.side), grip.now);
        const to = Math.round(grip.now / quarter);
        if (to !== latest.current[grip.side]) turn(grip.side, to);
      },
      release(pointer, _at, lost) {
        const grip = grips.get(pointer);
        grips.delete(pointer);
        if (!grip) return;
        if (lost) turn(grip.side, Math.round(grip.angle / quarter));
        else if (!grip.moved) turn(grip.side, latest.current[grip.side] + 1);
        motion.settle(squareId(grip.side));
      },
      turn(at, by) {
        const side = at ? sideAt(at) : by > 0 && right ? 'right' : 'left';
        if (!side) return false;
        turn(side, latest.current[side] + (at ? by : 1));
        return true;
      },
    };
  }, [ground, left, right, motion, camera, space]);
  usePuzzle(puzzle);
  return [turns, set.current];
}
