import { frame, type Frame } from '../../bake/frame.ts';
import { CARD, TONES } from '../../../src/table/games/vast/printed/cardPlan.ts';
import { cardBack, marchCard } from './cardBacks.ts';
import { cardPieces, cardScene } from './cardFace.ts';
import { FAVOR_SCENES } from './scenes/favors.ts';
import type { Scene } from './scenes/kit.ts';
import { TREASURE_SCENES } from './scenes/treasures.ts';

const MARCHING = ['casty', 'screamy', 'shooty', 'slashy', 'stabby', 'bones'] as const;
const BACKS = {
  favor: ['light', 'prayer'],
  treasure: ['treasure', 'open-treasure-chest'],
  gear: ['gear', 'crossed-bones'],
  power: ['power', 'spider-alt'],
  ritual: ['ritual', 'wax-seal'],
  spell: ['spell', 'magic-swirl'],
} as const;

/** What cards are put together from, their backs, and the cards of the March Order, which bear no text. */
export function cardFrames(): Frame[] {
  const backs = Object.entries(BACKS).map(([kind, [tone, glyph]]) =>
    frame(`card/back/${kind}`, cardBack(CARD.w, CARD.h, TONES[tone], glyph)),
  );
  return [...cardPieces(), ...backs, ...MARCHING.map((look) => frame(`card/skeleton/${look}`, marchCard(look)))];
}

const scenes = (kind: string, all: Readonly<Record<string, Scene>>): Frame[] =>
  Object.entries(all).map(([id, scene]) => cardScene(`${kind}/${id}`, scene));

export const sceneFrames = (): Frame[] => [...scenes('favor', FAVOR_SCENES), ...scenes('treasure', TREASURE_SCENES)];
