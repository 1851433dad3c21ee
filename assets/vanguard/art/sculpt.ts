export { sculpt, type Box, type Part } from '../../bake/sculpt.ts';
export { join, limb, svg } from '../../bake/paths.ts';
