import type { Seat } from '../../kernel/rule.ts';
import { placeOf } from './content/places.ts';
import { vantages } from './content/vantages.ts';
import { directions, skills, type Direction, type Element, type Face, type Skill, type Stat, type Terrain } from './content/vocabulary.ts';
import { journalsFor, type JournalView } from './journal.ts';
import { doneAt, mayAct } from './rules/actions.ts';
import { companionsOf, playerOf } from './rules/people.ts';
import { termsOf } from './terms.ts';
import type { ActionKind, DestinyState, Ended, Kept, MissionState, Placed, Player, VantageState } from './state.ts';

/** Everything a seat may know. Of locations there is only the viewer's own, while they stand on it (VA-064 to VA-066). */
export interface VantageView {
  /** Whose view it is; null for the table. */
  readonly me: Seat | null;
  readonly phase: VantageState['phase'];
  readonly seats: readonly Seat[];
  readonly first: Seat;
  readonly active: Seat;
  readonly turns: number;
  readonly players: Readonly<Record<Seat, PlayerView>>;
  readonly supply: Readonly<Record<Skill, number>>;
  readonly pool: number;
  readonly penalty: number;
  readonly roll: readonly Face[];
  readonly refreshes: number;
  readonly mission: MissionState | null;
  readonly destinies: readonly DestinyState[];
  readonly story: StoryView | null;
  /** Where the viewer stands; null for the table, and before the crash. */
  readonly here: HereView | null;
  /** The viewer's own journal, and everybody's once the game has ended. */
  readonly journals: readonly JournalView[];
  /** The private page that is open before the viewer. */
  readonly page: { readonly id: string; readonly text: string; readonly mark: string } | null;
  /** Terms of the glossary that have been met (VA-086). */
  readonly terms: readonly string[];
  readonly ended: Ended | null;
}

/** VA-076 What lies open on the table. */
export interface PlayerView {
  readonly level: number;
  readonly skill: Skill | null;
  readonly character: number | null;
  readonly stats: Readonly<Record<Stat, number>>;
  readonly skills: Readonly<Record<Skill, number>>;
  readonly coins: number;
  readonly grid: readonly (Placed | null)[];
  readonly reserve: readonly Kept[];
  readonly lying: readonly number[];
  readonly pod: number | null;
  /** The number of the location, once it has been read aloud there (RU-VA-69). */
  readonly number: number | null;
  /** The actions of the location, if the player has told them (VA-070). */
  readonly told: readonly { readonly cat: Skill; readonly verb: string }[] | null;
  /** Those who only watch may see what this player sees. */
  readonly shows: boolean;
}

/** RU-VA-15, RU-VA-69 The page that is being read aloud. */
interface StoryView {
  readonly seat: Seat;
  readonly kind: ActionKind;
  readonly cat: Skill;
  readonly verb: string;
  /** Null for a listed depart: no number is told, and its direction is the player's own. */
  readonly number: number | null;
  readonly elements: readonly Element[];
  readonly text: string;
  readonly cost: number;
  readonly x: number | null;
  readonly remaining: number;
  readonly step: number;
  readonly read: readonly string[];
}

export interface HereView {
  readonly num: number;
  readonly name: string;
  readonly description: string;
  readonly voice: string | null;
  readonly terrain: readonly Terrain[];
  readonly actions: readonly {
    readonly cat: Skill;
    readonly verb: string;
    readonly elements: readonly Element[];
    readonly open: boolean;
  }[];
  readonly compass: Readonly<Record<Direction, { readonly kind: 'listed' | 'star' | 'blocked'; readonly to: number | null }>>;
  readonly done: readonly Skill[];
  /** Who else is here (RU-VA-12). */
  readonly company: readonly Seat[];
}

export function viewVantage(s: VantageState, seat: Seat | 'table'): VantageView {
  const own = seat === 'table' ? null : (s.players[seat] ?? null);
  return {
    me: own ? (seat as Seat) : null,
    phase: s.phase,
    seats: [...s.seats],
    first: s.first,
    active: s.active,
    turns: s.turns,
    players: Object.fromEntries(s.seats.map((one) => [one, publicOf(playerOf(s, one))])),
    supply: { ...s.supply },
    pool: s.pool,
    penalty: s.penalty,
    roll: [...s.roll],
    refreshes: s.refreshes,
    mission: s.mission,
    destinies: s.destinies,
    story: storyOf(s),
    here: own ? hereOf(s, seat) : null,
    journals: journalsFor(s, own ? seat : null),
    page: pageOf(own),
    terms: termsOf(s, seat),
    ended: s.ended,
  };
}

const publicOf = (p: Player): PlayerView => ({
  level: p.level,
  skill: p.skill,
  character: p.character,
  stats: { ...p.stats },
  skills: { ...p.skills },
  coins: p.coins,
  grid: [...p.grid],
  reserve: p.reserve,
  lying: p.lying,
  pod: p.pod,
  number: p.told ? p.location : null,
  told: p.shared && p.location !== null ? listed(p.location) : null,
  shows: p.shows,
});

const listed = (num: number): { readonly cat: Skill; readonly verb: string }[] => {
  const { actions } = placeOf(num);
  return skills.flatMap((cat) => (actions[cat] ? [{ cat, verb: actions[cat].verb }] : []));
};

function storyOf(s: VantageState): StoryView | null {
  const action = s.turn?.action;
  if (!s.turn || !action) return null;
  const { kind, cat, verb, num, star, elements, text, cost, x, remaining, step } = action;
  const number = kind === 'depart' && !star ? null : num;
  return { seat: s.active, kind, cat, verb, number, elements, text, cost, x, remaining, step, read: s.turn.read };
}

export function hereOf(s: VantageState, seat: Seat): HereView | null {
  const player = playerOf(s, seat);
  if (player.location === null) return null;
  const { num, name, description, voice, terrain, actions, compass } = placeOf(player.location);
  return {
    num,
    name,
    description,
    voice: voice ?? null,
    terrain,
    actions: skills.flatMap((cat) => {
      const action = actions[cat];
      return action ? [{ cat, verb: action.verb, elements: action.elements ?? [], open: mayAct(s, seat, cat, 'no') }] : [];
    }),
    // The number behind a star is not printed (VA-094).
    compass: Object.fromEntries(
      directions.map((way) => {
        const exit = compass[way];
        return [way, { kind: exit.kind, to: exit.kind === 'listed' ? exit.to : null }];
      }),
    ) as HereView['compass'],
    done: doneAt(player, num),
    company: companionsOf(s, seat),
  };
}

function pageOf(player: Player | null): VantageView['page'] {
  const page = vantages.find(({ id }) => id === player?.page);
  return page ? { id: page.id, text: page.text, mark: page.mark } : null;
}
