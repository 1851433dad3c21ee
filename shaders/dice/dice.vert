#version 300 es
// A quad per die, just large enough for the ball round the cube as the eye sees it.
in vec2 aCorner;
in vec4 aPlace;   // x, y, z, row of its kind among the faces
in vec4 aTurn;    // quaternion, skin included
in vec4 aLook;    // material, glow, -, -
in vec4 aNear0; in vec4 aNear0Turn;   // up to three neighbours for shade between dice (w: 1 there, 0 none)
in vec4 aNear1; in vec4 aNear1Turn;
in vec4 aNear2; in vec4 aNear2Turn;

uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec3 uEye;
uniform float uRadius;

out vec2 vGround;
flat out vec4 vPlace; flat out vec4 vTurn; flat out vec4 vLook;
flat out vec4 vNear0; flat out vec4 vNear0Turn; flat out vec4 vNear1; flat out vec4 vNear1Turn; flat out vec4 vNear2; flat out vec4 vNear2Turn;

void main() {
  // The picture plane is the table: what lies on it is drawn where it is, what is above it moves away from under the eye.
  float grow = uEye.z / (uEye.z - aPlace.z);
  vec2 middle = uEye.xy + (aPlace.xy - uEye.xy) * grow;
  vec2 slant = (aPlace.xy - uEye.xy) / uEye.z;
  float ball = ((0.5 - uRadius) * 1.7321 + uRadius) * grow * sqrt(1.0 + dot(slant, slant)) * 1.06 + 0.02;
  vGround = middle + aCorner * ball;
  vPlace = aPlace; vTurn = aTurn; vLook = aLook;
  vNear0 = aNear0; vNear0Turn = aNear0Turn; vNear1 = aNear1; vNear1Turn = aNear1Turn; vNear2 = aNear2; vNear2Turn = aNear2Turn;
  gl_Position = vec4((uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(vGround, 1.0)).xy, 0.0, 1.0);
}
