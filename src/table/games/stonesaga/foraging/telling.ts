import { foraging, type ForagingId } from '../../../../engine/games/stonesaga/content/foraging.ts';
import type { ForagingCard } from '../../../../engine/games/stonesaga/content/schema.ts';
import { predatorFight } from '../../../../engine/games/stonesaga/content/wildlife.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { LookName, ObjectKind } from '../printed/forageLooks.ts';
import { percent } from '../trials/chance.ts';
import type { DeedId, ForagingScene } from './laying.ts';

const cards: Readonly<Record<string, ForagingCard>> = foraging;
export const cardNamed = (id: ForagingId): ForagingCard => cards[id]!;

export const lookNames: Readonly<Record<LookName, string>> = {
  oak: 'Oak',
  pine: 'Pine',
  birch: 'Birch',
  thorn: 'Thorn tree',
  emmer: 'Wild emmer',
  barley: 'Wild barley',
  burdock: 'Burdock',
  carrot: 'Wild carrot',
  hazel: 'Hazel',
  almond: 'Almond shrub',
  brook: 'Brook',
  rill: 'Rill',
  hare: 'Hare',
  grouse: 'Grouse',
  marmot: 'Marmot',
  partridge: 'Partridge',
  stag: 'Stag',
  bison: 'Bison',
  platebear: 'Plated bear',
  sabrecat: 'Plated sabre-cat',
  pawTracks: 'Paw prints',
  hoofTracks: 'Hoof prints',
};

export const deedNames: Readonly<Record<DeedId, string>> = {
  search: 'Search on',
  harvest: 'Harvest',
  hunt: 'Hunt',
  leave: 'Go home',
  done: 'Enough',
  strike: 'Strike now',
  fight: 'Fight',
  retreat: 'Retreat',
};

type Sight = NonNullable<StonesagaView['foraging']>;
const isPrey = (kind: ObjectKind): boolean => kind === 'smallPrey' || kind === 'largePrey' || kind === 'predator';
export const kindOf = (object: string): ObjectKind => {
  const [id, depth, i] = object.split('/') as [ForagingId, 'fore' | 'mid' | 'back', string];
  return cardNamed(id)[depth][Number(i)]!.kind;
};

/** How many pictures are within reach of a harvest, or of a hunt. */
function within({ objects }: Sight, prey: boolean): number {
  return Object.entries(objects).filter(([id, { open }]) => open && isPrey(kindOf(id)) === prey).length;
}

/** What a deed needs or brings, in a few words. */
export function deedSaid(deed: DeedId, scene: ForagingScene, sight: Sight): string {
  const { odds } = sight;
  const tested = ({ atLeast, attribute, chance }: Sight['odds']['fight']): string => `${atLeast}+ ${attribute}: ${percent(chance)}`;
  switch (deed) {
    case 'search':
      return scene.drawn.length > 0 ? 'choose a way' : `${sight.left} cards left`;
    case 'harvest':
      return `${within(sight, false)} within reach`;
    case 'hunt':
      return `${within(sight, true)} within reach`;
    case 'leave':
      return 'empty-handed';
    case 'done':
      return `${scene.taken.length} of ${sight.most} taken`;
    case 'strike': {
      const first = scene.taken[0];
      if (!first) return 'choose your prey';
      const kind = kindOf(first);
      return kind === 'predator' ? 'then fight or flee' : tested(kind === 'largePrey' ? odds.largePrey : odds.smallPrey);
    }
    case 'fight':
      return tested(odds.fight);
    case 'retreat':
      return tested(odds.retreat);
  }
}

const spelled = (gain: typeof predatorFight.gain): string => Object.entries(gain).map(([face, n]) => `${n} ${face}`).join(', ');

/** One line at the head of the stage: what is being asked of the forager. */
export function hintOf(scene: ForagingScene, forced: boolean): string {
  if (scene.drawn.length > 0) return forced ? 'A predator is near: it chooses your way.' : 'Keep one card. The other goes back.';
  switch (scene.stage) {
    case 'search':
      return 'What is bright is within reach.';
    case 'harvest':
      return 'One kind only: near, then farther, then far.';
    case 'hunt':
      return 'Three small prey, or one large, or one predator.';
    case 'encounter':
      return `Slain, it gives ${spelled(predatorFight.gain)}.`;
  }
}
