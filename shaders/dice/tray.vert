#version 300 es
in vec2 aCorner;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec4 uPart; // of the table that is drawn: left, top, right, bottom in edges of a die
out vec2 vGround;
void main() {
  vGround = mix(uPart.xy, uPart.zw, aCorner * 0.5 + 0.5);
  gl_Position = vec4((uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(vGround, 1.0)).xy, 0.0, 1.0);
}
