import type { SquareId } from '../content/manor.ts';
import { ritualIds, rituals, trackIds, tracks, trackSpaces, type RitualId, type TrackId } from '../content/rituals.ts';
import { sides, type Turn } from '../content/tiles.ts';
import { handLimit } from '../rules/manor/drawPhase.ts';
import { filled, powerOf } from '../rules/manor/values.ts';
import { isSquare, nextSquare, numberOf, squareCount, squares } from '../rules/spaces.ts';
import { wallMask } from '../rules/walls.ts';
import type { FigureId, VastState } from '../state.ts';
import { costsFrom } from './walking.ts';

/** The Wraith walks through walls, and over tiles only. */
const gait = { lit: 1, dark: 1, crypt: Infinity, wall: 0 };

export const manorWeights = {
  seal: 1, omen: 0.01, lit: 0.06, choice: 0.03,
  /** What a cube for good is worth on each track. */
  portent: { reveal: 0.6, shift: 0.5, swap: 0.6, walls: 0.1, wraith: 0.8, draw: 0.9 },
  /** The first card in hand is worth most: without any there is no ritual. */
  cards: [0.6, 0.45, 0.3, 0.2, 0.1],
  ranks: [1, 0.3, 0.15, 0.08, 0.04],
  ready: 0.9, later: 0.6, fade: 0.86, face: 0.8, barred: 0.55,
} as const;
const w = manorWeights;

/** Where each card leads from each square in each turn: squares by number, the start first. Paths off the map are left out. */
interface Pattern {
  readonly squares: readonly number[];
  readonly ways: readonly number[];
}
const patterns: Readonly<Record<RitualId, readonly Pattern[]>> = Object.fromEntries(ritualIds.map((card) => [card, patternsOf(card)])) as never;

function patternsOf(card: RitualId): Pattern[] {
  return [0, 1, 2, 3].flatMap((turn) =>
    squares.flatMap((_, start) => {
      const path = [start];
      const ways: number[] = [];
      for (const step of rituals[card].steps) {
        const side = (sides.indexOf(step) + turn) % 4;
        const next = nextSquare[path.at(-1)! * 4 + side]!;
        if (next < 0) return [];
        path.push(next);
        ways.push(side);
      }
      return [{ squares: path, ways }];
    }),
  );
}

/** How far the Manor has come, in Seals: what it has, the rituals it could perform soon, and its lasting powers. */
export function manorStanding(state: VastState, walls: Uint8Array): number {
  const manor = state.manor!;
  let lasting = 0;
  let lit = 0;
  for (const track of trackIds) lasting += w.portent[track] * manor.tracks[track].portents;
  for (const square in state.map) if (state.map[square as SquareId]!.lit) lit += 1;
  if (isBefore(state, 'manor.reveal')) lit += 0.9 * (powerOf(state, 'reveal') - (state.phase.step === 'manor.reveal' ? manor.used : 0));
  return w.seal * manor.seals + lasting + w.lit * Math.min(20, lit) + w.omen * manor.unassignedOmens + handWorth(state) + ritesWorth(state, walls);
}

const order = ['manor.enter', 'manor.assign', 'manor.reveal', 'manor.shift', 'manor.swap', 'manor.walls', 'manor.wraith', 'manor.ritual', 'manor.draw', 'manor.return'];
const isBefore = (state: VastState, step: string): boolean => state.active === 'manor' && order.indexOf(state.phase.step) <= order.indexOf(step);

/** Cards in hand and to come this turn. Beyond a full hand a draw only gives the choice. */
function handWorth(state: VastState): number {
  const held = state.manor!.rituals.hand.length;
  const drawn = isBefore(state, 'manor.draw') ? powerOf(state, 'draw') : 0;
  const kept = Math.min(handLimit, held + drawn);
  let worth = w.choice * (held + drawn - kept);
  for (let i = 0; i < kept; i++) worth += w.cards[i]!;
  return worth;
}

/** What all rites in hand promise: the best of them most, the others as something to fall back on and to go on with. */
function ritesWorth(state: VastState, walls: Uint8Array): number {
  const site = surveyed(state, walls);
  const promised = state.manor!.rituals.hand.map((card) => promiseOf(card, site)).sort((a, b) => b - a);
  return promised.reduce((sum, worth, rank) => sum + worth * (w.ranks[rank] ?? 0), 0);
}

interface Site {
  readonly state: VastState;
  readonly walls: Uint8Array;
  readonly tiles: Uint8Array;
  readonly travel: Float32Array;
  readonly entered: boolean;
  /** A ritual is still to come this turn, and so many omens can still be put anywhere. */
  readonly acting: boolean;
  readonly free: number;
  /** For each power, what 0 to 3 more omens make of it now, and on the next turn. */
  readonly now: Powers;
  readonly next: Powers;
}
type Powers = Readonly<Record<'reveal' | 'shift' | 'swap' | 'wraith', readonly number[]>>;

function surveyed(state: VastState, walls: Uint8Array): Site {
  const manor = state.manor!;
  const wraith = state.figures.wraith as SquareId | undefined;
  const acting = isBefore(state, 'manor.ritual');
  const with3 = (track: TrackId, cubes: number): number[] => [0, 1, 2, 3].map((more) => tracks[track].values[Math.min(trackSpaces, cubes + more)]!);
  const now = (track: TrackId): number[] => {
    const step = `manor.${track}`;
    if (!acting || !isBefore(state, step)) return [0, 0, 0, 0];
    const used = state.phase.step === step ? manor.used : 0;
    return with3(track, filled(state, track)).map((power) => power - used);
  };
  const next = (track: TrackId): number[] => with3(track, manor.tracks[track].portents);
  return {
    state, walls, acting, tiles: tileStates(state), travel: costsFrom(state, wraith === undefined ? [] : [wraith], gait, walls), entered: wraith !== undefined,
    free: state.phase.step === 'manor.assign' || state.phase.step === 'manor.enter' ? manor.unassignedOmens : 0,
    now: { reveal: now('reveal'), shift: now('shift'), swap: now('swap'), wraith: now('wraith') },
    next: { reveal: next('reveal'), shift: next('shift'), swap: next('swap'), wraith: next('wraith') },
  };
}

/** The best way to perform a card, now or later: its Seals, less for every chance that has to be taken and every omen it asks for. */
function promiseOf(card: RitualId, site: Site): number {
  const { seals, portent } = rituals[card];
  const { state, tiles, travel, acting, free } = site;
  const prize = seals + (portent && state.manor!.tracks[portent].portents < trackSpaces ? w.portent[portent] : 0);
  let best = 0;
  for (const pattern of patterns[card]) {
    const { squares: path } = pattern;
    const way = site.entered ? travel[path[0]!]! : 2;
    if (way > 12) continue;
    let dark = 0;
    let taken = 0;
    for (const square of path) {
      if (tiles[square] === absent) taken += 2;
      else if (tiles[square] === darkTile) dark += 1;
      else if (tiles[square] === takenTile) taken += 1;
    }
    if (dark + taken > 4) continue;
    const { turned, stuck } = mendsOf(pattern, site);
    const chance = w.face ** dark;
    if (acting && taken === 0 && stuck === 0 && omensFor(site.now, dark, turned, way) <= free) best = Math.max(best, w.ready * prize * chance);
    const omens = omensFor(site.next, dark, turned, way);
    best = Math.max(best, prize * w.later * chance * w.fade ** omens * (omens > 3 ? w.fade : 1) * w.barred ** (taken + stuck));
  }
  return best;
}

/** Tiles of a path that must be turned to open it, and those that no turn opens. */
function mendsOf({ squares: path, ways }: Pattern, { state, walls, tiles }: Site): { turned: number; stuck: number } {
  let turned = 0;
  let stuck = 0;
  for (let i = 0; i < path.length; i++) {
    const here = path[i]!;
    if (tiles[here] !== litTile && tiles[here] !== takenTile) continue;
    const ahead = i < ways.length ? 1 << ways[i]! : 0;
    const back = i > 0 ? 1 << ((ways[i - 1]! + 2) % 4) : 0;
    const closed = walls[here]! & (ahead | back);
    if (closed === 0) continue;
    const { tile, turn } = state.map[squares[here]!]!;
    // A force wall belongs to nobody: the tile behind it is turned, and the marker goes.
    const mine = wallMask(tile, turn) & closed;
    if (mine === 0 && !(ahead & closed && i + 1 < path.length && !printed(state, tiles, path[i + 1]!, ways[i]!))) continue;
    if ([0, 1, 2, 3].some((other) => (wallMask(tile, other as Turn) & (ahead | back)) === 0)) turned += 1;
    else stuck += 1;
  }
  return { turned, stuck };
}

/** Whether the tile that is entered over this side shows a wall there. */
const printed = (state: VastState, tiles: Uint8Array, square: number, way: number): boolean => {
  if (tiles[square] === absent || tiles[square] === darkTile) return false;
  const { tile, turn } = state.map[squares[square]!]!;
  return (wallMask(tile, turn) & (1 << ((way + 2) % 4))) !== 0;
};

/** The omens that have to be added to reveal, turn and walk so much. */
function omensFor(powers: Powers, dark: number, turned: number, way: number): number {
  return toReach(powers.reveal, dark) + toReach(powers.wraith, way) + toTurn(powers, turned);
}

const never = 9;
const toReach = (power: readonly number[], wanted: number): number => {
  if (wanted === 0) return 0;
  const more = power.findIndex((value) => value >= wanted);
  return more < 0 ? never : more;
};

/** Shift turns one tile, Swap two. */
function toTurn({ shift, swap }: Powers, turned: number): number {
  if (turned === 0) return 0;
  const [one, two] = [toReach(shift, 1), toReach(swap, 1)];
  return turned === 1 ? Math.min(one, two) : turned === 2 ? two : turned === 3 ? one + two : never;
}

const absent = 0;
const darkTile = 1;
const litTile = 2;
const takenTile = 3;

function tileStates(state: VastState): Uint8Array {
  const tiles = new Uint8Array(squareCount);
  for (let i = 0; i < squareCount; i++) {
    const laid = state.map[squares[i]!];
    tiles[i] = laid === undefined ? absent : laid.lit ? litTile : darkTile;
  }
  for (const id in state.figures) {
    const at = state.figures[id as FigureId]!;
    if (id !== 'wraith' && isSquare(at) && tiles[numberOf(at)] === litTile) tiles[numberOf(at)] = takenTile;
  }
  return tiles;
}
