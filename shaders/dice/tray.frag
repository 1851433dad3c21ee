#version 300 es
// A felt tray with a wooden rim, under one lamp, and its shadow on whatever it stands on. Drawn once into a texture.
precision highp float;
in vec2 vGround;
out vec4 finalColor;
uniform vec3 uLamp;
uniform vec4 uTray;   // half width, half height, height of the rim, width of its boards
uniform vec3 uFelt;
uniform vec3 uWood;   // the pale of the grain, linear
uniform vec3 uEye;

//#include common
//#include wood

const vec3 LAMP = vec3(1.0, 0.83, 0.62);
const float OUTER = 0.8;  // radius of the outer corners

// The same eye as for the dice, or they seem to float over the rim.
vec2 at(float z) { return sightAt(vGround, uEye, z); }

// An edge one pixel wide: 1 inside.
float within(float d, float pixel) { return 1.0 - smoothstep(-pixel, pixel, d); }

vec3 felt(vec2 p, float d) {
  float fibre = fbm(p * 22.0) * 0.5 + hash(floor(p * 64.0)) * 0.26 + noise(p * vec2(90.0, 34.0)) * 0.24;
  // brushed this way and that by many rolls
  float worn = fbm(p * 0.55 + 4.0), nap = fbm(p * vec2(1.3, 3.1) + fbm(p * 0.7) * 3.0);
  vec3 color = uFelt * (0.60 + 0.58 * fibre) * (0.80 + 0.30 * worn + 0.14 * nap);
  vec2 s = max((p + uTray.xy) / -uLamp.xy, 0.0), over = s * uLamp.z - uTray.z;
  vec2 reach = smoothstep(-0.16 * s - 0.05, 0.16 * s + 0.05, over);
  return color * LAMP * pool(p) * (0.20 + 0.98 * reach.x * reach.y) * (1.0 - 0.55 * exp(min(d, 0.0) * 3.4));
}

// The inner side of the rim where the line of sight meets it.
vec3 wall() {
  float lo = 0.0, hi = uTray.z;
  for (int i = 0; i < 8; i++) {
    float mid = 0.5 * (lo + hi);
    if (boxDistance(at(mid), uTray.xy, INNER) > 0.0) lo = mid; else hi = mid;
  }
  vec2 w = at(lo), inward = -boxNormal(w, uTray.xy, INNER);
  float light = (0.16 + 1.3 * max(dot(inward, uLamp.xy), 0.0)) * (0.35 + 0.65 * smoothstep(0.0, uTray.z, lo));
  vec3 board = wood(vec2(abs(inward.x) > 0.7 ? w.y : w.x, lo * 1.4 + 7.0) * 1.1, uWood * 0.88, uWood * vec3(0.27, 0.24, 0.25));
  return board * light * pool(w) * LAMP + uFelt * 0.08 * pool(w);
}

// The top of the rim: boards with rounded edges, mitred at the corners, a thin line of brass let into them.
vec3 boards(vec2 top, float fromInner) {
  float wide = uTray.w, x = clamp(fromInner / wide, 0.0, 1.0) * 2.0 - 1.0;
  vec2 across = boxNormal(top, uTray.xy + wide * 0.5, 0.55);
  vec3 n = normalize(vec3(across * sign(x) * pow(abs(x), 5.0) * 1.9, 1.0));
  vec2 past = abs(top) - uTray.xy;
  vec3 w = wood(past.x > past.y ? top.yx * 1.1 + 3.0 : top * 1.1, uWood, uWood * vec3(0.34, 0.29, 0.30));
  if (min(past.x, past.y) > -0.02) w *= 0.55 + 0.45 * smoothstep(0.0, 0.03, abs(past.x - past.y));
  float gloss = 1.0, groove = abs(x + 0.28) * wide * 0.5;
  float brass = 1.0 - smoothstep(0.022, 0.034, groove);
  w = mix(w * (1.0 - 0.5 * (1.0 - smoothstep(0.03, 0.075, groove))), vec3(0.62, 0.40, 0.13) * (0.75 + 0.4 * noise(top * 9.0)), brass);
  vec3 halfway = normalize(uLamp + normalize(vec3(uEye.xy - top, uEye.z)));
  float nh = max(dot(n, halfway), 0.0);
  float shine = pow(nh, 70.0) * 0.55 + pow(nh, 14.0) * (0.06 + 0.5 * brass);
  return (w * (0.12 + 1.2 * max(dot(n, uLamp), 0.0)) + shine * LAMP * 0.4 * gloss) * pool(top) * LAMP;
}

void main() {
  float wide = uTray.w, pixel = max(length(dFdx(vGround)), length(dFdy(vGround))) * 0.75;
  vec2 p = vGround, top = at(uTray.z);
  float feltD = boxDistance(p, uTray.xy, INNER), foot = boxDistance(p, uTray.xy + wide, OUTER);
  float topIn = boxDistance(top, uTray.xy, INNER), topOut = boxDistance(top, uTray.xy + wide, OUTER);

  // what the tray takes from the table: thrown down and right, and a dark line where it stands
  float away = boxDistance(p - vec2(0.50, 0.56), uTray.xy + wide, OUTER);
  float dark = 1.0 - (1.0 - 0.72 * (1.0 - smoothstep(-0.35, 0.55, away))) * (1.0 - 0.55 * exp(-max(foot, 0.0) * 4.0));
  vec4 color = vec4(vec3(0.0), dark * (1.0 - smoothstep(0.6, 1.15, foot)));

  // outer wall, seen only where the eye is outside it
  color = mix(color, vec4(uWood * 0.10 * pool(p), 1.0), within(foot, pixel));
  color = mix(color, vec4(felt(p, feltD), 1.0), within(feltD, pixel));
  if (feltD > 0.0 && topIn < pixel) color = mix(color, vec4(wall(), 1.0), smoothstep(-pixel, pixel, feltD));
  if (topOut < pixel && topIn > -pixel) color = mix(color, vec4(boards(top, topIn), 1.0), within(topOut, pixel) * within(-topIn, pixel));

  vec3 straight = pow(color.rgb / max(color.a, 1e-4), vec3(1.0 / 2.2)) + (hash(gl_FragCoord.xy) - 0.5) / 255.0;
  finalColor = vec4(straight * color.a, color.a);
}
