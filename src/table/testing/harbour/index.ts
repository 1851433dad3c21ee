import { Texture } from 'pixi.js';
import type { HarbourView } from '../../../engine/testing/harbour/index.ts';
import type { HarbourFact } from '../../../engine/testing/harbour/state.ts';
import type { Art, GameTable } from '../../contract.ts';
import { fonts } from './fonts.ts';
import { Scene } from './Scene.tsx';

const extent = { width: 900, height: 600 };

/** One white picture for everything. */
const art: Art = {
  scale: 1,
  texture: () => Texture.WHITE,
  has: () => true,
  hint: () => {},
  drawn: () => {},
  settled: () => Promise.resolve(),
  figures: { bytes: 0, highest: 0, missing: 0 },
  close: () => {},
};

export const harbourTable: GameTable<HarbourView, HarbourFact> = {
  game: 'harbour',
  title: 'Harbour',
  extent: { wide: extent, tall: extent },
  fonts,
  load: () => Promise.resolve(art),
  Scene,
  words: {
    rolled: ({ dice }) => `The dice show ${dice.join(' and ')}.`,
    claimed: ({ seat, quay }) => `${seat} builds at ${quay}.`,
    landed: ({ seat, good, count }) => `${count} ${good} land at the quays of ${seat}.`,
    discarded: ({ seat, goods }) => `${seat} sets aside ${goods.length} goods.`,
    bought: ({ seat, card }) => `${seat} buys the ${card}.`,
    bartered: ({ seat, good }) => `${seat} barters for ${good}.`,
    packed: ({ seat, count }) => `${seat} packs ${count} goods.`,
    opened: ({ seat }) => `${seat} swaps a letter.`,
  },
  course: ['rolled'],
  cues: { rolled: null, claimed: null, landed: null, discarded: null, bought: null, bartered: null, packed: null, opened: null },
  reading: (thing) =>
    thing.startsWith('card:') ? { title: thing.slice(5), kind: 'Card', text: 'A card of the market.', rules: [] } : null,
  rolled: (fact) => (fact.fact === 'rolled' ? { dice: fact.dice.map((face) => ({ kind: 'd6', face })) } : null),
  pace: () => 0,
  focus: (fact) => (fact.fact === 'claimed' ? fact.quay : null),
};
