// Draws a height field as the camera sees it: walks the view ray for the visible point,
// then lights that point with the lamp, the flames and the sky, with their shadows.
uniform sampler2D uColour;
uniform sampler2D uHeight;
uniform vec4 uWindow; // screen rectangle in tiles: x, y, w, h
uniform vec4 uMap;    // map origin, 1 / size, texel
uniform vec2 uTilt;   // foreshortening of ground, of height
uniform vec3 uSun;    // toward the lamp
uniform vec4 uLamp[32]; // x, y, z, reach
uniform vec4 uGlow[32]; // colour, strength
uniform int uLamps;
uniform vec3 uPool;   // middle of the lamp's pool; third: how much it fades outward
uniform vec2 uStain;  // where the broad stains are taken from
uniform int uPart;    // 0 board on a table, 1 tile alone, 2 the shadow it throws, 3 its south wall, 4 its north wall, 5 loose things, 6 only what rises from the floor
uniform float uFloor; // height of the tile's floor

const float TOP = .60, BOTTOM = -.4;
const float STEP = .0049; // reach of the slope: fixed, so that finer maps are lit alike

float at(vec2 p) { return texture(uHeight, (p - uMap.xy) * uMap.z).r; }

// Unfiltered: enough for the walks along rays, and much cheaper.
float near(vec2 p) { return texelFetch(uHeight, ivec2((p - uMap.xy) / uMap.w), 0).r; }

float fbm(vec2 p) { return noise(p) * .5 + noise(p * 2.1 + 4.) * .3 + noise(p * 4.3 + 9.) * .2; }

float lit(vec3 p, vec3 d, float reach, float sharp, int steps) {
  float open = 1.;
  float t = .012;
  float grow = pow(reach / .012, 1. / float(steps));
  for (int i = 0; i < steps; i++) {
    vec3 q = p + d * t;
    if (q.z > TOP) break;
    open = min(open, .5 + sharp * (q.z - at(q.xy)) / t);
    if (open < 0.) break;
    t = t * grow + .004;
    if (t > reach) break;
  }
  open = clamp(open, 0., 1.);
  return open * open * (3. - 2. * open);
}

// The point of the field under this pixel.
vec3 seen(vec2 s) {
  float z = TOP, dz = (TOP - BOTTOM) / 60.;
  vec2 p;
  for (int i = 0; i < 62; i++) {
    z -= dz;
    p = vec2(s.x, (s.y + z * uTilt.y) / uTilt.x);
    if (near(p) >= z) break;
  }
  float lo = z, hi = z + dz;
  for (int i = 0; i < 7; i++) {
    z = (lo + hi) * .5;
    p = vec2(s.x, (s.y + z * uTilt.y) / uTilt.x);
    if (at(p) >= z) lo = z; else hi = z;
  }
  return vec3(s.x, (s.y + lo * uTilt.y) / uTilt.x, lo);
}

float openness(vec2 p, float z) {
  float shade = 0.;
  for (int i = 0; i < 16; i++) {
    float k = (float(i) + .5) / 16.;
    float a = float(i) * 2.39996;
    float r = .27 * sqrt(k);
    float rise = near(p + vec2(cos(a), sin(a)) * r) - z;
    shade += clamp((rise - .004) / (r + .02), 0., 1.4) * (1.1 - k * .7);
  }
  return exp(-shade * .16) * mix(1., .16, smoothstep(.12, -.3, z));
}

// Upright faces take the colour of the top they belong to, then courses of their own; without that it smears down the wall.
vec3 surface(vec2 p, float z, vec3 n, vec2 slope, vec4 matter) {
  float leaf = smoothstep(.1, .5, matter.g);
  float side = smoothstep(1.6, 3.2, length(slope)) * (1. - leaf);
  vec2 uphill = normalize(slope + 1e-5);
  vec3 colour = pow(texture(uColour, (p + uphill * .012 * side - uMap.xy) * uMap.z).rgb, vec3(2.2));
  if (side > .01) {
    float along = abs(n.x) > abs(n.y) ? p.y : p.x;
    float row = floor((z - .195) / .062);
    float course = smoothstep(.0, .12, abs(fract((z - .195) / .062) - .5) * 2. - .06);
    float joint = smoothstep(.0, .07, abs(fract(along * 7. + row * .5) - .5) * 2. - .02);
    float stone = mix(.7, 1., course) * mix(.62, 1., joint) * mix(.7, 1., smoothstep(.0, .2, fract((z - .195) / .062)));
    stone *= .8 + .4 * hash(vec2(row, floor(along * 7. + row * .5 + .5)));
    colour *= mix(1., mix(1., stone, smoothstep(.2, .22, z)), side);
  }
  vec3 green = mix(vec3(.016, .045, .022), vec3(.07, .13, .045), smoothstep(.4, 1., matter.g));
  green = mix(green, vec3(.11, .10, .035), smoothstep(.93, .98, matter.g) * .6);
  colour = mix(colour, green, leaf);
  colour *= .86 + .28 * fbm(p * 23. + uStain * 5.);
  return colour * (.82 + .3 * fbm(p * 2.3 + 3. + uStain));
}

void main() {
  vec3 hit = seen(uWindow.xy + vUV * uWindow.zw);
  vec2 p = hit.xy;
  float z = hit.z;
  vec4 matter = texture(uHeight, (p - uMap.xy) * uMap.z);
  float hx = at(p + vec2(STEP, 0)) - at(p - vec2(STEP, 0));
  float hy = at(p + vec2(0, STEP)) - at(p - vec2(0, STEP));
  vec2 slope = vec2(hx, hy) / (2. * STEP);
  vec3 n = normalize(vec3(-slope, 1.));
  vec3 o = vec3(p, z) + n * .008 + vec3(0., 0., .003);
  float ao = openness(p, z);
  float sun = lit(o, uSun, .8, 6., 44);
  vec2 beyond = abs(p - .5) - .49;
  bool outside = uPart > 0 && (max(beyond.x, beyond.y) > .0025 || z < uFloor - .07 && max(beyond.x, beyond.y) > 0.);
  if (uPart >= 5) outside = matter.a < .5 || z < uFloor + (uPart == 6 ? .009 : -.03);

  if (uPart == 2) {
    float veil = max((1. - sun) * .62 + (1. - ao) * .5 - .02, 0.);
    finalColor = outside ? vec4(0., 0., 0., clamp(veil, 0., .8)) : vec4(0.);
    return;
  }
  bool strip = uPart == 3 ? p.y > .855 && z > uFloor + .03 : uPart == 4 ? p.y < .145 && z > uFloor + .03 : true;
  if (outside || !strip) { finalColor = vec4(0.); return; }

  vec3 colour = surface(p, z, n, slope, matter);
  float pool = 1. - (1. - .56) * uPool.z * smoothstep(1.5, 7.6, length((p - uPool.xy) * vec2(.92, 1.)));
  vec3 key = vec3(1., .81, .57) * 3.25 * pool;
  vec3 light = key * max(dot(n, uSun), 0.) * sun;
  light += vec3(.17, .165, .30) * (.55 + .45 * n.z) * ao;
  light += vec3(.30, .17, .20) * max(n.y * .8 + .12, 0.) * ao * pool;
  vec3 view = normalize(vec3(0., uTilt.y, uTilt.x));
  float gloss = matter.b;
  vec3 gleam = key * sun * pow(max(dot(n, normalize(uSun + view)), 0.), mix(12., 60., gloss)) * gloss * .3;

  for (int i = 0; i < uLamps; i++) {
    vec3 d = uLamp[i].xyz - o;
    float far = length(d);
    if (far > uLamp[i].w) continue;
    d /= far;
    float fall = 1. - far / uLamp[i].w;
    fall = fall * fall / (.12 + far * far * 1.6);
    float free = lit(o, d, far, 5., 14);
    light += uGlow[i].rgb * uGlow[i].a * fall * max(dot(n, d) * .8 + .2, 0.) * free * mix(.6, 1., ao);
    gleam += uGlow[i].rgb * uGlow[i].a * fall * free * pow(max(dot(n, normalize(d + view)), 0.), 40.) * gloss * .5;
  }
  vec3 c = colour * light + gleam * .35;
  // The cut edge of a tile lies in the gap between two tiles.
  if (uPart > 0) c *= mix(.42, 1., smoothstep(-.02, -.004, z - uFloor));
  c = c * (1. + c * .14) / (1. + c * .60);
  c = pow(max(c, 0.), vec3(1. / 2.2));
  if (uPart > 0) { finalColor = vec4(c, 1.); return; }

  // The table itself is another picture; here it only receives the board's shadow.
  vec2 q = abs(p - 3.5) - (3.5 + .81 - .01);
  float table = (1. - smoothstep(.004, .012, z)) * smoothstep(-.01, .0, max(q.x, q.y));
  float gone = 1. - smoothstep(.12, .4, max(q.x, q.y));
  float veil = max((1. - sun * .999) * .66 + (1. - ao) * .55 - .06, 0.) * gone;
  finalColor = mix(vec4(c, 1.), vec4(0., 0., 0., clamp(veil, 0., .85)), table);
}
