import {
  blur,
  common,
  grade,
  landSrc,
  light,
  march,
  mist,
  rays,
  shafts,
  sky,
  spriteF,
  spriteV,
  stroke,
  tensor,
  weather,
} from './shaders.ts';
import { lin, rng, type Gl, type Value } from './gl.ts';
import { anchorsOf, depthOf } from './depth.ts';
import { canvas, Pen } from './pen.ts';
import { MARKS } from './marks/index.ts';
import { drawFrame } from './life/frames.ts';
import { LIFE } from './life/life.ts';
import { PLANTS } from './life/plants.ts';
import { HOUR, paletteOf } from './palette.ts';
import type { Ground, Land, Vista } from './types.ts';

export interface Picture {
  canvas: HTMLCanvasElement;
  /** How far everything is, dark is near: what the sway of the picture is read from. */
  depth: HTMLCanvasElement;
  /** Where landmarks and living things stand, nearest the eye first, as shares of the picture. */
  anchors: [number, number][];
  ms: Record<string, number>;
}
export interface Options {
  plain?: boolean;
  exposure?: number;
}

const GROUNDS: Ground[] = [
  'snow',
  'ice',
  'grass',
  'barley',
  'rock',
  'moss',
  'felt',
  'slate',
  'sand',
  'seabed',
  'glass',
  'basalt',
  'mud',
  'cavern',
  'cloud',
];
const f = (n: number) => {
  const t = String(+n.toFixed(5));
  return /[.e]/.test(t) ? t : t + '.0';
};

function layerCode(l: Land, i: number, seed: number): string {
  const s = f(((seed * 7.31 + i * 13.7) % 40) + 3),
    a = f(l.amp),
    sc = f(l.scale),
    c = `vec2(${f(l.x ?? 0)},${f(l.z ?? 100)})`;
  const call: Record<Land['kind'], string> = {
    roll: `lRoll(p,${a},${sc},${s})`,
    hills: `lHills(p,${a},${sc},${s})`,
    ridge: `lRidge(p,${a},${sc},${s},o)`,
    dunes: `lDunes(p,${a},${sc},${s})`,
    mesa: `lMesa(p,${a},${sc},${s},o)`,
    spires: `lSpires(p,${a},${sc},${s})`,
    terraces: `lTerr(p,${a}*envl(p,${f(l.from ?? 0)},${f(l.ramp ?? 50)},${f(l.gapX ?? 0)},${f(l.gap ?? 0)}),${sc},${s},${f(l.step ?? 3)})`,
    shelf: `lShelf(p-vec2(0.,${f(l.from ?? 0)}),${a},${sc},${s})`,
    crater: `lCrater(p,${c},${f(l.r ?? 60)},${a},${s})`,
    bank: `lBank(p,${a},${sc},${s},${f(l.r ?? 20)})`,
    coral: `lCoral(p,${a},${sc},${s})`,
    heaps: `lHeaps(p,${a},${sc},${s})`,
    island: `lIsland(p,${c},${f(l.r ?? 100)},${a},${s},o)`,
    basin: `lBasin(p,${c},${f(l.r ?? 100)},${a},${s})`,
    cliff: `lCliff(p,${a},${sc},${s},${f(l.x ?? 40)},o)`,
  };
  const env =
    l.from !== undefined && l.kind !== 'shelf' && l.kind !== 'terraces'
      ? `envl(p,${f(l.from)},${f(l.ramp ?? l.from)},${f(l.gapX ?? 0)},${f(l.gap ?? 0)})*`
      : '';
  return `h+=${env}${call[l.kind]};`;
}

/**
 * Land, water and sky of a large picture are walked and lit at half its width, which is four times as fast: the brush would soften
 * them anyway. Things and plants are always drawn at full size.
 */
const landSize = (W: number, H: number): [number, number] => (W < 1000 ? [W, H] : [Math.ceil(W / 2), Math.ceil(H / 2)]);

/** Paints a vista. The same vista, seed and size give the same picture. */
export function paint(v: Vista, seed: number, W: number, H: number, surface: Gl, opt: Options = {}): Picture {
  const G = surface,
    { gl } = G;
  const ms: Record<string, number> = {};
  let clock = performance.now();
  const one = new Float32Array(4);
  const lap = (name: string, from?: { fbo: WebGLFramebuffer }) => {
    if (from) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, from.fbo);
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.FLOAT, one);
    }
    const n = performance.now();
    ms[name] = Math.round((ms[name] ?? 0) + n - clock);
    clock = n;
  };
  const pal = paletteOf(v.region, v.sky.hour, v.colours),
    hour = HOUR[v.sky.hour],
    r = rng(seed * 7919 + v.num);
  const aspect = W / H,
    foc = v.lens ?? 1,
    wx = v.weather ?? {};
  const az = (v.sky.sun.az * Math.PI) / 180,
    el = (v.sky.sun.el * Math.PI) / 180;
  const sun = [Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el)];
  const inside = v.ceiling || v.terrain.includes('underwater') ? 1 : 0;
  const seedF = ((seed * 3.77 + v.num * 1.93) % 40) + 2;
  const base: Record<string, Value> = {
    uRes: [W, H],
    uHz: v.horizon,
    uFoc: foc,
    uEye: v.eye,
    uSeed: seedF,
    uSun: sun,
    cZenith: lin(pal.zenith),
    cMid: lin(pal.mid),
    cHorizon: lin(pal.horizon),
    cGlow: lin(pal.glow),
    cKey: lin(pal.key).map((x) => x * (hour.night > 0.5 ? 0.8 : 1.35)),
    cFog: lin(pal.fog),
    cShade: lin(pal.shade),
    uAir: [(wx.fog ?? 1) * 0.0009, wx.low ?? 12, hour.night, inside],
  };
  // ---- 1 the lie of the land
  const src = (frag: string, defs = '') => `#version 300 es\n${defs}\n${common}\n${frag}`;
  const ceil = v.ceiling
    ? `float ceilAt(vec2 p){ vec3 c=cells(p*.11+3.); return ${f(v.ceiling.height)}+${f(v.ceiling.rough)}*(fbm(p*.05+7.,4)-.5)*2.-${f(v.ceiling.rough)}*.8*pow(max(0.,1.-c.x*1.5),2.)*c.z; }`
    : '';
  const code = `float land(vec2 p,int o){ float h=0.; ${v.land.map((l, i) => layerCode(l, i, seed + v.num)).join(' ')} ${v.path && v.water ? `h=mix(h,max(h,${f(v.water.level + 0.11)}),smoothstep(${f(v.path.width * 1.5)},${f(v.path.width * 1.05)},abs(p.x-pathX(p.y))+.3*(vn(p*1.3)-.5))*step(p.y,uPathB.x));` : ''} return h; }\n${ceil}`;
  const landGl = landSrc.replace('//LAND', code);
  const big = v.land.filter((l) => (l.from ?? 0) > 0 || ['crater', 'island', 'basin', 'cliff', 'bank'].includes(l.kind));
  const nearOf = (l: Land) =>
    l.kind === 'cliff' || l.kind === 'bank'
      ? (l.from ?? 2)
      : ['crater', 'island'].includes(l.kind)
        ? (l.z ?? 100) - (l.r ?? 60) * 1.5
        : (l.from ?? 60);
  const nearZ = v.ceiling ? 1 : Math.max(1, Math.min(400, ...big.map(nearOf)));
  const relief =
    v.land
      .filter((l) => !((l.from ?? 0) > 0) && !big.includes(l))
      .reduce((s, l) => s + Math.abs(l.amp) * (l.kind === 'roll' ? 0.5 : 1.2), 0) + 0.05;
  const top = v.land.reduce((s, l) => s + Math.max(0, l.amp) * 1.35, 0) + 5;
  // steep kinds need shorter steps, or the walk jumps through thin tops
  const steep = v.land.some((l) => ['spires', 'mesa', 'cliff', 'shelf'].includes(l.kind));
  const defs = `#define LOD 5\n#define STEPS ${steep ? 300 : 190}\n#define PACE ${steep ? '.27' : '.55'}\n#define GROUND ${GROUNDS.indexOf(v.ground)}\n#define WATER ${v.water?.kind === 'lava' ? 3 : v.water?.kind === 'sea' ? 1 : 2}\n${v.ceiling ? '#define CEIL' : ''}`;
  const landU = {
    uLevel: v.water?.level ?? -9999,
    uFar: 7000,
    uNearZ: nearZ,
    uRelief: relief,
    uTop: top,
    uPath: v.path ? [v.path.x0, v.path.x1, v.path.wiggle, v.path.width] : [0, 0, 0, 0],
    uPathB: [v.path?.to ?? 1, v.path ? 1 : 0],
  };
  const [lw, lh] = landSize(W, H);
  const T = G.target(lw, lh, 'full');
  G.quad(T, src(landGl + march, defs), { ...base, ...landU });
  const geo = new Float32Array(lw * lh * 4);
  gl.readPixels(0, 0, lw, lh, gl.RGBA, gl.FLOAT, geo);
  lap('march');
  const at = (x: number, y: number) => {
    const column = Math.max(0, Math.min(lw - 1, Math.round((x * lw) / W)));
    const i = (Math.max(0, Math.min(lh - 1, Math.round((y * lh) / H))) * lw + column) * 4;
    return { t: geo[i]!, z: geo[i + 1]!, kind: geo[i + 2]!, y: geo[i + 3]! };
  };
  const foot = (x: number, z: number) => {
    let best = -1;
    for (let y = H - 1; y >= 0; y--) {
      const g = at(x * W, y);
      if (g.kind < 0.5 || g.kind > 2.5) break;
      best = y;
      if (g.z >= z) break;
    }
    if (best < 0) return { y: v.horizon, h: 0, kind: 1 };
    const g = at(x * W, best);
    return { y: best / H, h: g.y, kind: g.kind };
  };
  // ---- 2 things
  interface Thing {
    z: number;
    tex: WebGLTexture;
    glow: WebGLTexture;
    inst: number[];
    lod: number;
    focus: number;
    mirror?: number[];
    cast?: number[][];
    rect?: number[];
    painted?: HTMLCanvasElement;
  }
  const things: Thing[] = [],
    made: WebGLTexture[] = [],
    lamps: number[][] = [],
    pad = 0.06,
    side = sun[0]! >= 0 ? 1 : -1;
  const keep: { x: number; w: number; y0: number; y1: number; z: number }[] = [];
  const stand = (
    draw: (k: Pen) => void,
    asp: number,
    m: {
      x: number;
      z: number;
      size: number;
      lift?: number | undefined;
      flip?: boolean | undefined;
      upside?: boolean | undefined;
      focus?: boolean | undefined;
      wet?: boolean | undefined;
    },
    hang = false,
  ) => {
    const hUv = (m.size * foc) / m.z,
      px = Math.max(24, Math.min(1500, (hUv * H * 1.15) / (1 - pad)));
    const scale = Math.min(1, 2000 / (px * asp));
    const k = new Pen(px * scale, asp, rng(Math.floor(r() * 1e9)), pal, (m.flip ? -1 : 1) * side, pad);
    draw(k);
    if (m.upside)
      for (const c of [k.c, k.g]) {
        const t = canvas(c.canvas.width, c.canvas.height);
        t.translate(0, c.canvas.height);
        t.scale(1, -1);
        t.drawImage(c.canvas, 0, 0);
        c.setTransform(1, 0, 0, 1, 0, 0);
        c.clearRect(0, 0, c.canvas.width, c.canvas.height);
        c.drawImage(t.canvas, 0, 0);
      }
    const tex = G.upload(k.c.canvas),
      glow = G.upload(k.g.canvas);
    made.push(tex, glow);
    const q = hUv / (1 - pad),
      half = (q * asp) / 2 / aspect;
    let fy: number,
      h = 0,
      kind = 1;
    if (hang) {
      fy = q;
      h = v.ceiling?.height ?? 10;
    } else {
      const g = foot(m.x, m.z);
      fy = g.y;
      h = g.h;
      kind = g.kind;
    }
    const up = ((m.lift ?? 0) * foc) / m.z,
      yy = fy + pad * (m.upside ? 0.65 : 0.35) * q - up;
    const inst = [m.x, yy, half, q, m.z, h + (m.lift ?? 0), m.size / (1 - pad), m.flip ? 1 : 0, 0, 0, 1, 1, 0, 1, 0, 0];
    const wx0 = ((m.x - 0.5) * aspect * m.z) / foc;
    const th: Thing = {
      z: m.z,
      tex,
      glow,
      inst,
      lod: 6,
      focus: m.focus ? 1 : 0,
      rect: [m.x - half, yy - q, m.x + half, yy],
      painted: k.c.canvas,
    };
    if (m.wet || ((v.ground === 'glass' || (kind > 1.5 && kind < 2.5)) && !m.lift)) {
      th.mirror = inst.slice();
      th.mirror[15] = 1;
    }
    if (!hang && m.z < 600)
      th.cast = [
        [wx0, m.z, (((m.size / (1 - pad)) * asp) / 2) * (m.flip ? -1 : 1), m.size / (1 - pad)],
        [h + (m.lift ?? 0), 0, 0, 0],
      ];
    if (m.focus) keep.push({ x: m.x, w: half * 0.9, y0: yy - q, y1: yy - q * 0.12, z: m.z });
    things.push(th);
    return { wx: wx0, h };
  };
  for (const m of v.marks) {
    const d = MARKS[m.kind],
      asp = typeof d.aspect === 'function' ? d.aspect(m) : d.aspect;
    const p = stand((k) => d.draw(k, m), asp, m, m.kind === 'stalactites');
    for (const [lx, ly] of d.lamps ?? [])
      lamps.push([p.wx + (m.flip ? -lx : lx) * m.size, p.h + (m.lift ?? 0) + ly * m.size, m.z - 0.5, Math.min(6, m.size * 0.5)]);
  }
  for (const l of v.life ?? []) {
    const d = LIFE[l.kind],
      n = l.n ?? 3;
    stand((k) => d.draw(k, n), typeof d.aspect === 'function' ? d.aspect(n) : d.aspect, { ...l, size: l.size ?? d.size });
  }
  // ---- 3 plants, on what can be seen
  const plants = v.plants ?? [];
  if (plants.length) {
    const atlas = canvas(2048, 2048),
      glowA = canvas(2048, 2048);
    let ax = 8,
      ay = 8,
      row = 0;
    for (const p of plants) {
      const d = PLANTS[p.kind],
        cells: number[][] = [],
        near = p.near ?? 6,
        far = p.far ?? 300;
      const px = Math.max(40, Math.min(360, ((p.size * foc) / near) * H * 0.9));
      for (let i = 0; i < 5; i++) {
        const k = new Pen(px, d.aspect, r, pal, side, pad);
        d.draw(k);
        const w = k.c.canvas.width,
          h = k.c.canvas.height;
        if (ax + w + 16 > 2048) {
          ax = 8;
          ay += row + 16;
          row = 0;
        }
        if (ay + h > 2048) break;
        atlas.drawImage(k.c.canvas, ax, ay);
        glowA.drawImage(k.g.canvas, ax, ay);
        cells.push([ax / 2048, ay / 2048, (ax + w) / 2048, (ay + h) / 2048]);
        ax += w + 16;
        row = Math.max(row, h);
      }
      if (!cells.length) continue;
      let got = 0;
      for (let tries = 0; tries < p.n * 60 && got < p.n; tries++) {
        const x = r(),
          y = v.horizon - 0.25 + (1.02 - v.horizon + 0.25) * r();
        if (y >= 1 || y < 0) continue;
        const g = at(x * W, y * H);
        if (g.kind < 0.5 || g.kind > 2.5 || g.z < near || g.z > far) continue;
        if (g.kind > 1.5 !== !!p.water) continue;
        if (r() > (g.z / far) ** 1.1 + 0.04) continue;
        const wxx = ((x - 0.5) * aspect * g.z) / foc;
        if (p.cluster) {
          const s = Math.sin(wxx * 0.07 * p.cluster + seedF) + Math.sin(g.z * 0.05 * p.cluster + wxx * 0.03 + seedF * 2);
          if (s + r() * 0.7 < 0.35) continue;
        }
        if (p.side && Math.abs(x - 0.5) < p.side * r()) continue;
        if (v.path && g.z < v.path.to) {
          const q = Math.min(1, g.z / (v.path.to * 0.5)),
            s = q * q * (3 - 2 * q);
          const pxx = v.path.x0 * (1 - s) + v.path.x1 * g.z * s;
          if (Math.abs(wxx - pxx) < v.path.width * 1.5 + p.size * 0.25) continue;
        }
        const size = p.size * (1 + (r() - 0.5) * (p.vary ?? 0.6)),
          q = (size * foc) / g.z / (1 - pad);
        if (keep.some((m) => g.z < m.z * 1.02 && Math.abs(x - m.x) < m.w + 0.01 && y - q < m.y1 + 0.01)) continue;
        const c = cells[Math.floor(r() * cells.length)]!;
        const inst = [x, y + pad * 0.35 * q, (q * d.aspect) / 2 / aspect, q, g.z, g.y, size, r() < 0.5 ? 1 : 0, ...c, 0, 1, 0, 0];
        const th: Thing = { z: g.z, tex: null as unknown as WebGLTexture, glow: null as unknown as WebGLTexture, inst, lod: 3, focus: 0 };
        if (p.water) {
          th.mirror = inst.slice();
          th.mirror[15] = 1;
        }
        things.push(th);
        got++;
      }
    }
    const a = G.upload(atlas.canvas),
      b = G.upload(glowA.canvas);
    made.push(a, b);
    for (const t of things)
      if (!t.tex) {
        t.tex = a;
        t.glow = b;
      }
  }
  lap('things');
  // ---- 4 light on the land
  const casters = things
    .filter((t) => t.cast)
    .sort((a, b) => b.inst[3]! - a.inst[3]!)
    .slice(0, 6);
  const flat = (list: number[][], n: number) => Array.from({ length: n }, (_, i) => list[i] ?? [0, 0, 0, 0]).flat();
  const moons = v.sky.moons ?? [],
    kindOf = { streak: 1, heap: 2, veil: 3, shoal: 4 } as const;
  const skyU: Record<string, Value> = {
    uCloud: v.sky.clouds ? [kindOf[v.sky.clouds.kind], v.sky.clouds.cover, v.sky.clouds.base ?? 0.02, 0] : [0, 0, 0, 0],
    uArc: v.sky.arc ? [v.sky.arc.y, v.sky.arc.tilt, v.sky.arc.w, 0.8] : [0, 0, 0, 0],
    uSkyB: [v.sky.aurora ?? 0, v.sky.stars ?? 0, v.sky.sun.size ?? 0.03, v.sky.sun.show === false ? 0 : 1],
  };
  const C = G.target(W, H, 'half'),
    L = G.target(lw, lh, 'half');
  const blank = G.upload(canvas(2, 2).canvas);
  made.push(blank);
  {
    const prog = G.program(src(sky + landGl + light, defs));
    G.bind(L);
    const tex: Record<string, WebGLTexture> = { uT: T.tex };
    for (let i = 0; i < 6; i++) tex['uCast' + i] = casters[i]?.tex ?? blank;
    G.use(
      prog,
      {
        ...base,
        ...landU,
        ...skyU,
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
      },
      tex,
    );
    const u = (n: string) => gl.getUniformLocation(prog, n);
    gl.uniform4fv(
      u('uCast'),
      flat(
        casters.map((c) => c.cast![0]!),
        6,
      ),
    );
    gl.uniform4fv(
      u('uCastB'),
      flat(
        casters.map((c) => c.cast![1]!),
        6,
      ),
    );
    gl.uniform4fv(u('uLamp'), flat(lamps, 8));
    gl.uniform4fv(
      u('uMoon'),
      flat(
        moons.map((m) => [m.x, m.y, m.r, 0]),
        3,
      ),
    );
    gl.uniform4fv(
      u('uMoonB'),
      flat(
        moons.map((m) => [m.phase, m.ring ?? 0, m.tilt ?? 0.3, 0]),
        3,
      ),
    );
    gl.uniform3fv(u('uMoonC'), Array.from({ length: 3 }, (_, i) => lin(moons[i]?.hue ?? '#fff0dc')).flat());
    gl.disable(gl.BLEND);
    gl.enable(gl.SCISSOR_TEST);
    for (let y = 0; y < lh; y += 180) {
      gl.scissor(0, y, lw, 180);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 3);
      gl.finish();
    }
    gl.disable(gl.SCISSOR_TEST);
    G.stretch(L, C);
  }
  lap('light', C);
  // ---- 5 sprites and mist, far to near
  const prog = G.program(`#version 300 es\n${common}\n${spriteF}`, spriteV);
  const buf = gl.createBuffer()!,
    vao = gl.createVertexArray()!;
  const drawBatch = (list: Thing[], mirror: boolean, air = 1) => {
    if (!list.length) return;
    const data = new Float32Array(list.flatMap((t) => (mirror ? t.mirror! : t.inst)));
    G.bind(C);
    G.use(
      prog,
      { ...base, cLamp: lin(pal.lamp), uSpr: [list[0]!.lod, 1.15, air, mirror && v.ground === 'glass' ? 2 : list[0]!.focus] },
      { uC: list[0]!.tex, uG: list[0]!.glow, uT: T.tex },
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
  const run = (list: Thing[], mirror: boolean) => {
    let i = 0;
    while (i < list.length) {
      let j = i + 1;
      while (j < list.length && list[j]!.tex === list[i]!.tex) j++;
      drawBatch(list.slice(i, j), mirror);
      i = j;
    }
  };
  things.sort((a, b) => b.z - a.z);
  run(
    things.filter((t) => t.mirror),
    true,
  );
  const sheets = wx.mist ? [900, 380, 150, 60, 24].map((z) => ({ z, a: wx.mist! })) : [];
  let rest = things;
  for (const s of sheets) {
    const cut = rest.findIndex((t) => t.z < s.z),
      n = cut < 0 ? rest.length : cut;
    run(rest.slice(0, n), false);
    rest = rest.slice(n);
    G.quad(
      C,
      src(mist),
      { ...base, uMist: [s.z, s.a * (s.z < 100 ? 0.6 : 1), Math.max(2.2, s.z * 0.05), seedF + s.z] },
      { uT: T.tex },
      'over',
    );
  }
  run(rest, false);
  if (v.frame && v.frame.kind !== 'none') {
    const k = new Pen(H * 0.85, aspect, rng(seed + 5), pal, side, 0.001);
    drawFrame(k, v.frame);
    const soft = canvas(k.c.canvas.width, k.c.canvas.height);
    soft.filter = `blur(${H * 0.0012}px)`;
    soft.drawImage(k.c.canvas, 0, 0);
    const tex = G.upload(soft.canvas),
      glow = G.upload(k.g.canvas);
    made.push(tex, glow);
    drawBatch([{ z: 0.6, tex, glow, inst: [0.5, 1, 0.5, 1, 0.6, 0, 3, 0, 0, 0, 1, 1, 0, 1, 0, 0], lod: 4, focus: 0 }], false, 0.4);
  }
  lap('sprites', C);
  // ---- 6 weather, light in the air
  if (wx.snow || wx.ash || wx.rain || wx.spores || wx.embers || wx.bubbles)
    G.quad(
      C,
      src(weather),
      {
        ...base,
        uW: [wx.snow ?? 0, wx.ash ?? 0, wx.rain ?? 0, wx.spores ?? 0],
        uW2: [wx.embers ?? 0, wx.bubbles ?? 0, 0, 0],
        cAccent: lin(pal.accent),
        cLamp: lin(pal.lamp),
      },
      { uT: T.tex },
      'over',
    );
  const hw = Math.ceil(W / 2),
    hh = Math.ceil(H / 2),
    R = G.target(hw, hh, 'half');
  const sx = 0.5 + ((sun[0]! / Math.max(0.15, sun[2]!)) * foc) / aspect,
    sy = v.horizon - (sun[1]! / Math.max(0.15, sun[2]!)) * foc;
  if (wx.shafts && inside)
    G.quad(R, src(shafts), { ...base, uShaft: [sx > -1 && sx < 2 ? sx : 0.5, -0.35, wx.shafts, seedF] }, { uT: T.tex });
  else if (sun[2]! > 0.2 && !inside)
    G.quad(R, src(rays), { ...base, uRay: [sx, sy, 0.16 + (wx.shafts ?? 0) * 0.6, 0] }, { uS: C.tex, uT: T.tex });
  else {
    G.bind(R);
    gl.clearColor(0, 0, 0, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }
  const qw = Math.ceil(W / 4),
    qh = Math.ceil(H / 4),
    B1 = G.target(qw, qh, 'half'),
    B2 = G.target(qw, qh, 'half');
  G.quad(B1, src(blur), { ...base, uB: [2.2 / W, 0, 1.0, 0] }, { uS: C.tex });
  for (const s of [2.5, 6, 13]) {
    G.quad(B2, src(blur), { ...base, uB: [0, s / H, 0, 0] }, { uS: B1.tex });
    G.quad(B1, src(blur), { ...base, uB: [s / W, 0, 0, 0] }, { uS: B2.tex });
  }
  lap('air', B1);
  // ---- 7 brush and grade
  const F = G.target(hw, hh, 'half'),
    S = G.target(W, H, 'half');
  let out = C;
  if (!opt.plain) {
    G.quad(F, src(tensor), { ...base, uPx: [1 / W, 1 / H] }, { uS: C.tex });
    G.quad(
      S,
      src(stroke),
      { ...base, uPx: [1 / W, 1 / H], uSt: [Math.max(1.6, H / 260), 0.075, ...v.focus] },
      { uS: C.tex, uF: F.tex, uT: T.tex },
    );
    out = S;
  }
  const cv = gl.canvas as HTMLCanvasElement;
  if (cv.width !== W || cv.height !== H) {
    cv.width = W;
    cv.height = H;
  }
  G.quad(
    null,
    src(grade),
    { ...base, uGr: [hour.expose * (opt.exposure ?? 1), 0.38, 0.28, 1.16], uFl: [...v.focus, 1, 0.045] },
    { uS: out.tex, uBl: B1.tex, uRy: R.tex },
    undefined,
    W,
    H,
  );
  const pic = canvas(W, H);
  pic.drawImage(cv, 0, 0);
  lap('brush');
  for (const t of [T, L, C, R, B1, B2, F, S]) G.drop(t);
  for (const t of made) gl.deleteTexture(t);
  gl.deleteBuffer(buf);
  gl.deleteVertexArray(vao);
  const stood = things.flatMap(({ z, rect, painted, inst }) => (rect && painted ? [{ z, rect, painted, flip: inst[7] === 1 }] : []));
  return { canvas: pic.canvas, depth: depthOf(geo, lw, lh, stood), anchors: anchorsOf(stood), ms };
}
