import { MANOR } from '../../printed/manorBoard.ts';
import { supply } from '../../../../../engine/games/vast/content/values.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import { on, type BoardSpot } from '../../layout/ground.ts';
import { thing, type LaidPlace, type LaidThing } from '../../layout/laid.ts';
import { trackIds } from '../../../../../engine/games/vast/content/rituals.ts';
import type { BoardContext, LaidBoard } from '../board.ts';
import { printedBox } from '../printed.ts';
import { dealManor, layManorCubes } from './cubes.ts';

export function layManor({ spot, view, before }: BoardContext): LaidBoard {
  const { manor } = view;
  if (!manor) return { things: [], dealt: [] };
  const dealt = dealManor(before, manor);
  return {
    things: [
      ...layManorCubes(spot, manor, dealt, before),
      layWax(spot, manor.seals),
      ...layForceWall(spot, view, MANOR.wall, 0.78),
      ...layWaiting(spot, view, 'wraith', MANOR.portrait),
    ],
    dealt,
  };
}

const layWax = (spot: BoardSpot, seals: number): LaidThing =>
  thing('seal', { as: 'token', frame: 'token/seal', count: 1 }, on(spot, MANOR.seals[Math.min(seals, MANOR.seals.length - 1)]!), {
    size: spot.scale * 0.82,
    place: `seals:${seals}`,
    touchable: false,
  });

export const wallsLeft = ({ forceWalls }: Pick<VastView, 'forceWalls'>): number => supply.forceWalls - forceWalls.length;

/** The next force wall of the supply, on the board of whoever may raise one. */
export function layForceWall(spot: BoardSpot, view: VastView, at: { readonly x: number; readonly y: number }, size: number): LaidThing[] {
  const left = wallsLeft(view);
  if (left <= 0) return [];
  return [
    thing('wall:force', { as: 'marker', frame: 'marker/force/h' }, on(spot, at), {
      size: spot.scale * size,
      place: 'walls:supply',
      touchable: true,
      fresh: left,
    }),
  ];
}

/** A figure that has not come into the manor yet stands before its own portrait. */
export function layWaiting(
  spot: BoardSpot,
  view: VastView,
  figure: 'wraith' | 'warlock',
  { x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): LaidThing[] {
  if (view.figures[figure] !== undefined) return [];
  const look = { as: 'figure', look: figure, lying: false, dazzled: false, badge: null, cell: null } as const;
  return [
    thing(`figure:${figure}`, look, on(spot, { x: x + w - 18, y: y + h - 12 }), { size: spot.scale * 1.1, place: `board:${figure}` }),
  ];
}

export function manorPlaces(spot: BoardSpot): LaidPlace[] {
  const { w, h, seals, omensBox, wallsBox, portentsBox, tracks, portrait } = MANOR;
  return [
    printedBox(spot, 'board:manor', { x: 0, y: 0, w, h }, 1),
    printedBox(spot, 'portrait:manor', portrait),
    ...trackIds.map((id): LaidPlace => ({ ...printedBox(spot, `track:${id}`, tracks[id].box), snap: on(spot, tracks[id].spaces[1]!) })),
    printedBox(spot, 'box:omens', omensBox),
    printedBox(spot, 'walls:supply', wallsBox),
    printedBox(spot, 'portents:supply', portentsBox),
    printedBox(spot, 'track:seals', { x: 158, y: seals[0]!.y - 20, w: seals.at(-1)!.x - 158 + 22, h: 40 }),
  ];
}
