// Boards of the tray: noise and grain, and which way their outline faces. Needs common.glsl.
float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}

float fbm(vec2 p) {
  float s = 0.0, a = 0.5;
  for (int i = 0; i < 5; i++) { s += a * noise(p); p = p * 2.03 + 17.1; a *= 0.5; }
  return s;
}

// The grain runs along x.
vec3 wood(vec2 p, vec3 pale, vec3 deep) {
  float bend = fbm(p * vec2(0.25, 1.1)) * 1.6;
  float ring = 0.5 + 0.5 * sin((p.y * 1.5 + bend * 2.2) * 6.0 + fbm(p * vec2(0.8, 6.0)) * 5.0);
  float fine = fbm(p * vec2(2.0, 46.0));
  float pore = smoothstep(0.62, 0.8, noise(p * vec2(5.0, 90.0)));
  return mix(deep, pale, clamp(ring * 0.55 + fine * 0.6 - 0.05, 0.0, 1.0)) * (1.0 - 0.35 * pore);
}

vec2 boxNormal(vec2 p, vec2 b, float r) {
  vec2 e = vec2(0.02, 0.0);
  return normalize(vec2(boxDistance(p + e.xy, b, r) - boxDistance(p - e.xy, b, r), boxDistance(p + e.yx, b, r) - boxDistance(p - e.yx, b, r)) + 1e-5);
}
