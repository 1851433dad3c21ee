import { faceIds, faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import type { Holdings } from '../../../../engine/games/stonesaga/state.ts';

export const cellsIn = (bag: Holdings): number => faceIds.reduce((sum, face) => sum + (bag[face] ?? 0) * faces[face].cells, 0);
export const tokensIn = (bag: Holdings): number => faceIds.reduce((sum, face) => sum + (bag[face] ?? 0), 0);
