export const PLUM = '#54306b';
export const INK = '#2b3a68';
export const TEAL = '#28545a';
export const AMBER = '#d79b3c';
export const BONE = '#e2d2ab';
