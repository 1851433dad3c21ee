// Value noise on whole numbers: the same on every machine. Joined in front of every baked effect.
float hash(vec2 p) {
  uvec2 q = uvec2(ivec2(floor(p)) + 8192);
  uint h = q.x * 1597334677u ^ q.y * 3812015801u;
  h ^= h >> 15; h *= 2246822519u; h ^= h >> 13;
  return float(h >> 8) / 16777216.;
}
vec2 hash2(vec2 p) {
  uvec2 q = uvec2(ivec2(floor(p)) + 4096);
  uint h = q.x * 1597334677u ^ q.y * 3812015801u;
  h ^= h >> 15; h *= 2246822519u; h ^= h >> 13;
  return vec2(h & 0xffffu, h >> 16) / 65535.;
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
