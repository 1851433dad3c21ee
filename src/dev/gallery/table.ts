import type { GameTable } from '../../table/contract.ts';
import { galleryArt } from './art.ts';
import type { GalleryFact, GalleryView } from './game.ts';
import { GalleryScene } from './GalleryScene.tsx';

export const galleryTable: GameTable<GalleryView, GalleryFact> = {
  game: 'gallery',
  title: 'Gallery',
  extent: { wide: { width: 1600, height: 900 }, tall: { width: 900, height: 1600 } },
  fonts: [{ family: 'Inter', weights: ['700'], by: 'Rasmus Andersson' }],
  load: () => Promise.resolve(galleryArt),
  Scene: GalleryScene,
  words: {
    moved: ({ thing, to }) => `${thing} went to ${to}.`,
    turned: () => 'The tile was turned.',
    drew: () => 'A card was drawn.',
    rolled: ({ faces }) => `Rolled ${faces.join(' and ')}.`,
  },
  course: [],
  cues: { moved: null, turned: null, drew: null, rolled: null },
  reading: (thing) => {
    const card = thing.startsWith('card:') ? `card-${thing.slice(5)}` : thing.startsWith('mini:') ? thing.slice(5) : null;
    if (card === null) return null;
    return {
      title: thing.slice(5),
      kind: thing.startsWith('card:') ? 'Card' : 'Figure',
      text: 'Hold a finger on it, or point at it, and it can be read from across the table.',
      rules: ['GA-01', 'GA-04'],
      frame: card,
    };
  },
  rolled: (fact) => (fact.fact === 'rolled' ? { dice: fact.faces.map((face) => ({ kind: 'd6', face })) } : null),
  pace: (fact) => (fact.fact === 'rolled' ? 400 : fact.fact === 'moved' ? 120 : 0),
  focus: (fact) => (fact.fact === 'moved' ? fact.to : null),
};
