import light from '../../../../shaders/stonesaga/light.glsl?raw';
import earth from '../../../../shaders/stonesaga/table.glsl?raw';
import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { random } from '../../../bake/random.ts';
import { layer, stamp, type Layer } from '../layer.ts';
import { shaded } from '../shading.ts';

/** A hand blown in red ochre: pigment all round, the hand left clear. */
function hand(seed: number, mirrored: boolean): Layer {
  return layer(120, 120, (c) => {
    const r = random(seed);
    const g = c.createRadialGradient(60, 60, 10, 60, 60, 46);
    for (const [at, alpha] of [[0, 0.75], [0.55, 0.55], [1, 0]] as const) g.addColorStop(at, `rgba(168,74,38,${alpha})`);
    c.fillStyle = g;
    c.fillRect(0, 0, 120, 120);
    for (let i = 0; i < 1800; i++) {
      const a = r() * 6.2832;
      const q = r() ** 0.6 * 54;
      c.globalAlpha = 0.55 * Math.max(0, 1 - q / 58);
      c.fillStyle = r() < 0.7 ? '#b8532b' : '#7c2f16';
      c.beginPath();
      c.arc(60 + Math.cos(a) * q, 60 + Math.sin(a) * q, 0.4 + r() * 1.4, 0, 7);
      c.fill();
    }
    c.globalAlpha = 1;
    c.globalCompositeOperation = 'destination-out';
    c.filter = 'blur(1.5px)';
    c.translate(60, 60);
    c.scale(mirrored ? -1 : 1, 1);
    c.fill(glyphAt('hand', 0, 0, 58, -0.45));
  });
}

type Hand = readonly [seed: number, x: number, y: number, degrees: number];

interface Soil {
  readonly w: number;
  readonly h: number;
  /** Beyond the scene, on each side. */
  readonly pad: readonly [x: number, y: number];
  /** Pixels per unit: soil is quiet, it need not be sharp. */
  readonly scale: number;
  readonly hands: readonly Hand[];
}

const soils: Readonly<Record<string, Soil>> = {
  'valley/ground': {
    w: 1920, h: 1080, pad: [420, 260], scale: 0.8,
    hands: [[1, 300, 700, -8], [4, 1000, 700, 8], [5, 120, 660, -20], [6, 1290, 320, 18], [7, 250, 130, 12]],
  },
  'valley/ground/tall': { w: 1080, h: 2180, pad: [360, 240], scale: 0.5, hands: [[1, 90, 930, -8], [4, 980, 420, 8]] },
};

function soil({ w, h, pad: [px, py], scale, hands }: Soil): HTMLCanvasElement {
  const out = layer(w + px * 2, h + py * 2, undefined, scale);
  out.c.drawImage(shaded({ fragment: earth, w: out.w, h: out.h, scale, uniforms: { uPad: [px, py] } }), 0, 0, out.w, out.h);
  for (const [seed, x, y, degrees] of hands) {
    out.c.save();
    out.c.translate(x + px, y + py);
    out.c.rotate((degrees * Math.PI) / 180);
    out.c.globalAlpha = 0.6;
    stamp(out.c, hand(seed, seed % 2 === 0), -60, -60);
    out.c.restore();
  }
  return out.canvas;
}

/** The packed earth on which everything lies, anchored in the upper left corner of the scene. */
export const groundFrames = (): Frame[] => Object.entries(soils).map(([name, one]) => frame(
  name, soil(one), one.pad[0] / (one.w + one.pad[0] * 2), one.pad[1] / (one.h + one.pad[1] * 2),
));

const air = { w: 1920, h: 1080, pad: [420, 260], scale: 0.2 } as const;

function lit(name: string, kind: 0 | 1): Frame {
  const [w, h] = [air.w + air.pad[0] * 2, air.h + air.pad[1] * 2];
  return frame(
    name, shaded({ fragment: light, w, h, scale: air.scale, uniforms: { uKind: kind, uPad: [...air.pad] } }), air.pad[0] / w, air.pad[1] / h,
  );
}

/** Low sun from the upper left: what it takes away at the rim (multiplied), and its shafts (added). All of it is soft. */
export const lightFrames = (): Frame[] => [lit('valley/lamp', 0), lit('valley/shafts', 1)].map((one) => ({ ...one, extrude: true }));
