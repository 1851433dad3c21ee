import '@fontsource/almendra/700.css';
import '@fontsource/im-fell-english-sc/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/700.css';
import type { Bundle } from '../bake/frame.ts';
import { boardFrames } from './art/board.ts';
import { fogFrames } from './art/fog.ts';
import { tileFrames, wallFrames } from './art/tiles.ts';

export const bundle: Bundle = {
  fonts: ['700 20px Almendra', '400 20px "IM Fell English SC"', '500 20px Inter', '700 20px Inter'],
  groups: {
    board: { frames: boardFrames },
    tiles: { frames: tileFrames },
    walls: { frames: wallFrames },
    fog: { frames: fogFrames },
  },
};
