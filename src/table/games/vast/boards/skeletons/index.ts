import { SKELETONS } from '../../../../../../assets/vast/boards/skeletons.ts';
import { paladinStart, supply } from '../../../../../engine/games/vast/content/values.ts';
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
  glance: ({ roles, paladin, spider, skeletons, figures }) => ({
    portrait: 'slashy',
    goal: roles.includes('paladin')
      ? { have: Math.max(0, paladinStart.health - paladin.health), need: paladinStart.health, word: 'Wounds dealt' }
      : { have: spider?.boxed.length ?? 0, need: supply.spiderlings, word: 'Spiderlings boxed' },
    numbers: [
      { sign: 'stability', value: skeletons.stability },
      { sign: 'strength', value: skeletons.strength },
      { sign: 'cards', value: skeletons.gear.hand.length },
    ],
    heads: skeletons.march.map((skeleton) => ({ look: skeleton, faded: figures[skeleton] === undefined })),
  }),
};
