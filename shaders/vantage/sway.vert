#version 300 es
in vec2 aCorner;
in vec2 aSeen;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
out vec2 vAt;
void main() {
  vAt = aSeen;
  gl_Position = vec4((uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(aCorner, 1.0)).xy, 0.0, 1.0);
}
