#version 300 es
// What the table is made of, under one warm lamp at the upper left, with a vignette. Baked once, see src/table/light/bakeSurface.ts.
precision highp float;
in vec2 vUV;
out vec4 finalColor;
uniform vec2 uExtent;  // units of the scene
uniform vec2 uLampAt;  // units
uniform vec4 uScene;   // middle and half size of the scene within the surface, units
uniform vec3 uTone;    // linear colour of the material
uniform float uKind;   // 0 oak, 1 packed earth, 2 brushed metal, 3 linen

float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * .1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 p) {
  float s = 0., a = .5;
  for (int i = 0; i < 5; i++) { s += a * noise(p); p = p * 2.03 + 17.; a *= .5; }
  return s;
}
// each: x tone around 1, y height for the bump
vec2 oak(vec2 px) {
  float wide = 150.;
  float row = floor(px.y / wide), y = px.y - row * wide;
  float shift = hash(vec2(row, 3.)) * 900., len = 860. + 320. * hash(vec2(row, 5.));
  float col = floor((px.x + shift) / len), x = px.x + shift - col * len;
  float id = hash(vec2(row * 7. + 1., col + 11.));
  vec2 q = px + id * 731.;
  float ring = pow(.5 + .5 * sin((y * .42 + fbm(q * vec2(.002, .011)) * 60.) * .9), 1.6);
  float fine = fbm(q * vec2(.012, .6));
  float pore = smoothstep(.62, .8, noise(q * vec2(.03, 1.05)));
  float seam = min(min(y, wide - y), min(x, len - x) * .8);
  float cut = smoothstep(0., 2.6, seam), bevel = smoothstep(0., 7., seam);
  float tone = (.62 + .42 * ring + .7 * (fine - .5) - .2 * pore + (id - .5) * .5) * mix(.2, 1., cut) * mix(.8, 1., bevel);
  return vec2(tone, ring * .35 + fine * .5 - pore * .5 + bevel * 1.6 + cut * 1.2);
}
vec2 earth(vec2 px) {
  float lumps = fbm(px * .004) * 1.6 + fbm(px * .02) * .7 + fbm(px * .11) * .25;
  vec2 cell = floor(px / 46.), at = fract(px / 46.) - .5;
  vec2 seat = (vec2(hash(cell), hash(cell + 9.)) - .5) * .5;
  float stone = smoothstep(.12, .04, length(at - seat)) * step(.9, hash(cell + 3.));
  return vec2(.72 + .5 * (lumps - 1.2) + .25 * stone, lumps * 3.2 + stone * 3.);
}
vec2 metal(vec2 px) {
  float brush = fbm(vec2(px.x * .006, px.y * 1.7)) + .5 * noise(vec2(px.x * .02, px.y * 3.1));
  vec2 plate = abs(fract(px / vec2(460., 380.)) - .5) * vec2(460., 380.);
  float seam = smoothstep(0., 2.5, min(230. - plate.x, 190. - plate.y));
  vec2 corner = vec2(214., 174.) - plate;
  float rivet = smoothstep(5., 3.5, length(corner));
  return vec2((.72 + .34 * (brush - .6)) * mix(.35, 1., seam) + rivet * .2, brush * .6 + seam * 2. + rivet * 2.);
}
vec2 linen(vec2 px) {
  vec2 q = px * .95 + vec2(fbm(px * .02), fbm(px.yx * .02)) * 4.;
  float warp = .5 + .5 * sin(q.x * 1.6), weft = .5 + .5 * sin(q.y * 1.6);
  float over = mod(floor(q.x * .255) + floor(q.y * .255), 2.);
  float thread = mix(warp, weft, over) * (.75 + .5 * noise(q * vec2(.05, .7)));
  return vec2(.84 + .16 * thread + .12 * (fbm(px * .006) - .5), thread * 1.1);
}
vec2 material(vec2 px) {
  if (uKind < .5) return oak(px);
  if (uKind < 1.5) return earth(px);
  if (uKind < 2.5) return metal(px);
  return linen(px);
}
void main() {
  vec2 px = vUV * uExtent;
  vec2 m = material(px);
  float dx = material(px + vec2(1., 0.)).y - m.y, dy = material(px + vec2(0., 1.)).y - m.y;
  vec3 n = normalize(vec3(-dx * .5, -dy * .5, 1.));
  vec3 c = uTone * m.x * mix(vec3(1.), vec3(.86, .92, 1.12), fbm(px * .004 + 9.) * .5);
  vec2 d = (px - uLampAt) / (2. * uScene.w);
  vec3 l = normalize(vec3(-d, .52));
  float r = length(d * vec2(.8, 1.));
  float pool = exp(-r * r * 1.9) * 1.5 + .36 * exp(-r * 1.3);
  vec3 o = c * (vec3(1., .76, .47) * 2.3 * pool * max(dot(n, l), 0.) + vec3(.16, .16, .30) * (.35 + .4 * n.z));
  vec3 h = normalize(l + vec3(0., .35, .9));
  float gloss = uKind < .5 ? .05 : uKind > 1.5 && uKind < 2.5 ? .16 : 0.;
  o += vec3(1., .8, .55) * pow(max(dot(n, h), 0.), 26.) * pool * gloss;
  vec2 v = (px - uScene.xy) / uScene.zw;
  o *= 1. - .82 * smoothstep(.62, 1.5, length(v));
  o = o / (1. + o * .55);
  finalColor = vec4(pow(o, vec3(1. / 2.2)) + (hash(px + .5) - .5) / 160., 1.);
}
