import orbit from '../../../shaders/vanguard/orbit.glsl?raw';
import { colors, dieKinds, injuryIcons, sections } from '../../../src/engine/games/vanguard/content/vocabulary.ts';
import { faces } from '../../../src/engine/games/vanguard/content/dice.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { dieCanvas } from './dice.ts';
import { explorer, lander, person, strider } from './figures.ts';
import { render, toCanvas } from './gl.ts';
import { badge, GLYPHS, mask } from './glyphs.ts';
import { sculpt } from './sculpt.ts';
import { context } from './shapes.ts';
import { standee, type Owner } from './standee.ts';
import { threatParts } from './threats.ts';

/** Pixels to a unit of the table. */
const fine = 2;

/** Every sign in white, 32 units wide, to be tinted. */
export const signFrames = (): Frame[] => [
  ...Object.keys(GLYPHS).map((name) => frame(`sign/${name}`, mask(name, 64))),
  ...sections.map((section) => {
    const pen = context(96);
    badge(pen, section, 48, 48, 92);
    return frame(`badge/${section}`, pen.canvas);
  }),
];

/** The edge of a die in the slots, in units; every side of every kind, and each kind as it lies when nobody has rolled it. */
const edge = 54;

export function diceFrames(): Frame[] {
  const list: Frame[] = [];
  for (const color of colors) {
    const seen = new Set<string>();
    for (const kind of dieKinds) {
      const all = faces[color][kind].map((face) => face.join('+'));
      const common = all.reduce((best, one) => (all.filter((x) => x === one).length > all.filter((x) => x === best).length ? one : best));
      list.push(frame(`die/${color}-${kind}`, dieCanvas({ kind: color, top: common, common: kind !== 'basic' }, edge, fine)));
      for (const face of all) {
        if (seen.has(face)) continue;
        seen.add(face);
        list.push(frame(`die/${color}/${face}`, dieCanvas({ kind: color, top: face, yaw: (list.length % 5) * 0.09 - 0.18 }, edge, fine)));
      }
    }
  }
  for (const icon of injuryIcons) list.push(frame(`die/injury/${icon}`, dieCanvas({ kind: 'injury', top: icon }, edge, fine)));
  for (const side of [0, 1, 2, 3]) list.push(frame(`die/danger/${side}`, dieCanvas({ kind: 'danger', top: String(side) }, edge, fine)));
  return list;
}

/** A figure on its base, standing on the middle of the base. */
function stand(name: string, parts: Parameters<typeof sculpt>[0], owner: Owner, box: { x: number; y: number; w: number; h: number }, size: number, r: number): Frame {
  const k = size * fine;
  const { card, base, foot, baseMid } = standee(parts, owner, box, k, r);
  const left = Math.max(foot.x, baseMid.x);
  const top = Math.max(foot.y, baseMid.y);
  const w = left + Math.max(card.width - foot.x, base.width - baseMid.x);
  const h = top + Math.max(card.height - foot.y, base.height - baseMid.y);
  const pen = context(w, h);
  pen.drawImage(base, left - baseMid.x, top - baseMid.y);
  pen.drawImage(card, left - foot.x, top - foot.y - 6 * k);
  // the label of the base hangs over the feet
  pen.drawImage(base, 0, baseMid.y, base.width, base.height - baseMid.y, left - baseMid.x, top, base.width, base.height - baseMid.y);
  pen.globalCompositeOperation = 'destination-over';
  return frame(name, pen.canvas, left / pen.canvas.width, top / pen.canvas.height);
}

const explorerBox = { x: -128, y: -276, w: 300, h: 290 };

export const pieceFrames = (): Frame[] => [
  ...sections.map((section) => stand(`mini/${section}`, explorer(section), section, explorerBox, 0.42, 56)),
  stand('lander', lander(), 'lander', { x: -150, y: -236, w: 300, h: 250 }, 0.5, 110),
  stand('threat/walker', strider(), 'threat', { x: -200, y: -290, w: 400, h: 310 }, 0.42, 92),
  ...Object.entries(threatParts).map(([name, parts]) => stand(`threat/${name}`, parts(), 'threat', { x: -170, y: -290, w: 340, h: 310 }, 0.42, 80)),
];

/** Six faces for each section; the first name of a recruit decides which. */
export const portraitFrames = (): Frame[] =>
  sections.flatMap((section) =>
    [0, 1, 2, 3, 4, 5].map((who) => {
      const art = sculpt(person(section, who), { x: -84, y: -268, w: 168, h: 168 }, 1.34);
      const pen = context(224, 224);
      const sky = pen.createLinearGradient(0, 0, 0, 224);
      const tones = { recon: ['#1b4a3d', '#89d8b0'], security: ['#4a1d22', '#e8947f'], science: ['#14365e', '#83c0ee'], engineering: ['#4a3514', '#f3c777'] } as const;
      sky.addColorStop(0, tones[section][0]);
      sky.addColorStop(1, tones[section][1]);
      pen.fillStyle = sky;
      pen.fillRect(0, 0, 224, 224);
      pen.drawImage(art, 0, 0, 224, 224);
      return { ...frame(`person/${section}/${who}`, pen.canvas), extrude: true };
    }),
  );

/** What is seen from the bridge. */
export const orbitFrames = (): Frame[] => [
  { ...frame('ship/orbit', toCanvas(render({ fragment: orbit, width: 1440, height: 300, uniforms: { uSize: [1440, 300] } })), 0, 0), extrude: true },
];
