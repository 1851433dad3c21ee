import { context, type Ctx } from './shapes.ts';

/**
 * The sign set, drawn for this game on a 24 x 24 grid. A sign is a list of strokes of a stencil knife:
 * f fill, s stroke (width), x cut away a fill, y cut away a stroke.
 */
type Op = [kind: 'f' | 's' | 'x' | 'y', d: string, width?: number];

const C = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const B = (x: number, y: number, w: number, h: number, r = 0) => r ? `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z` : `M${x} ${y}h${w}v${h}h${-w}z`;
const star = (n: number, R: number, r: number, cx = 12, cy = 12, turn = 0) => Array.from({ length: n * 2 }, (_, i) => { const a = turn - Math.PI / 2 + (i * Math.PI) / n, q = i % 2 ? r : R; return `${i ? 'L' : 'M'}${(cx + Math.cos(a) * q).toFixed(2)} ${(cy + Math.sin(a) * q).toFixed(2)}`; }).join('') + 'z';
const HEX = 'M12 1.8L20.8 6.9V17.1L12 22.2L3.2 17.1V6.9z';
const HEART = 'M12 21.5C4.5 16 1.8 12.4 1.8 8.4C1.8 5 4.4 2.8 7.2 2.8C9.2 2.8 11 3.9 12 5.8C13 3.9 14.8 2.8 16.8 2.8C19.6 2.8 22.2 5 22.2 8.4C22.2 12.4 19.5 16 12 21.5z';
const gear = (n: number, R: number, r: number) => Array.from({ length: n }, (_, i) => { const a = (i / n) * 6.2832, w = 2.2 / n; const p = (t: number, q: number) => `${(12 + Math.cos(t) * q).toFixed(2)} ${(12 + Math.sin(t) * q).toFixed(2)}`; return `${i ? 'L' : 'M'}${p(a - w * 0.62, R)}L${p(a + w * 0.62, R)}L${p(a + w, r)}L${p(a + 6.2832 / n - w, r)}`; }).join('') + 'z';

export const GLYPHS: Record<string, Op[]> = {
  // ---- section dice
  STR: [['f', B(3.6, 3.4, 3.9, 8.6, 1.8)], ['f', B(8, 2.4, 3.9, 9.6, 1.8)], ['f', B(12.4, 2.8, 3.9, 9.2, 1.8)], ['f', B(16.8, 4.2, 3.7, 7.8, 1.8)], ['f', 'M3.6 12.2H20.5V15.6C20.5 18.4 18.6 20 16.6 20.4V22.4H7.6V20.2C5 19.4 3.6 17.6 3.6 14.8z'], ['y', 'M2 11.5H13.4A2.6 2.6 0 0 1 13.4 16.7H8', 1.3], ['f', 'M2.6 12.3H13A1.9 1.9 0 0 1 13 16H6.5C4 16 2.6 14.8 2.6 12.3z']],
  GRD: [['f', 'M12 1.6L20.8 4.8V11.4C20.8 16.8 17.4 20.5 12 22.6C6.6 20.5 3.2 16.8 3.2 11.4V4.8z'], ['x', 'M12 4.8L17.9 6.9V11.4C17.9 15.2 15.7 17.8 12 19.4z']],
  LFT: [['s', 'M7 7.2L12 2.6L17 7.2', 2.9], ['f', B(1.4, 15.2, 21.2, 2.6, 1)], ['f', B(3, 11.4, 3.4, 10.2, 1.2)], ['f', B(17.6, 11.4, 3.4, 10.2, 1.2)], ['f', B(7.4, 12.8, 2.2, 7.4, 0.9)], ['f', B(14.4, 12.8, 2.2, 7.4, 0.9)]],
  SCN: [['s', C(12, 12, 9.2), 2.3], ['f', 'M12 12L12 2.8A9.2 9.2 0 0 1 20 7.4z'], ['f', C(8, 14.8, 2)], ['f', C(12, 12, 1.7)], ['s', 'M15.4 17.6A6.4 6.4 0 0 0 18 14', 1.6]],
  CMP: [['f', B(5.6, 5.6, 12.8, 12.8, 1.8)], ['x', B(8.4, 8.4, 7.2, 7.2, 0.8)], ['f', B(10.3, 10.3, 3.4, 3.4, 0.4)], ['s', 'M9 1.9V6M15 1.9V6M9 18V22.1M15 18V22.1M1.9 9H6M1.9 15H6M18 9H22.1M18 15H22.1', 2.2]],
  FIX: [['s', 'M5.2 18.8L14.4 9.6', 5], ['f', C(16.4, 7.6, 5.8)], ['x', 'M16 8L15.4 3.6L19.6 -.6L24.6 4.4L20.4 8.6z'], ['x', C(5.5, 18.5, 1.35)]],
  TRK: [['f', 'M6.4 1.8H14.6V10.2C14.6 11.6 15.6 12.5 17.2 13L19.6 13.8C21.4 14.4 22.2 15.5 22.2 17.2V18H4.6C4.4 14 6.4 12 6.4 8.8z'], ['y', 'M5 5.6H16', 1.4], ['y', 'M12.4 11.4H17M11.6 8.6H15.6', 1.2], ['f', 'M4.4 19.2H22.2V22.4H18.6V21.2H16.6V22.4H12.6V21.2H10.6V22.4H4.4z']],
  SNS: [['s', 'M2 12C5.4 6.4 8.8 4.8 12 4.8S18.6 6.4 22 12C18.6 17.6 15.2 19.2 12 19.2S5.4 17.6 2 12z', 2.4], ['f', C(12, 12, 4.3)], ['x', C(13.6, 10.4, 1.5)]],
  MND: [['f', 'M8.6 2H15.4V8.6H22V15.4H15.4V22H8.6V15.4H2V8.6H8.6z'], ['y', 'M3.4 12H8.6L10.4 8.4L13.4 15.4L15 12H20.6', 1.7]],
  VAN: [['f', star(4, 11, 3.1)], ['s', 'M14.6 4.9A7.6 7.6 0 0 1 19.1 9.4M19.1 14.6A7.6 7.6 0 0 1 14.6 19.1M9.4 19.1A7.6 7.6 0 0 1 4.9 14.6M4.9 9.4A7.6 7.6 0 0 1 9.4 4.9', 2]],
  ACC: [['f', star(9, 11.6, 7.4)], ['x', B(10.7, 6, 2.6, 7.4, 0.9)], ['x', C(12, 16.6, 1.6)]],
  'BAS-red': [['s', 'M12 2.8L21.2 12L12 21.2L2.8 12z', 2.5], ['f', C(12, 12, 2.9)]],
  'BAS-blue': [['s', C(12, 12, 9), 2.5], ['f', C(12, 12, 2.9)]],
  'BAS-green': [['s', 'M12 2.8L21.8 20H2.2z', 2.5], ['f', C(12, 14.4, 2.9)]],
  SAME: [['s', B(3, 3, 18, 18, 4), 2.3], ['s', 'M7.6 10H16.4M7.6 14.4H16.4', 2.4]],
  // ---- injury dice
  CLEAR: [['s', C(12, 12, 8.8), 2.3], ['s', 'M7.6 12.4L11 15.8L16.8 8.8', 2.6]],
  PAIN: [['f', 'M14 1.4L4.2 13.8H10.2L8.4 22.6L19.8 9.8H13.2z']],
  SHOCK: [['s', 'M12.4 12.2C13.6 11 12 9.4 10.4 10.2C8 11.4 8.6 15.6 12 16C16.2 16.4 18.4 11.8 16.4 8.4C14 4.4 7.6 4.4 5 8.6C2.2 13.4 5 20.6 11.6 21.4C16.8 22 20.4 19.2 21.6 16', 2.4]],
  BLEED: [['f', 'M12 1.4C12 1.4 4.6 10.8 4.6 15.2A7.4 7.2 0 0 0 19.4 15.2C19.4 10.8 12 1.4 12 1.4z'], ['y', 'M8 15.4A4.2 4.2 0 0 0 12 19.2', 1.9]],
  // ---- biomes
  ICE: [['s', 'M12 1.8V22.2M3.2 6.9L20.8 17.1M3.2 17.1L20.8 6.9', 2.1], ['s', 'M8.8 3.2L12 6.2L15.2 3.2M8.8 20.8L12 17.8L15.2 20.8M2.6 10.6L6.6 9.2L5.8 5M21.4 13.4L17.4 14.8L18.2 19M2.6 13.4L6.6 14.8L5.8 19M21.4 10.6L17.4 9.2L18.2 5', 1.8]],
  OCEAN: [['s', 'M1.6 7.6C4.2 4.2 6.6 4.2 9 6.6S14 9 16.4 6.6S20.6 4.8 22.4 6.8', 2.5], ['s', 'M1.6 13.6C4.2 10.2 6.6 10.2 9 12.6S14 15 16.4 12.6S20.6 10.8 22.4 12.8', 2.5], ['s', 'M1.6 19.6C4.2 16.2 6.6 16.2 9 18.6S14 21 16.4 18.6S20.6 16.8 22.4 18.8', 2.5]],
  RUIN: [['f', B(2, 19.6, 20, 2.8, 0.6)], ['f', 'M4.2 18.6V8.4L8 6.4V18.6z'], ['f', 'M10.1 18.6V5.2L13.9 6.4V18.6z'], ['f', 'M16 18.6V13.4L19.8 11.4V18.6z'], ['f', 'M2.6 4.6L12.6 1.4L13.6 4L3.4 7.2z']],
  CAVERN: [['f', 'M1.8 21.6V11.4C1.8 5.4 6 1.8 12 1.8S22.2 5.4 22.2 11.4V21.6H17.6V15C17.6 11.6 15.4 9.4 12 9.4S6.4 11.6 6.4 15V21.6z'], ['f', 'M8.2 8.6H10.8L9.4 14.4z'], ['f', 'M12.6 8.6H15.8L14.2 13z'], ['f', 'M10.4 21.6L12.2 16.6L14 21.6z']],
  ROCK: [['f', 'M1 21L8.6 5.4L12.4 12L15 8.2L23 21z'], ['y', 'M8.6 5L10.2 11.4L7.6 14.4L9.4 17.6', 1.5], ['y', 'M15 8L16.6 13.4L14.8 16', 1.4]],
  JUNGLE: [['f', 'M3.4 20.6C1.6 9.6 8.8 2.4 21.6 2.4C22.2 14.8 15.2 22.4 5.4 19.4z'], ['y', 'M3 21.4L16.2 8', 1.7], ['y', 'M9.2 15L8.4 9.4M12.6 11.6L12 7M9.6 14.8L15.4 15.6M13 11.4L17.6 11.8', 1.3], ['s', 'M2 22.4L4.6 19.4', 2.2]],
  TOXIC: [['s', C(12, 6.6, 4.1), 2.3], ['s', C(6.6, 16, 4.1), 2.3], ['s', C(17.4, 16, 4.1), 2.3], ['y', C(12, 12.8, 3.4), 1.6], ['f', C(12, 12.8, 2.7)]],
  FIRE: [['f', 'M12.8 1C13.6 5.8 19.4 8.4 19.4 14.8A7.4 7.6 0 0 1 4.6 14.8C4.6 11.2 6.6 9 7.6 6.8C8.4 8.6 9 9.4 10 9.8C9.6 6.6 10.4 3.6 12.8 1z'], ['x', 'M12 20.4A3.3 3.6 0 0 1 8.7 16.8C8.7 14.6 10.6 13.6 11.6 11.6C12.6 13.4 15.3 14.4 15.3 17A3.3 3.4 0 0 1 12 20.4z']],
  // ---- actions
  travel: [['f', C(3.8, 19.6, 2)], ['f', C(8.2, 15.6, 2)], ['f', C(12.4, 11.6, 2)], ['f', 'M11.6 2H22V12.4L18.3 8.7L15.8 11.2L12.8 8.2L15.3 5.7z']],
  prepare: [['s', B(3, 2.4, 11.6, 15.4, 1.8), 2.2], ['y', B(9.2, 9.2, 13, 13, 3), 1.6], ['f', B(10, 10, 12, 12, 2.4)], ['x', C(13.2, 13.2, 1.4)], ['x', C(18.8, 18.8, 1.4)], ['x', C(16, 16, 1.4)]],
  rest: [['f', 'M13.8 1.8A10.4 10.4 0 1 0 22.2 15.4A8.8 8.8 0 0 1 13.8 1.8z'], ['s', 'M16 4.6H20.8L16 10H20.8', 1.8]],
  liftoff: [['f', 'M12 .8C16.4 4.4 17 9.8 15.8 15H8.2C7 9.8 7.6 4.4 12 .8z'], ['x', C(12, 7.8, 2)], ['f', 'M7 10.4L3.2 15.6V20.4L7.4 17z'], ['f', 'M17 10.4L20.8 15.6V20.4L16.6 17z'], ['f', 'M9.4 16.4H14.6L12 23.2z']],
  special: [['s', HEX, 2.3], ['f', star(4, 7, 2.3)]],
  exert: [['f', HEART], ['x', 'M13.4 6L7.6 12.8H11.2L10 18L16.2 10.8H12.6z']],
  refresh: [['s', 'M19.6 8.4A8.4 8.4 0 1 0 20.4 13', 2.6], ['f', 'M21.8 2.4V10.4H13.8z']],
  spend: [['s', 'M8.4 12.6H5.4A1.8 1.8 0 0 1 3.6 10.8V4.2A1.8 1.8 0 0 1 5.4 2.4H18.6A1.8 1.8 0 0 1 20.4 4.2V10.8A1.8 1.8 0 0 1 18.6 12.6H15.6', 2.3], ['s', 'M12 7V19', 2.8], ['s', 'M6.8 16L12 21.2L17.2 16', 2.8]],
  sacrifice: [['s', B(3, 3, 18, 18, 3.4), 2.3], ['s', 'M8 8L16 16M16 8L8 16', 2.8]],
  check: [['s', B(3, 3, 18, 18, 3.4), 2.3], ['s', 'M7.2 12.4L10.8 16L17 8.4', 2.8]],
  needs: [['s', C(7.2, 12, 4.6), 2.7], ['s', 'M11.8 12H22.4M17.4 12V17M21.2 12V16', 2.7]],
  danger: [['f', 'M12 1.6L23 21.4H1z'], ['x', B(10.8, 8, 2.4, 6.6, 0.8)], ['x', C(12, 17.6, 1.5)]],
  nomove: [['s', C(12, 12, 9.2), 2.5], ['s', 'M5.6 18.4L18.4 5.6', 2.5], ['f', 'M10 7.4H14.2V9.2L9 14.4H8.6C8.6 12.6 10 11 10 9z'], ['f', 'M14.4 12.6L17.4 15V16.6H10.6z']],
  nosave: [['f', 'M5.4 1.8H18.6V22.2L12 17.6L5.4 22.2z'], ['y', 'M8.4 6L15.6 13.2M15.6 6L8.4 13.2', 2.3]],
  important: [['s', 'M5.4 1.8V22.4', 2.6], ['f', 'M6 2.8C10 .8 13 5.2 20.8 3.2L18.4 8.6L20.8 14C13 16 10 11.6 6 13.6z']],
  final: [['f', HEX], ['y', 'M7.2 12.2L10.8 15.8L17 8.4', 2.6]],
  lander: [['f', 'M7.4 2.8C9.6 1.4 14.4 1.4 16.6 2.8L18 7.4H6z'], ['f', 'M4 8.6H20L21.4 13.4C16 15.2 8 15.2 2.6 13.4z'], ['x', B(9, 4, 6, 2, 0.8)], ['f', 'M9.8 15.6H14.2L15.6 19.4H8.4z'], ['s', 'M5.6 14.4L3.4 20.6M18.4 14.4L20.6 20.6', 2], ['s', 'M1.4 21.4H5.6M18.4 21.4H22.6', 2.3]],
  log: [['f', 'M4 2H17.4L20 4.6V22H4z'], ['y', 'M7.4 8H16.4M7.4 12H16.4M7.4 16H13', 1.8]],
  success: [['f', C(12, 12, 10.6)], ['x', star(5, 7.6, 3.1, 12, 12.4)]],
  supply: [['f', B(6.4, 6.2, 11.2, 16.2, 4.4)], ['f', B(10.2, 1.6, 3.6, 3.8, 0.6)], ['f', B(7.6, 2.6, 8.8, 1.9, 0.6)], ['y', 'M5 11H19M5 17.4H19', 1.8]],
  lead: [['s', C(10, 10, 7), 2.6], ['s', 'M15.4 15.4L21.2 21.2', 3.8], ['f', star(4, 4.4, 1.5, 10, 10)]],
  charge: [['s', B(2.4, 6.2, 16.4, 11.6, 2.4), 2.3], ['f', B(19.8, 9.4, 2.8, 5.2, 1)], ['f', 'M11.8 7.2L6.6 12.8H10L8.8 16.8L14.6 11.2H11z']],
  card: [['s', 'M8 2.6H18.4A2 2 0 0 1 20.4 4.6V17', 2.2], ['f', B(3.4, 6, 12.6, 16.2, 2)], ['x', B(6, 8.8, 7.4, 5.2, 0.6)]],
  injury: [['f', HEART], ['y', 'M11 3.6L13.6 8.6L9.4 12L13.6 15.4L11.6 22', 1.9]],
  energy: [['s', HEX, 2.3], ['f', C(12, 12, 3.4)], ['s', 'M12 6.4V8.2M12 15.8V17.6M7.2 9.2L8.8 10.1M15.2 13.9L16.8 14.8M7.2 14.8L8.8 13.9M15.2 10.1L16.8 9.2', 2]],
  command: [['s', 'M3.4 12.6L12 6L20.6 12.6M3.4 20.4L12 13.8L20.6 20.4', 3.2], ['f', star(5, 3.8, 1.6, 12, 3.9)]],
  morale: [['f', HEART]],
  time: [['f', 'M4.6 1.6H19.4V5L13.8 12L19.4 19V22.4H4.6V19L10.2 12L4.6 5z'], ['x', 'M8 4.4H16L12 9.6z'], ['x', 'M12 14.8L14.6 18H9.4z']],
  research: [['f', 'M8.4 1.6H15.6V4.2H14.8V9.2L20.6 18.8C21.6 20.6 20.6 22.4 18.6 22.4H5.4C3.4 22.4 2.4 20.6 3.4 18.8L9.2 9.2V4.2H8.4z'], ['x', 'M11.4 5V10L8.4 15H15.6L12.6 10V5z']],
  production: [['f', gear(8, 11.2, 8)], ['x', C(12, 12, 3.6)]],
  barracks: [['f', C(8.4, 7.6, 3.8)], ['f', 'M1.4 20.6C1.4 15.8 4.4 13 8.4 13S15.4 15.8 15.4 20.6z'], ['f', 'M14.4 4.2A3.6 3.6 0 0 1 14.6 11.2A5 5 0 0 0 14.4 4.2z'], ['f', 'M15.6 13C19.8 13 22.6 15.8 22.6 20.6H17.6C17.6 17.4 17 15 15.6 13z']],
  situation: [['f', 'M12 1.8C16.4 1.8 19 5 19 9V14.6L21.6 18.4H2.4L5 14.6V9C5 5 7.6 1.8 12 1.8z'], ['f', 'M9.4 19.8H14.6A2.6 2.6 0 0 1 9.4 19.8z']],
  bridge: [['s', C(12, 12, 9.2), 2.2], ['f', 'M12 4.8L14.4 12L12 19.2L9.6 12z'], ['s', 'M1.8 12H5M19 12H22.2', 2.2]],
  starmap: [['f', star(4, 5.4, 1.8, 7, 8)], ['f', star(4, 4.4, 1.5, 17.6, 5.4)], ['f', star(4, 5.4, 1.8, 16, 17.4)], ['s', 'M9 9.6L14.4 15M16.2 7.6L16 13', 1.6]],
  medbay: [['f', B(2, 2, 20, 20, 4.4)], ['x', 'M9.4 5.4H14.6V9.4H18.6V14.6H14.6V18.6H9.4V14.6H5.4V9.4H9.4z']],
  armory: [['f', B(2.4, 7.4, 19.2, 13.6, 1.8)], ['s', 'M8.4 7.4V4.2H15.6V7.4', 2.3], ['y', 'M2 12.6H22', 1.6], ['x', B(10.2, 10.8, 3.6, 3.8, 0.8)]],
  fauna: [['f', 'M12 11.4C15.4 11.4 18.6 15 18.6 18.4C18.6 20.6 17 22 15 22C13.6 22 13 21.4 12 21.4S10.4 22 9 22C7 22 5.4 20.6 5.4 18.4C5.4 15 8.6 11.4 12 11.4z'], ['f', C(8.2, 5.2, 2.7)], ['f', C(15.8, 5.2, 2.7)], ['f', C(3.8, 10.6, 2.5)], ['f', C(20.2, 10.6, 2.5)]],
  mineral: [['f', 'M6.4 2.4H17.6L22.4 9L12 22.4L1.6 9z'], ['y', 'M1.6 9H22.4M8 9L12 21M16 9L12 21M8 9L10 2.4M16 9L14 2.4', 1.3]],
  phenomenon: [['s', 'M3 17C6 9 9 9 12 12S18 15 21 7', 2.6], ['s', 'M3 11C6 3.6 9 5 12 7.4S18 9 20 3', 2], ['f', star(4, 4.4, 1.4, 17.4, 18)]],
  lock: [['f', B(4.4, 10.2, 15.2, 11.8, 2)], ['s', 'M7.8 10.4V7.4A4.2 4.2 0 0 1 16.2 7.4V10.4', 2.5], ['x', C(12, 15, 1.7)], ['x', B(11.1, 15, 1.8, 4)]],
  assign: [['f', C(12, 6.6, 4.6)], ['f', 'M3.4 21.8C3.4 16.2 7 13 12 13S20.6 16.2 20.6 21.8z']],
  // ---- inner marks of the section badges
  'm-recon': [['f', 'M12 3.4L18.6 20.4L12 16.4L5.4 20.4z']],
  'm-security': [['s', C(12, 12, 6), 2.2], ['s', 'M12 2.6V8M12 16V21.4M2.6 12H8M16 12H21.4', 2.2]],
  'm-science': [['s', 'M2.8 12C2.8 9.4 7 7.4 12 7.4S21.2 9.4 21.2 12S17 16.6 12 16.6S2.8 14.6 2.8 12z', 1.7], ['s', 'M7.4 4C9.6 2.8 13.4 5.6 16 9.8S18.8 18.8 16.6 20C14.4 21.2 10.6 18.4 8 14.2S5.2 5.2 7.4 4z', 1.7], ['f', C(12, 12, 2.4)]],
  'm-engineering': [['f', gear(6, 10.4, 7.2)], ['x', C(12, 12, 3.2)]],
};

const masks = new Map<string, HTMLCanvasElement>();

/** The sign as a white mask of px pixels. */
export function mask(name: string, px: number): HTMLCanvasElement {
  const key = `${name}|${px}`;
  const known = masks.get(key);
  if (known) return known;
  const ops = GLYPHS[name];
  if (!ops) throw new Error(`no sign ${name}`);
  const ctx = context(px);
  ctx.scale(px / 24, px / 24);
  ctx.fillStyle = ctx.strokeStyle = '#fff';
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const [kind, d, w] of ops) {
    ctx.globalCompositeOperation = kind === 'x' || kind === 'y' ? 'destination-out' : 'source-over';
    const p = new Path2D(d);
    if (kind === 'f' || kind === 'x') ctx.fill(p);
    else { ctx.lineWidth = w ?? 2; ctx.stroke(p); }
  }
  masks.set(key, ctx.canvas);
  return ctx.canvas;
}

const inked = new Map<string, HTMLCanvasElement>();
/** Draws a sign centred on (x, y), sharp at the scale of the context. */
export function sign(ctx: Ctx, name: string, x: number, y: number, size: number, colour: string) {
  const t = ctx.getTransform();
  const k = Math.hypot(t.a, t.b);
  const px = Math.max(4, Math.round(size * k));
  const key = `${name}|${px}|${colour}`;
  let c = inked.get(key);
  if (!c) {
    const m = context(px);
    m.drawImage(mask(name, px), 0, 0);
    m.globalCompositeOperation = 'source-in';
    m.fillStyle = colour;
    m.fillRect(0, 0, px, px);
    inked.set(key, (c = m.canvas));
  }
  ctx.drawImage(c, x - size / 2, y - size / 2, size, size);
}

export const SECTIONS = {
  recon: { name: 'Recon', code: 'REC', colour: '#3fbf7a', dark: '#0f4a30', light: '#a6f0c6', mark: 'm-recon', shape: 'M12 .8L22.4 7.4V22.6H1.6V7.4z', cy: 13.2 },
  security: { name: 'Security', code: 'SEC', colour: '#e2503f', dark: '#5a150f', light: '#ffb3a5', mark: 'm-security', shape: 'M12 .8L22 4.2V11.6C22 17.4 18.2 21.4 12 23.6C5.8 21.4 2 17.4 2 11.6V4.2z', cy: 11.6 },
  science: { name: 'Science', code: 'SCI', colour: '#3f97e8', dark: '#0e3566', light: '#b4dcff', mark: 'm-science', shape: 'M12 .4L22.2 6.2V17.8L12 23.6L1.8 17.8V6.2z', cy: 12 },
  engineering: { name: 'Engineering', code: 'ENG', colour: '#f2a93a', dark: '#6a3f05', light: '#ffe0a3', mark: 'm-engineering', shape: 'M7 1H17L23 7V17L17 23H7L1 17V7z', cy: 12 },
} as const;
export type Section = keyof typeof SECTIONS;

/** A section badge: its own outline, its own mark. Never colour alone. */
export function badge(ctx: Ctx, section: Section, x: number, y: number, size: number, flat = false) {
  const s = SECTIONS[section];
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 24, size / 24);
  const p = new Path2D(s.shape);
  const g = ctx.createLinearGradient(0, 0, 14, 24);
  g.addColorStop(0, flat ? s.colour : s.light);
  g.addColorStop(0.35, s.colour);
  g.addColorStop(1, flat ? s.colour : s.dark);
  ctx.fillStyle = g;
  ctx.fill(p);
  ctx.lineWidth = 1.3;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = '#06101c';
  ctx.stroke(p);
  ctx.restore();
  sign(ctx, s.mark, x, y + ((s.cy - 12) / 24) * size, size * 0.6, '#07121f');
}

export const DICE = { red: { body: '#c4342b', light: '#ff7d68', dark: '#5d0f0c', name: 'Red', base: 'BAS-red' }, blue: { body: '#2a6fd0', light: '#7fbcff', dark: '#0b2a63', name: 'Blue', base: 'BAS-blue' }, green: { body: '#2f9f5e', light: '#8be6ae', dark: '#0a4426', name: 'Green', base: 'BAS-green' } } as const;
export type Colour = keyof typeof DICE;
