import { landSrc, march } from '../shaders.ts';
import type { Target, Value } from '../gl.ts';
import type { Ground, Land, Vista } from '../types.ts';
import { shaderOf, type Painting } from './painting.ts';

/** The land as it was walked through: what lies behind every pixel, and the code that it was walked with. */
export interface Walked {
  /** Distance along the ray, distance ahead, kind and height of what each pixel shows. Kinds: 0 sky, 1 ground, 2 water, 3 ceiling. */
  readonly T: Target;
  readonly geo: Float32Array;
  readonly lw: number;
  readonly lh: number;
  readonly code: string;
  readonly switches: string;
  readonly values: Readonly<Record<string, Value>>;
  at(x: number, y: number): { readonly z: number; readonly kind: number; readonly y: number };
}

const grounds: readonly Ground[] = [
  'snow', 'ice', 'grass', 'barley', 'rock', 'moss', 'felt', 'slate', 'sand', 'seabed', 'glass', 'basalt', 'mud', 'cavern', 'cloud',
];

/** A number as shaders write it: with a point. */
function f(n: number): string {
  const t = String(+n.toFixed(5));
  return /[.e]/.test(t) ? t : t + '.0';
}

function layerCode(l: Land, i: number, seed: number): string {
  const s = f(((seed * 7.31 + i * 13.7) % 40) + 3);
  const a = f(l.amp);
  const sc = f(l.scale);
  const c = `vec2(${f(l.x ?? 0)},${f(l.z ?? 100)})`;
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

/** The heights of land, path and ceiling as functions of the shader. */
function heightsCode(v: Vista, seed: number): string {
  const layers = v.land.map((l, i) => layerCode(l, i, seed + v.num)).join(' ');
  const path =
    v.path && v.water
      ? `h=mix(h,max(h,${f(v.water.level + 0.11)}),smoothstep(${f(v.path.width * 1.5)},${f(v.path.width * 1.05)},abs(p.x-pathX(p.y))+.3*(vn(p*1.3)-.5))*step(p.y,uPathB.x));`
      : '';
  const ceiling = v.ceiling
    ? `float ceilAt(vec2 p){ vec3 c=cells(p*.11+3.); return ${f(v.ceiling.height)}+${f(v.ceiling.rough)}*(fbm(p*.05+7.,4)-.5)*2.-${f(v.ceiling.rough)}*.8*pow(max(0.,1.-c.x*1.5),2.)*c.z; }`
    : '';
  return `float land(vec2 p,int o){ float h=0.; ${layers} ${path} return h; }\n${ceiling}`;
}

/** Where the land begins to rise, how uneven it is before, and how high it can be: bounds for the walk. */
function boundsOf(v: Vista): { readonly nearZ: number; readonly relief: number; readonly top: number } {
  const big = v.land.filter((l) => (l.from ?? 0) > 0 || ['crater', 'island', 'basin', 'cliff', 'bank'].includes(l.kind));
  const nearOf = (l: Land): number =>
    l.kind === 'cliff' || l.kind === 'bank'
      ? (l.from ?? 2)
      : ['crater', 'island'].includes(l.kind)
        ? (l.z ?? 100) - (l.r ?? 60) * 1.5
        : (l.from ?? 60);
  const small = v.land.filter((l) => !((l.from ?? 0) > 0) && !big.includes(l));
  return {
    nearZ: v.ceiling ? 1 : Math.max(1, Math.min(400, ...big.map(nearOf))),
    relief: small.reduce((s, l) => s + Math.abs(l.amp) * (l.kind === 'roll' ? 0.5 : 1.2), 0) + 0.05,
    top: v.land.reduce((s, l) => s + Math.max(0, l.amp) * 1.35, 0) + 5,
  };
}

/** Steep kinds need shorter steps, or the walk jumps through thin tops. */
function switchesOf(v: Vista): string {
  const steep = v.land.some((l) => ['spires', 'mesa', 'cliff', 'shelf'].includes(l.kind));
  const water = v.water?.kind === 'lava' ? 3 : v.water?.kind === 'sea' ? 1 : 2;
  return `#define LOD 5\n#define STEPS ${steep ? 300 : 190}\n#define PACE ${steep ? '.27' : '.55'}\n#define GROUND ${grounds.indexOf(v.ground)}\n#define WATER ${water}\n${v.ceiling ? '#define CEIL' : ''}`;
}

/**
 * Land, water and sky of a large picture are walked and lit at half its width, which is four times as fast: the brush would soften
 * them anyway. Things and plants are always drawn at full size.
 */
const landSize = (W: number, H: number): [number, number] => (W < 1000 ? [W, H] : [Math.ceil(W / 2), Math.ceil(H / 2)]);

/** Walks a ray through every pixel to the land. */
export function walkLand({ v, seed, W, H, G, base }: Painting): Walked {
  const code = landSrc.replace('//LAND', heightsCode(v, seed));
  const switches = switchesOf(v);
  const { nearZ, relief, top } = boundsOf(v);
  const values = {
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
  G.quad(T, shaderOf(code + march, switches), { ...base, ...values });
  const geo = new Float32Array(lw * lh * 4);
  G.gl.readPixels(0, 0, lw, lh, G.gl.RGBA, G.gl.FLOAT, geo);
  const at = (x: number, y: number) => {
    const column = Math.max(0, Math.min(lw - 1, Math.round((x * lw) / W)));
    const i = (Math.max(0, Math.min(lh - 1, Math.round((y * lh) / H))) * lw + column) * 4;
    return { z: geo[i + 1]!, kind: geo[i + 2]!, y: geo[i + 3]! };
  };
  return { T, geo, lw, lh, code, switches, values, at };
}
