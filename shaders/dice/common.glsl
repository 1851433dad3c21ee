// Shared by dice, shadows and tray. Needs uTray (half width, half height, height of the rim, -). Tray space: x right, y down, z towards the eye, one unit is the edge of a die.

vec3 spin(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
vec3 unspin(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) - q.w * v); }

// Distance of a line (through o, along unit d) from a cube of half width b at the origin; negative if it passes through.
// Seen along the line the cube is a hexagon: the sum of its three axes; the line is a point beside it.
float lineToCube(vec3 o, vec3 d, float b) {
  vec3 e1 = normalize(abs(d.z) < 0.8 ? vec3(-d.y, d.x, 0.0) : vec3(0.0, -d.z, d.y));
  vec3 e2 = cross(d, e1);
  vec2 p = vec2(dot(o, e1), dot(o, e2));
  vec2 g[3] = vec2[3](b * vec2(e1.x, e2.x), b * vec2(e1.y, e2.y), b * vec2(e1.z, e2.z));
  float inside = -1e9, outside = 1e9;
  for (int i = 0; i < 3; i++) {
    vec2 a = g[i], u = g[(i + 1) % 3], v = g[(i + 2) % 3];
    float l = dot(a, a);
    if (l < 1e-7) continue;
    vec2 n = vec2(-a.y, a.x) * inversesqrt(l);
    n *= dot(p, n) < 0.0 ? -1.0 : 1.0;
    vec2 q = p - u * (dot(u, n) < 0.0 ? -1.0 : 1.0) - v * (dot(v, n) < 0.0 ? -1.0 : 1.0);
    inside = max(inside, dot(q, n));
    outside = min(outside, length(q - a * clamp(dot(q, a) / l, -1.0, 1.0)));
  }
  return inside < 0.0 ? inside : outside;
}

// How much of a soft lamp (direction l, half angle given by its tangent) a rounded cube hides from the point p: 0 none, 1 all.
float hides(vec3 p, vec3 l, float soft, vec3 at, vec4 turn, float core, float round) {
  vec3 to = at - p;
  float far = dot(to, l);
  float wide = max(far - 0.35, 0.0) * soft + 0.012;
  // most points are nowhere near its shadow: the ball round the cube says so cheaply
  float ball = core * 1.7321 + round + wide;
  if (far < -0.2 || dot(to, to) - far * far > ball * ball) return 0.0;
  float gap = lineToCube(unspin(turn, -to), unspin(turn, l), core) - round;
  float k = clamp(0.5 - 0.5 * gap / wide, 0.0, 1.0);
  return k * k * (3.0 - 2.0 * k) * smoothstep(-0.2, 0.25, far);
}

float cubeDistance(vec3 p, float core, float round) {
  vec3 q = abs(p) - core;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - round;
}

// The pool of light under the lamp: bright left of the middle, falling off to the corners of the tray, whatever its size.
float pool(vec2 p) {
  vec2 q = (p / uTray.xy - vec2(-0.18, -0.19)) * vec2(0.90, 0.68);
  return 0.20 + 1.27 * exp(-dot(q, q));
}

// Distance from the outline of a box with half sizes b and corners of radius r; negative inside.
float boxDistance(vec2 p, vec2 b, float r) {
  vec2 q = abs(p) - b + r;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - r;
}

const float INNER = 0.3;  // radius of the tray's inner corners

// Where the line of sight through a point of the table passes the height z.
vec2 sightAt(vec2 ground, vec3 eye, float z) { return eye.xy + (ground - eye.xy) * (eye.z - z) / eye.z; }

// 1 where the near rim stands between the eye and what lies low in the tray.
float behindRim(vec2 ground, vec3 eye, float pixel) {
  return smoothstep(-pixel, pixel, boxDistance(sightAt(ground, eye, uTray.z), uTray.xy, INNER));
}
