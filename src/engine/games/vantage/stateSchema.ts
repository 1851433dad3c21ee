import { z } from 'zod';
import { cards, destinies, missions } from './content/cards.ts';
import { epilogues } from './content/epilogues.ts';
import { flags } from './content/flags.ts';
import { levels, pods } from './content/opening.ts';
import { places } from './content/places.ts';
import { diceInPlay, highestStat, highestX, tokensPerSkill } from './content/values.ts';
import { vantages } from './content/vantages.ts';
import { diagonals, directions, elements, faces, regions, skills, stats } from './content/vocabulary.ts';
import { mixes } from './settings.ts';
import type {
  Action, Deed, DestinyState, Eased, Ended, GoesOn, House, JournalLine, Kept, MissionState, Placed, Player, Progress, Turn, VantageState,
  Visit,
} from './state.ts';

/** Every field of a type, each with its shape: a field that is added to the state does not compile until it is here. */
type Shape<T> = { readonly [K in keyof T]-?: z.ZodType };
const whole = <T>(shape: Shape<T>) => z.strictObject(shape);

const mostPlayers = 6;
const count = z.int().min(0);
const word = z.string().min(1);
const seat = z.enum(Array.from({ length: mostPlayers }, (_, i) => `p${i + 1}`));
const skill = z.enum(skills);
const numberOf = (printed: readonly { readonly num: number }[], what: string) =>
  z.literal(printed.map(({ num }) => num), `the number of a ${what} is expected`);
const place = numberOf(places, 'place');
const card = numberOf(cards, 'card');
const mission = numberOf(missions, 'mission');
const destiny = numberOf(destinies, 'destiny');
/** Cards in the centre carry actions too. */
const actionCard = z.union([card, mission, destiny]);
const kind = z.enum(['location', 'card', 'depart']);
const dicePool = z.int().min(0).max(diceInPlay(mostPlayers));
const tokens = z.record(skill, z.int().min(0).max(tokensPerSkill));
const id = (pattern: RegExp, what: string) => z.string().regex(pattern, `${what} is expected`);
const slot = id(/^p\d:\d+\.\w+$/, 'a slot such as p1:203.a');

const placed = whole<Placed>({
  num: card, boost: count, dice: z.array(word), closed: z.literal(true).optional(), spent: z.literal(true).optional(),
});
const kept = whole<Kept>({ num: card, boost: count });
const written = { at: place, turn: count };
const note = z.union([
  z.strictObject({ ...written, note: z.literal('card'), card }),
  z.strictObject({ ...written, note: z.literal('met'), seat }),
  z.strictObject({ ...written, note: z.literal('told'), text: word }),
]);
const journalLine = whole<JournalLine>({
  num: place, by: z.enum([...directions, ...diagonals, 'crash', 'result', 'along']), turn: count,
});

const player = whole<Player>({
  level: count, skill: skill.nullable(), character: card.nullable(), stats: z.record(z.enum(stats), z.int().min(0).max(highestStat)),
  skills: tokens, coins: count, grid: z.array(placed.nullable()).length(9), reserve: z.array(kept), lying: z.array(card),
  pod: numberOf(pods, 'pod').nullable(), crashedAt: place.nullable(), location: place.nullable(),
  told: z.boolean(), shared: z.boolean(), done: z.record(id(/^\d+$/, 'the number of a place'), z.array(skill)),
  journal: z.array(journalLine), notes: z.array(note), shows: z.boolean(), pages: z.array(z.enum(vantages.map((page) => page.id))),
  page: z.enum(vantages.map((page) => page.id)).nullable(), stayed: count,
});

const progress = z.array(whole<Progress>({ done: z.number().min(0), of: count }));
const goal = { tokens: count, complete: z.boolean(), progress };
const missionState = whole<MissionState>({ num: mission, shadow: count, ...goal });
const destinyState = whole<DestinyState>({ num: destiny, since: count, ...goal });

const paid = z.strictObject({ coin: count, help: count });
const deed = whole<Deed>({
  seat, turn: count, kind, cat: skill, verb: word, at: place, card: actionCard.nullable(), elements: z.array(z.enum(elements)), x: count,
  rolled: count, gridFull: z.boolean(), paid, consumed: z.boolean(),
});
const visit = whole<Visit>({ seat, to: place, depart: z.boolean(), vehicle: z.boolean() });

const x = z.int().min(0).max(highestX).nullable();
const action = whole<Action>({
  kind, cat: skill, verb: word, elements: z.array(z.enum(elements)), num: z.union([place, actionCard]), at: place,
  way: z.string().nullable(), star: z.boolean(), to: place.nullable(), text: z.string(), cost: count, x, readX: x,
  remaining: count, rolled: count, step: z.literal([2, 3, 4, 5, 6, 7]), doubled: skill.nullable(), paid, lastCoins: count,
});
const eased = whole<Eased>({
  slot, drop: z.array(z.enum(['face', 'price', 'terrain', 'cat', 'verb'])), face: z.enum([...faces, 'any']).optional(),
  shared: z.literal(true).optional(),
});
const goesOn = whole<GoesOn>({
  how: z.enum(['must', 'may']), lifted: z.boolean(),
  with: z.union([skill, z.strictObject({ kind, cat: skill.optional(), verb: word.optional(), card: card.optional() })]).nullable(),
});
const turn = whole<Turn>({
  action: action.nullable(), eased: z.array(eased), goesOn: goesOn.nullable(), read: z.array(z.string()), departedAgain: z.boolean(),
  rerolledHere: z.boolean(), beganAt: place,
});

const house = whole<House>({
  level: z.literal(levels.map(({ level }) => level)).nullable(), doubles: z.enum(['must', 'may', 'not']), shadowLimit: count,
  opening: z.enum(['more', 'usual', 'less']), refresh: z.enum(['boost', 'usual', 'loss']), faces: z.enum(['kind', 'usual', 'harsh']),
  rulings: z.boolean(), evening: z.int().min(1).nullable(), watchers: z.boolean(),
});
const ended = whole<Ended>({
  winners: z.array(seat), why: z.string(), page: z.enum(epilogues.map((page) => page.id)),
  victory: z.enum(['epic', 'mission', 'destiny']).nullable(),
});

/** The whole state, to its last leaf. */
export const stateSchema: z.ZodType = whole<VantageState>({
  chance: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  mix: z.enum(mixes.map((mix) => mix.id)), phase: z.enum(['orbit', 'pods', 'turns']), seats: z.array(seat).min(1), first: seat,
  active: seat, turns: count, players: z.partialRecord(seat, player), supply: tokens, pool: dicePool, penalty: dicePool,
  roll: z.array(z.enum(faces)), refreshes: count, mission: missionState.nullable(), destinies: z.array(destinyState),
  flags: z.array(z.enum(flags)), deeds: z.array(deed), visits: z.array(visit), quietRounds: z.int().min(-1),
  placed: z.array(id(/^p\d:\d+$/, 'a card such as p1:203')),   gainedIn: z.record(id(/^\d+$/, 'the number of a card'), z.enum(regions)),
  fullGridSeen: z.boolean(), turn: turn.nullable(), heard: z.array(z.string()), house, ended: ended.nullable(),
});
