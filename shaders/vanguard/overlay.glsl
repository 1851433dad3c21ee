// Sector rims and dotted paths, laid on the land through the place map: they climb ridges, sink into the crevasse
// and vanish behind what stands in front. Two layers: paint (dots, and a shade under every line), then light, which is added.
uniform sampler2D uPlace; // x, y, z, hit
uniform vec4 uSector[9];  // x, y, radius, state: 0 quiet, 1 acting, 2 legal, 3 nearest legal, 4 far away
uniform vec4 uPath[200];  // x0, y0, x1, y1
uniform vec4 uRun[200];   // length before, one way, strength, -
uniform int uPaths;
uniform int uMode; // 0 paint, 1 light (added)
void main() {
  vec4 at = textureLod(uPlace, vUV, 0.);
  vec2 p = at.xy;
  vec2 ex = dFdx(p), ey = dFdy(p);
  float px = clamp(max(length(ex), length(ey)), .006, .06);      // units per pixel
  if (at.w < .5 || at.z < -5.) { finalColor = vec4(0); return; }
  vec3 light = vec3(0), inkC = vec3(0); float a = 0., ink = 0.;
  float clear = 1.;
  for (int i = 0; i < 9; i++) {
    vec4 s = uSector[i];
    vec2 q = p - s.xy;
    float d = length(q) - s.z;
    clear *= smoothstep(.10, .16, d);
    if (abs(d) > s.z) continue;
    float an = atan(q.y, q.x) / 6.28318;
    bool hot = s.w > .5 && s.w < 1.5, legal = s.w > 1.5 && s.w < 3.5, near = s.w > 2.5 && s.w < 3.5;
    vec3 c = hot ? vec3(1., .50, .10) : legal ? vec3(.22, 1., .60) : vec3(.22, .84, 1.);
    float power = near ? 1.5 : legal ? 1.05 : hot ? 1.15 : .72;
    float w = max(px * 1.1, .026);
    // the rim: one clean line, a broken inner band, ticks
    float rim = smoothstep(w + px, w - px, abs(d));
    float seg8 = abs(fract(an * 8. + .5) - .5);
    float band = smoothstep(px, -px, abs(d + .13) - .035) * smoothstep(.06, .08, seg8) * step(seg8, .44);
    float tick = smoothstep(px, -px, abs(d + .05) - .07) * smoothstep(.004, .002, abs(fract(an * 36. + .5) - .5) / 36.) * .8;
    float notch = smoothstep(px, -px, abs(d - .10) - .06) * smoothstep(.030, .026, abs(fract(an * 4. + .5) - .5));
    float halo = exp(-abs(d) * (d > 0. ? 7. : 4.2));
    float fill = step(d, 0.) * (legal ? .09 + .07 * step(.5, fract((p.x + p.y) * 3.2)) : hot ? .09 : .035);
    float k = rim * 1.0 + band * .75 + tick * .55 + notch * .8;
    k = min(k, 1.);
    if (k > ink) { ink = k; inkC = mix(c, vec3(1.), .05 + .22 * rim); }
    light += c * (halo * power * .34 + fill * .8 + k * power * .22);
    a = max(a, halo * .20 * power);
    // a thin shade under the rim keeps it legible on snow
    a = max(a, .62 * exp(-abs(d + .05) * 8.));
  }
  float dotA = 0., shade = 0.;
  vec3 dotC = vec3(0);
  for (int i = 0; i < 200; i++) {
    if (i >= uPaths) break;
    vec4 g = uPath[i], run = uRun[i];
    vec2 r = g.zw - g.xy, q = p - g.xy;
    float l = length(r), u = dot(q, r) / l, v = (q.x * r.y - q.y * r.x) / l;
    if (u < -.001 || u > l || abs(v) > .5) continue;
    float s = run.x + u;
    float m;
    if (run.y > .5) { float f = (fract(s / .46) - .5) * .46; m = max(abs(f + abs(v) * .85 - .06) - .062, abs(v) - .17); }
    else { float f = (fract(s / .36) - .5) * .36; m = length(vec2(f, v)) - .082; }
    float k = smoothstep(px, -px, m) * run.z;
    if (k > dotA) { dotA = k; dotC = run.w > .5 ? vec3(1., .62, .25) : vec3(.96, .98, 1.); }
    shade = max(shade, smoothstep(.15, .0, m) * .62 * run.z);
  }
  dotA *= clear; shade *= clear;
  if (uMode == 1) { finalColor = vec4(min(light * (1. - dotA), vec3(1.)), 1.); return; }
  float k = max(shade, a * .80);
  vec3 c = vec3(.010, .040, .09) * k;
  float all = k;
  c = mix(c, inkC, ink); all = mix(all, 1., ink);
  c = mix(c, dotC, dotA); all = mix(all, 1., dotA);
  finalColor = vec4(c, all);
}
