/** Of a picture of faces (assets/dice/bakeFaces.ts): texels a face, and how far its fields reach either side of an edge, in face widths. */
export const CELL = 256;
export const SPREAD = 0.07;
