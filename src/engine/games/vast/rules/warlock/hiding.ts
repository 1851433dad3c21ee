import type { SquareId } from '../../content/manor.ts';
import type { VastState } from '../../state.ts';
import { isPit } from '../pits.ts';

/** MM-476, MM-504 Where he can hide: a crypt, a Dark tile or a Pit. */
export const isHidingPlace = (state: VastState, square: SquareId): boolean => state.map[square]?.lit !== true || isPit(state, square);
