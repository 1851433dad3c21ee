import { useMemo, useRef } from 'react';
import { bagSize } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import { passes } from '../../../gesture/hand.ts';
import { useSpace, usePuzzle } from '../../../hooks.ts';
import { into, outOf, type Space } from '../../../stage/space.ts';
import type { Puzzle } from '../../../stage/puzzles.ts';
import type { Point } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import type { Ground } from '../ground.ts';
import { names, putDown, takeOut, turnToken, type Arranged, type Spare } from './arrange.ts';
import { besideAt, looseTurn, nightPlan } from './night.ts';
import { cellsCovered } from '../../../../engine/games/stonesaga/reckoning/bagCells.ts';
import { boxOf, type Turn } from './packing.ts';

interface Grip {
  readonly token: Spare;
  readonly id: string;
  readonly from: Point;
  turn: Turn;
  moved: boolean;
}

const grid = [bagSize.columns, bagSize.rows] as const;

const inSpot = (space: Space, pose: Point | undefined): Point | undefined => pose && into(space, pose);

/** What lies under a point, in the bag or beside it. */
function tokenAt(ground: Ground, { lying, spare }: Arranged, { x, y }: Point): Spare | undefined {
  const plan = nightPlan(ground);
  const [column, row] = [Math.floor((x - plan.grid.x) / plan.cell), Math.floor((y - plan.grid.y) / plan.cell)];
  const loose = besideAt(plan, spare);
  const beside = spare.findLast((one) => {
    const [w, h] = boxOf(one.face, looseTurn(one));
    const at = loose.get(one.key)!;
    return Math.abs(x - at.x) < (w * plan.cell) / 2 && Math.abs(y - at.y) < (h * plan.cell) / 2;
  });
  return beside ?? lying.find((one) => cellsCovered(one).some(([cx, cy]) => cx === column && cy === row));
}

/**
 * Tokens are dragged into the grid and out of it; a tap, the wheel, R or a second finger turns them. Where the rules offer a drag,
 * that is taken.
 */
export function usePacking(ground: Ground, who: CharacterId, arranged: Arranged, arrangeTo: (next: Arranged) => void, open: boolean): void {
  const { kit, motion, camera } = useTable();
  const space = useSpace();
  const now = useRef({ arranged, arrangeTo });
  now.current = { arranged, arrangeTo };
  const puzzle = useMemo((): Puzzle | null => {
    if (!open) return null;
    const plan = nightPlan(ground);
    const grips = new Map<number, Grip>();
    const set = (next: Arranged): void => {
      now.current.arranged = next;
      now.current.arrangeTo(next);
    };
    const turnHeld = (grip: Grip, by: 1 | -1): void => {
      grip.turn = (((grip.turn + by + 4) % 4) as Turn);
      motion.spin(grip.id, (grip.turn * Math.PI) / 2);
    };
    const drop = ({ token, id, turn }: Grip): void => {
      const pose = inSpot(space, motion.pose(id));
      const before = now.current.arranged;
      const [w, h] = boxOf(token.face, turn);
      const [cx, cy] = pose ? [(pose.x - plan.grid.x) / plan.cell, (pose.y - plan.grid.y) / plan.cell] : [-9, -9];
      const inside = cx > -0.3 && cy > -0.3 && cx < grid[0] + 0.3 && cy < grid[1] + 0.3;
      set(
        inside
          ? putDown(before, { key: token.key, face: token.face, turn, x: Math.round(cx - w / 2), y: Math.round(cy - h / 2) }, [w, h], grid)
          : takeOut(before, token, turn),
      );
    };
    return {
      takes: (at) => grips.size > 0 || tokenAt(ground, now.current.arranged, at) !== undefined,
      press(pointer, at) {
        const [held] = grips.values();
        if (held?.moved) return turnHeld(held, 1);
        const token = tokenAt(ground, now.current.arranged, at);
        if (!token) return;
        const { lying, spare } = now.current.arranged;
        const turn = lying.find(({ key }) => key === token.key)?.turn ?? looseTurn(token);
        grips.set(pointer, { token, id: names(who, [...lying, ...spare]).get(token.key)!, from: at, turn, moved: false });
      },
      move(pointer, at) {
        const grip = grips.get(pointer);
        if (!grip) return;
        const [from, to] = [camera.toScreen(outOf(space, grip.from)), camera.toScreen(outOf(space, at))];
        if (!grip.moved && passes(from, to)) {
          grip.moved = true;
          kit.grasp.picked(grip.id, from);
        }
        if (grip.moved) kit.grasp.carried(grip.id, to);
      },
      release(pointer, at, lost) {
        const grip = grips.get(pointer);
        grips.delete(pointer);
        if (!grip) return;
        if (!grip.moved) {
          if (!lost) set(turnToken(now.current.arranged, grip.token.key, 1));
          return;
        }
        const onto = lost ? null : kit.grasp.landing(grip.id, camera.toScreen(outOf(space, at)));
        const offered = onto === null ? undefined : kit.offers.drag(grip.id, onto);
        if (offered) return kit.grasp.chosen({ offered, thing: grip.id, flick: null, thrown: false });
        if (!lost) drop(grip);
        kit.grasp.letGo(grip.id);
      },
      turn(at, by) {
        const [held] = grips.values();
        if (held) return turnHeld(held, by), true;
        const token = at && tokenAt(ground, now.current.arranged, at);
        if (token) set(turnToken(now.current.arranged, token.key, by));
        return token != null;
      },
    };
  }, [ground, who, open, kit, motion, camera, space]);
  usePuzzle(puzzle);
}
