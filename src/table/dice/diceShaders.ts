import { GlProgram } from 'pixi.js';
import common from '../../../shaders/dice/common.glsl?raw';
import diceFrag from '../../../shaders/dice/dice.frag?raw';
import diceVert from '../../../shaders/dice/dice.vert?raw';
import grain from '../../../shaders/dice/grain.glsl?raw';
import light from '../../../shaders/dice/light.glsl?raw';
import marks from '../../../shaders/dice/marks.glsl?raw';
import resin from '../../../shaders/dice/resin.glsl?raw';
import shadowFrag from '../../../shaders/dice/shadow.frag?raw';
import shadowVert from '../../../shaders/dice/shadow.vert?raw';
import trayFrag from '../../../shaders/dice/tray.frag?raw';
import trayVert from '../../../shaders/dice/tray.vert?raw';
import wood from '../../../shaders/dice/wood.glsl?raw';
import { CELL, SPREAD } from './faceField.ts';

/** `plain` leaves out what neighbours take from each other's light and half of the grain: for weak graphics chips. */
export type DiceQuality = 'fine' | 'plain';

const parts: Record<string, string> = { common, grain, light, marks, resin, wood };

function assemble(source: string, quality: DiceQuality = 'fine'): string {
  const defines = [
    `#define SPREAD ${SPREAD.toFixed(4)}`,
    `#define CELL ${CELL.toFixed(1)}`,
    ...(quality === 'plain' ? ['#define PLAIN'] : []),
  ];
  return source
    .replace('//#defines', defines.join('\n'))
    .replace(/^\/\/#include (\w+)$/gm, (_, name: string) => parts[name] ?? `#error no part ${name}`);
}

export const diceProgram = (quality: DiceQuality): GlProgram =>
  GlProgram.from({ vertex: diceVert, fragment: assemble(diceFrag, quality), name: `dice-${quality}` });
export const shadowProgram = (): GlProgram => GlProgram.from({ vertex: shadowVert, fragment: assemble(shadowFrag), name: 'dice-shadows' });
export const trayProgram = (): GlProgram => GlProgram.from({ vertex: trayVert, fragment: assemble(trayFrag), name: 'dice-tray' });
