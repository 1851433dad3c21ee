/** What is engraved on a face, in face widths from its upper left corner. Baked by assets/dice/bakeFaces.ts. */
export interface FaceMark {
  /** a picture of the game-icons set, an outline of our own on a field of 512 by 512, a text, or a round pip */
  readonly icon?: string;
  readonly outline?: string;
  readonly text?: string;
  /** of the text; Almendra if not given */
  readonly font?: Lettering;
  readonly pip?: true;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** which of the material's two inks */
  readonly ink: 0 | 1;
}
export type FacePicture = readonly FaceMark[];
/** Letters that the baker knows: gothic and carved. */
type Lettering = 'Almendra' | 'Marcellus';

export const number = (n: number, font: Lettering = 'Almendra', size = 1.04): FacePicture => [
  { text: String(n), font, x: 0.5, y: 0.5, size, ink: 0 },
];

export const symbol = (icon: string, ink: 0 | 1 = 0, size = 0.68): FacePicture => [{ icon, x: 0.5, y: 0.5, size, ink }];

const low = 0.28;
const mid = 0.5;
const high = 0.72;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[mid, mid]],
  [[low, low], [high, high]],
  [[low, low], [mid, mid], [high, high]],
  [[low, low], [high, low], [low, high], [high, high]],
  [[low, low], [high, low], [mid, mid], [low, high], [high, high]],
  [[low, 0.25], [high, 0.25], [low, mid], [high, mid], [low, 0.75], [high, 0.75]],
];

/** The single pip of a one is larger and of the second ink, as on old dice. */
export const pips = (n: number): FacePicture =>
  (PIPS[n - 1] ?? []).map(([x, y]): FaceMark => ({ pip: true, x, y, size: n === 1 ? 0.23 : 0.175, ink: n === 1 ? 1 : 0 }));
