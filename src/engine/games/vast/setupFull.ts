import { next, shuffle, type Chance } from '../../kernel/chance.ts';
import type { Given } from '../../kernel/rules.ts';
import type { GearId } from './content/gear.ts';
import { centre, entranceSquare } from './content/manor.ts';
import { roleMixes, type RoleMixId } from './content/mixes.ts';
import { roleOrder, type Role } from './content/roles.ts';
import type { MixChanges, Variant } from './content/schema.ts';
import type { SpellId } from './content/spells.ts';
import { goals, houseRules } from './content/values.ts';
import { variants } from './content/variants.ts';
import { isLessonOpening } from './content/openingNames.ts';
import { lessonOpenings } from './lessonOpenings.ts';
import { setUpManor } from './rules/manor/setup.ts';
import { setUpMap, setUpPaladin, type dealt, type Shuffle } from './rules/setup.ts';
import { setUpSkeletons } from './rules/skeletons/setup.ts';
import { setUpSpider } from './rules/spider/setup.ts';
import { setUpWarlock } from './rules/warlock/setup.ts';
import type { FigureId, PaladinState, VastState } from './state.ts';

/** §2, §15, §16 The first position of a full game: the usual set-up, changed by the mix and by each role's variant. */
export function setUpFull(given: Given): VastState {
  const chance: Chance = { chance: [...given.chance] };
  const mix: Shuffle = (things) => shuffle(things, (range) => next(chance, range));
  const changes: MixChanges = roleMixes[given.mix as RoleMixId];
  const roles = roleOrder.filter((role) => changes.roles.includes(role));
  const variant = (role: Role): Variant | undefined =>
    roles.includes(role) ? (variants[role] as Record<string, Variant>)[given.options[role] ?? ''] : undefined;
  const { map, stack } = setUpMap(mix);
  const spider = roles.includes('spider')
    ? setUpSpider(mix, { boxed: variant('paladin')?.boxedSpiderlings ?? 0, expand: changes.spiderExpands ?? false })
    : null;
  const skeletons = setUpSkeletons(mix, (range) => next(chance, range), roles.includes('skeletons') ? deadGear(changes, given) : null);
  const paladin = roles.includes('paladin');
  const state: VastState = {
    chance: chance.chance,
    mix: given.mix,
    roles,
    round: 0,
    active: roles[0]!,
    phase: { step: 'set-up' },
    map,
    stack,
    figures: figuresOf({ ...(paladin && { paladin: entranceSquare }), ...(spider && { giant: centre }), ...skeletons.figures }),
    tokens: {},
    treasureMarkers: {},
    breaches: {},
    forceWalls: {},
    pitMarkers: {},
    cursed: {},
    paladin: paladinOf(setUpPaladin(mix, { disdainInPlay: false }), changes, variant('paladin'), variant('skeletons')),
    skeletons: skeletons.state,
    terror: changes.terror ?? 0,
    spider,
    manor: roles.includes('manor')
      ? setUpManor(mix, { seals: changes.seals ?? 0, ritualsOut: variant('manor')?.ritualsOut ?? null })
      : null,
    warlock: roles.includes('warlock')
      ? setUpWarlock(mix, { inPlay: (changes.warlockSpells ?? []) as readonly SpellId[], ...warlockStart(variant('warlock')) })
      : null,
    goals: goalsOf(variant),
    houseRules: {
      ...houseRules,
      entranceFixed: given.options.entrance !== 'free',
      noShrines: variant('paladin')?.noShrines ?? false,
      noLegs: variant('spider')?.noLegs ?? false,
      alwaysGiant: variant('spider')?.alwaysGiant ?? false,
      spiderlingsForce: changes.spiderlingsForce ?? false,
    },
    limited: given.options.rounds === 'limited',
    journey: null,
    ended: null,
  };
  if (isLessonOpening(given.options.opening)) lessonOpenings[given.options.opening](state);
  return state;
}

const figuresOf = (figures: Partial<Record<FigureId, string>>): VastState['figures'] => figures as VastState['figures'];

/** MM-571, MM-577, RU-29 Cards that would be dead without a Paladin leave, or stay if the table says so. */
const deadGear = (changes: MixChanges, { mix, options }: Given): readonly GearId[] =>
  mix === 'skeletons-spider' && options.gear === 'useful'
    ? roleMixes['skeletons-spider-manor'].gearOut
    : ((changes.gearOut ?? []) as readonly GearId[]);

/** MM-535, MM-536 to MM-539, MM-558, MM-562, MM-578 */
function paladinOf(p: PaladinState, changes: MixChanges, own: Variant | undefined, skeletons: Variant | undefined): PaladinState {
  const begins = skeletons?.treasures ?? [];
  const fewer = own?.heroCubes ?? 0;
  return {
    ...p,
    health: skeletons?.health ?? p.health,
    ...(skeletons?.health !== undefined && { startHealth: skeletons.health }),
    cubes: { ...p.cubes, unassigned: p.cubes.unassigned + fewer },
    favors: without(p.favors, changes.favorsOut ?? []),
    treasures: {
      ...without(without(p.treasures, changes.treasuresOut ?? []), begins, false),
      inPlay: [...begins] as PaladinState['treasures']['inPlay'],
    },
  };
}

/** Takes cards out of a deck, into the box unless they begin somewhere else. */
function without<C extends string>(
  holding: ReturnType<typeof dealt<C>>,
  cards: readonly string[],
  boxed = true,
): ReturnType<typeof dealt<C>> {
  const out = holding.deck.filter((card) => cards.includes(card));
  return { ...holding, deck: holding.deck.filter((card) => !cards.includes(card)), box: boxed ? [...holding.box, ...out] : holding.box };
}

const warlockStart = (own: Variant | undefined) => ({
  spellsDrawn: own?.spellsDrawn ?? 0,
  spellsTrack: own?.spellsTrack ?? 0,
  fewerCubes: -(own?.magicCubes ?? 0),
});

/** MM-809 Variants that lower a goal change nothing else. */
const goalsOf = (variant: (role: Role) => Variant | undefined): VastState['goals'] => ({
  terror: variant('spider')?.terrorGoal ?? goals.terror,
  seals: variant('manor')?.sealsGoal ?? goals.seals,
  dominated: variant('warlock')?.dominatedGoal ?? goals.dominated,
});
