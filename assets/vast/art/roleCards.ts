import { frame, type Frame } from '../../bake/frame.ts';
import { gear } from '../../../src/engine/games/vast/content/gear.ts';
import { powerCards, powerFaces, powerKindOf, powerKinds } from '../../../src/engine/games/vast/content/powers.ts';
import { rituals, type TrackId } from '../../../src/engine/games/vast/content/rituals.ts';
import { spells } from '../../../src/engine/games/vast/content/spells.ts';
import { cardBack } from './cardBacks.ts';
import { CARD, cardFace, type Mark } from './cardFace.ts';
import { GEAR_SCENES } from './scenes/gear.ts';
import { POWER_SCENES } from './scenes/powers.ts';
import { RITUAL_SCENES } from './scenes/rituals.ts';
import { SPELL_SCENES } from './scenes/spells.ts';

/** Each role has its own cloth: moss and bone, blood on black silk, violet and gold, deep water. */
const TONES = { gear: ['#55694a', '#26331f'], power: ['#8a1a2c', '#2a0610'], ritual: ['#6a3f96', '#331758'], spell: ['#1f6a72', '#16204e'] } as const;
const BACKS = { gear: 'crossed-bones', power: 'spider-alt', ritual: 'wax-seal', spell: 'magic-swirl' } as const;
const SEAL: Mark = { glyph: 'wax-seal', tones: ['#ff9a7a', '#a01f2a'], ink: '#3a0610' };
const OMEN: Record<TrackId, string> = { reveal: 'eyeball', shift: 'move', swap: 'cycle', walls: 'brick-wall', wraith: 'hooded-figure', draw: 'card-draw' };
const BONE: readonly [string, string] = ['#fbf3da', '#cdbb8c'];

const back = (kind: keyof typeof TONES): Frame => frame(`card/back/${kind}`, cardBack(CARD.w, CARD.h, TONES[kind], BACKS[kind]));

/** What a use adds to Stability stands on a bone disc. */
export function gearFrames(): Frame[] {
  const faces = Object.entries(gear).map(([id, { name: title, brief, cost }]) => {
    const marks: Mark[] = cost > 0 ? [{ words: `+${cost}`, tones: BONE, ink: '#2a1a12' }] : [];
    return frame(`card/gear/${id}`, cardFace({ title, brief, marks, glyph: 'crossed-bones', tone: TONES.gear, scene: GEAR_SCENES[id]! }));
  });
  return [...faces, back('gear')];
}

/** One face for each kind: the four cards of a kind are alike. */
export function powerFrames(): Frame[] {
  const glyphs = { eyes: 'eyeball', fangs: 'fangs', webs: 'spider-web' } as const;
  const faces = powerKinds.map((kind): Frame => {
    const { name: title, brief } = powerFaces[kind];
    const face = cardFace({ title, brief, glyph: glyphs[kind], tone: TONES.power, scene: POWER_SCENES[kind]! });
    return { ...frame(`card/power/${kind}`, face), also: powerCards.filter((card) => powerKindOf(card) === kind).map((card) => `card/power/${card}`) };
  });
  return [...faces, back('power')];
}

/** The plan of the rite needs the room that others give to words. */
export function ritualFrames(): Frame[] {
  const faces = Object.entries(rituals).map(([id, { name: title, brief, seals, portent }]) => {
    const glyph = portent ? OMEN[portent] : 'pentacle';
    return frame(`card/ritual/${id}`, cardFace({ title, brief, marks: Array<Mark>(seals).fill(SEAL), glyph, tone: TONES.ritual, scene: RITUAL_SCENES[id]!, art: 136 }));
  });
  return [...faces, back('ritual')];
}

/** An action takes a magic cube; the others work all the time. */
export function spellFrames(): Frame[] {
  const marks = {
    action: [{ glyph: 'cube', tones: ['#d8a8f4', '#7a3fb0'], ink: '#2a0a4a' }],
    passive: [{ glyph: 'infinity', tones: ['#c8fff4', '#3f9a96'], ink: '#0a3034' }],
  } as const;
  const faces = Object.entries(spells).map(([id, { name: title, brief, kind }]) =>
    frame(`card/spell/${id}`, cardFace({ title, brief, marks: marks[kind], glyph: 'magic-swirl', tone: TONES.spell, scene: SPELL_SCENES[id]! })),
  );
  return [...faces, back('spell')];
}
