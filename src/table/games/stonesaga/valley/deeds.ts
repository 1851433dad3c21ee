import { deedStones, type DeedVerb } from '../printed/deedStones.ts';
import { costs } from '../../../../engine/games/stonesaga/content/values.ts';
import { forageable, minable, waters, type Feature } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { Point } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import { capital } from '../../../phrases.ts';
import { shortFeature } from '../names.ts';
import { deedsOf } from './fit.ts';

/** Something to do at a place: its id is the word of the option, whether it is offered or not. */
interface Deed {
  readonly id: string;
  readonly verb: DeedVerb;
  readonly word: string;
  readonly feature: Feature | null;
  readonly cost: number;
  readonly offered: boolean;
}

const words: Readonly<Record<DeedVerb, string>> = {
  'gather-water': 'Water',
  'prepare-shelter': 'Shelter',
  fish: 'Fish',
  forage: 'Forage',
  mine: 'Mine',
  'make-fire': 'Fire',
  scavenge: 'Scavenge',
  'far-sight': 'Look out',
  omen: 'Omen',
};

const energy: Readonly<Record<DeedVerb, number>> = {
  'gather-water': costs.gatherWater, 'prepare-shelter': costs.prepareShelter, fish: costs.fish, forage: costs.forage, mine: costs.mine,
  'make-fire': costs.makeFire, scavenge: costs.scavenge, 'far-sight': costs.farSight, omen: 0,
};
const byFeature = { fish: waters, forage: forageable, mine: minable } as const satisfies Partial<Record<DeedVerb, readonly Feature[]>>;

/** What may be done where `who` stands. What every hex might have is shown dim where it has not; rarer deeds only when they are open. */
export function deedsFor(view: StonesagaView, offers: Offers, who: CharacterId): Deed[] {
  const { at } = view.characters[who];
  if (view.phase !== 'day' || view.scene !== null || at === null || !view.map[at]) return [];
  const hex = view.map[at];
  const here: readonly Feature[] = hex.explored ? hex.features : [];
  const deed = (verb: DeedVerb, id: string, feature: Feature | null = null): Deed => ({
    id,
    verb,
    word: words[verb],
    feature,
    cost: energy[verb] + (verb in byFeature ? hex.depletion : 0),
    offered: offers.touched.has(id),
  });
  const lasting = [deed('gather-water', `gather-water:${who}`), deed('prepare-shelter', `prepare-shelter:${who}`)];
  const worked = (Object.keys(byFeature) as (keyof typeof byFeature)[]).flatMap((verb) => {
    const found = byFeature[verb].filter((feature) => here.includes(feature));
    return found.length > 0
      ? found.map((feature) => deed(verb, `${verb}:${who}:${feature}`, feature))
      : [deed(verb, `${verb}:${who}:${byFeature[verb][0]}`)];
  });
  const rare = (['make-fire', 'scavenge', 'far-sight'] as const).map((verb) => deed(verb, `${verb}:${who}`));
  // omens of items lie on their cards
  const omens = [...offers.touched]
    .filter((id) => id.startsWith(`omen:${who}:`) && !id.startsWith(`omen:${who}:IT`))
    .map((id) => deed('omen', id));
  return [...lasting, ...worked, ...[...rare, ...omens].filter(({ offered }) => offered)];
}

/** The picture of a stone that is nearest in width; it is stretched by what is missing. */
export function stoneFor(width: number, layout: Ground['layout']): { readonly frame: string; readonly stretch: number } {
  const { widths, height } = deedStones[layout];
  const cut = widths.find((one) => one >= width) ?? widths.at(-1)!;
  return { frame: `valley/stone/${cut}x${height}`, stretch: width / cut };
}

export interface LaidDeed extends Deed, Point {
  readonly width: number;
  readonly height: number;
  /** Names the feature beside the verb. */
  readonly text: string;
}

const gap = 6;
/** Widths of the letters of Marcellus, as shares of their size: an even share for all lets an m run into what comes after it. */
const letterWidth = (letter: string): number =>
  /[filrtj ]/.test(letter) ? 0.34 : /[mwMW]/.test(letter) ? 0.85 : /[A-Z]/.test(letter) ? 0.62 : 0.52;
export const wordWidth = (text: string, size: number): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size;
/** Icon and rims, and the suns a deed costs. */
const beside = { wide: (cost: number) => 46 + (cost > 0 ? 36 : 0), tall: () => 20 } as const;
/** As far as the number stands from the name where a row has room for it: closer, and they are read as one word. */
const apart = { wide: 12, tall: 0 } as const;

/** A narrow stone has room for a word and a sign: the verb with the sign of its feature, or the feature where two share the verb. */
function worded({ word, feature }: Deed, layout: Ground['layout'], twice: boolean): Pick<LaidDeed, 'text' | 'feature'> {
  if (!feature) return { text: word, feature };
  if (layout === 'wide') return { text: `${word} ${shortFeature(feature)}`, feature };
  return twice ? { text: capital(shortFeature(feature)), feature: null } : { text: word, feature };
}

/** Stones in a row along the lower rim of the map; what does not fit goes into a row above. */
export function layDeeds(deeds: readonly Deed[], ground: Ground): LaidDeed[] {
  const strip = deedsOf(ground);
  const { widths, height } = deedStones[ground.layout];
  const close = deeds.map((deed) => {
    const twice = deeds.some(({ id, word }) => id !== deed.id && word === deed.word);
    const { feature, text } = worded(deed, ground.layout, twice);
    return {
      ...deed,
      feature,
      text,
      height,
      width: Math.ceil(Math.max(widths[0], wordWidth(text, ground.letters) + beside[ground.layout](deed.cost))),
    };
  });
  const spare = strip.width - close.reduce((sum, { width }) => sum + width + gap, -gap);
  const more = Math.max(0, Math.min(apart[ground.layout], Math.floor(spare / close.length)));
  const sized = close.map((one) => ({ ...one, width: one.width + more }));
  const rows: (typeof sized)[] = [[]];
  for (const one of sized) {
    const row = rows.at(-1)!;
    const taken = row.reduce((sum, { width }) => sum + width + gap, 0);
    if (taken + one.width <= strip.width) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row, k) => {
    const whole = row.reduce((sum, { width }) => sum + width + gap, -gap);
    let x = strip.x + (strip.width - whole) / 2;
    const y = strip.y + strip.height / 2 + 2 - (rows.length - 1 - k) * (height + gap);
    return row.map((one) => {
      const laid = { ...one, x: x + one.width / 2, y };
      x += one.width + gap;
      return laid;
    });
  });
}
