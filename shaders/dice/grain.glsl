// What a die is made of, in its own axes: p runs from -0.5 to 0.5. Needs uNoise, 256 x 256 texels, repeated.

// Noise in space from a flat texture: green is red moved by (37, 17), so one fetch holds two layers.
float noise(vec3 x) {
  vec3 i = floor(x), f = fract(x);
  f = f * f * (3.0 - 2.0 * f);
  vec2 layers = textureLod(uNoise, (i.xy + vec2(37.0, 17.0) * i.z + f.xy + 0.5) / 256.0, 0.0).rg;
  return mix(layers.r, layers.g, f.z);
}

float fbm(vec3 p) {
#ifdef PLAIN
  return noise(p) * 0.6 + noise(p * 2.03) * 0.34;
#else
  return noise(p) * 0.5 + noise(p * 2.03) * 0.25 + noise(p * 4.1) * 0.125 + noise(p * 8.3) * 0.0625;
#endif
}

const int BONE = 1, MARBLE = 2, WOOD = 3, STONE = 4, BRUSHED = 5;

// Colour at p; changes how rough it is and, where tools have left lines, its normal.
vec3 grained(int grain, vec3 p, vec3 base, vec3 vein, inout float rough, inout vec3 n) {
  if (grain == BONE) {
    float g = noise(p * vec3(3.0, 22.0, 3.0)) * 0.6 + noise(p * vec3(9.0, 60.0, 9.0)) * 0.4;
    float age = fbm(p * 2.3 + 3.0);
    base = mix(base, vein, smoothstep(0.45, 0.95, g) * 0.45 + smoothstep(0.45, 0.75, age) * 0.18);
    // handled for years: corners polished pale, a brown tint along the edges
    vec3 a = smoothstep(0.30, 0.5, abs(p));
    float edge = max(a.x * a.y, max(a.y * a.z, a.x * a.z));
    return mix(base, vein * vec3(0.92, 0.84, 0.72), edge * 0.5);
  }
  if (grain == MARBLE) return mix(base, vein, smoothstep(0.3, 0.62, fbm(p * 3.0 + 2.5 * fbm(p * 2.0 + 7.0))));
  if (grain == WOOD) {
    float ring = length(p.xz - vec2(0.9, 0.4)) * 11.0 + noise(p * vec3(3.0, 0.8, 3.0)) * 2.2;
    float g = mix(abs(fract(ring) - 0.5) * 2.0, noise(p * vec3(40.0, 3.0, 40.0)), 0.35);
    rough += 0.1 * g;
    return mix(base, vein, g * 0.75);
  }
  if (grain == STONE) {
    float g = fbm(p * 7.0 + 3.0 * noise(p * 3.0)), speck = noise(p * 47.0 + 5.0);
    float crack = 1.0 - smoothstep(0.0, 0.02, abs(fbm(p * 2.2 + 11.0) - 0.46));
    base = mix(base, vein, smoothstep(0.25, 0.7, g)) + smoothstep(0.80, 0.95, speck) * 0.10;
    return mix(base, vec3(0.36, 0.38, 0.40), crack * 0.16);
  }
  if (grain == BRUSHED) {
    float g = noise(p * vec3(4.0, 90.0, 4.0)) + noise(p * vec3(7.0, 190.0, 7.0));
    rough += (g - 1.0) * 0.10;
    n = normalize(n + vec3(0.0, 1.0, 0.0) * (g - 1.0) * 0.035 * (1.0 - abs(n.y)));
    return mix(base, vein, smoothstep(0.7, 1.6, g) * 0.5 + 0.25 * fbm(p * 3.0));
  }
  return base;
}
