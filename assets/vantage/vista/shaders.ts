/** The shaders of a vista, as text. */
export { default as common } from '../../../shaders/vantage/common.glsl?raw';
export { default as landSrc } from '../../../shaders/vantage/land.glsl?raw';
export { default as march } from '../../../shaders/vantage/march.frag?raw';
export { default as sky } from '../../../shaders/vantage/sky.glsl?raw';
export { default as light } from '../../../shaders/vantage/light.frag?raw';
export { default as spriteV } from '../../../shaders/vantage/sprite.vert?raw';
export { default as spriteF } from '../../../shaders/vantage/sprite.frag?raw';
export { default as mist } from '../../../shaders/vantage/mist.frag?raw';
export { default as rays } from '../../../shaders/vantage/rays.frag?raw';
export { default as shafts } from '../../../shaders/vantage/shafts.frag?raw';
export { default as weather } from '../../../shaders/vantage/weather.frag?raw';
export { default as blur } from '../../../shaders/vantage/blur.frag?raw';
export { default as tensor } from '../../../shaders/vantage/tensor.frag?raw';
export { default as stroke } from '../../../shaders/vantage/stroke.frag?raw';
export { default as grade } from '../../../shaders/vantage/grade.frag?raw';
