import { disc } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { random } from '../../../bake/random.ts';
import { layer, type Layer } from '../layer.ts';
import { dot, filled, stops, stroked } from '../pen.ts';
import { emblem, radial, thick } from '../solid.ts';

/** A piece lies by the middle of its upper face. */
const piece = (name: string, top: Layer, made: Layer): Frame => frame(name, made.canvas, top.w / 2 / made.w, top.h / 2 / made.h);

function energy(ready: boolean): Frame {
  const top = layer(46, 46, (c) => {
    dot(c, 23, 23, 21, ready ? radial(c, 23, 23, 21, '#ffe9a8', '#eaa93c', '#9a5a14') : radial(c, 23, 23, 21, '#6a625a', '#47413c', '#24201d'));
    stroked(c, disc(23, 23, 16.5), ready ? '#8a5212' : '#1c1816', 1.4);
    if (ready) emblem(c, 'sun', 23, 23, 30, { light: '#fffbe0', dark: '#d9761e', under: '#7a3f0c' });
    else {
      filled(c, glyphAt('sun', 23.6, 24, 28), 'rgba(255,240,215,.16)');
      filled(c, glyphAt('sun', 23, 23, 28), '#1f1b18');
    }
  });
  return piece(`boards/energy/${ready ? 'ready' : 'spent'}`, top, thick(top, 5, ready ? '#b8741f' : '#38322d', ready ? '#5f340b' : '#141110'));
}

const drop = new Path2D('M23 1 C30 10 43 19 43 29 C43 40 34 45 23 45 C12 45 3 40 3 29 C3 19 16 10 23 1 Z');
const leaf = new Path2D('M23 2 L41 12 L43 32 L23 45 L3 32 L5 12 Z');

const maladyTones: Readonly<Record<'injury' | 'disease', Readonly<Record<'minor' | 'major', readonly [string, string, string]>>>> = {
  injury: { minor: ['#f3b79a', '#cf6b4a', '#7d2c18'], major: ['#e0583a', '#8d1d10', '#3c0804'] },
  disease: { minor: ['#e2e6a6', '#a8b25c', '#5c6628'], major: ['#9fb64a', '#536b1f', '#1e2b0a'] },
};

/** A minor malady is pale with one mark, a major one dark with a second rim: told apart without colour. */
function malady(kind: 'injury' | 'disease', severity: 'minor' | 'major'): Frame {
  const major = severity === 'major';
  const tones = maladyTones[kind][severity];
  const outline = kind === 'injury' ? drop : leaf;
  const top = layer(46, 46, (c) => {
    filled(c, outline, radial(c, 23, 27, 23, ...tones));
    c.save();
    c.clip(outline);
    stroked(c, outline, major ? 'rgba(20,4,2,.75)' : 'rgba(60,20,8,.45)', major ? 6 : 2.4);
    c.restore();
    emblem(c, kind === 'injury' ? 'broken-bone' : 'virus', 23, 27, major ? 27 : 24, { light: '#fff6e4', dark: kind === 'injury' ? '#e0b79a' : '#cfd79a' });
    if (major) for (const dx of [-5, 5]) dot(c, 23 + dx, 41, 2.2, '#fff3d0');
  });
  return piece(`boards/${kind}/${severity}`, top, thick(top, 5, tones[1], tones[2]));
}

function boost(major: boolean): Frame {
  const outline = new Path2D('M22 2 L40 17 L36 40 L22 34 L8 40 L4 17 Z');
  const arrows = new Path2D(major ? 'M13 20 L22 12 L31 20 M13 29 L22 21 L31 29' : 'M13 25 L22 17 L31 25');
  const top = layer(44, 44, (c) => {
    filled(c, outline, stops(c.createLinearGradient(6, 4, 38, 40), major ? ['#e7f6f5', '#7fb6c8', '#2f6a84'] : ['#f2e2bc', '#c49a58', '#7a5322']));
    c.lineCap = 'round';
    for (const [tone, w] of [['#20262b', 4.6], ['#fff8e2', 2.4]] as const) {
      stroked(c, arrows, tone, w);
    }
  });
  return piece(`boards/boost/${major ? 2 : 1}`, top, thick(top, 4, major ? '#3f7f98' : '#8a6534', major ? '#173f52' : '#43290c'));
}

/** A space that is not in use with so many characters is stopped with a stone. */
function plug(): Frame {
  const r = random(3);
  const top = layer(48, 48, (c) => {
    c.beginPath();
    for (let i = 0; i < 14; i++) {
      const [a, q] = [(i / 14) * Math.PI * 2, 20 + r() * 2];
      c.lineTo(24 + Math.cos(a) * q, 24 + Math.sin(a) * q);
    }
    c.closePath();
    c.fillStyle = radial(c, 24, 24, 22, '#8b8a84', '#63645f', '#3d403f');
    c.fill();
    const cross = new Path2D('M17 17 L31 31 M31 17 L17 31');
    for (const [tone, w] of [['rgba(20,20,22,.7)', 2.6], ['rgba(255,245,220,.22)', 1]] as const) {
      stroked(c, cross, tone, w);
    }
  });
  return piece('boards/plug', top, thick(top, 4, '#55564f', '#2b2d2c'));
}

export const pieceFrames = (): Frame[] => [
  energy(true), energy(false), plug(), boost(false), boost(true),
  malady('injury', 'minor'), malady('injury', 'major'), malady('disease', 'minor'), malady('disease', 'major'),
];
