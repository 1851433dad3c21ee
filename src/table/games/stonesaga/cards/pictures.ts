import { journey, type JourneyId } from '../../../../engine/games/stonesaga/content/journey.ts';
import { night, type NightId } from '../../../../engine/games/stonesaga/content/night.ts';
import type { Condition } from '../../../../engine/games/stonesaga/content/conditions.ts';
import type { EventId } from '../../../../engine/games/stonesaga/content/events.ts';
import type { JourneyCard, NightCard } from '../../../../engine/games/stonesaga/content/schema.ts';
import type { Feature } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import { shortFeature } from '../names.ts';

export const pictureNames = [
  'forest',
  'prairie',
  'river',
  'lake',
  'wetland',
  'cave',
  'mountain',
  'chasm',
  'flats',
  'moraine',
  'storm',
  'frost',
  'herd',
  'nightSky',
  'comet',
  'fireCircle',
  'eyes',
  'wolves',
  'moonLake',
  'nightStorm',
  'strangers',
  'village',
  'lastHearth',
  'sundering',
  'embers',
  'redMoon',
  'ice',
  'giant',
  'hunger',
  'age',
  'wall',
  'seeds',
  'spirits',
] as const;
export type PictureName = (typeof pictureNames)[number];

const byEvent: Readonly<Record<EventId, PictureName>> = {
  EM01: 'river',
  EM02: 'herd',
  EM03: 'embers',
  EM04: 'redMoon',
  EM05: 'village',
  EM06: 'strangers',
  EM07: 'giant',
  EM08: 'ice',
  EM09: 'hunger',
  EM10: 'age',
};
const byName: Readonly<Record<string, PictureName>> = {
  ...byEvent,
  CI01: 'seeds',
  H001: 'village',
  H002: 'frost',
  '333': 'lastHearth',
  '418': 'sundering',
  G101: 'fireCircle',
  G102: 'river',
  G103: 'forest',
  G104: 'cave',
  G105: 'lake',
  G106: 'nightStorm',
  G107: 'mountain',
  G108: 'prairie',
  G109: 'moraine',
  G110: 'wall',
  GA08: 'embers',
  GA09: 'cave',
};

/** The first feature that a condition asks for, however deep it stands. */
function featureIn(condition: Condition | undefined): Feature | undefined {
  if (!condition) return undefined;
  if ('feature' in condition) return condition.feature[0];
  const inner = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [];
  return inner.map(featureIn).find((one) => one !== undefined);
}

/** The same card always has the same picture; cards without a place of their own share those of their family. */
const among = (id: string, pictures: readonly PictureName[]): PictureName =>
  pictures[[...id].reduce((sum, letter) => sum * 3 + letter.charCodeAt(0), 0) % pictures.length]!;

const nightFamilies: readonly (readonly [string, readonly PictureName[]])[] = [
  ['Weather', ['nightStorm', 'frost']],
  ['Wildlife', ['wolves', 'eyes']],
  ['Wonder', ['comet', 'spirits', 'nightSky']],
  ['Society', ['fireCircle', 'village']],
  ['Hazard', ['eyes', 'wolves', 'nightStorm']],
  ['Omen', ['comet', 'redMoon', 'spirits']],
];
const dayFamilies: readonly (readonly [string, readonly PictureName[]])[] = [
  ['Weather', ['storm', 'frost']],
  ['Wildlife', ['herd', 'prairie']],
  ['Wonder', ['wall', 'ice', 'mountain']],
  ['Society', ['strangers', 'village']],
  ['Bounty', ['prairie', 'river', 'forest']],
  ['Omen', ['embers', 'giant', 'wall']],
  ['Hazard', ['storm', 'chasm', 'mountain']],
];

export function pictureOf(id: string): PictureName {
  const own = byName[id];
  if (own) return own;
  if (id in journey) {
    const card: JourneyCard = journey[id as JourneyId];
    const feature = featureIn(card.needs);
    return feature ? shortFeature(feature) : among(id, familyOf(card.keywords, dayFamilies) ?? ['prairie', 'river', 'mountain']);
  }
  if (id in night) {
    const card: NightCard = night[id as NightId];
    const feature = featureIn(card.needs);
    if (feature === 'lake' || feature === 'river' || feature === 'wetland') return 'moonLake';
    return among(id, familyOf(card.keywords, nightFamilies) ?? ['nightSky', 'fireCircle']);
  }
  return among(id, ['wall', 'spirits', 'fireCircle', 'nightSky', 'village']);
}

const familyOf = (keywords: readonly string[], families: typeof dayFamilies): readonly PictureName[] | undefined =>
  families.find(([word]) => keywords.includes(word))?.[1];
