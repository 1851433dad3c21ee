// A clear die: the ray goes on through it, is coloured on its way and sees felt, a far wall or its own underside.
// p, n and d in the die's own axes. Needs grain.glsl, light.glsl and vTurn.
vec3 throughResin(vec3 p, vec3 d, vec3 base, vec3 vein, float reach, float NL, vec3 ambient) {
  float core = 0.5 - uRadius;
  vec3 bend = refract(d, normalize(p - clamp(p, -core, core)), 1.0 / 1.46);
  vec3 exits = (sign(bend) * 0.498 - p) / bend;
  float way = min(exits.x, min(exits.y, exits.z));
  vec3 q = p + bend * way;
  vec3 Q = spin(vTurn, q), QN = spin(vTurn, normalize(q - clamp(q, -core, core) + 1e-5));
  // lamp light that fell in gathers at the side away from the lamp
  float gather = smoothstep(-0.15, 0.62, dot(Q, -normalize(vec3(uLamp.xy * 1.6, uLamp.z))));
  vec3 behind = mix(vec3(0.16, 0.13, 0.11) + SKY * 0.6, uFelt * 0.9, smoothstep(0.5, 0.9, -QN.z)) + LAMP * gather * gather * 0.62 * reach;
  // far edges of the box show as brighter lines: light runs along them
  vec3 rim = smoothstep(0.36, 0.5, abs(q));
  behind += LAMP * 0.16 * max(rim.x * rim.y, max(rim.y * rim.z, rim.x * rim.z));
  vec3 tint = pow(max(base, vec3(0.003)), vec3(0.25 + way * 0.95));
  vec3 body = mix(base, vein, 0.5 - 0.5 * fbm(p * 3.0 + bend * 0.7)) * (LAMP * reach * (0.05 + 0.05 * NL) + ambient * 0.35);
  return behind * tint * 1.15 + body * 0.55;
}
