// The planet as the board shows it: a perspective view over the height map, bent over a small globe, with sky.
// uMode 0 writes colour, 1 writes the place (x, y, z, hit) each pixel shows, for everything that is laid on the land later.
uniform sampler2D uGround;
uniform vec4 uMap;
uniform vec3 uEye, uTarget;
uniform vec2 uLens; // focal length in picture heights, width / height
uniform int uMode;
uniform vec2 uSize;
const float SEA = -.35, R = 106.;
const vec3 SUN = normalize(vec3(-.70, .58, .34));
uniform vec3 uSun, uFill, uHaze, uHazeSun, uCover, uSecond, uStoneA, uStoneB, uDeep, uShallow, uCold, uHot, uLeaf, uNight;
uniform vec4 uGiant;      // x, y, radius in the sky, rings
uniform vec4 uHow;        // how much is covered, cloud shadow, stars, haze
uniform vec2 uSunAt;
uniform float uKind[3];
#define SUNLIGHT uSun

float drop(vec2 p) { vec2 q = p - vec2(0., 6.); return dot(q, q) / (2. * R); }
float farGround(vec2 p) {
  vec2 w = p * .16 + 3.;
  float n = noise(w) * .5 + noise(w * 2.3) * .25 + noise(w * 5.1) * .13;
  return max(-.5, (n - .44) * 1.7);
}
vec4 raw(vec2 p) { return textureLod(uGround, (p - uMap.xy) / uMap.zw, 0.); }
float land(vec2 p) {
  vec2 e = min(p - uMap.xy, uMap.xy + uMap.zw - p);
  float k = smoothstep(0., 3., min(e.x, e.y));
  float f = k < 1. ? farGround(p) : 0.;
  return k > 0. ? mix(f, raw(p).r, k) : f;
}
float water(vec4 g) { return g.g > .5 ? -9. : SEA; }
float top(vec2 p) { // solid or water, without the bend
  vec2 e = min(p - uMap.xy, uMap.xy + uMap.zw - p);
  float k = smoothstep(0., 3., min(e.x, e.y));
  if (k <= 0.) return max(farGround(p), SEA);
  vec4 g = raw(p);
  float h = k < 1. ? mix(farGround(p), g.r, k) : g.r;
  return max(h, water(g));
}
float surface(vec2 p) { return top(p) - drop(p); }

// ---- things that are no height field
float box(vec3 p, vec3 b) { vec3 q = abs(p) - b; return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.); }
mat2 rot(float a) { float c = cos(a), s = sin(a); return mat2(c, s, -s, c); }

float relay(vec3 p) { // broken ring and spire, foot at 0
  vec3 q = p - vec3(0., .1, 1.22);
  q.xy = rot(.30) * q.xy;
  float rr = length(q.xz);
  vec2 t = abs(vec2(rr - 1.12, q.y)) - vec2(.12, .17);
  float ring = max(t.x, t.y);
  float an = atan(q.x, q.z);
  ring = max(ring, -(abs(an - 1.05) - .34) * 1.1);               // the gap
  float cuts = abs(fract(an * 3.2) - .5) - .46;
  ring = max(ring, min(.06 - abs(rr - 1.24), -cuts * .0 + .5) - .5);
  ring += .012 * step(.42, abs(fract(an * 3.2) - .5)) ;
  float inner = max(abs(rr - .93) - .035, abs(q.y) - .07);
  inner = max(inner, -(abs(an + .5) - .5));
  vec3 s = p - vec3(-.05, .75, 0.);
  s.xy = rot(.5) * s.xy;
  float taper = .30 - .082 * s.z;
  float spire = max(max(abs(s.x), abs(s.y)) - taper, s.z - 3.1);
  spire = max(spire, -(max(abs(s.x) - .045, -s.y) )) ;
  spire = max(spire * .8, -(s.z + 1.));
  vec3 f = p - vec3(.95, -.62, .10); f.xz = rot(.35) * f.xz; f.xy = rot(-.5) * f.xy;
  float fallen = box(f, vec3(.42, .10, .10));
  return min(min(ring, inner), min(spire, fallen));
}
float gate(vec3 p) { // two leaning pylons and a lintel, standing in the sea
  vec3 q = p; q.xy = rot(-.12) * q.xy;
  q.x = abs(q.x);
  vec3 a = q - vec3(.92 - .20 * q.z, 0., .7);
  float py = box(a, vec3(.17 - .03 * q.z, .24 - .06 * q.z, 1.25)) * .85;
  float lin = box(q - vec3(0., 0., 1.78), vec3(.86, .17, .10));
  lin = max(lin, -box(q - vec3(0., -.2, 1.90), vec3(.22, .3, .10)));
  float foot = box(q - vec3(.98, 0., -.25), vec3(.34, .42, .18));
  return min(py, min(lin, foot));
}
float wreck(vec3 p) { // a fuselage, open at the near end, ribs bare
  vec3 q = p;
  q.xy = rot(.42) * q.xy;
  q.xz = rot(-.16) * q.xz;
  q -= vec3(0., 0., .20);
  float rr = length(q.yz * vec2(1., 1.12));
  float rad = .52 - .10 * smoothstep(.4, 1.7, q.x);
  float shell = abs(rr - rad) - .032;
  shell = max(shell, abs(q.x - .35) - 1.35);
  float tear = q.x + .62 + .20 * sin(atan(q.z, q.y) * 5.) + .1 * sin(atan(q.z, q.y) * 11.);
  shell = max(shell, -tear);
  float hole = length((q - vec3(.55, -.5, .15)) * vec3(1., .8, 1.)) - .27;
  shell = max(shell, -hole);
  float ribs = max(abs(rr - rad + .01) - .045, abs(fract(q.x * 3.1) - .5) / 3.1 - .026);
  ribs = max(ribs, abs(q.x + .2) - 1.15);
  ribs = max(ribs, -q.z - .28);
  float deck = max(box(q - vec3(.4, 0., -.20), vec3(1.2, .46, .025)), -tear + .1);
  float nose = length((q - vec3(1.72, 0., 0.)) * vec3(.75, 1.15, 1.3)) - .40;
  vec3 fq = q - vec3(1.15, .0, .62); fq.xz = rot(.5) * fq.xz;
  float fin = box(fq, vec3(.36, .025, .30));
  vec3 wq = q - vec3(.75, .78, -.02);
  float wing = box(wq, vec3(.34 - .18 * wq.y, .42, .03)) * .8;
  vec3 eq = p - vec3(-1.55, -.55, .12); eq.xy = rot(1.1) * eq.xy; eq.xz = rot(.25) * eq.xz;
  float engine = max(abs(length(eq.yz) - .22) - .03, abs(eq.x) - .34);
  return min(min(min(shell, ribs), min(deck, nose)), min(min(fin, wing), engine));
}
float tree(vec3 p) { // a trunk as tall as a tower, with boughs
  float r = length(p.xy + .06 * sin(p.z * 2.)), trunk = max(r - .34 + .07 * p.z - .12 * exp(-p.z * 4.), p.z - 3.0);
  float boughs = 9.;
  for (int i = 0; i < 5; i++) { float a = float(i) * 1.9 + .4, z = 1.1 + float(i) * .34; vec3 q = p - vec3(0., 0., z); q.xy = rot(a) * q.xy; float t = clamp(q.x, 0., 1.05); vec3 c = vec3(t, 0., t * t * .55); boughs = min(boughs, length(q - c) - .10 + .06 * t); boughs = min(boughs, length((q - vec3(1.0, 0., .62)) * vec3(1., 1., 1.35)) - .34); }
  return min(trunk, boughs) * .8;
}
float mast(vec3 p) { // lattice with arms
  vec3 q = p; float w = .22 - .055 * q.z; float leg = max(max(abs(abs(q.x) - w), abs(abs(q.y) - w)) - .035, q.z - 3.1);
  float br = max(abs(fract(q.z * 2.6 + q.x * 2.) - .5) / 2.6 - .022, max(max(abs(q.x), abs(q.y)) - w - .02, q.z - 3.)); br = max(br, -(max(abs(q.x), abs(q.y)) - w + .03));
  float arm = min(box(q - vec3(0., 0., 2.3), vec3(.85, .05, .04)), box(q - vec3(0., 0., 2.75), vec3(.5, .05, .04)));
  return min(min(leg, br), min(arm, box(q, vec3(.45, .45, .10)))) * .8;
}
float house(vec3 p) { // a low house under a half dome
  vec3 q = p; float dome = max(length(q * vec3(1., 1.2, 1.35)) - 1.05, -q.z); dome = max(dome, -(length(q * vec3(1., 1.2, 1.35)) - .98 + step(.4, fract(atan(q.y, q.x) * 2.5)) * .5 + (q.z < .25 ? 1. : 0.)));
  float wall = max(abs(length(q.xy * vec2(1., 1.2)) - 1.04) - .06, abs(q.z - .1) - .22); wall = max(wall, -box(q - vec3(0., -.95, .1), vec3(.24, .3, .3)));
  return min(min(dome, wall), box(q - vec3(.95, .35, .35), vec3(.22, .22, .5)));
}
float pipes(vec3 p) { float d = 9.; for (int i = 0; i < 5; i++) { float x = (float(i) - 2.) * .48, h = 1.5 + 1.1 * sin(float(i) * 1.3 + .6); vec2 q = p.xy - vec2(x, .18 * sin(float(i) * 2.)); float r = length(q); d = min(d, max(abs(r - .17) - .04, p.z - h)); d = min(d, max(max(r - .25, p.z - .22), -(p.z + .5))); } return d * .9; }
float lens(vec3 p) { vec3 q = p - vec3(0., 0., 1.5); q.yz = rot(.25) * q.yz; float r = length(q.xz); float ring = max(abs(r - .95) - .11, abs(q.y) - .16); float glass = max(r - .84, abs(q.y) - .05); float yoke = min(box(vec3(abs(p.x) - 1.08, p.y, p.z - .7), vec3(.10, .16, .95)), box(p - vec3(0., 0., .02), vec3(1.25, .5, .12))); return min(min(ring, glass), yoke); }
float pier(vec3 p) { vec3 q = p; q.xy = rot(.3) * q.xy; float shed = box(q - vec3(0., 0., .5), vec3(1.1, .42, .26)); vec3 s = q - vec3(0., 0., .76); float roof = max(max(abs(s.y) * .6 + s.z - .34, abs(s.x) - 1.2), -s.z); float deck = box(q - vec3(0., 0., .14), vec3(1.7, .62, .07)); float piles = max(length(vec2(fract(q.x * 1.6) - .5, abs(q.y) - .5)) / 1.6 - .06, max(abs(q.x) - 1.6, q.z - .2)); float crane = min(box(q - vec3(1.45, .2, .9), vec3(.07, .07, .85)), box(q - vec3(1.1, .2, 1.72), vec3(.62, .05, .05))); return min(min(shed, roof), min(deck, min(piles, crane))) * .9; }
float tether(vec3 p) { float cable = max(length(p.xy - vec2(.16 * p.z, .10 * p.z)) - .035, -p.z); float plate = min(box(p - vec3(0., 0., .08), vec3(.8, .8, .08)), box(p - vec3(0., 0., .28), vec3(.34, .34, .2))); float leg = max(length(vec2(length(p.xy) - .6 + .5 * p.z, 0.)) - .05, abs(p.z - .35) - .35); return min(min(cable, plate), max(leg, abs(fract(atan(p.y, p.x) / 1.5708) - .5) - .06)); }
uniform vec4 uThing[3]; // foot x, y, z and reach
float thing(int i, vec3 p) { p -= uThing[i].xyz; float k = uKind[i]; return k < .5 ? relay(p) : k < 1.5 ? gate(p) : k < 2.5 ? wreck(p) : k < 3.5 ? tree(p) : k < 4.5 ? mast(p) : k < 5.5 ? house(p) : k < 6.5 ? pipes(p) : k < 7.5 ? lens(p) : k < 8.5 ? pier(p) : tether(p); }
vec2 ball(vec3 o, vec3 d, vec4 s) { vec3 q = o - s.xyz - vec3(0., 0., 1.); float b = dot(q, d), c = dot(q, q) - s.w * s.w, k = b * b - c; return k < 0. ? vec2(1e9, -1e9) : vec2(-b - sqrt(k), -b + sqrt(k)); }
float hitThings(vec3 o, vec3 d, float far, out int which) {
  float best = far; which = -1;
  for (int i = 0; i < 3; i++) {
    vec2 k = ball(o, d, uThing[i]);
    if (k.y < 0. || k.x > best) continue;
    float t = max(k.x, .002);
    for (int n = 0; n < 70; n++) {
      float s = thing(i, o + d * t);
      if (s < .0015) { if (t < best) { best = t; which = i; } break; }
      t += s * .8;
      if (t > k.y) break;
    }
  }
  return best;
}

float sunReaches(vec3 p, float start) {
  float open = 1., t = start;
  for (int i = 0; i < 42; i++) {
    vec3 q = p + SUN * t;
    open = min(open, .5 + 9. * (q.z - surface(q.xy)) / t);
    if (open < 0.) return 0.;
    t = t * 1.11 + .018;
    if (t > 9.) break;
  }
  open = clamp(open, 0., 1.);
  open *= open * (3. - 2. * open);
  for (int i = 0; i < 3; i++) {
    vec2 k = ball(p, SUN, uThing[i]);
    if (k.y < 0.) continue;
    float s = max(k.x, start);
    for (int n = 0; n < 26; n++) {
      float e = thing(i, p + SUN * s);
      open = min(open, .3 + 14. * e / s);
      if (e < .003) return 0.;
      s += max(e, .02);
      if (s > k.y) break;
    }
  }
  return clamp(open, 0., 1.);
}

// ---- sky: stars, limb, sun, a ringed giant
vec3 haze(vec3 d) {
  float s = pow(max(dot(normalize(d.xy), normalize(vec2(-.42, .9))), 0.), 10.);
  return mix(uHaze, uHazeSun, s * .85);
}
vec3 starfield(vec2 q) {
  vec3 c = vec3(0);
  for (int k = 0; k < 3; k++) {
    float sc = k == 0 ? 26. : k == 1 ? 60. : 120.;
    vec2 g = q * sc + float(k) * 31., i = floor(g), f = fract(g) - .5;
    float h = hash(i);
    if (h < .74) continue;
    vec2 o = (hash2(i + 3.) - .5) * .7;
    float d = length(f - o) / sc;
    float b = pow((h - .74) / .26, 3.);
    c += mix(vec3(.6, .8, 1.), vec3(1., .85, .7), hash(i + 9.)) * b * exp(-d * d * (k == 0 ? 380000. : 900000.)) * 1.6;
  }
  return c;
}
vec3 sky(vec3 d, vec2 q, float above) {
  vec3 c = uNight + uHaze * .12 * exp(-above * 9.);
  c += uNight * 1.6 * pow(fbm(q * 3.4 + 2.), 2.) * 2.4;
  c += starfield(q) * smoothstep(.0, .05, above) * uHow.z;
  // the giant and its rings
  vec2 g = q - uGiant.xy;
  float rad = max(uGiant.z, .0001), rg = uGiant.z > 0. ? length(g) : 9.;
  if (rg < rad) {
    vec3 n = vec3(g / rad, sqrt(max(0., 1. - dot(g, g) / (rad * rad))));
    vec2 ax = rot(-.38) * g / rad;
    float bands = fbm(vec2(ax.x * .7 + 4., ax.y * 9. + fbm(ax * 5.) * 1.2));
    vec3 body = mix(vec3(.86, .66, .48), vec3(.30, .44, .56), smoothstep(.3, .7, bands));
    body = mix(body, vec3(.95, .88, .78), smoothstep(.55, .7, noise(vec2(2., ax.y * 13.))) * .5);
    float l = max(0., dot(n, normalize(vec3(-.85, -.18, .22))));
    c = body * (l * 1.15 + .012) + vec3(.25, .5, .8) * pow(1. - n.z, 3.) * l * .8;
    float ringShade = abs(ax.y * 3.6 - .1); c *= 1. - .5 * smoothstep(.16, .05, abs(ringShade - .35)) * l;
  }
  vec2 e = rot(-.38) * g; e.y *= 4.4;
  float er = length(e) / rad;
  float ring = uGiant.w * smoothstep(1.32, 1.36, er) * smoothstep(2.3, 2.2, er) * (.35 + .65 * noise(vec2(er * 22., 1.))) * (1. - .8 * smoothstep(.035, .01, abs(er - 1.86)));
  bool front = (rot(-.38) * g).y < 0.;
  float sh = smoothstep(.0, .5, dot(normalize(g), normalize(vec2(.85, .18)))) * smoothstep(2.4, 1.2, er);
  if (rg > rad || front) c = mix(c, vec3(.80, .74, .66) * (1. - .85 * sh * step(rad, rg)), ring * .62);
  // sun on the limb
  vec2 sp = q - uSunAt;
  float sd = length(sp);
  c += uSun * vec3(.26, .23, .18) * (.9 * exp(-sd * 7.) + 2.2 * exp(-sd * 26.)) + (uSun * .2 + .25) * smoothstep(.022, .016, sd) * 6.;
  c += uSun * .26 * exp(-abs(sp.y) * 160.) * exp(-abs(sp.x) * 5.) * .9;
  // air
  float warm = exp(-abs(q.x - uSunAt.x) * 2.1);
  c += mix(uHaze * 1.1, uHazeSun * 1.1, warm * .9) * (exp(-above * 48.) * 1.15 + exp(-above * 13.) * .24);
  return c;
}

void main() {
  vec2 s = vUV - .5;
  vec3 fw = normalize(uTarget - uEye), rt = normalize(cross(fw, vec3(0, 0, 1))), up = cross(rt, fw);
  vec2 q = vec2(s.x * uLens.y, -s.y);
  vec3 d = normalize(fw * uLens.x + rt * q.x + up * q.y);
  // the globe's edge
  vec3 cen = vec3(0., 6., -R);
  vec3 oc = uEye - cen;
  float b = dot(oc, d), lim = length(oc - d * b);
  float above = (lim - R) / 46.;

  float t = (uEye.z - 4.6) / max(-d.z, .02), last = t;
  bool hit = false;
  float tmax = 70.;
  for (int i = 0; i < 230; i++) {
    vec3 p = uEye + d * t;
    float g = p.z - surface(p.xy);
    if (g < .0006 * t) { hit = true; break; }
    last = t;
    t += max(.006 * t * .2, g * .42);
    if (t > tmax || (above > .03 && t > 60.)) break;
  }
  if (hit) for (int i = 0; i < 7; i++) { float m = .5 * (last + t); vec3 p = uEye + d * m; if (p.z < surface(p.xy)) t = m; else last = m; }
  int which;
  float tt = hitThings(uEye, d, hit ? t : tmax, which);
  if (which >= 0) { t = tt; hit = true; }

  vec3 p = uEye + d * t;
  if (uMode == 1) { finalColor = vec4(p.xy, which >= 0 ? -9. : p.z + drop(p.xy), hit ? 1. : 0.); return; }
  vec3 col;
  if (!hit) col = sky(d, q, max(above, 0.)) * 1.3;
  else {
    vec4 g = raw(p.xy);
    bool inMap = all(greaterThan(p.xy, uMap.xy + 1.)) && all(lessThan(p.xy, uMap.xy + uMap.zw - 1.));
    if (!inMap) g = vec4(farGround(p.xy), 0., .25, 0.);
    float lv = p.z + drop(p.xy);
    bool isWater = which < 0 && g.r < SEA - .002 && g.g < .5;
    vec3 n, albedo, emit = vec3(0);
    float gloss = .08, wrap = .0, sss = 0.;
    float px = t * .0011;
    if (which >= 0) {
      vec2 e = vec2(.004, 0.);
      n = normalize(vec3(thing(which, p + e.xyy) - thing(which, p - e.xyy), thing(which, p + e.yxy) - thing(which, p - e.yxy), thing(which, p + e.yyx) - thing(which, p - e.yyx)));
      vec3 l = p - uThing[which].xyz;
      float wear = fbm(l.xz * 7. + l.y * 5.);
      if (uKind[which] > 1.5 && uKind[which] < 2.5 || uKind[which] > 7.5) {
        albedo = mix(vec3(.34, .36, .40), vec3(.62, .62, .60), smoothstep(.35, .65, wear));
        albedo = mix(albedo, vec3(.66, .20, .05), step(.86, fract(l.x * 1.1 + .3)) * .8);
        albedo *= .75 + .25 * step(.06, fract(l.x * 4.3)) * step(.06, fract(l.z * 6.));
        gloss = .35;
      } else {
        albedo = mix(vec3(.075, .092, .115), vec3(.20, .22, .24), wear);
        albedo *= .7 + .3 * smoothstep(.02, .06, abs(fract(l.z * 3.2) - .5) ) ;
        gloss = .30;
      }
      if (uKind[which] > 2.5 && uKind[which] < 3.5) albedo = l.z > 1.3 && length(l.xy) > .45 ? uLeaf * (.6 + wear) : mix(uStoneA, uStoneB, wear);
      albedo = mix(albedo, uCover, smoothstep(.55, .85, n.z + .25 * (wear - .5)) * .8 * uHow.x); // what covers the land lies on it
      if (uKind[which] < .5) {
        float slit = smoothstep(.05, .0, abs(l.x + .05 + .0)) * step(.5, l.z) * step(l.y, .75);
        vec3 rq = l - vec3(0., .1, 1.22); rq.xy = rot(.30) * rq.xy;
        float rl = length(rq.xz);
        emit += vec3(1., .42, .10) * smoothstep(.03, .0, abs(rl - .93)) * 2.0;
        emit += vec3(1., .45, .12) * smoothstep(.02, .0, abs(l.z - 2.92)) * 2.2;
      }
      if (uKind[which] > .5 && uKind[which] < 1.5) { vec3 gq = l; emit += vec3(.10, .75, 1.) * smoothstep(.12, .0, abs(abs(gq.x) - .62 + .2 * gq.z - .12)) * smoothstep(-.1, .25, -n.y) * .9 * step(.0, gq.z) * (.4 + .6 * step(.35, fract(gq.z * 3.))); }
      if (uKind[which] > 6.5 && uKind[which] < 7.5) emit += uCold * 1.3 * smoothstep(.8, .1, length(l - vec3(0., 0., 1.5)));
      if (uKind[which] > 3.5 && uKind[which] < 4.5) emit += uHot * 2. * step(2.95, l.z);
      if (uKind[which] > 2.5 && uKind[which] < 3.5) emit += uHot * .9 * step(.82, wear) * step(l.z, 2.4);
      if (uKind[which] > 4.5 && uKind[which] < 5.5) emit += uCold * .35 * step(.3, l.z) * step(.5, fract(atan(l.y, l.x) * 2.5));
    } else if (isWater) {
      float depth = SEA - g.r;
      vec2 u = p.xy;
      float e = .02;
      float a1 = noise(u * 9.) + .5 * noise(u * 23. + 4.), a2 = noise((u + vec2(e, 0)) * 9.) + .5 * noise((u + vec2(e, 0)) * 23. + 4.), a3 = noise((u + vec2(0, e)) * 9.) + .5 * noise((u + vec2(0, e)) * 23. + 4.);
      n = normalize(vec3(-(a2 - a1) * .05 / e * .10, -(a3 - a1) * .05 / e * .10, 1.));
      float shoal = exp(-depth * 3.2);
      vec3 deep = uDeep, shal = uShallow;
      albedo = mix(deep, shal, shoal);
      gloss = 1.;
    } else {
      float e = max(.014, px * 1.2);
      float hx = land(p.xy + vec2(e, 0)) - land(p.xy - vec2(e, 0)), hy = land(p.xy + vec2(0, e)) - land(p.xy - vec2(0, e));
      vec2 gr = vec2(hx, hy) / (2. * e);
      float steep = length(gr);
      // fine grain that the map has no room for
      float amp = smoothstep(34., 10., t);
      vec2 fu = (p.xy + vec2(.62, -.78) * lv * .95) * 21.;            // the height joins in, or steep rock smears
      float f0 = fbm(fu), fx = fbm(fu + vec2(.35, 0)) - f0, fy = fbm(fu + vec2(0, .35)) - f0;
      float rocky = max(g.b, 0.), green = max(-g.b, 0.);
      gr += vec2(fx, fy) * amp * (.32 + 1.1 * rocky + .5 * smoothstep(.5, 1.5, steep));
      n = normalize(vec3(-gr, 1.));
      // bulge: how the place lies against its surroundings
      float around = 0.;
      for (int i = 0; i < 8; i++) { float an = float(i) * .785; around += land(p.xy + vec2(cos(an), sin(an)) * .22); }
      float bulge = (g.r - around / 8.) * 6.;
      float big = fbm(p.xy * 1.1);
      vec3 snow = uCover * (.82 + .30 * big);
      vec3 ice = mix(uSecond, uSecond * vec3(.55, .72, .84), smoothstep(.3, .8, fbm(vec2(p.x * 2. + p.y, g.r * 11.))));
      vec2 su = p.xy + vec2(.62, -.78) * lv * .95;
      float strata = fbm(vec2(su.x * 2.1 + su.y, lv * 5.5 + fbm(su * 1.7) * 1.6));
      vec3 stone = mix(uStoneA, uStoneB, strata) * (.72 + .56 * fbm(su * 6.));
      stone = mix(stone, uSecond * .7, smoothstep(.55, .75, fbm(su * 2.7 + 8.)) * .35);
      float bare = smoothstep(.55, 1.15, steep + (f0 - .5) * .9 - bulge * .12);
      albedo = mix(mix(stone, snow, uHow.x), mix(ice, stone, rocky), bare * mix(.9, 1., rocky));
      albedo = mix(albedo, stone * .8, smoothstep(.62, .9, rocky + (f0 - .5) * .7) * .8);
      albedo = mix(albedo, uLeaf * (.45 + 1.1 * f0) * (.8 + .5 * smoothstep(.4, .7, fbm(p.xy * 2.4 + 3.))), smoothstep(.2, .5, green));
      float mason = smoothstep(.60, .64, rocky) * smoothstep(.72, .69, rocky) * smoothstep(.6, .3, steep);
      albedo = mix(albedo, mix(uStoneA * 1.9, uStoneB * 1.35, f0), mason * .7);
      // wet edge
      float edge = smoothstep(.16, .0, lv - SEA) * step(g.g, .5);
      albedo = mix(albedo, uShallow, edge * .5);
      sss = (1. - rocky * .9) * (1. - green) * uHow.x;
      gloss = mix(.10, .45, bare * (1. - rocky)) + edge * .3;
      wrap = .12 * sss;
      emit += uCold * max(g.a, 0.) * (.45 + 3.6 * smoothstep(.3, -1.6, g.r)) * (.55 + .6 * f0);
      emit += uHot * max(-g.a, 0.) * 4.6 * (.5 + f0);
      emit += uFill * .6 * sss * clamp(bulge, 0., 1.) * .16;
      albedo *= 1. - .38 * clamp(-bulge, 0., 1.);
    }
    float reach = sunReaches(p + n * .012, .03);
    // shadows of high cloud: pools of light on the plain
    float cloud = fbm(p.xy * vec2(.15, .21) + vec2(2.7, 5.2)) + .25 * (fbm(p.xy * .7 + 9.) - .5);
    float lit = smoothstep(.38, .54, cloud);
    for (int i = 0; i < 3; i++) lit = max(lit, .9 * exp(-dot(p.xy - uThing[i].xy, p.xy - uThing[i].xy) * .10));
    reach *= mix(1. - uHow.y, 1., lit);
    float nl = max((dot(n, SUN) + wrap) / (1. + wrap), 0.);
    // open sky above the place
    float open = 0.;
    for (int i = 0; i < 10; i++) {
      float an = float(i) * .628 + hash(floor(vUV * uSize)) * .6, r = i % 2 == 0 ? .30 : .85;
      vec2 o = vec2(cos(an), sin(an)) * r;
      open += clamp(1. - (land(p.xy + o) - lv) / r * .9, 0., 1.);
    }
    open = mix(1., open / 10., which >= 0 ? .35 : .9);
    vec3 skyFill = mix(uFill * .35, uFill, .5 + .5 * n.z) * open;
    skyFill += uFill * .45 * max(dot(n, normalize(vec3(.3, -.8, .3))), 0.) * open;
    col = albedo * (SUNLIGHT * nl * reach + skyFill * 1.0) + emit;
    // light that goes through ice: the side away from the sun glows blue
    col += sss * vec3(.02, .12, .20) * (1. - reach) * open * .8;
    if (isWater) {
      vec3 v = -d;
      float fr = .03 + .97 * pow(1. - max(dot(n, v), 0.), 5.);
      vec3 rd = reflect(d, n);
      vec3 refl = mix(vec3(.04, .10, .19), haze(rd) * .5, pow(1. - clamp(rd.z, 0., 1.), 2.));
      vec3 h = normalize(v + SUN);
      float glit = pow(max(dot(n, h), 0.), 240.) * reach * 9. + pow(max(dot(n, normalize(v + normalize(vec3(-.42, .9, .26)))), 0.), 60.) * .5;
      col = albedo * (SUNLIGHT * .16 * reach + vec3(.45, .62, .80)) * (1. - fr) + refl * fr * 1.2 + vec3(1., .72, .45) * glit * .55;
      // a lit rim of slush along the shore
      col += uShallow * smoothstep(.05, .0, SEA - g.r) * .5;
    } else {
      vec3 h = normalize(SUN - d);
      float sp = pow(max(dot(n, h), 0.), mix(16., 70., gloss)) * gloss * reach;
      col += SUNLIGHT * sp * .28;
      float glint = step(.9965, hash(floor(p.xy * 90.))) * reach * smoothstep(24., 8., t) * step(g.b, .5);
      col += vec3(1., .9, .75) * glint * .55;
    }
    // light from the vents and out of the crevasse on what is near
    float cold = 0., hot = 0.;
    for (int i = 0; i < 12; i++) { float an = float(i) * 2.4, r = .18 + .10 * float(i); float a = raw(p.xy + vec2(cos(an), sin(an)) * r).a; cold += max(a, 0.) / (1. + r * 2.); hot += max(-a, 0.) / (1. + r * 2.); }
    if (inMap) col += (albedo + .04) * (uHot * hot * .55 + uCold * cold * .30);
    // air: low drift in the hollows, distance toward the limb
    float away = 1. - exp(-pow(max(t - 15., 0.) / 21., 1.7));
    float low = exp(-max(lv + .1, 0.) * 2.2) * smoothstep(15., 26., t) * .22;
    vec3 hz = haze(d);
    col = mix(col, hz * vec3(.80, .86, .92), clamp(uHow.w * (away * .50 + low * .7), 0., .88));
    float limb = smoothstep(-.045, .0, above) * smoothstep(26., 42., t);
    float warm = exp(-abs(q.x - uSunAt.x) * 2.1);
    col += mix(uHaze * 1.1, uHazeSun * 1.1, warm * .9) * limb * limb * 1.0;
    vec2 sp2 = q - uSunAt;
    col += uSun * vec3(.27, .2, .13) * exp(-length(sp2) * 5.6) * .50 * smoothstep(12., 30., t);
  }
  // grade: shoulder, a little contrast, cool shadows
  col = max(col, 0.) * .80;
  vec2 vg = (vUV - vec2(.5, .42)) * vec2(1.55, 1.25);
  col *= mix(1., .46, smoothstep(.35, 1.05, dot(vg, vg))) * mix(.74, 1., smoothstep(1., .38, vUV.y));
  col = col * (1. + .10 * col) / (1. + .62 * col);
  col = pow(col, vec3(1. / 2.2));
  col = min(col, 1.15);
  float l = dot(col, vec3(.3, .59, .11));
  col = mix(vec3(l), col, 1.34);
  col = mix(col, col * col * (3. - 2. * col), .62);
  finalColor = vec4(clamp(col, 0., 1.), 1.);
}
