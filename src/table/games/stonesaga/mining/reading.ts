import { miningBags, miningChart } from '../../../../engine/games/stonesaga/content/mining.ts';
import { omens, type Omen, type Stone } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import { capital } from '../../../phrases.ts';
import { featureNames, nameOfFace } from '../names.ts';
import type { ThingReader } from '../thingReader.ts';
import { miningOf } from './scene.ts';

/** What stones in the bag, drawn tokens and lines of the chart tell. */
export const readMining: ThingReader = (thing, view) => {
  const scene = miningOf(view);
  if (!scene) return null;
  const [kind, key] = thing.split(':') as [string, string];
  const place = featureNames[scene.feature];
  const effect = (omen: Omen): string => miningChart[omen][scene.feature].text;
  if (kind === 'stone') {
    const stone = key as Stone;
    const hidden = omens.filter((omen) => !scene.seen.some((one) => one.stone === stone && one.omen === omen));
    const risky = hidden.filter((omen) => view.omens.includes(omen));
    return {
      title: capital(nameOfFace(stone)),
      kind: 'Felt through the leather',
      text:
        `${scene.bag[stone] ?? 0} of ${miningBags[scene.feature][stone] ?? 0} are left in the bag. You gain 1 ` +
        `${nameOfFace(stone)} before its omen is seen. ` +
        (risky.length === 0
          ? 'None of its omens counts now.'
          : `${risky.length} of its ${hidden.length} unseen omens ${risky.length === 1 ? 'counts' : 'count'} now.`),
      rules: ['SS-526', 'SS-527', 'SS-528', 'SS-529'],
      frame: `mining/${stone}`,
    };
  }
  if (kind === 'chart') {
    const omen = key as Omen;
    return {
      title: capital(omen),
      kind: `Omen in the ${place}`,
      text:
        `${effect(omen)} ` +
        `${view.omens.includes(omen) ? 'It is an omen of this night, so it counts.' : 'It is no omen of this night, so nothing happens.'}`,
      rules: ['SS-530', 'SS-531', 'SS-532'],
      frame: `omen/${omen}`,
    };
  }
  if (kind === 'mined' || kind === 'mined-omen') {
    const token = scene.seen[Number(key)];
    if (!token) return null;
    const matched = view.omens.includes(token.omen);
    return {
      title: `${capital(nameOfFace(token.stone))} with the ${token.omen}`,
      kind: 'Mined token',
      text: matched ? effect(token.omen) : 'Its omen is none of this night: nothing more happens.',
      rules: ['SS-530', 'SS-531', 'SS-537'],
      frame: kind === 'mined' ? `mining/${token.stone}` : `omen/${token.omen}`,
    };
  }
  return null;
};
