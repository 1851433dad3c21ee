import { light, sky } from '../shaders.ts';
import { lin, type Target, type Value } from '../gl.ts';
import { canvas } from '../pen.ts';
import type { Walked } from './land.ts';
import { shaderOf, type Painting } from './painting.ts';
import type { Things } from './things.ts';

/** Things whose shadows fall on the land, and lamps and moons that light it: as many as the shader has room for. */
const room = { casters: 6, lamps: 8, moons: 3 } as const;
/** Lit in strips: one call over a whole picture would run into the watchdog of a slow renderer. */
const strip = 180;
const cloudKinds = { streak: 1, heap: 2, veil: 3, shoal: 4 } as const;

const flat = (list: readonly (readonly number[])[], n: number): number[] => Array.from({ length: n }, (_, i) => list[i] ?? [0, 0, 0, 0]).flat();

/** Light on land, water and sky, into a target of the whole picture's size. */
export function lightLand(p: Painting, { T, lw, lh, code, switches, values }: Walked, { all, lamps }: Things): Target {
  const { W, H, G, made, base } = p;
  const { gl } = G;
  const casters = all
    .filter((t) => t.cast)
    .sort((a, b) => b.inst[3]! - a.inst[3]!)
    .slice(0, room.casters);
  const C = G.target(W, H, 'half');
  const L = G.target(lw, lh, 'half');
  const blank = G.upload(canvas(2, 2).canvas);
  made.push(blank);
  const prog = G.program(shaderOf(sky + code + light, switches));
  G.bind(L);
  const tex: Record<string, WebGLTexture> = { uT: T.tex };
  for (let i = 0; i < room.casters; i++) tex['uCast' + i] = casters[i]?.tex ?? blank;
  G.use(prog, { ...base, ...values, ...skyValues(p), ...groundValues(p) }, tex);
  const four = (name: string, list: readonly (readonly number[])[], n: number): void =>
    gl.uniform4fv(gl.getUniformLocation(prog, name), flat(list, n));
  four('uCast', casters.map((c) => c.cast![0]), room.casters);
  four('uCastB', casters.map((c) => c.cast![1]), room.casters);
  four('uLamp', lamps, room.lamps);
  const moons = p.v.sky.moons ?? [];
  four('uMoon', moons.map((m) => [m.x, m.y, m.r, 0]), room.moons);
  four('uMoonB', moons.map((m) => [m.phase, m.ring ?? 0, m.tilt ?? 0.3, 0]), room.moons);
  const hues = Array.from({ length: room.moons }, (_, i) => lin(moons[i]?.hue ?? '#fff0dc')).flat();
  gl.uniform3fv(gl.getUniformLocation(prog, 'uMoonC'), hues);
  gl.disable(gl.BLEND);
  gl.enable(gl.SCISSOR_TEST);
  for (let y = 0; y < lh; y += strip) {
    gl.scissor(0, y, lw, strip);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 3);
    gl.finish();
  }
  gl.disable(gl.SCISSOR_TEST);
  G.stretch(L, C);
  G.drop(L);
  return C;
}

const skyValues = ({ v: { sky: s } }: Painting): Record<string, Value> => ({
  uCloud: s.clouds ? [cloudKinds[s.clouds.kind], s.clouds.cover, s.clouds.base ?? 0.02, 0] : [0, 0, 0, 0],
  uArc: s.arc ? [s.arc.y, s.arc.tilt, s.arc.w, 0.8] : [0, 0, 0, 0],
  uSkyB: [s.aurora ?? 0, s.stars ?? 0, s.sun.size ?? 0.03, s.sun.show === false ? 0 : 1],
});

const groundValues = ({ v, pal }: Painting): Record<string, Value> => ({
  gA: lin(pal.ground[0]),
  gB: lin(pal.ground[1]),
  gC: lin(pal.ground[2]),
  rA: lin(pal.rock[0]),
  rB: lin(pal.rock[1]),
  cCap: lin(pal.cap),
  wA: lin(pal.water[0]),
  wB: lin(pal.water[1]),
  cPath: lin(pal.path),
  cLamp: lin(pal.lamp),
  cAccent: lin(pal.accent),
  uMat: [v.rock ?? 0.3, v.cap ?? 9999, 0, v.water?.ripple ?? 0.5],
});
