import type { Ctx } from '../../../bake/canvas.ts';
import { frame, type Frame, type Group } from '../../../bake/frame.ts';
import { grained, layer } from '../layer.ts';
import { stops } from '../pen.ts';
import { settled } from '../settled.ts';
import { backFrames, marks, stretchedFrames } from './backs.ts';
import { size } from './brushes.ts';
import { days } from './days.ts';
import { fates } from './fates.ts';
import { nights } from './nights.ts';

/** Each picture with pigment grain and corners that fall off a little, as on a wall. */
const painted = (pictures: Readonly<Record<string, (c: Ctx) => void>>): Frame[] =>
  Object.entries(pictures).map(([name, draw]) => {
    const l = layer(size.w, size.h, draw);
    const shade = stops(l.c.createRadialGradient(size.w * 0.45, size.h * 0.4, size.h * 0.4, size.w / 2, size.h / 2, size.w * 0.66), [
      'rgba(20,12,20,0)', 'rgba(20,12,20,.42)',
    ]);
    l.c.fillStyle = shade;
    l.c.fillRect(0, 0, size.w, size.h);
    return { ...frame(`cards/picture/${name}`, grained(l, 0.13).canvas), extrude: true };
  });

export const sheets: Record<string, Group> = {
  'cards-days': { frames: () => settled(painted(days), 'coarse'), quality: 0.68 },
  'cards-nights': { frames: () => settled(painted({ ...nights, ...fates }), 'coarse'), quality: 0.68 },
  'cards-pieces': { frames: () => settled([...backFrames(), ...stretchedFrames(), ...marks()]), quality: 0.8 },
};
