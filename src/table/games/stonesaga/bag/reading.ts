import { faces, isMaterial } from '../../../../engine/games/stonesaga/content/faces.ts';
import { bagSize, type Face, type ShapeName } from '../../../../engine/games/stonesaga/content/materials.ts';
import { totalOf } from '../../../../engine/games/stonesaga/reckoning/holdings.ts';
import type { ThingReader } from '../thingReader.ts';
import { capital } from '../../../phrases.ts';
import { nameOfFace } from '../names.ts';
import { edgesInWords } from '../bench/pair.ts';

const shapeWords: Readonly<Record<ShapeName, string>> = {
  one: 'one cell',
  two: 'two cells in a row',
  three: 'three cells in a row',
  corner: 'three cells round a corner',
  square: 'four cells in a square',
  tee: 'four cells in the shape of a T',
};
const kindWords = {
  animal: 'Animal material',
  plant: 'Plant material',
  mineral: 'Mineral',
  rare: 'Rare material',
  meat: 'Meat',
  vegetable: 'Vegetable',
  tough: 'Tough food',
  water: 'Water',
} as const;

/** What a token is, how much room it takes, and what can be made of it. */
export function aboutFace(face: Face): string {
  const { shape, requires, other, tools, edible, sort } = faces[face];
  const lines = [`Takes ${shapeWords[shape]} of the bag.`];
  if (edible) lines.push('Can be eaten at night.');
  if (sort === 'water') lines.push('Quenches the thirst of one character at night.');
  if (sort === 'tough' && !edible) lines.push('Cannot be eaten as it is.');
  if (requires.length > 0 && other) lines.push(`To process: ${requires.join(' and ')}. It becomes ${nameOfFace(other)}.`);
  else if (other) lines.push(`If it is not eaten tonight it turns to ${nameOfFace(other)}.`);
  if (tools.length > 0) lines.push(`Serves as a tool: ${tools.join(' and ')}.`);
  if (isMaterial(face)) lines.push(`Edges from the top, clockwise: ${edgesInWords(face)}.`);
  return lines.join(' ');
}

const rulesOf = (face: Face): readonly string[] => (faces[face].sort === 'material' ? ['SS-271', 'SS-284', 'SS-588'] : ['SS-588']);

export const readBag: ThingReader = (thing, view) => {
  const [kind, , named] = thing.split('#')[0]!.split(':');
  if (kind === 'res' && named && named in faces) {
    const face = named as Face;
    return {
      title: capital(nameOfFace(face)),
      kind: kindWords[faces[face].kind],
      text: aboutFace(face),
      rules: rulesOf(face),
      frame: `res/${face}`,
    };
  }
  if (thing !== 'bag') return null;
  const over = Object.values(view.characters).some(({ bag, packing }) => packing.length < totalOf(bag));
  return {
    title: 'Resource bag',
    kind: 'Six cells by four',
    text:
      `By day a bag holds whatever you gather. At night everything must lie flat in its ${bagSize.columns * bagSize.rows} ` +
      'cells, turned as you like; what finds no room there, on an item or in a structure is left ' +
      `behind.${over ? ' A bag of yours would not close now.' : ''}`,
    rules: ['SS-581', 'SS-582', 'SS-587', 'SS-589'],
  };
};
