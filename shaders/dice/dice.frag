#version 300 es
//#defines
// A rounded cube by casting one ray per pixel: exact outline, exact normals, clean edges without multisampling, at any zoom.
precision highp float;
precision highp int;

in vec2 vGround;
flat in vec4 vPlace;  // x, y, z, row of its kind among the faces
flat in vec4 vTurn;   // quaternion, skin included
flat in vec4 vLook;   // material, glow, -, -
flat in vec4 vNear0; flat in vec4 vNear0Turn; flat in vec4 vNear1; flat in vec4 vNear1Turn; flat in vec4 vNear2; flat in vec4 vNear2Turn;
out vec4 finalColor;

uniform vec3 uEye;
uniform float uRadius;      // of the rounded edges (Pixi keeps uRound for itself and would overwrite it)
uniform vec3 uLamp;         // unit, towards the lamp
uniform vec4 uTray;         // half width, half height, height of the rim, -
uniform vec3 uFelt;         // its colour, linear, for the light it throws back
uniform float uRows;
uniform vec4 uMaterial[64]; // four per material: base and rough, vein and metal, ink 0 and clear, ink 1 and grain
uniform vec4 uColor;        // with uWorldColorAlpha: Pixi's own, how much of the layer is faded in
uniform vec4 uWorldColorAlpha;
uniform sampler2D uFaces;
uniform sampler2D uNoise;

//#include common
//#include light
//#include grain
//#include marks
//#include resin

// Colour of the point p with normal n (both in the die's own axes), seen along d (the same in the tray: ray). pixel: its size there.
vec3 shade(vec3 p, vec3 n, vec3 d, vec3 ray, float pixel) {
  int m = int(vLook.x + 0.5) * 4;
  vec4 baseRough = uMaterial[m], veinMetal = uMaterial[m + 1], ink0 = uMaterial[m + 2], ink1 = uMaterial[m + 3];
  float rough = baseRough.w, metal = veinMetal.w, clear = ink0.w;

  // real faces are never quite flat: a hint of a dome keeps a reflection from filling a whole face at once
  vec3 dome = p * 0.30;
  n = normalize(n + dome - n * dot(n, dome));
  Mark mark = markAt(p, vPlace.w, abs(dot(n, d)), pixel);
  n = normalize(n + mark.slope);
  vec3 base = grained(int(ink1.w + 0.5), p, baseRough.rgb, veinMetal.rgb, rough, n);
  // shade at the foot of the walls
  float hollow = 1.0 - 0.5 * mark.inked * exp(-max(mark.depth, 0.0) / 0.022);
  vec3 ink = mark.second ? ink1.rgb : ink0.rgb;
  vec3 albedo = mix(base, ink, mark.inked);
  metal *= 1.0 - mark.inked;
  clear *= 1.0 - mark.inked * 0.92;
  rough = mix(rough, max(rough, 0.45), mark.inked);

  vec3 N = spin(vTurn, n), P = vPlace.xyz + spin(vTurn, p), V = -ray, H = normalize(uLamp + V);
  float NV = max(dot(N, V), 0.06), NL = max(dot(N, uLamp), 0.0), NH = max(dot(N, H), 0.0), VH = max(dot(V, H), 0.0);
  float reach = lampReaches(P + N * 0.02);
  float low = smoothstep(-0.15, 0.75, P.z);                                   // the felt is near: less sky
  float open = mix(0.30 + 0.70 * low, 1.0, smoothstep(-0.3, 0.9, N.z)) * openPast(P, N);
  vec3 ambient = (mix(uFelt * 0.9 + vec3(0.02, 0.014, 0.01), SKY, 0.5 + 0.5 * N.z) + vec3(0.10, 0.075, 0.055) * max(N.y, 0.0)) * open;
  vec3 diffuse = albedo * (1.0 - metal) * (LAMP * NL * reach * 0.34 + ambient);
  float al = max(rough * rough, 0.004);
  float D = al * al / (3.1416 * pow(NH * NH * (al * al - 1.0) + 1.0, 2.0));
  float G = 0.25 / mix(NL * NV, 1.0, al * 0.5 + 0.1);
  vec3 F0 = mix(vec3(0.045), albedo, metal);
  vec3 F = F0 + (1.0 - F0) * pow(1.0 - VH, 5.0);
  vec3 FR = F0 + (max(vec3(1.0 - rough), F0) - F0) * pow(1.0 - NV, 5.0);
  vec3 seen = room(reflect(ray, N), rough) * mix(1.0, 1.5, metal) * (0.725 + 0.275 * reach);
  vec3 shine = LAMP * min(D * G, mix(3.0, 6.0, metal)) * F * NL * reach * 0.19 + seen * FR * open;
  if (clear > 0.01) diffuse = mix(diffuse, throughResin(p, d, base, veinMetal.rgb, reach, NL, ambient), clear);

  vec3 color = (diffuse + shine * mix(1.0, 0.35, mark.inked)) * hollow;
  color += vLook.y * vec3(1.0, 0.75, 0.3) * (0.08 + pow(1.0 - NV, 2.0));
  color = color / (1.0 + max(color - 0.55, 0.0) * 0.55);                      // shoulder for the highlights
  return pow(color, vec3(1.0 / 2.2));
}

void main() {
  float core = 0.5 - uRadius;
  vec3 ray = normalize(vec3(vGround, 0.0) - uEye);
  vec3 o = unspin(vTurn, uEye - vPlace.xyz), d = unspin(vTurn, ray);
  // both derivatives: on a turned screen x alone may not change from pixel to pixel
  float pixel = max(length(dFdx(vGround)), length(dFdy(vGround))) * (uEye.z - vPlace.z) / uEye.z * abs(ray.z);
  // how far the ray passes outside the outline, in pixels, is how much of the pixel is covered
  float cover = clamp(0.5 - (lineToCube(o, d, core) - uRadius) / pixel, 0.0, 1.0);
  if (cover <= 0.0) discard;

  // entry into the square box, then a few steps to the rounded one
  vec3 inv = 1.0 / d, near = (-sign(d) * 0.5 - o) * inv, far = (sign(d) * 0.5 - o) * inv;
  float t = max(near.x, max(near.y, near.z));
  if (t > min(far.x, min(far.y, far.z))) t = -dot(o, d);
  for (int i = 0; i < 8; i++) {
    float s = cubeDistance(o + d * t, core, uRadius);
    if (s < 0.0004) break;
    t += s;
  }
  vec3 p = o + d * t;
  float high = uEye.z + ray.z * t;
  vec2 over = uEye.xy + ray.xy * t;
  if (high < uTray.z && boxDistance(over, uTray.xy, 0.0) < 0.0) cover *= 1.0 - behindRim(vGround, uEye, length(dFdx(vGround)) * 0.75);
  if (cover <= 0.0) discard;
  finalColor = vec4(shade(p, normalize(p - clamp(p, -core, core)), d, ray, pixel) * cover, cover) * uColor.a * uWorldColorAlpha.a;
  // Sorting by centres is right for all but one point in two hundred; depth settles the rest. Half-covered pixels claim
  // almost none (not 1.0: the test is LESS, and a cleared buffer holds 1.0).
  gl_FragDepth = cover < 0.5 ? 0.9999 : t / (2.0 * uEye.z);
}
