import '@fontsource/inter/500.css';
import '@fontsource/inter/700.css';
import '@fontsource/rajdhani/700.css';
import '@fontsource/saira-condensed/600.css';
import '@fontsource/saira-condensed/700.css';
import { planets } from '../../src/engine/games/vanguard/content/planets.ts';
import { boards as planetBoards } from '../../src/table/games/vanguard/printed/boards.ts';
import type { Bundle, Group, Sourced } from '../bake/frame.ts';
import { boardFrames } from './art/boards.ts';
import { cover } from './art/cover.ts';
import { planetFrames, type PaintedPlanet } from './art/planet.ts';
import { diceFrames, orbitFrames, pieceFrames, portraitFrames, signFrames } from './art/sheets.ts';

const paintings = planets.map(({ planet: { id, sectors } }): [string, Group & Sourced] => {
  const given: PaintedPlanet = { id, board: planetBoards[id]!, biomes: sectors.map(({ biomes }) => biomes) };
  return [`planet-${id}`, { sources: ['assets/vanguard/art/planet.ts'], frames: () => planetFrames(given), quality: 0.82, given }];
});

const sources = ['assets/vanguard/art/sheets.ts'];

export const bundle: Bundle = {
  fonts: ['700 20px Rajdhani', '600 20px "Saira Condensed"', '700 20px "Saira Condensed"', '500 20px Inter', '700 20px Inter'],
  pictures: { cover: { sources: ['assets/vanguard/art/cover.ts'], draw: cover, width: 640, quality: 0.74 } },
  groups: {
    boards: { sources: ['assets/vanguard/art/boards.ts'], frames: boardFrames, quality: 0.9 },
    signs: { sources, frames: signFrames, quality: 0.95 },
    dice: { sources, frames: diceFrames, quality: 0.92 },
    pieces: { sources, frames: pieceFrames, quality: 0.92 },
    people: { sources, frames: portraitFrames, quality: 0.86 },
    orbit: { sources, frames: orbitFrames, quality: 0.84 },
    ...Object.fromEntries(paintings),
  },
};
