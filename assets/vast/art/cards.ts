import { frame, type Frame } from '../../bake/frame.ts';
import { favors } from '../../../src/engine/games/vast/content/favors.ts';
import { treasures } from '../../../src/engine/games/vast/content/treasures.ts';
import { cardBack, marchCard } from './cardBacks.ts';
import { CARD, cardFace, type Mark } from './cardFace.ts';
import { FAVOR_SCENES } from './scenes/favors.ts';
import { TREASURE_SCENES } from './scenes/treasures.ts';

type Cost = { fury?: number; light?: number };

/** Cards paid with Fury are blue as a storm, the others violet; treasures are brown. */
const TONES = { fury: ['#2f4480', '#182448'], light: ['#5a3b86', '#2e1c4c'], treasure: ['#9a6424', '#523008'] } as const;
const FURY: Mark = { glyph: 'flamer', tones: ['#ffb25a', '#c8561c'], ink: '#5a1a04' };
const LIGHT: Mark = { glyph: 'sun', tones: ['#fff2c9', '#e2bf6a'], ink: '#7a5210' };
const MARCHING = ['casty', 'screamy', 'shooty', 'slashy', 'stabby', 'bones'] as const;

export function cardFrames(): Frame[] {
  const favorFaces = Object.entries(favors).map(([id, { name: title, brief, ...card }]) => {
    const { fury = 0, light = 0 }: Cost = card.cost;
    const marks = [...Array<Mark>(fury).fill(FURY), ...Array<Mark>(light).fill(LIGHT)];
    return frame(`card/favor/${id}`, cardFace({ title, brief, marks, glyph: 'prayer', tone: TONES[fury ? 'fury' : 'light'], scene: FAVOR_SCENES[id]! }));
  });
  const treasureFaces = Object.entries(treasures).map(([id, { name: title, brief }]) =>
    frame(`card/treasure/${id}`, cardFace({ title, brief, glyph: 'open-treasure-chest', tone: TONES.treasure, scene: TREASURE_SCENES[id]! })),
  );
  return [
    ...favorFaces,
    ...treasureFaces,
    frame('card/back/favor', cardBack(CARD.w, CARD.h, TONES.light, 'prayer')),
    frame('card/back/treasure', cardBack(CARD.w, CARD.h, TONES.treasure, 'open-treasure-chest')),
    ...MARCHING.map((look) => frame(`card/skeleton/${look}`, marchCard(look))),
  ];
}
