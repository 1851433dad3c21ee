#version 300 es
precision highp float;
in vec2 vAt;
uniform sampler2D uPicture;
uniform sampler2D uDepth;
uniform vec2 uShift; // how far the nearest things go aside, as a share of the picture
uniform float uGlow; // 1 at rest; lamps breathe by it
out vec4 finalColor;
// Near things go aside more than far ones. The nearer of two looks wins, or a thing would leave its own edge behind.
void main() {
  float far = texture(uDepth, vAt).r;
  far = min(far, texture(uDepth, vAt - uShift * (1.0 - far)).r);
  vec3 c = texture(uPicture, clamp(vAt - uShift * (1.0 - far), 0.0, 1.0)).rgb;
  float lit = smoothstep(0.72, 1.0, max(c.r, c.g));
  finalColor = vec4(c * mix(1.0, uGlow, lit), 1.0);
}
