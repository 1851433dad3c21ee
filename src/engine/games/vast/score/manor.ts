import type { SquareId } from '../content/manor.ts';
import { ritualIds, rituals, type RitualId } from '../content/rituals.ts';
import { sides } from '../content/tiles.ts';
import { powerOf } from '../rules/manor/values.ts';
import { isSquare, nextSquare, numberOf, squareCount, squares } from '../rules/spaces.ts';
import type { FigureId, VastState } from '../state.ts';
import { costsFrom } from './walking.ts';

/** The Wraith walks through walls, and over tiles only. */
const gait = { lit: 1, dark: 1, crypt: Infinity, wall: 0 };

export const manorWeights = { seal: 1, portent: 0.45, card: 0.12, draw: 0.22, lit: 0.03, ready: 0.85, later: 0.5, fade: 0.7, omen: 0.01 };
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
  let portents = 0;
  let lit = 0;
  for (const track of Object.values(manor.tracks)) portents += track.portents;
  for (const square in state.map) if (state.map[square as SquareId]!.lit) lit += 1;
  const worth = w.portent * portents + w.card * Math.min(5, manor.rituals.hand.length) + w.lit * Math.min(28, lit) + w.omen * manor.unassignedOmens;
  return w.seal * manor.seals + worth + bestRitual(state, walls) + (isBefore(state, 'manor.draw') ? w.draw * powerOf(state, 'draw') : 0);
}

const order = ['manor.enter', 'manor.assign', 'manor.reveal', 'manor.shift', 'manor.swap', 'manor.walls', 'manor.wraith', 'manor.ritual', 'manor.draw', 'manor.return'];
const isBefore = (state: VastState, step: string): boolean => state.active === 'manor' && order.indexOf(state.phase.step) <= order.indexOf(step);

/** The ritual that promises most: its Seals, less for every Dark tile, figure and wall in its way and every step of the Wraith. */
function bestRitual(state: VastState, walls: Uint8Array): number {
  const manor = state.manor!;
  const tiles = tileStates(state);
  const acting = isBefore(state, 'manor.ritual');
  const wraith = state.figures.wraith as SquareId | undefined;
  const travel = costsFrom(state, wraith === undefined ? [] : [wraith], gait, walls);
  const left = (step: string, track: 'reveal' | 'shift' | 'swap' | 'wraith'): number => (acting && isBefore(state, step) ? powerOf(state, track) - (state.phase.step === step ? manor.used : 0) : 0);
  const reveals = left('manor.reveal', 'reveal');
  const mends = (left('manor.shift', 'shift') > 0 ? 1 : 0) + (left('manor.swap', 'swap') > 0 ? 2 : 0);
  const steps = left('manor.wraith', 'wraith');
  const free = acting && state.phase.step === 'manor.assign' ? manor.unassignedOmens : 0;
  let best = 0;
  for (const card of manor.rituals.hand) {
    const { seals, portent } = rituals[card];
    const prize = seals + (portent ? w.portent : 0);
    if (prize <= best) continue;
    for (const { squares: path, ways } of patterns[card]) {
      const way = wraith === undefined ? 2 : travel[path[0]!]!;
      if (way > 12) continue;
      let dark = 0;
      let blocked = 0;
      for (let i = 0; i < path.length && dark + blocked < 5; i++) {
        const tile = tiles[path[i]!]!;
        if (tile === absent) blocked += 2;
        else if (tile === darkTile) dark += 1;
        else if (tile === taken) blocked += 1;
        if (i > 0 && (walls[path[i - 1]!]! >> ways[i - 1]!) & 1) blocked += 1;
      }
      if (dark + blocked >= 5) continue;
      const omens = Math.max(0, dark - reveals) + Math.max(0, blocked - mends) + Math.ceil(Math.max(0, way - steps) / 2.5);
      const now = acting && omens <= free;
      const worth = prize * (now ? w.ready : w.later * w.fade ** Math.max(0, dark + blocked + way / 3 - 1));
      if (worth > best) best = worth;
    }
  }
  return best;
}

const absent = 0;
const darkTile = 1;
const litTile = 2;
const taken = 3;

function tileStates(state: VastState): Uint8Array {
  const tiles = new Uint8Array(squareCount);
  for (let i = 0; i < squareCount; i++) {
    const laid = state.map[squares[i]!];
    tiles[i] = laid === undefined ? absent : laid.lit ? litTile : darkTile;
  }
  for (const id in state.figures) {
    const at = state.figures[id as FigureId]!;
    if (id !== 'wraith' && isSquare(at) && tiles[numberOf(at)] === litTile) tiles[numberOf(at)] = taken;
  }
  return tiles;
}
