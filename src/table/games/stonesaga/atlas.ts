import type { AtlasGroups } from '../../art/groups.ts';

/** The valley, the boards and the bag lie there at once; fish, landscapes and whole cards come when they are drawn. */
export const atlas: AtlasGroups = {
  opening: [
    'bag-leather', 'bag-tokens',
    'boards-people', 'boards-pieces', 'boards-slabs',
    'creation-people', 'creation-stage',
    'items-things',
    'society-pieces', 'society-slabs',
    'valley-deeds', 'valley-figures', 'valley-ground', 'valley-light', 'valley-mist', 'valley-overlays', 'valley-shrouds',
    'valley-skyreach', 'valley-tokens', 'valley-trays', 'valley-vale',
  ],
};
