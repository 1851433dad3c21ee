import { faces, injuryDie, dangerDie } from '../../../../engine/games/vanguard/content/dice.ts';
import { colors, dieKinds, type Color, type Icon, type InjuryIcon } from '../../../../engine/games/vanguard/content/vocabulary.ts';
import type { DieKind, DieKinds } from '../../../dice/kinds.ts';
import { number, symbol, type FaceMark, type FacePicture } from '../../../dice/marks.ts';
import type { DieMaterial } from '../../../dice/materials.ts';

const resin = { rough: 0.24, metal: 0, clear: 0, grain: 'none' } as const;
const bodies: Readonly<Record<Color, DieMaterial>> = {
  red: { base: 0xc4342b, vein: 0x5e100d, inks: [0xfff6ea, 0xffd9a0], ...resin },
  blue: { base: 0x2f78dc, vein: 0x0b2c66, inks: [0xf0faff, 0xffe0a3], ...resin },
  green: { base: 0x2a9456, vein: 0x0a4729, inks: [0xf2fff4, 0xffe0a3], ...resin },
};
const amber: DieMaterial = { base: 0xf39a21, vein: 0xb4540a, inks: [0x1a1410, 0x8c1c0a], ...resin };
const bone: DieMaterial = { base: 0xe8e6df, vein: 0xb9b6ad, inks: [0xa01620, 0x1d1512], ...resin };

/** Engravings: pictures of the game-icons set where one is read like the sign of the boards. */
const pictures: Readonly<Record<Exclude<Icon, 'BAS'>, string>> = {
  STR: 'fist',
  GRD: 'shield',
  LFT: 'weight-lifting-up',
  SCN: 'radar-sweep',
  CMP: 'processor',
  FIX: 'spanner',
  TRK: 'boots',
  SNS: 'eyeball',
  MND: 'hospital-cross',
  VAN: 'north-star-shuriken',
  ACC: 'hazard-sign',
};

/** The basic sign of each colour: diamond, ring, triangle, each with a point in its middle. */
const dot = 'M256 196a60 60 0 1 0 .1 0z';
const basics: Readonly<Record<Color, string>> = {
  red: `M256 40L472 256L256 472L40 256z M256 118L118 256L256 394L394 256z ${dot}`,
  blue: `M256 44a212 212 0 1 0 .1 0z M256 100a156 156 0 1 1 -.1 0z ${dot}`,
  green: `M256 40L486 446H26z M256 148L118 392H394z M256 250a56 56 0 1 0 .1 0z`,
};

const mark = (icon: Icon, color: Color, at: Pick<FaceMark, 'x' | 'y' | 'size'>): FaceMark =>
  icon === 'BAS'
    ? { outline: basics[color], ...at, ink: 0 }
    : { icon: pictures[icon], ...at, ink: icon === 'VAN' || icon === 'ACC' ? 1 : 0 };

const faceOf = (icons: readonly Icon[], color: Color): FacePicture =>
  icons.length === 1
    ? [mark(icons[0]!, color, { x: 0.5, y: 0.5, size: 0.66 })]
    : icons.map((icon, i) => mark(icon, color, i === 0 ? { x: 0.34, y: 0.34, size: 0.42 } : { x: 0.66, y: 0.66, size: 0.42 }));

const six = (list: readonly FacePicture[]): DieKind['faces'] => [list[0]!, list[1]!, list[2]!, list[3]!, list[4]!, list[5]!];
const hurts: Readonly<Record<InjuryIcon, string>> = { CLEAR: 'check-mark', PAIN: 'knockout', SHOCK: 'brain', BLEED: 'drop' };

/** HD-IV-02 Fifteen kinds by colour, HD-IV-05 the injury die, HD-IV-06 the danger die. */
export const kinds: DieKinds = {
  ...Object.fromEntries(
    colors.flatMap((color) =>
      dieKinds.map((kind): [string, DieKind] => [
        `${color}-${kind}`,
        { faces: six(faces[color][kind].map((icons) => faceOf(icons, color))), material: bodies[color] },
      ]),
    ),
  ),
  injury: { faces: six(injuryDie.map((icon) => symbol(hurts[icon]))), material: bone },
  danger: { faces: six(dangerDie.map((n) => number(n, 'Marcellus'))), material: amber },
};
