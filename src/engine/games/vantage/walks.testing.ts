import type { AnyMatch, Pick } from '../../../bots/random.ts';
import { picker } from '../../kernel/chance.ts';
import type { Answer, Decision } from '../../kernel/rule.ts';
import { anything } from '../../testing/properties.testing.ts';
import type { Coverage } from '../../testing/workshop.testing.ts';
import { cards, destinies, isUpright, missions } from './content/cards.ts';
import type { CardAction } from './content/kinds.ts';
import { allPages } from './content/pages.testing.ts';
import { placeOf, places } from './content/places.ts';
import { directions } from './content/vocabulary.ts';
import type { Action, VantageState } from './state.ts';
import { play } from './vantage.testing.ts';

const pad = (num: number): string => String(num).padStart(3, '0');
const mostAnswers = 3000;
const kinds = {
  location: 'location entries',
  depart: 'depart entries',
  card: 'card entries',
  printed: 'printed on cards',
  center: 'printed in the center',
  zero: 'a stat at 0',
} as const;

/** What has been seen of the planet so far. */
interface Seen {
  readonly places: Set<number>;
  readonly pages: Set<string>;
}

/**
 * Six players walk at random over the planet, beginning at crash locations, in as many games as told. Where a page has not been read
 * yet they read it, and else they go to where one is left; everything they are asked besides is answered by lot. In the second half
 * of the games they begin where pages are left, hidden places too, and hold the cards whose pages nobody has read.
 */
export function walk(games: number, seed: number): readonly Coverage[] {
  const seen: Seen = { places: new Set(), pages: new Set() };
  for (let game = 0; game < games; game++) walkOnce(seen, game, game >= games / 2, picker(seed + game));
  const unseen = places.filter(({ num }) => !seen.places.has(num));
  return [
    { what: 'places', of: places.length, missing: unseen.map(({ num, name }) => `${num} ${name}`) },
    ...Object.entries(kinds).map(([of, what]) => {
      const pages = allPages.filter((page) => page.of === of && !page.name.endsWith('.arrival'));
      return { what, of: pages.length, missing: pages.filter(({ name }) => !seen.pages.has(name)).map(({ name }) => name) };
    }),
  ];
}

function walkOnce(seen: Seen, game: number, late: boolean, pick: Pick): void {
  const { num: mission } = missions[game % missions.length]!;
  const starts = places.filter(({ hidden }) => late || !hidden).toSorted((a, b) => left(seen, b.num) - left(seen, a.num));
  const at = Array.from({ length: 6 }, (_, i) => starts[late ? i : i * 3 + pick(3)]!.num);
  const edit = (s: VantageState): void => {
    rested(s);
    if (late) furnish(s, seen, pick);
  };
  let now: VantageState;
  const watch = (s: VantageState): void => void (now = s);
  const { match } = play({ seats: 6, at, mission, options: { level: 'cautious', zero: 'third' }, edit, watch });
  for (const num of at) seen.places.add(num);
  for (let given = 0; match.open.length > 0 && given < mostAnswers; given++) {
    match.answer(nextAnswer(match.open, now!, seen, pick));
    note(now!, seen);
  }
}

/** As strong as anybody can be, so that a walk is long. */
function rested(s: VantageState): void {
  for (const seat of s.seats) s.players[seat]!.stats = { time: 6, morale: 6, health: 6 };
}

/** Gives everybody cards with unread pages, stands them where a card has its only place, and lays unread destinies into the center. */
function furnish(s: VantageState, { pages }: Seen, pick: Pick): void {
  const isUnread = (num: number, { cat }: CardAction): boolean => !pages.has(`${num}.${cat}`);
  const mine = cards.filter(({ num, type, actions }) => type !== 'character' && actions.some((one) => isUnread(num, one)));
  for (const { num, only, boostCap } of mine) {
    const player = s.players[s.seats[pick(s.seats.length)]!]!;
    const cell = player.grid.indexOf(null);
    if (!isUpright(num)) player.lying = [...player.lying, num];
    else if (cell >= 0) player.grid[cell] = { num, boost: boostCap, dice: [] };
    if (only !== undefined) player.location = only;
  }
  for (const { num, actions } of destinies)
    if (actions.some((one) => isUnread(num, one)))
      s.destinies = [...s.destinies, { num, tokens: 0, complete: false, since: 0, progress: [] }];
}

const left = ({ pages }: Seen, num: number): number =>
  Object.keys(placeOf(num).actions).filter((cat) => !pages.has(`${pad(num)}.${cat}`)).length;

function note(s: VantageState, { places: found, pages }: Seen): void {
  for (const seat of s.seats) if (s.players[seat]!.location !== null) found.add(s.players[seat]!.location);
  const action = s.turn?.action;
  if (action) pages.add(nameOf(action));
  if (s.mission && s.mission.shadow > 0) pages.add(`${s.mission.num}.take`);
}

const nameOf = ({ kind, num, cat, at, way }: Action): string =>
  kind === 'card' ? `${num}.${cat}` : `${pad(at)}.${kind === 'depart' ? way : cat}`;

function nextAnswer(open: readonly Decision[], s: VantageState, seen: Seen, pick: Pick): Answer {
  const asked = open.find(({ ask }) => ask === 'turn.action' || ask === 'turn.continue' || ask === 'depart.way');
  const wanted = asked && (unread(asked, s, seen) ?? towards(asked, s, seen));
  const choices = wanted ?? [];
  if (asked && choices.length > 0) return { seat: asked.seat, ask: asked.ask, option: choices[pick(choices.length)]! };
  const zero = open.find(({ options }) => options.some(({ label }) => label.endsWith('(Go on.)')));
  if (zero) return { seat: zero.seat, ask: zero.ask, option: zero.options.find(({ label }) => label.endsWith('(Go on.)'))!.id };
  const rest = open.filter(({ ask }) => ask !== 'evening.stop');
  return anything({ open: rest.length > 0 ? rest : open } as AnyMatch, pick);
}

const pageOf = (id: string, s: VantageState, seat: string): string => {
  const here = pad(s.players[seat]!.location!);
  const [kind, rest = ''] = id.split(':');
  if (kind !== 'card') return `${here}.${rest}`;
  const [num, verb] = rest.split('.');
  return allPages.find(({ name, entry }) => name.startsWith(`${num}.`) && entry?.verb === verb)?.name ?? id;
};

/** Options that open a page nobody has read. */
function unread({ options, seat }: Decision, s: VantageState, { pages }: Seen): string[] | undefined {
  const place = placeOf(s.players[seat]!.location!);
  const fresh = options
    .map(({ id }) => id)
    .filter((id) => !id.startsWith('destiny') && id !== 'end')
    .filter((id) => !(id.startsWith('way:') && !place.depart?.[id.slice(4) as 'N']))
    .filter((id) => !pages.has(pageOf(id, s, seat)));
  return fresh.length > 0 ? fresh : undefined;
}

/** The ways that lead nearer to a place with unread pages which the player may still use. */
function towards({ options, seat }: Decision, s: VantageState, seen: Seen): string[] | undefined {
  const player = s.players[seat]!;
  const ways = options.map(({ id }) => id).filter((id) => id.startsWith('way:'));
  const open = (num: number): boolean => !player.done[num] && left(seen, num) > 0;
  const first = new Map<number, string>();
  const queue = ways.flatMap((id) => {
    const exit = placeOf(player.location!).compass[id.slice(4) as 'N'];
    return exit?.kind === 'listed' || exit?.kind === 'star' ? [[exit.to, id] as const] : [];
  });
  for (let i = 0; i < queue.length; i++) {
    const [num, id] = queue[i]!;
    if (first.has(num)) continue;
    first.set(num, id);
    if (open(num)) return [id];
    for (const way of directions) {
      const exit = placeOf(num).compass[way];
      if (exit.kind !== 'blocked') queue.push([exit.to, id]);
    }
  }
  return ways.length > 0 ? ways : undefined;
}
