import { common, mist, spriteF, spriteV } from '../shaders.ts';
import { lin, rng, type Target } from '../gl.ts';
import { canvas, Pen } from '../pen.ts';
import { drawFrame } from '../life/frames.ts';
import { shaderOf, type Painting } from './painting.ts';
import type { Thing } from './things.ts';

/** Distances of the sheets of ground mist. */
const sheets = [900, 380, 150, 60, 24] as const;

/** Draws things, far to near as they come, with their mirror images first and mist between them, and what frames the view last. */
export function drawThings(p: Painting, C: Target, T: Target, things: readonly Thing[]): void {
  const { v, G, base, seedF } = p;
  const brush = brushOf(p, C, T);
  brush.draw(
    things.filter((t) => t.mirror),
    true,
  );
  let rest = things;
  for (const z of v.weather?.mist ? sheets : []) {
    const cut = rest.findIndex((t) => t.z < z);
    const n = cut < 0 ? rest.length : cut;
    brush.draw(rest.slice(0, n), false);
    rest = rest.slice(n);
    const uMist = [z, v.weather!.mist! * (z < 100 ? 0.6 : 1), Math.max(2.2, z * 0.05), seedF + z];
    G.quad(C, shaderOf(mist), { ...base, uMist }, { uT: T.tex }, 'over');
  }
  brush.draw(rest, false);
  if (v.frame && v.frame.kind !== 'none') brush.batch([framed(p)], false, 0.4);
  brush.drop();
}

interface Brush {
  /** One call of the renderer: all of them from one sheet. */
  batch(list: readonly Thing[], mirror: boolean, air?: number): void;
  /** Those that share a sheet and follow each other go together. */
  draw(list: readonly Thing[], mirror: boolean): void;
  drop(): void;
}

function brushOf({ v, G, pal, base }: Painting, C: Target, T: Target): Brush {
  const { gl } = G;
  const prog = G.program(`#version 300 es\n${common}\n${spriteF}`, spriteV);
  const buf = gl.createBuffer()!;
  const vao = gl.createVertexArray()!;
  const batch: Brush['batch'] = (list, mirror, air = 1) => {
    const [first] = list;
    if (!first) return;
    const data = new Float32Array(list.flatMap((t) => (mirror ? t.mirror! : t.inst)));
    G.bind(C);
    G.use(
      prog,
      { ...base, cLamp: lin(pal.lamp), uSpr: [first.lod, 1.15, air, mirror && v.ground === 'glass' ? 2 : first.focus] },
      { uC: first.tex, uG: first.glow, uT: T.tex },
    );
    gl.bindVertexArray(vao);
    gl.bindBuffer(gl.ARRAY_BUFFER, buf);
    gl.bufferData(gl.ARRAY_BUFFER, data, gl.STREAM_DRAW);
    for (let i = 0; i < 4; i++) {
      gl.enableVertexAttribArray(i);
      gl.vertexAttribPointer(i, 4, gl.FLOAT, false, 64, i * 16);
      gl.vertexAttribDivisor(i, 1);
    }
    G.blend('over');
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, list.length);
    gl.bindVertexArray(null);
    gl.disable(gl.BLEND);
  };
  return {
    batch,
    draw(list, mirror) {
      for (let i = 0, j = 0; i < list.length; i = j) {
        j = i + 1;
        while (j < list.length && list[j]!.tex === list[i]!.tex) j++;
        batch(list.slice(i, j), mirror);
      }
    },
    drop() {
      gl.deleteBuffer(buf);
      gl.deleteVertexArray(vao);
    },
  };
}

/** Leaves, rocks or ice close before the eye, a little out of focus. */
function framed({ v, seed, H, G, pal, aspect, side, made }: Painting): Thing {
  const k = new Pen(H * 0.85, aspect, rng(seed + 5), pal, side, 0.001);
  drawFrame(k, v.frame!);
  const soft = canvas(k.c.canvas.width, k.c.canvas.height);
  soft.filter = `blur(${H * 0.0012}px)`;
  soft.drawImage(k.c.canvas, 0, 0);
  const tex = G.upload(soft.canvas);
  const glow = G.upload(k.g.canvas);
  made.push(tex, glow);
  return { z: 0.6, tex, glow, inst: [0.5, 1, 0.5, 1, 0.6, 0, 3, 0, 0, 0, 1, 1, 0, 1, 0, 0], lod: 4, focus: 0 };
}
