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
import { cardFrames, sceneFrames } from './art/cards.ts';
import { cover } from './art/cover.ts';
import { cubeFrames } from './art/cubes.ts';
import { fogFrames } from './art/fog.ts';
import { lightFrames } from './art/lights.ts';
import { markerFrames } from './art/markers.ts';
import { propFrames } from './art/props.ts';
import { gearScenes, powerScenes, ritualScenes, spellScenes } from './art/roleCards.ts';
import { figureFrames, portraitFrames } from './art/standee.ts';
import { tableFrames } from './art/table.ts';
import { tokenFrames } from './art/tokens.ts';
import { tileFrames, wallFrames } from './art/tiles.ts';
import { PLACES } from '../../src/table/games/vast/printed/places.ts';

export const bundle: Bundle = {
  fonts: ['700 20px Almendra', '400 20px "IM Fell English SC"', '500 20px Inter', '600 20px Inter', '700 20px Inter'],
  places: PLACES,
  pictures: { cover: { sources: ['assets/vast/art/cover.ts'], draw: cover, width: 640, quality: 0.74 } },
  groups: {
    board: { sources: ['assets/vast/art/board.ts'], frames: boardFrames },
    tiles: { sources: ['assets/vast/art/tiles.ts'], frames: tileFrames },
    walls: { sources: ['assets/vast/art/tiles.ts'], frames: wallFrames },
    figures: { sources: ['assets/vast/art/standee.ts'], frames: figureFrames },
    portraits: { sources: ['assets/vast/art/standee.ts'], frames: portraitFrames },
    tokens: {
      sources: ['assets/vast/art/tokens.ts', 'assets/vast/art/markers.ts', 'assets/vast/art/cubes.ts'],
      frames: () => [...tokenFrames(), ...markerFrames(), ...cubeFrames()],
      quality: 0.9,
    },
    playerboards: { sources: ['assets/vast/art/boards.ts'], frames: boardPrints, limit: 2800, quality: 0.9 },
    'playerboards-manor': { sources: ['assets/vast/art/boards/manor.ts'], frames: manorBoard, limit: 2800, quality: 0.9 },
    'playerboards-skeletons': { sources: ['assets/vast/art/boards/skeletons.ts'], frames: skeletonsFrames, limit: 2800, quality: 0.9 },
    'playerboards-spider': { sources: ['assets/vast/art/boards/spider.ts'], frames: spiderFrames, limit: 2800, quality: 0.9 },
    'playerboards-warlock': { sources: ['assets/vast/art/boards/warlock.ts'], frames: warlockBoard, limit: 2800, quality: 0.9 },
    cards: { sources: ['assets/vast/art/cards.ts'], frames: cardFrames, quality: 0.9 },
    scenes: { sources: ['assets/vast/art/cards.ts'], frames: sceneFrames, quality: 0.86 },
    'cards-skeletons': { sources: ['assets/vast/art/roleCards.ts'], frames: gearScenes, quality: 0.86 },
    'cards-spider': { sources: ['assets/vast/art/roleCards.ts'], frames: powerScenes, quality: 0.86 },
    'cards-manor': { sources: ['assets/vast/art/roleCards.ts'], frames: ritualScenes, quality: 0.86 },
    'cards-warlock': { sources: ['assets/vast/art/roleCards.ts'], frames: spellScenes, quality: 0.86 },
    props: { sources: ['assets/vast/art/props.ts'], frames: propFrames },
    table: { sources: ['assets/vast/art/table.ts'], frames: tableFrames, quality: 0.82 },
    lights: { sources: ['assets/vast/art/lights.ts'], frames: lightFrames },
    fog: { sources: ['assets/vast/art/fog.ts'], frames: fogFrames },
  },
};
