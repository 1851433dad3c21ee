// Dark oak boards under one warm lamp, varnished, with a vignette.
uniform vec2 uSize;  // pixels at scale 1
uniform vec2 uLamp;  // pixels

float fbm(vec2 p) {
  float s = 0., a = .5;
  for (int i = 0; i < 5; i++) { s += a * noise(p); p = p * 2.03 + 17.; a *= .5; }
  return s;
}
// x: tone of the wood 0..1, y: height for the bump
vec2 oak(vec2 px) {
  float wide = 138.;
  float row = floor(px.y / wide);
  float y = px.y - row * wide;
  float shift = hash(vec2(row, 3.)) * 900.;
  float len = 820. + 300. * hash(vec2(row, 5.));
  float col = floor((px.x + shift) / len);
  float x = px.x + shift - col * len;
  float id = hash(vec2(row * 7. + 1., col + 11.));
  vec2 q = vec2(px.x, px.y) + id * 731.;
  // growth rings: stretched, bent round knots
  vec2 knot = vec2(len * (.2 + .6 * hash(vec2(col, row + 40.))), wide * (.25 + .5 * id));
  vec2 k = vec2((x - knot.x) * .22, y - knot.y);
  float near = exp(-dot(k, k) / 700.) * step(.45, hash(vec2(col + 3., row)));
  float bend = fbm(q * vec2(.0021, .011)) * 62. + near * 46.;
  float rings = y * .46 + bend;
  float ring = .5 + .5 * sin(rings * .9);
  ring = pow(ring, 1.6);
  float fine = fbm(q * vec2(.012, .62));
  float pore = smoothstep(.62, .8, noise(q * vec2(.03, 1.05))) * .6;
  float flake = smoothstep(.66, .82, fbm(q * vec2(.02, .05) + 50.)) * .2;
  float tone = .34 + .26 * ring + .42 * (fine - .5) - .26 * pore + flake + (id - .5) * .3;
  tone = mix(tone, .08, near * .65 * smoothstep(.35, 1., near));
  float seam = min(min(y, wide - y), min(x, len - x) * .8);
  float cut = smoothstep(0., 2.6, seam);
  float bevel = smoothstep(0., 7., seam);
  tone *= mix(.18, 1., cut) * mix(.78, 1., bevel);
  return vec2(tone, ring * .35 + fine * .5 - pore * .8 + bevel * 1.6 + cut * 1.2);
}
void main() {
  vec2 px = vUV * uSize;
  vec2 w = oak(px);
  float e = 1.;
  float dx = oak(px + vec2(e, 0.)).y - w.y, dy = oak(px + vec2(0., e)).y - w.y;
  vec3 n = normalize(vec3(-dx * .55, -dy * .55, 1.));
  vec3 dark = vec3(.007, .0038, .0028), mid = vec3(.040, .0185, .0095), pale = vec3(.105, .053, .026);
  vec3 c = mix(dark, mid, smoothstep(.0, .45, w.x));
  c = mix(c, pale, smoothstep(.45, 1., w.x));
  c *= mix(vec3(1.), vec3(.85, .9, 1.15), fbm(px * .004 + 9.) * .5);

  vec2 d = (px - uLamp) / uSize.y;
  vec3 l = normalize(vec3(-d.x, -d.y, .52));
  float face = max(dot(n, l), 0.);
  float r = length(d * vec2(.86, 1.06));
  float pool = exp(-r * r * 1.7) * 2.2 + .4 * exp(-r * 1.4);
  vec3 lamp = vec3(1., .70, .38) * 2.3;
  vec3 night = vec3(.13, .12, .27);
  vec3 o = c * (lamp * pool * face + night * (.35 + .4 * n.z));
  vec3 h = normalize(l + vec3(0., .35, .9));
  float sheen = pow(max(dot(n, h), 0.), 26.) * pool;
  o += vec3(1., .62, .3) * sheen * .028;
  vec2 v = vUV - .5;
  o *= 1. - smoothstep(.25, .78, length(v * vec2(1.02, .98))) * .9;
  o = o / (1. + o * .5);
  o = pow(o, vec3(1. / 2.2));
  o += (hash(px + 3.) - .5) / 255. * 1.5;
  finalColor = vec4(o, 1.);
}
