import type { ThingReader } from '../thingReader.ts';
import { bandsOf, percent, sumOf } from './chance.ts';
import { trialOf } from './useTrial.ts';
import { attributeName, testName } from './words.ts';

/** What a die of a test tells: how it stands. */
export const readTrial: ThingReader = (thing, view) => {
  const scene = trialOf(view);
  if (!scene || !(thing === 'd6' || /^die:\d+$/.test(thing))) return null;
  const title = `${attributeName[scene.attribute]}: ${testName(scene.for)}`;
  if (thing === 'd6') {
    const chances = bandsOf(scene, true).map(
      ({ from, to, chance }) =>
        `${from === null ? `${to} or less` : to === null ? `${from} or more` : `${from} to ${to}`}: ${percent(chance)}`,
    );
    return {
      title,
      kind: 'Test',
      text: `The die and ${scene.plus} count. A six brings another die. ${chances.join('; ')}.`,
      rules: ['SS-091', 'SS-093', 'SS-103', 'SS-105'],
    };
  }
  const face = scene.dice[Number(thing.slice(4))];
  return face === undefined
    ? null
    : {
        title,
        kind: 'A thrown die',
        text: `It shows ${face}. All dice and ${scene.plus} make ${sumOf(scene)}.`,
        rules: ['SS-094', 'SS-097', 'SS-107'],
        frame: `fishing/die/${face}`,
      };
};
