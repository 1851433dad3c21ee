import { SKELETONS } from '../../printed/skeletonsBoard.ts';
import { hunts } from '../../../../../engine/games/vast/content/nearness.ts';
import type { RoleBoard } from '../board.ts';
import { laySkeletons } from './lay.ts';
import { skeletonsPlaces } from './places.ts';

export const skeletonsBoard: RoleBoard = {
  role: 'skeletons',
  frame: 'playerboard/skeletons',
  size: { w: SKELETONS.w, h: SKELETONS.h },
  lay: ({ spot, view }) => ({ things: laySkeletons(spot, view), dealt: [] }),
  places: skeletonsPlaces,
  held: ({ skeletons: { gear } }) => [{ kind: 'gear', ...gear, inPlay: [] }],
  glance: ({ roles, skeletons, figures }) => ({
    portrait: 'slashy',
    goal: hunts('skeletons', roles) ? 'Spiderlings boxed' : 'Wounds dealt',
    numbers: [
      { sign: 'stability', value: skeletons.stability },
      { sign: 'strength', value: skeletons.strength },
      { sign: 'cards', value: skeletons.gear.hand.length },
    ],
    heads: skeletons.march.map((skeleton) => ({ look: skeleton, faded: figures[skeleton] === undefined })),
  }),
};
