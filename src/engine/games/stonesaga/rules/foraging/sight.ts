import type { Refusal } from '../../../../kernel/option.ts';
import { bounty, largePrey, predatorFight, predatorRetreat, smallPrey, type Bounty } from '../../content/wildlife.ts';
import type { Attribute } from '../../content/vocabulary.ts';
import { chanceToReach } from '../../reckoning/testChance.ts';
import type { ForagingScene, ObjectId } from '../../scenes.ts';
import type { CharacterId, StonesagaState } from '../../state.ts';
import { abilitiesOf } from '../abilities.ts';
import { boosted } from '../characters.ts';
import { refuse } from '../refusals.ts';
import { harvestLimit } from './limits.ts';
import { harvestable, huntable, isBounty } from './reach.ts';
import { deckOf, picturesIn, type ForagePicture } from './tableau.ts';

type Hunted = 'smallPrey' | 'largePrey' | 'fight' | 'retreat';

/** What a test must reach, and how likely that is with one throw, without what may be declared or rolled again. */
interface Odds {
  readonly atLeast: number;
  readonly attribute: Attribute;
  readonly bonus: number;
  readonly chance: number;
}

/** One picture of the tableau as the forager sees it: within reach or not, and by which rule. */
interface Spied {
  readonly open: boolean;
  readonly rule: string;
  readonly why: string;
  /** Tokens it brings by itself, or what a test must reach with it. */
  readonly number: number | null;
}

interface Sight {
  /** Cards that may still be met. */
  readonly left: number;
  /** How many objects of the kind that has been begun may be harvested. */
  readonly most: number;
  readonly objects: Readonly<Record<ObjectId, Spied>>;
  /** For the small prey that are part of the hunt so far; for one, before it begins. */
  readonly odds: Readonly<Record<Hunted, Odds>>;
}

/** For eyes only: the chapter itself never reads it. */
export function sightOf(state: StonesagaState): Sight | null {
  const { scene } = state;
  if (scene?.kind !== 'foraging') return null;
  const all = picturesIn(scene);
  const kind = all.find(({ id }) => scene.taken.includes(id))?.kind;
  const count = scene.stage === 'hunt' || scene.stage === 'encounter' ? Math.max(1, scene.taken.length) : 1;
  return {
    left: deckOf(scene).length,
    most: harvestLimit(state, scene.who, kind && isBounty(kind) ? kind : undefined),
    objects: Object.fromEntries(all.map((one) => [one.id, spied(state, scene, one)])),
    odds: {
      smallPrey: oddsOf(state, scene.who, 'smallPrey', smallPrey[Math.min(3, count) as 1 | 2 | 3].atLeast, ['dexterity']),
      largePrey: oddsOf(state, scene.who, 'largePrey', largePrey.atLeast, ['dexterity']),
      fight: oddsOf(state, scene.who, 'fight', predatorFight.atLeast, ['dexterity', 'might']),
      retreat: oddsOf(state, scene.who, 'retreat', predatorRetreat, ['dexterity', 'awareness']),
    },
  };
}

/** The better of the attributes that may be tested. */
function oddsOf(state: StonesagaState, who: CharacterId, kind: Hunted, atLeast: number, of: readonly Attribute[]): Odds {
  const ways = of.map((attribute) => {
    const helps = abilitiesOf(state, who, 'testBonus').filter(
      ({ ability }) =>
        !ability.per &&
        !ability.discard &&
        ability.on.includes(kind) &&
        (ability.attribute === undefined || ability.attribute === attribute),
    );
    return { attribute, bonus: helps.reduce((sum, { ability }) => sum + ability.n, boosted(state, who, attribute)) };
  });
  const { attribute, bonus } = ways.reduce((best, one) => (one.bonus > best.bonus ? one : best));
  return { atLeast, attribute, bonus, chance: chanceToReach(atLeast - bonus) };
}

function spied(state: StonesagaState, scene: ForagingScene, one: ForagePicture): Spied {
  const refusal = refuseObject(state, scene, one);
  return {
    open: refusal === null,
    rule: refusal?.rule ?? ruleOf(one),
    why: refusal?.why ?? 'It is within reach.',
    number: numberOf(state, scene, one),
  };
}
const ruleOf = ({ kind, section }: ForagePicture): string =>
  (isBounty(kind) ? { fore: 'SS-469', mid: 'SS-470', back: 'SS-471' } : { fore: 'SS-484', mid: 'SS-485', back: 'SS-486' })[section];

function numberOf(state: StonesagaState, scene: ForagingScene, { kind, bonus }: ForagePicture): number | null {
  if (kind === 'tracks') return null;
  if (kind === 'predator') return predatorFight.atLeast;
  if (kind === 'largePrey') return largePrey.atLeast;
  if (kind === 'smallPrey') return smallPrey[Math.min(3, scene.taken.length + 1) as 1 | 2 | 3].atLeast;
  const first =
    scene.taken.length > 0
      ? 0
      : abilitiesOf(state, scene.who, 'harvestBonus').reduce((sum, { ability }) => sum + (ability.object === kind ? ability.n : 0), 0);
  return 1 + first + bonus.length;
}

const plural: Readonly<Record<Bounty, string>> = { tree: 'trees', grain: 'grain', root: 'roots', stream: 'streams', nut: 'nut bushes' };

/** Why a picture cannot be taken now; null if it can. */
function refuseObject(state: StonesagaState, scene: ForagingScene, one: ForagePicture): Refusal | null {
  if (scene.taken.includes(one.id)) return refuse(isBounty(one.kind) ? 'SS-468' : 'SS-482', 'It is part of this already.');
  if (one.kind === 'tracks')
    return refuse(
      'SS-485',
      'Tracks are followed, not taken: near ones open the midground to hunters, and with farther ones the background.',
    );
  if (scene.stage === 'encounter') return refuse('SS-462', 'The encounter comes first; nothing else is done in this action.');
  return isBounty(one.kind) ? refuseBounty(state, scene, one) : refusePrey(state, scene, one);
}

function refuseBounty(state: StonesagaState, scene: ForagingScene, one: ForagePicture): Refusal | null {
  if (scene.stage === 'hunt') return refuse('SS-465', 'You hunt this time. One action does not harvest as well.');
  const kind = picturesIn(scene).find(({ id }) => scene.taken.includes(id))?.kind as Bounty | undefined;
  if (kind && kind !== one.kind) return refuse('SS-467', `You harvest ${plural[kind]} this time, and one kind only.`);
  if (scene.taken.length >= harvestLimit(state, scene.who, kind))
    return refuse('SS-468', `You have harvested ${scene.taken.length}, as many as one action allows.`);
  if (harvestable(scene).some(({ id }) => id === one.id)) return null;
  const them = plural[one.kind as Bounty];
  return one.section === 'mid'
    ? refuse('SS-470', `Too far: harvest ${them} in a foreground first.`)
    : refuse('SS-471', `Too far: harvest ${them} in a midground first.`);
}

function refusePrey(state: StonesagaState, scene: ForagingScene, one: ForagePicture): Refusal | null {
  if (scene.stage === 'harvest') return refuse('SS-465', 'You harvest this time. One action does not hunt as well.');
  const helps = abilitiesOf(state, scene.who, 'reach').map(({ ability }) => ability);
  if (huntable(scene, scene.taken, helps, state.house.dusk).some(({ id }) => id === one.id)) return null;
  if (scene.taken.length > 0) {
    const { kind } = picturesIn(scene).find(({ id }) => scene.taken.includes(id))!;
    if (kind !== 'smallPrey' || one.kind !== kind || scene.taken.length >= 3)
      return refuse('SS-482', 'One hunt is for up to three small prey, or one large prey, or one predator.');
  }
  return one.section === 'mid'
    ? refuse('SS-485', 'Out of reach: tracks in a foreground lead to the midground.')
    : refuse('SS-486', 'Out of reach: tracks in a foreground and in a midground lead to the background.');
}

/** What a hand gets to hear in the middle of foraging. */
export function refuseForaging(state: StonesagaState, scene: ForagingScene, word: string): Refusal | null {
  const object = word.startsWith('object:') ? picturesIn(scene).find(({ id }) => word === `object:${id}`) : undefined;
  if (object)
    return (
      refuseObject(state, scene, object) ??
      (scene.stage === 'search'
        ? refuse('SS-465', isBounty(object.kind) ? 'First say that you harvest.' : 'First say that you hunt.')
        : null)
    );
  if (word.startsWith('forage:'))
    return scene.drawn.length > 0
      ? refuse('SS-455', 'The predator in the tableau draws you on: the card with the nearer one must be kept.')
      : refuse('SS-459', 'It lies in the tableau until the action ends.');
  if (scene.drawn.length > 0) return refuse('SS-452', 'Keep one of the drawn cards first.');
  if (word === 'harvest')
    return refuse(
      'SS-469',
      `Nothing in a foreground can be harvested: no ${Object.keys(bounty)
        .map((kind) => plural[kind as Bounty])
        .join(', no ')}.`,
    );
  if (word === 'hunt') return refuse('SS-483', 'No prey is within reach.');
  if (word === 'search') return refuse('SS-458', 'The deck has run out.');
  return null;
}
