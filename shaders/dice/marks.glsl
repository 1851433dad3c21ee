// What is engraved where a ray meets a die. Needs uFaces (red and green: distance to the edges of two inks, 0.5 on the edge)
// and uRows, how many kinds lie in it one under the other; SPREAD and CELL come from faceField.ts.

struct Mark {
  float depth;   // distance to the edge, positive inside, in face widths
  float inked;   // share of the pixel that is inked
  bool second;   // which ink
  vec3 slope;    // what the wall of the engraving adds to the normal
};

vec2 fieldAt(vec2 uv, vec2 from, vec2 cell, float level) {
  return (textureLod(uFaces, from + clamp(uv, 0.02, 0.98) * cell, level).rg - 0.5) * 2.0 * SPREAD;
}

// p and n in the die's own axes, `facing` the cosine between normal and ray, `pixel` the size of a pixel there.
Mark markAt(vec3 p, float row, float facing, float pixel) {
  // the table of sides, as in rotation.ts
  vec3 a = abs(p), outward, upward;
  int face;
  if (a.z >= a.x && a.z >= a.y) { face = p.z > 0.0 ? 0 : 5; outward = vec3(0, 0, sign(p.z)); upward = vec3(0, -sign(p.z), 0); }
  else if (a.y >= a.x) { face = p.y > 0.0 ? 1 : 4; outward = vec3(0, sign(p.y), 0); upward = vec3(0, 0, 1); }
  else { face = p.x > 0.0 ? 2 : 3; outward = vec3(sign(p.x), 0, 0); upward = vec3(0, 0, 1); }
  // the tray's axes are left-handed: the other way round every numeral would be mirrored
  vec3 right = cross(outward, upward);
  vec2 uv = vec2(dot(p, right) + 0.5, 0.5 - dot(p, upward));

  // derivatives jump between faces, so the level is chosen here
  float slant = pixel / max(facing, 0.25), level = max(log2(slant * CELL), 0.0), h = max(1.5 / CELL, slant * 0.75);
  vec2 cell = vec2(1.0 / 6.0, 1.0 / uRows), from = vec2(float(face), row) * cell;
  vec2 f = fieldAt(uv, from, cell, level);
  vec2 fx = fieldAt(uv + vec2(h, 0.0), from, cell, level) - fieldAt(uv - vec2(h, 0.0), from, cell, level);
  vec2 fy = fieldAt(uv + vec2(0.0, h), from, cell, level) - fieldAt(uv - vec2(0.0, h), from, cell, level);

  Mark mark;
  mark.second = f.g > f.r;
  mark.depth = mark.second ? f.g : f.r;
  float soft = slant * 0.6;
  // a face seen edge-on is thinner than a pixel: without fading, its marks turn into dotted lines
  mark.inked = smoothstep(-soft, soft, mark.depth) * smoothstep(0.03, 0.16, facing);
  float width = max(0.016, slant * 0.9);
  float wall = exp(-(mark.depth * mark.depth) / (width * width)) * min(1.0, 0.016 / width) * smoothstep(0.08, 0.45, facing);
  vec2 slope = (mark.second ? vec2(fx.g, fy.g) : vec2(fx.r, fy.r)) / (2.0 * h);
  mark.slope = (right * slope.x - upward * slope.y) * wall * 0.95;
  return mark;
}
