import type { Brush } from './brush.ts';
import { bath, dining, hall, kitchen, pantry, parquetry, plankroom } from './rooms/bloody.ts';
import { chapel, cloister, oratory, sunDais } from './rooms/holy.ts';
import { forgeRoom, foyer, pitPlanks, pitStone, swords, well } from './rooms/plain.ts';
import { gallery, library, music, nursery, pentagramCircle, round, rugRoom, salon } from './rooms/haunted.ts';
import { bedroom, study, vault, wardrobeRoom } from './rooms/rich.ts';

/** What lies inside a room, drawn as if its first wall were north. */
export const ROOMS: Record<string, (b: Brush) => void> = {
  pentagram: pentagramCircle, round, music, salon, rug: rugRoom, gallery, nursery, library,
  bed: bedroom, study, vault, wardrobe: wardrobeRoom,
  dais: sunDais, cloister, chapel, oratory,
  parquet: parquetry, dining, kitchen, planks: plankroom, hall, bath, pantry,
  well, pitPlanks, pitStone, swords, forge: forgeRoom, foyer,
};
