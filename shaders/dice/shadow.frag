#version 300 es
// What a die takes from the felt: the lamp's light, softer the higher it flies, and the sky round its foot.
precision highp float;
in vec2 vGround;
flat in vec4 vPlace; flat in vec4 vTurn; flat in vec4 vLook;
out vec4 finalColor;
uniform vec3 uEye;
uniform vec3 uLamp;
uniform float uRadius;
uniform vec4 uTray;
uniform vec4 uMaterial[64];
uniform vec4 uColor;
uniform vec4 uWorldColorAlpha;

//#include common

void main() {
  vec3 p = vec3(vGround, 0.0), to = vPlace.xyz - p;
  float core = 0.5 - uRadius, d2 = dot(to, to);
  float lamp = hides(p, uLamp, 0.20, vPlace.xyz, vTurn, core, uRadius);
  // wide and faint from high up, a dark line where it touches
  float wide = 0.42 * to.z * inversesqrt(d2) / max(d2 * 1.6, 0.3);
  float foot = exp(-max(cubeDistance(unspin(vTurn, -to), core, uRadius), 0.0) * 9.0);
  float sky = clamp(wide * 0.42 + foot * 0.5, 0.0, 0.9);
  // resin lets coloured light through, most of it in the middle of the shadow
  int m = int(vLook.x + 0.5) * 4;
  float clear = uMaterial[m + 2].w;
  float dark = 1.0 - (1.0 - (0.66 - 0.22 * clear) * lamp) * (1.0 - 0.62 * sky);
  float middle = lamp * lamp * exp(-max(to.z - 0.5, 0.0) * 0.5) * (1.0 - smoothstep(0.25, 0.95, length(to.xy + uLamp.xy / uLamp.z * (to.z + 0.1))));
  vec3 glow = pow(uMaterial[m].rgb, vec3(0.5)) * clear * middle * 0.34 * pool(vGround);
  float onFelt = (1.0 - smoothstep(-0.02, 0.02, boxDistance(vGround, uTray.xy, INNER))) * (1.0 - behindRim(vGround, uEye, 0.01));
  finalColor = vec4(vec3(0.012, 0.006, 0.004) * dark + glow, dark) * onFelt * uColor.a * uWorldColorAlpha.a;
}
