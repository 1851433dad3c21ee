// A planet as a height map, seen from straight above, built up from its sectors and what grows or burns in them.
// r height, g dry (1: a hollow that holds no water), b rock, a glow (+ cold light, - fire)
uniform vec4 uMap;        // x, y, width, height in units
uniform vec4 uSector[9];  // x, y, radius, 1 if there is one
uniform vec4 uBiome[9];   // two biomes: 0 ice 1 ocean 2 ruin 3 cavern 4 rock 5 jungle 6 toxic 7 fire, -1 none; third: rank of trees
uniform vec4 uPath[200];
uniform int uPaths;
uniform vec4 uForm;       // wind, cracks, terraces, furrows
uniform vec4 uForm2;      // craters, trees, sea, ranges
uniform float uSeed, uSlope, uDry;
const float SEA = -.35;
float range(vec2 p, vec2 a, vec2 b, float w) { return smoothstep(w, w * .12, seg(p, a, b)); }

void main() {
  vec2 p = uMap.xy + vUV * uMap.zw;
  vec2 warp = vec2(fbm(p * .45 + 3. + uSeed), fbm(p * .45 + 17. + uSeed)) - .5;
  vec2 fine = vec2(fbm(p * 2.3 + 31.), fbm(p * 2.3 + 47.)) - .5;
  vec2 w = p + warp * 1.3 + fine * .28;
  float dry = 0., glow = 0.;

  // how near to where people walk: sectors and paths stay open
  float open = 0., way = 9.;
  for (int i = 0; i < 9; i++) if (uSector[i].w > .5) open = max(open, smoothstep(uSector[i].z * 1.45, uSector[i].z * .95, length(p - uSector[i].xy)));
  for (int i = 0; i < 200; i++) { if (i >= uPaths) break; way = min(way, seg(p + warp * .3, uPath[i].xy, uPath[i].zw)); }
  float trodden = max(open, smoothstep(.85, .3, way));

  float h = .16 + .55 * (fbm(p * .22 + uSeed) - .5) + uSlope * smoothstep(2., 16., p.y);
  vec2 wind = mat2(.88, .47, -.47, .88) * (p + warp * .9);
  h += uForm.x * (.095 * ridged(vec2(wind.x * .8, wind.y * 3.4), 4) + .03 * fbm(wind * vec2(3., 11.)));
  vec2 oc = cells(p * .62 + warp * 1.2 + 21. + uSeed);
  h -= uForm.y * .16 * smoothstep(.05, .0, oc.y) * smoothstep(.35, .6, fbm(p * .5 + 40.));
  vec2 bc = cells(p * 2.6 + warp * 2. + 3.);
  h += .12 * smoothstep(.16, .05, bc.x) * step(.78, hash(floor(p * 2.6 + warp * 2. + 3.) + 1.)) * (1. - trodden);
  // furrows
  h += uForm.w * .07 * sin((p.x * .96 + p.y * .28 + warp.x * .35) * 15.) * (1. - .8 * open);

  // craters
  vec2 cc = cells(p * .34 + 5. + uSeed), cd = cells(p * .95 + 9. + uSeed);
  float bowl = smoothstep(.40, .12, cc.x), lip = smoothstep(.30, .40, cc.x) * smoothstep(.56, .42, cc.x);
  float bowl2 = smoothstep(.30, .10, cd.x), lip2 = smoothstep(.20, .30, cd.x) * smoothstep(.44, .32, cd.x);
  h += uForm2.x * (1. - trodden * .85) * (lip * .46 - bowl * .62 + lip2 * .16 - bowl2 * .2);
  dry = max(dry, uForm2.x * max(bowl, bowl2));

  // ranges at the edges, and broken ground between
  float m = 0.;
  m = max(m, range(w, vec2(-17., 1.), vec2(-12.6, 4.6), 3.4) * .95);
  m = max(m, range(w, vec2(-12.6, 5.), vec2(-13., 10.), 3.1) * 1.05);
  m = max(m, range(w, vec2(-13.4, 10.), vec2(-11., 15.6), 3.0) * .95);
  m = max(m, range(w, vec2(15., 1.), vec2(12.4, 5.), 3.2) * .9);
  m = max(m, range(w, vec2(12.2, 5.), vec2(12.2, 10.), 3.0) * 1.05);
  m = max(m, range(w, vec2(12., 10.), vec2(10.6, 16.), 2.9) * .95);
  m = max(m, range(w, vec2(-8., 18.4), vec2(8., 18.8), 2.4) * .8);
  m = max(m, range(w, vec2(-10.4, -3.), vec2(-12., 1.), 1.7) * .55);
  m = max(m, range(w, vec2(10.4, -3.), vec2(11.6, .6), 1.7) * .55);
  m = max(m, smoothstep(.56, .74, fbm(p * .33 + 60. + uSeed)) * .55 * (1. - trodden));
  float peaks = eroded(w * .52 + 5. + uSeed, 9) * 2.1 + ridged(w * .4 + 9., 5) * 1.5;
  float mountain = uForm2.w * m * peaks * (.38 + .62 * m) * (1. - .92 * trodden);
  h += mountain;
  float rock = smoothstep(.3, 1.3, mountain) * .9;
  // terraces
  float steps = 3.4, ht = (floor(h * steps) + smoothstep(.75, .98, fract(h * steps))) / steps;
  h = mix(h, ht, uForm.z * (1. - .6 * open));
  rock = max(rock, uForm.z * .55 * smoothstep(.70, .95, fract(h * steps)) );

  // open sea
  h -= uForm2.z * (1.05 + .5 * fbm(p * .3 + 4.)) * (1. - .25 * m);
  // the way, trodden flat
  float level = uForm2.z > .5 ? -.9 : .15 + uSlope * smoothstep(2., 16., p.y) ;
  h = mix(h, level + fine.x * .05, smoothstep(.8, .25, way) * .78 * (1. - uForm2.z));

  // trees: tall crowns wherever nobody walks
  vec2 tp = p * 1.25 + warp * 1.4 + uSeed, tc = cells(tp);
  float th = hash(floor(tp) + 2.);
  float crown = smoothstep(.46, .08, tc.x) * (.45 + .9 * th) * (1. - trodden);
  float leaves = .75 + .5 * fbm(p * 7.);
  h += uForm2.y * crown * leaves * (1.1 + .6 * smoothstep(4., 13., p.y));
  float green = uForm2.y * smoothstep(.02, .2, crown);

  // each sector as its biomes want it
  for (int i = 0; i < 9; i++) {
    if (uSector[i].w < .5) continue;
    vec2 q = p - uSector[i].xy; float r = uSector[i].z, d = length(q + fine * .12), an = atan(q.y, q.x);
    float inside = smoothstep(r * 1.15, r * .86, d);
    float base = .16 + uSlope * smoothstep(2., 16., uSector[i].y);
    h = mix(h, base + .06 * (fbm(p * 1.9) - .5) + fine.x * .04, inside * (uForm2.z > .5 ? .0 : .94));
    rock *= 1. - inside * .6; green *= 1. - inside * .9;
    for (int k = 0; k < 2; k++) {
      float b = k == 0 ? uBiome[i].x : uBiome[i].y; if (b < -.5) continue;
      float s = k == 0 ? 1. : .72; vec2 o = k == 0 ? vec2(0) : vec2(cos(float(i) * 2.1), sin(float(i) * 2.1)) * r * .42;
      vec2 e = q - o; float de = length(e + fine * .2) / (r * s);
      if (b < .5) { // ice: tilted slabs
        vec2 c = cells(p * 1.7 + warp + float(i)); h += .30 * (hash(floor(p * 1.7 + warp + float(i))) - .2) * smoothstep(.02, .14, c.y) * smoothstep(1.15, .5, de); 
        glow = max(glow, .35 * smoothstep(.06, .0, c.y) * smoothstep(.9, .4, de));
      } else if (b < 1.5) { // a pool, or piles in the open sea
        float pool = smoothstep(.95, .72, de + warp.x * .35); h = mix(h, SEA - .12 - .5 * smoothstep(.7, .2, de), pool * (1. - uForm2.z)); rock *= 1. - pool;
      } else if (b < 2.5) { // ruin: a paved round with a broken wall
        float plat = base + (uForm2.z > .5 ? .14 : .26);
        float pave = smoothstep(.98, .95, de); h = mix(h, plat - .12 * step(.74, de) + fine.x * .02, pave);
        float gaps = abs(fract(an / 6.2832 * 14.) - .5); h -= .05 * smoothstep(.04, .0, abs(gaps - .25) ) * pave * step(.4, de);
        float wall = step(abs(de - .86), .05) * step(.42, hash(vec2(floor(an / 6.2832 * 14.), float(i)))); h += wall * (.14 + .5 * hash(vec2(floor(an / 6.2832 * 14.), 7. + float(i))));
        rock = mix(rock, .68, pave); glow = max(glow, .5 * smoothstep(.03, .0, abs(de - .5)) * step(.5, fract(an * 3.)));
      } else if (b < 3.5) { // cavern: a cleft with light below
        float cl = seg(e + fine * .35, vec2(-r * .5, -.25), vec2(r * .5, .3)) - .30 - .14 * noise(p * 2.); float pit = smoothstep(.10, -.16, cl);
        h = mix(h, base - 1.15 - .5 * floor(clamp(-cl * 6., 0., 3.)) / 3., pit); dry = max(dry, smoothstep(.4, .05, cl)); glow = max(glow, smoothstep(.2, -.3, cl)); rock = max(rock, smoothstep(.5, .0, cl) * .7);
      } else if (b < 4.5) { // rock: boulders on the rim
        vec2 c = cells(p * 1.5 + float(i) * 3.); h += .42 * smoothstep(.42, .1, c.x) * smoothstep(.55, .9, de) * smoothstep(1.3, 1., de); rock = max(rock, .8 * smoothstep(.4, .2, c.x) * smoothstep(.5, .9, de) * smoothstep(1.3, 1., de));
      } else if (b < 5.5) { // jungle: crowns on the rim
        vec2 c = cells(p * 1.7 + float(i) * 5.); float t = smoothstep(.44, .1, c.x) * smoothstep(.62, .88, de) * smoothstep(1.4, 1.1, de); h += t * (.7 + .5 * hash(floor(p * 1.7 + float(i) * 5.))) * leaves; green = max(green, smoothstep(.05, .2, t));
      } else if (b < 6.5) { // toxic: shining puddles
        vec2 c = cells(p * 1.3 + float(i) * 7.); float t = smoothstep(.30, .2, c.x + fine.x * .3) * smoothstep(1., .75, de); h = mix(h, base - .12, t); glow = max(glow, t * .8); dry = max(dry, t);
      } else { // fire: vents and cracks
        vec2 c = cells(p * 1.15 + float(i) * 3. + warp); float cr = smoothstep(.05, .0, c.y + fine.x * .05) * smoothstep(1.25, .8, de);
        h -= cr * .10; if (cr > .05) glow = -cr; 
        float v = length(e - vec2(.5, .6) * r * .7) / .55; h += .7 * max(0., 1. - v) * (.8 + .4 * noise(p * 6.)); float bw = smoothstep(.36, .14, v); h -= .5 * bw; if (bw > .02) glow = -bw; dry = max(dry, max(bw, cr)); rock = max(rock, smoothstep(1.2, .7, de) * .75);
      }
    }
  }
  dry = max(dry, uDry);
  finalColor = vec4(h, dry, green > .3 ? -green : rock, glow);
}
