// What light reaches a die. Needs uLamp, uTray, uFelt, uRadius, the neighbours (vNear*) and common.glsl.

const vec3 LAMP = vec3(1.0, 0.83, 0.62) * 3.1;
const vec3 SKY = vec3(0.235, 0.225, 0.265);

float fall(float from, float to, float x) { return 1.0 - smoothstep(from, to, x); }

// The room as a shiny thing sees it: one lamp with a shade, a window's faint strip, warm walls, the lit felt below.
vec3 room(vec3 r, float rough) {
  float lamp = dot(r, uLamp);
  float edge = mix(0.010, 0.30, rough * rough);
  float disc = smoothstep(0.955 - edge, 0.995, lamp) * mix(1.8, 0.9, rough);
  float halo = pow(max(lamp, 0.0), mix(14.0, 4.0, rough)) * 0.16;
  float strip = smoothstep(0.30 - edge, 0.30, r.x) * fall(0.72, 0.72 + edge, r.x) * smoothstep(0.05, 0.3, r.z) * fall(-0.35, 0.1, r.y) * 0.10;
  vec3 walls = mix(vec3(0.060, 0.046, 0.040), vec3(0.26, 0.205, 0.16), smoothstep(-0.15, 1.0, r.z + 0.25 * r.y));
  vec3 up = walls + LAMP * (disc * 0.5 + halo) + vec3(0.70, 0.82, 1.0) * strip;
  vec3 down = uFelt * mix(0.4, 1.1, smoothstep(-1.0, 0.0, r.z)) + vec3(0.03, 0.018, 0.01);
  return mix(down, up, smoothstep(-0.10 - rough * 0.3, 0.10 + rough * 0.3, r.z));
}

// Light that reaches the point from the lamp past the neighbours and the rim of the tray.
float lampReaches(vec3 p) {
  float core = 0.5 - uRadius, l = 1.0;
#ifndef PLAIN
  if (vNear0.w > 0.5) l *= 1.0 - hides(p, uLamp, 0.20, vNear0.xyz, vNear0Turn, core, uRadius);
  if (vNear1.w > 0.5) l *= 1.0 - hides(p, uLamp, 0.20, vNear1.xyz, vNear1Turn, core, uRadius);
  if (vNear2.w > 0.5) l *= 1.0 - hides(p, uLamp, 0.20, vNear2.xyz, vNear2Turn, core, uRadius);
#endif
  // way to the left and the upper rim; a die on its way in over the rim is past it
  vec2 s = max((p.xy + uTray.xy) / max(-uLamp.xy, 1e-3), 0.0);
  vec2 over = p.z + s * uLamp.z - uTray.z;
  vec2 rim = smoothstep(-0.16 * s - 0.02, 0.16 * s + 0.02, over);
  return l * rim.x * rim.y * (0.25 + 0.75 * pool(p.xy));
}

float shutBy(vec3 p, vec3 n, vec3 at, float there) {
  vec3 to = at - p;
  float d2 = dot(to, to);
  return there * max(dot(n, to) * inversesqrt(d2), 0.0) * 0.30 / max(d2, 0.3);
}

// How much of the sky the neighbours leave open.
float openPast(vec3 p, vec3 n) {
#ifdef PLAIN
  return 1.0;
#else
  return 1.0 - clamp(shutBy(p, n, vNear0.xyz, vNear0.w) + shutBy(p, n, vNear1.xyz, vNear1.w) + shutBy(p, n, vNear2.xyz, vNear2.w), 0.0, 0.75);
#endif
}
