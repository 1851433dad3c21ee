import { frame, type Frame } from '../../bake/frame.ts';
import { ENAMEL, GUN, Plate, STEEL } from './panel.ts';
import { cut, disc, line, rect } from './shapes.ts';

/** A plate that is stretched by its middle: drawn once, used for every size. It lies at the lamp, so that all of them agree. */
function stretched(name: string, size: number, paint: (plate: Plate) => void): Frame {
  const plate = new Plate(size, size, 2, 0);
  paint(plate);
  return frame(name, plate.lit(700, 300).canvas, 0, 0);
}

const body = (plate: Plate, tone: string): void => {
  plate.body(0, 0, 160, 160, 16, STEEL, 128);
  plate.fill(cut(7, 7, 146, 146, 12), GUN, { z: 112, metal: 1 });
  plate.field(12, 12, 136, 136, 9, tone, 92);
  for (const [x, y] of [[15, 15], [145, 15], [15, 145], [145, 145]] as const) plate.screw(x, y, 4, (x + y) * 0.1, 96);
};

/** Metal, enamel, wells and keys. */
export const boardFrames = (): Frame[] => [
  stretched('ui/board', 160, (plate) => body(plate, '#101d2e')),
  stretched('ui/bezel', 160, (plate) => {
    plate.body(0, 0, 160, 160, 20, STEEL, 140);
    plate.fill(cut(5, 5, 150, 150, 16), GUN, { z: 120, metal: 1 });
    plate.stroke(cut(10, 10, 140, 140, 12), 3, '#8090a0', { z: 134, metal: 1 });
    plate.well(cut(14, 14, 132, 132, 8), '#04080f', 40);
    for (const [x, y] of [[12, 12], [148, 12], [12, 148], [148, 148]] as const) plate.screw(x, y, 4.5, x * 0.3, 126);
  }),
  stretched('ui/field', 96, (plate) => {
    plate.fill(cut(0, 0, 96, 96, 10), '#26344a', { z: 110, metal: 0.6 });
    plate.field(2, 2, 92, 92, 9, ENAMEL, 92);
  }),
  stretched('ui/well', 96, (plate) => {
    plate.fill(rect(0, 0, 96, 96, 12), '#2b3849', { z: 108, metal: 0.8 });
    plate.well(rect(3, 3, 90, 90, 10), '#060d16', 52);
  }),
  stretched('ui/paper', 96, (plate) => {
    plate.fill(cut(0, 0, 96, 96, [8, 16, 8, 8]), '#0a1422', { z: 110, gloss: 0.2 });
    plate.fill(cut(3, 3, 90, 90, [6, 14, 6, 6]), '#d6dcdb', { z: 116, gloss: 0.1 });
  }),
  stretched('ui/sheet', 160, (plate) => {
    plate.fill(rect(0, 0, 160, 160, 6), '#c9d0d0', { z: 110, gloss: 0.1 });
    plate.stroke(rect(5, 5, 150, 150, 4), 1.2, 'rgba(40,60,80,.35)', {});
  }),
  stretched('ui/film', 160, (plate) => {
    plate.fill(rect(0, 0, 160, 160, 6), '#0a1830', { z: 108, gloss: 0.6 });
    for (let i = 16; i < 160; i += 16) {
      plate.stroke(line([i, 4], [i, 156]), 0.8, 'rgba(110,190,255,.10)', {});
      plate.stroke(line([4, i], [156, i]), 0.8, 'rgba(110,190,255,.10)', {});
    }
  }),
  ...(['key', 'hot', 'dim'] as const).map((look) =>
    stretched(`ui/${look}`, 96, (plate) => {
      plate.well(rect(0, 0, 96, 96, 11), '#05090f', 46);
      const tone = look === 'key' ? '#b9c3c8' : look === 'hot' ? '#ff8a2a' : '#27323f';
      plate.fill(rect(3, 3, 90, 90, 9), tone, { z: 128, gloss: 0.5, emit: look === 'hot' ? 0.35 : 0 });
    }),
  ),
  stretched('ui/binder', 200, (plate) => {
    plate.body(0, 0, 200, 200, 12, '#1c2532', 130);
    plate.fill(cut(6, 6, 188, 188, 8), '#141c28', { z: 118, metal: 0.2, gloss: 0.2 });
    for (const [x, y] of [[4, 4], [196, 4], [4, 196], [196, 196]] as const) plate.fill(disc(x, y, 18), '#7d8a98', { z: 140, metal: 1 });
  }),
  table(),
];

/** The table itself: dark metal with seams and rivets. Half as fine as the rest: nothing is printed on it. */
function table(): Frame {
  const plate = new Plate(960, 540, 1, 0);
  plate.fill(rect(0, 0, 960, 540), '#2a3848', { z: 60, metal: 1 });
  for (const x of [150, 480, 810]) plate.groove(line([x, 0], [x, 540]), 2.4, 24);
  for (const y of [182, 360]) plate.groove(line([0, y], [960, y]), 2.4, 24);
  for (let x = 20; x < 960; x += 44) for (const y of [176, 188, 354, 366]) plate.screw(x, y, 1.7, x, 60);
  return { ...frame('table', plate.lit(480, 120).canvas, 0, 0), extrude: true };
}
