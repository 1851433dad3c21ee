// Fog over a Dark tile: noise bent by noise and wound round the middle; soft beyond the tile's edge.
uniform float uSeed;
uniform float uTile; // half width of the tile in units of the picture's half width

// A smoother noise than the shared one: the bends show its second derivative.
float silk(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6. - 15.) + 10.);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 p) {
  float s = 0., a = .5;
  mat2 m = mat2(.8, .6, -.6, .8);
  for (int i = 0; i < 5; i++) { s += a * silk(p); p = m * p * 2.02 + 11.; a *= .5; }
  return s;
}
void main() {
  vec2 p = (vUV * 2. - 1.);
  float r = length(p);
  float turn = 2.6 * exp(-r * 1.35) * (mod(uSeed, 2.) < 1. ? 1. : -1.) + uSeed;
  mat2 m = mat2(cos(turn), sin(turn), -sin(turn), cos(turn));
  vec2 q = m * p * 1.7 + uSeed * 13.7;
  vec2 bend = vec2(fbm(q * 1.1), fbm(q * 1.1 + 5.2));
  vec2 bend2 = vec2(fbm(q + bend * 2.4 + 1.7), fbm(q + bend * 2.4 + 9.2));
  float f = fbm(q + bend2 * 2.6);
  float wisp = smoothstep(.42, .78, f);
  float thread = smoothstep(.05, .0, abs(f - .5)) * .55;
  vec3 deep = vec3(.022, .030, .078), plum = vec3(.095, .085, .225), mist = vec3(.27, .36, .58), pale = vec3(.70, .80, .95);
  vec3 c = mix(deep, plum, smoothstep(.25, .6, bend2.x + .12));
  c = mix(c, mist, wisp * .75);
  c = mix(c, pale, pow(wisp, 3.) * .6 + thread * .16);
  // lit from the upper left like everything else
  float lift = fbm(q + bend2 * 2.6 + vec2(.10, .08)) - f;
  c *= 1. - lift * 2.2;
  c += vec3(.12, .07, .03) * max(-lift, 0.) * 3.;
  c *= mix(.7, 1.05, smoothstep(.0, .75, r));
  vec2 a = abs(p) / uTile;
  float box = max(a.x, a.y);
  float edge = 1. - smoothstep(.86, 1.16, box + (f - .5) * .30);
  float alpha = edge * mix(.90, .80, wisp);
  alpha *= mix(1., .62, smoothstep(.80, .97, box) * (1. - wisp));
  finalColor = vec4(c * alpha, alpha);
}
