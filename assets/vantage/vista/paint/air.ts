import { blur, rays, shafts, weather } from '../shaders.ts';
import { lin, type Target } from '../gl.ts';
import { shaderOf, type Painting } from './painting.ts';

/** What falls and drifts through the picture. */
export function drawWeather({ v, G, pal, base }: Painting, C: Target, T: Target): void {
  const wx = v.weather ?? {};
  if (!(wx.snow || wx.ash || wx.rain || wx.spores || wx.embers || wx.bubbles)) return;
  G.quad(
    C,
    shaderOf(weather),
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
}

/** Rays of the sun through the air, or shafts from above in a cave and under water; at half the size of the picture. */
export function drawRays({ v, W, H, G, base, sun, inside, foc, aspect, seedF }: Painting, C: Target, T: Target): Target {
  const R = G.target(Math.ceil(W / 2), Math.ceil(H / 2), 'half');
  const strength = v.weather?.shafts;
  const sx = 0.5 + ((sun[0] / Math.max(0.15, sun[2])) * foc) / aspect;
  const sy = v.horizon - (sun[1] / Math.max(0.15, sun[2])) * foc;
  if (strength && inside)
    G.quad(R, shaderOf(shafts), { ...base, uShaft: [sx > -1 && sx < 2 ? sx : 0.5, -0.35, strength, seedF] }, { uT: T.tex });
  else if (sun[2] > 0.2 && !inside)
    G.quad(R, shaderOf(rays), { ...base, uRay: [sx, sy, 0.16 + (strength ?? 0) * 0.6, 0] }, { uS: C.tex, uT: T.tex });
  else {
    G.bind(R);
    G.gl.clearColor(0, 0, 0, 1);
    G.gl.clear(G.gl.COLOR_BUFFER_BIT);
  }
  return R;
}

/** The light that spreads round bright places; at a quarter of the size of the picture. */
export function drawBloom({ W, H, G, base }: Painting, C: Target): Target {
  const [qw, qh] = [Math.ceil(W / 4), Math.ceil(H / 4)];
  const out = G.target(qw, qh, 'half');
  const between = G.target(qw, qh, 'half');
  const code = shaderOf(blur);
  G.quad(out, code, { ...base, uB: [2.2 / W, 0, 1.0, 0] }, { uS: C.tex });
  for (const s of [2.5, 6, 13]) {
    G.quad(between, code, { ...base, uB: [0, s / H, 0, 0] }, { uS: out.tex });
    G.quad(out, code, { ...base, uB: [s / W, 0, 0, 0] }, { uS: between.tex });
  }
  G.drop(between);
  return out;
}
