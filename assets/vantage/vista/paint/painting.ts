import { common } from '../shaders.ts';
import { lin, rng, type Gl, type Random, type Value } from '../gl.ts';
import { HOUR, paletteOf } from '../palette.ts';
import type { Palette, Vista } from '../types.ts';

/** What every step of a picture needs: the vista, its size, its light and its dice. */
export interface Painting {
  readonly v: Vista;
  readonly seed: number;
  readonly W: number;
  readonly H: number;
  readonly G: Gl;
  readonly pal: Palette;
  readonly hour: (typeof HOUR)[keyof typeof HOUR];
  /** One line of chance for the whole picture: a step that draws more or less of it moves everything after it. */
  readonly r: Random;
  readonly aspect: number;
  readonly foc: number;
  readonly sun: readonly [number, number, number];
  /** 1 in caves and under water. */
  readonly inside: 0 | 1;
  readonly seedF: number;
  /** Where the light of painted things comes from: 1 right, -1 left. */
  readonly side: number;
  /** Values that all shaders know. */
  readonly base: Readonly<Record<string, Value>>;
  /** Textures to be given back when the picture is finished. */
  readonly made: WebGLTexture[];
}

/** Room round a painted thing, as a share of its height, for light that spills over its edge. */
export const pad = 0.06;

export function beginPainting(v: Vista, seed: number, W: number, H: number, G: Gl): Painting {
  const pal = paletteOf(v.region, v.sky.hour, v.colours);
  const hour = HOUR[v.sky.hour];
  const foc = v.lens ?? 1;
  const wx = v.weather ?? {};
  const az = (v.sky.sun.az * Math.PI) / 180;
  const el = (v.sky.sun.el * Math.PI) / 180;
  const sun = [Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el)] as const;
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
  const r = rng(seed * 7919 + v.num);
  const side = sun[0] >= 0 ? 1 : -1;
  return { v, seed, W, H, G, pal, hour, r, aspect: W / H, foc, sun, inside, seedF, side, base, made: [] };
}

/** A whole fragment shader: its switches, what all of them share, and its own part. */
export const shaderOf = (fragment: string, switches = ''): string => `#version 300 es\n${switches}\n${common}\n${fragment}`;
