import '@fontsource/almendra/700.css';
import '@fontsource/im-fell-english-sc/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import type { Bundle } from '../bake/frame.ts';
import { boardFrames } from './art/board.ts';
import { boardPrints } from './art/boards.ts';
import { manorBoard } from './art/boards/manor.ts';
import { skeletonsFrames } from './art/boards/skeletons.ts';
import { spiderFrames } from './art/boards/spider.ts';
import { warlockBoard } from './art/boards/warlock.ts';
import { cardFrames } from './art/cards.ts';
import { cover } from './art/cover.ts';
import { cubeFrames } from './art/cubes.ts';
import { fogFrames } from './art/fog.ts';
import { lightFrames } from './art/lights.ts';
import { markerFrames } from './art/markers.ts';
import { propFrames } from './art/props.ts';
import { gearFrames, powerFrames, ritualFrames, spellFrames } from './art/roleCards.ts';
import { figureFrames, portraitFrames } from './art/standee.ts';
import { tableFrames } from './art/table.ts';
import { tokenFrames } from './art/tokens.ts';
import { tileFrames, wallFrames } from './art/tiles.ts';
import { PLACES } from './places.ts';

export const bundle: Bundle = {
  fonts: ['700 20px Almendra', '400 20px "IM Fell English SC"', '500 20px Inter', '600 20px Inter', '700 20px Inter'],
  places: PLACES,
  pictures: { cover: { draw: cover, width: 720, quality: 0.86 } },
  groups: {
    board: { frames: boardFrames },
    tiles: { frames: tileFrames },
    walls: { frames: wallFrames },
    figures: { frames: figureFrames },
    portraits: { frames: portraitFrames },
    tokens: { frames: () => [...tokenFrames(), ...markerFrames(), ...cubeFrames()], quality: 0.9 },
    playerboards: { frames: boardPrints, limit: 2800, quality: 0.9 },
    'playerboards-manor': { frames: manorBoard, limit: 2800, quality: 0.9 },
    'playerboards-skeletons': { frames: skeletonsFrames, limit: 2800, quality: 0.9 },
    'playerboards-spider': { frames: spiderFrames, limit: 2800, quality: 0.9 },
    'playerboards-warlock': { frames: warlockBoard, limit: 2800, quality: 0.9 },
    cards: { frames: cardFrames, quality: 0.9 },
    'cards-skeletons': { frames: gearFrames, limit: 2400, quality: 0.86 },
    'cards-spider': { frames: powerFrames, quality: 0.86 },
    'cards-manor': { frames: ritualFrames, quality: 0.86 },
    'cards-warlock': { frames: spellFrames, quality: 0.86 },
    props: { frames: propFrames },
    table: { frames: tableFrames, quality: 0.82 },
    lights: { frames: lightFrames },
    fog: { frames: fogFrames },
  },
};
