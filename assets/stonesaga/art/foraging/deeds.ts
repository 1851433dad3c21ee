import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { omens, type Omen } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { layer } from '../layer.ts';
import { filled, stops, stroked } from '../pen.ts';
import { omenSign } from '../signs/omens.ts';
import { slab, slabMargin } from '../slab.ts';
import { palette } from '../style.ts';
import { card } from '../../../../src/table/games/stonesaga/printed/forageLooks.ts';

/** What can be done in the field, and its sign. */
export const signs = {
  search: 'footprint', harvest: 'sickle', hunt: 'stone-spear', leave: 'hut', done: 'basket', strike: 'barbed-spear', fight: 'crossed-axes', retreat: 'run',
} as const;

const carvedStone = (name: string, w: number, h: number, seed: number): Frame => {
  const picture = slab({ w, h, of: 'limestone', seed, hollows: [{ x: 8, y: 8, w: h - 16, h: h - 16, round: 14, depth: 5 }], paint: palette.redOchre });
  // paler where words are cut, so that they are read from afar
  const c = picture.getContext('2d')!;
  c.globalCompositeOperation = 'source-atop';
  c.filter = 'blur(14px)';
  filled(c, rect((slabMargin + h + 4) * 2, (slabMargin + 12) * 2, (w - h - 18) * 2, (h - 24) * 2, 20), 'rgba(246,232,200,.42)');
  c.filter = 'none';
  return frame(name, picture, 0.5, (slabMargin + h / 2) / (h + slabMargin * 2));
};

/** Rubbed into the hollow with red ochre. */
const sign = (name: string, glyph: string): Frame =>
  frame(`forage/sign/${name}`, layer(52, 52, (c) => {
    filled(c, glyphAt(glyph, 27, 27.2, 44), 'rgba(255,236,200,.5)');
    filled(c, glyphAt(glyph, 26, 26, 44), '#7a2f18');
  }).canvas);

/** The back of a card: the land as a cave painter would show it. */
const back = (deck: 'forest' | 'prairie'): Frame =>
  frame(`forage/back/${deck}`, layer(card.width / 2, card.height / 2, (c) => {
    const g = stops(c.createLinearGradient(0, 0, 120, 150), [deck === 'forest' ? '#6d7a3e' : '#d9a94c', deck === 'forest' ? '#3a4526' : '#9a6a28']);
    filled(c, rect(0, 0, 120, 150, 8), g);
    stroked(c, rect(4, 4, 112, 142, 6), palette.bone, 3);
    zigzag(c, 16);
    zigzag(c, 134);
    filled(c, disc(60, 75, 37), '#f3e6c8');
    filled(c, glyphAt(deck === 'forest' ? 'pine-tree' : 'wheat', 60, 75, 52), deck === 'forest' ? '#3a4526' : '#8a4a22');
  }).canvas);

function zigzag(c: Ctx, y: number): void {
  c.strokeStyle = palette.redOchre;
  c.lineWidth = 2.4;
  c.beginPath();
  for (let i = 0; i <= 12; i++) c.lineTo(12 + i * 8, y + (i % 2 ? 4 : -4));
  c.stroke();
}

/** White, to be tinted. */
const omen = (name: Omen): Frame => frame(`forage/omen/${name}`, layer(40, 40, (c) => filled(c, omenSign(name, 20, 20, 38), '#ffffff')).canvas);

/** Beams above and below the landscape. */
const beam = (): Frame => frame('forage/beam', slab({ w: 600, h: 18, of: 'wood', seed: 4, hollows: [] }));

export const deedFrames = (): Frame[] => [
  carvedStone('forage/stone/wide', 284, 80, 3),
  carvedStone('forage/stone/tall', 516, 92, 6),
  ...Object.entries(signs).map(([name, glyph]) => sign(name, glyph)),
  ...omens.map(omen),
  back('forest'),
  back('prairie'),
  beam(),
];
