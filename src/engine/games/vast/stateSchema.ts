import { z } from 'zod';
import { favorIds } from './content/favors.ts';
import { gearIds } from './content/gear.ts';
import { difficulties } from './content/journey.ts';
import { powerCards } from './content/powers.ts';
import { ritualIds, trackIds } from './content/rituals.ts';
import { roleOrder } from './content/roles.ts';
import { spellIds } from './content/spells.ts';
import { treasureIds } from './content/treasures.ts';
import { skeletonNames } from './content/values.ts';
import { spiderForms, type ManorState, type SkeletonsState, type SpiderState, type WarlockState } from './roleStates.ts';
import type { Holding, JourneyState, LaidTile, PaladinState, VastState } from './state.ts';

/** Every field of a type, each with its shape: a field that is added to the state does not compile until it is here. */
type Shape<T> = { readonly [K in keyof T]-?: z.ZodType };
const whole = <T>(shape: Shape<T>) => z.strictObject(shape);
const flags = <T extends string>(...names: readonly T[]) =>
  Object.fromEntries(names.map((one) => [one, z.boolean()])) as unknown as Record<T, z.ZodType>;

const count = z.int().min(0);
const role = z.enum(roleOrder);
const skeleton = z.enum(Object.keys(skeletonNames));
const id = (pattern: RegExp, what: string) => z.string().regex(pattern, `${what} is expected`);
const square = id(/^\d+,\d+$/, 'a square such as 4,7');
const edge = id(/^\d+,\d+\|\d+,\d+$/, 'an edge such as 3,7|4,7');
const poltergeist = id(/^poltergeist-\d+$/, 'a poltergeist such as poltergeist-1');
const marker = id(/^treasure-\d+$/, 'a treasure marker such as treasure-1');
const spiderling = id(/^spiderling-\d+$/, 'a Spiderling such as spiderling-1');
const cursed = z.union([poltergeist, marker]);
const space = z.string().min(1);
const marks = z.literal(true);
const holding = (cards: readonly string[]) => {
  const pile = z.array(z.enum(cards));
  return whole<Holding<string>>({ deck: pile, discard: pile, drawn: pile, hand: pile, inPlay: pile, box: pile });
};

const phase = z.union([
  z.strictObject({ step: z.literal('activate'), present: z.array(skeleton), acted: z.array(skeleton) }),
  z.strictObject({ step: id(/^(set-up|collect|actions|fury|spawn|(skeletons|spider|manor|warlock)\.[a-z]+)$/, 'a phase') }),
]);
const tile = whole<LaidTile>({ tile: z.string(), lit: z.boolean(), turn: z.int().min(0).max(3) });

const paladin = whole<PaladinState>({
  health: count, startHealth: count.optional(), grit: count, fury: count, light: count,
  cubes: z.record(z.enum(['unassigned', 'prepare', 'sprint', 'crusade', 'supply']), count),
  favors: holding(favorIds), treasures: holding(treasureIds), vigor: z.strictObject({ strength: z.int(), defense: z.int() }),
  turn: whole<PaladinState['turn']>({
    ...flags('disdain', 'judgment', 'mendingPrayer', 'beacon', 'masonsPick', 'hitPoltergeist', 'hitSpider'),
    swiftZeal: count, crusadeReveals: count,
  }),
});
const skeletons = whole<SkeletonsState>({
  stability: count, march: z.array(skeleton), faceDown: z.array(skeleton), off: z.partialRecord(skeleton, z.enum(['side', 'standing'])),
  dazzled: z.partialRecord(skeleton, marks), gear: holding(gearIds),
  poison: z.strictObject({ waiting: z.boolean(), cube: z.boolean() }).optional(),
  turn: whole<SkeletonsState['turn']>(flags('looted', 'screamed', 'sharpened')),
});
const spiderFigure = z.union([z.enum(['giant', 'sorcerer']), spiderling]);
const spider = whole<SpiderState>({
  form: z.enum(spiderForms), blood: count, powers: holding(powerCards), boxed: z.array(spiderling), expand: z.boolean(),
  takesBlood: z.enum(['ask', 'always']), hadFirstTurn: z.boolean(),
  turn: whole<SpiderState['turn']>({
    ...flags('fed', 'scared', 'expanded', 'crossedWall'), eggsLaid: count, moving: spiderling.nullable(),
    moved: z.record(spiderFigure, count), legs: z.array(spiderFigure).optional(),
  }),
});
const manor = whole<ManorState>({
  seals: count, unassignedOmens: count, tracks: z.record(z.enum(trackIds), z.strictObject({ omens: count, portents: count })),
  portentsLeft: count, rituals: holding(ritualIds), used: count, offered: z.array(z.enum(treasureIds)),
});
const warlock = whole<WarlockState>({
  curses: count, spellsTrack: count, spells: holding(spellIds), dominated: z.array(cursed.nullable()),
  cubes: z.record(z.enum(['sneak', 'summon', 'conjure', 'syphon', 'unassigned', 'supply']), count),
  onSpells: z.partialRecord(z.enum(spellIds), count),
});
const journey = whole<JourneyState>({
  difficulty: z.enum(Object.keys(difficulties)), goal: count, terrorLimit: count, startHealth: count, caught: z.array(poltergeist),
  poltergeistValue: z.enum(['defense', 'literal']), ownDice: z.boolean(), settlesTies: z.boolean().optional(),
});

/** The whole state, to its last leaf. */
export const stateSchema: z.ZodType = whole<VastState>({
  chance: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  mix: z.string(), roles: z.array(role), round: count, active: role, phase, map: z.record(square, tile), stack: z.array(z.string()),
  figures: z.record(z.string(), space), tokens: z.record(space, z.partialRecord(z.enum(['lamp', 'blood', 'web', 'skulls']), count)),
  treasureMarkers: z.record(marker, square), breaches: z.record(edge, marks), forceWalls: z.record(edge, marks),
  pitMarkers: z.record(square, marks), cursed: z.record(cursed, count), paladin, skeletons, terror: count, spider: spider.nullable(),
  manor: manor.nullable(), warlock: warlock.nullable(),
  goals: whole<VastState['goals']>({ terror: count, seals: count, dominated: count }),
  houseRules: whole<VastState['houseRules']>(flags('entranceFixed', 'noShrines', 'noLegs', 'alwaysGiant', 'spiderlingsForce')),
  limited: z.boolean(), journey: journey.nullable(), ended: z.strictObject({ winners: z.array(z.string()), why: z.string() }).nullable(),
});
