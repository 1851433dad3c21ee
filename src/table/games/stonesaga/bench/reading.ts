import { faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import { items, type ItemId } from '../../../../engine/games/stonesaga/content/items.ts';
import { readingsOf } from '../../../../engine/games/stonesaga/content/recipes.ts';
import { sayCode } from '../../../../engine/games/stonesaga/content/codes.ts';
import { aboutFace } from '../bag/reading.ts';
import { capital } from '../../../phrases.ts';
import { nameOfFace } from '../names.ts';
import type { ThingReader } from '../thingReader.ts';
import { laidOn, type BenchSide } from './bench.ts';

const bench = {
  title: 'The bench',
  kind: 'Crafting',
  text:
    'Drag two materials here. Turn them until their inner edges show the same kind of pips: the four counted edges, from left ' +
    'to right, give a code, and its colour is that of the first. A known code makes its item; an unknown one may, or teaches ' +
    'something. The materials are used up only if something is made.',
  rules: ['SS-284', 'SS-286', 'SS-292', 'SS-302', 'SS-310'],
};
const stone = {
  title: 'The stone',
  kind: 'Processing',
  text:
    'Drag up to three raw things here for one energy. Each asks for tools: on tokens, faceup items and structures, and heat ' +
    'from a fire. What gives a tool gives it once in an action; heat lasts.',
  rules: ['SS-271', 'SS-276', 'SS-279'],
};

export const readBench: ThingReader = (thing, view) => {
  if (thing.startsWith('bench:left') || thing.startsWith('bench:right') || thing.startsWith('craft:')) return bench;
  if (thing === 'bench:stone' || thing.startsWith('process:')) return stone;
  if (thing.startsWith('square:')) {
    const face = laidOn(view)[thing.slice(7) as BenchSide];
    return face
      ? {
          title: capital(nameOfFace(face)),
          kind: `${capital(faces[face].kind)} material`,
          text: aboutFace(face),
          rules: ['SS-284', 'SS-292'],
          frame: `craft/${face}`,
        }
      : null;
  }
  if (thing === 'drawer:recipes')
    return {
      title: 'Recipes',
      kind: 'Journal',
      text:
        'Everything your people have found out how to make. A tap on a recipe lays its materials on the bench, turned as they ' +
        'must lie.',
      rules: ['SS-309'],
    };
  const item = /^(?:recipe|made):(.+)$/.exec(thing)?.[1] as ItemId | undefined;
  if (!item) return null;
  const { name, text, left, right } = items[item];
  return {
    title: name,
    kind: readingsOf(items[item]).map(sayCode).join(' or '),
    text: `${capital(nameOfFace(left[0]))} and ${nameOfFace(right[0])}. ${text}`,
    rules: ['SS-302'],
    frame: `item/${item}`,
  };
};
