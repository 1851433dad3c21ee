import { lighten, shade } from '../../../bake/colour.ts';
import { disc, type Ctx } from '../../../bake/canvas.ts';
import type { Attribute } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { filled, stroked } from '../pen.ts';
import { emblem, radial } from '../solid.ts';

/** What an attribute is called, its sign and its colour. */
export const attributeLooks: Readonly<Record<Attribute, { readonly name: string; readonly glyph: string; readonly tone: string }>> = {
  might: { name: 'Might', glyph: 'biceps', tone: '#8f3a20' },
  dexterity: { name: 'Dexterity', glyph: 'sprint', tone: '#5a7030' },
  conviction: { name: 'Conviction', glyph: 'heart-beats', tone: '#a8741c' },
  awareness: { name: 'Awareness', glyph: 'third-eye', tone: '#2f6a84' },
};

/** A disc of clay with a bone ring, the same wherever an attribute is meant. */
export function attributeDisc(c: Ctx, attribute: Attribute, x: number, y: number, r: number): void {
  const { glyph, tone } = attributeLooks[attribute];
  filled(c, disc(x, y, r), radial(c, x, y, r, lighten(tone, 0.22), tone, shade(tone, -0.35)));
  stroked(c, disc(x, y, r * 0.97), '#2b211a', r * 0.06);
  stroked(c, disc(x, y, r * 0.87), '#f1ddb0', Math.max(1.1, r * 0.055));
  emblem(c, glyph, x, y, r * 1.3, { light: '#fffaf0', dark: '#f0dcb4', under: 'rgba(30,14,6,.6)' });
}
