// Height canvas to half-float height field: r height in tiles, g leaf, b gloss, a how far the thing reaches.
// Adds leaves to hedges and a fine bump taken from the colours.
uniform sampler2D uColour;
uniform sampler2D uLevel;
uniform float uTiles;  // width of the map in tiles
uniform float uGround; // height where nothing was painted

// x: distance to the nearest leaf's middle, y: its number
vec2 cells(vec2 p) {
  vec2 n = floor(p), f = fract(p);
  vec2 best = vec2(9., 0.);
  for (int j = -1; j <= 1; j++)
    for (int i = -1; i <= 1; i++) {
      vec2 g = vec2(i, j), o = hash2(n + g);
      float d = length(g + o - f);
      if (d < best.x) best = vec2(d, hash2(n + g + 7.).x);
    }
  return best;
}
void main() {
  vec4 level = texture(uLevel, vUV);
  vec3 colour = texture(uColour, vUV).rgb;
  vec2 p = vUV * uTiles;
  float z = level.r - .4;
  float leaf = level.g;
  vec2 small = vec2(0.);
  if (leaf > .004) {
    small = cells(p * 19.);
    vec2 big = cells(p * 7.);
    float lumps = (1. - big.x) * .07 + (1. - small.x) * .05 * (.5 + small.y) + noise(p * 3.) * .04;
    z += leaf * (lumps - .06);
  }
  z += dot(colour, vec3(.3, .5, .2)) * .006 * (1. - leaf) + noise(p * 60.) * .0015;
  float there = step(.5, level.a);
  finalColor = vec4(mix(uGround, z, there), leaf * (.4 + .6 * small.y), level.b, there);
}
