import type { Frame, Group } from '../../../bake/frame.ts';
import { frame, trim } from '../../../bake/frame.ts';
import type { Ctx } from '../../../bake/canvas.ts';
import { settled } from '../settled.ts';
import { bonusPainter } from './bonus.ts';
import { deedFrames } from './deeds.ts';
import { cutOut, piece } from './finish.ts';
import { brook, hoofTracks, pawTracks, rill } from './grounds.ts';
import { land } from './land.ts';
import { bison, stag } from './largeAnimals.ts';
import { bonuses, bonusSize, depths, looks, looksOf, type ForageDeck, type LookName } from '../../../../src/table/games/stonesaga/printed/forageLooks.ts';
import { plants } from './plants.ts';
import { platebear } from './platebear.ts';
import { sabrecat } from './sabrecat.ts';
import { grouse, hare, marmot, partridge } from './smallAnimals.ts';

type Painter = (c: Ctx, w: number, h: number) => void;
const painters = {
  ...plants, brook, rill, pawTracks, hoofTracks, stag, bison, platebear, sabrecat, hare, grouse, marmot, partridge,
} as Record<LookName, Painter>;
const flat: readonly LookName[] = ['brook', 'rill', 'pawTracks', 'hoofTracks'];

const numbered = (prefix: string): string[] => Array.from({ length: 18 }, (_, i) => `${prefix}${String(i + 1).padStart(2, '0')}`);

const lands = (deck: ForageDeck, prefix: string): Frame[] => numbered(prefix).map((id) => ({
  ...frame(`forage/${id}`, land(id, deck).canvas), extrude: true,
}));

const objects = (): Frame[] => [
  ...(Object.keys(looks) as LookName[]).flatMap((name) => {
    const deck: ForageDeck = Object.values(looksOf.forest).some((list) => list.includes(name)) ? 'forest' : 'prairie';
    const { w, h } = looks[name];
    return depths.flatMap((depth) => cutOut({
      name: `forage/${name}/${depth}`, w, h, depth, deck, flat: flat.includes(name), paint: painters[name],
    }));
  }),
  ...bonuses.map((bonus) => piece(`forage/bonus/${bonus}`, bonusSize, bonusPainter(bonus))),
];

export const sheets: Record<string, Group> = {
  'foraging-forest': { frames: () => settled(lands('forest', 'FF'), 'coarse'), limit: 2048, quality: 0.66 },
  'foraging-prairie': { frames: () => settled(lands('prairie', 'FP'), 'coarse'), limit: 2048, quality: 0.66 },
  'foraging-objects': { frames: () => settled(objects().map(trim), 'coarse'), limit: 2048, quality: 0.7 },
  'foraging-deeds': { frames: () => settled(deedFrames().map(trim)), limit: 2048, quality: 0.78 },
};
