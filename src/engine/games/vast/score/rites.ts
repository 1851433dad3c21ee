import type { SquareId } from '../content/manor.ts';
import { ritualIds, rituals, trackSpaces, type RitualId } from '../content/rituals.ts';
import { sides, type Turn } from '../content/tiles.ts';
import { isSquare, nextSquare, numberOf, squareCount, squares } from '../rules/spaces.ts';
import { wallMask } from '../rules/walls.ts';
import type { FigureId, VastState } from '../state.ts';
import { manorWeights as w } from './manorWeights.ts';
import { isBefore, omensFor, powersNext, powersNow, type Powers } from './omens.ts';
import { costsFrom } from './walking.ts';

/** The Wraith walks through walls, and over tiles only. */
const gait = { lit: 1, dark: 1, crypt: Infinity, wall: 0 };

/** Where each card leads from each square in each turn: squares by number, the start first. Paths off the map are left out. */
interface Pattern {
  readonly squares: readonly number[];
  readonly ways: readonly number[];
}
const patterns: Readonly<Record<RitualId, readonly Pattern[]>> = Object.fromEntries(
  ritualIds.map((card) => [card, patternsOf(card)]),
) as never;

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

/** What the rites in hand are measured by, found out once for all of them. */
interface RiteOutlook {
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

export function surveyed(state: VastState, walls: Uint8Array): RiteOutlook {
  const manor = state.manor!;
  const wraith = state.figures.wraith as SquareId | undefined;
  return {
    state,
    walls,
    acting: isBefore(state, 'manor.ritual'),
    tiles: tileStates(state),
    travel: costsFrom(state, wraith === undefined ? [] : [wraith], gait, walls),
    entered: wraith !== undefined,
    free: state.phase.step === 'manor.assign' || state.phase.step === 'manor.enter' ? manor.unassignedOmens : 0,
    now: powersNow(state),
    next: powersNext(state),
  };
}

/** The best way to perform a card, now or later: its Seals, less for every chance that has to be taken and every omen it asks for. */
export function promiseOf(card: RitualId, site: RiteOutlook): number {
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
    if (acting && taken === 0 && stuck === 0 && omensFor(site.now, dark, turned, way) <= free)
      best = Math.max(best, w.ready * prize * chance);
    const omens = omensFor(site.next, dark, turned, way);
    best = Math.max(best, prize * w.later * chance * w.fade ** omens * (omens > 3 ? w.fade : 1) * w.barred ** (taken + stuck));
  }
  return best;
}

/** Tiles of a path that must be turned to open it, and those that no turn opens. */
function mendsOf({ squares: path, ways }: Pattern, { state, walls, tiles }: RiteOutlook): { turned: number; stuck: number } {
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
