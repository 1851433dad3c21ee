import type { SpaceId, SquareId } from '../content/manor.ts';
import { tileFaces } from '../content/tiles.ts';
import { cubeThresholds, supply } from '../content/values.ts';
import { isSkeleton, poltergeistIds } from '../rules/figures.ts';
import { hasTreasure, paladinDefense, paladinStrength } from '../rules/paladin/values.ts';
import { poltergeistDefense } from '../rules/solo/hooks.ts';
import { stabilityRow } from '../rules/solo/tables.ts';
import { isSquare, squareDistance } from '../rules/spaces.ts';
import type { FigureId, JourneyState, VastState } from '../state.ts';
import { costAt, costsFrom, likely, nearest } from './walking.ts';

/** All costs are counted in hero cubes: a sprint crosses two Lit tiles, a crusade enters one Dark one. */
const gait = { lit: 0.55, dark: 1, crypt: Infinity, wall: 1.6 };

const journeyWeights = {
  gritPerTurn: 7,
  reveal: 1.35,
  blood: 0.8,
  bloodFar: 0.9,
  fury: 0.9,
  light: 0.2,
  treasure: 2.5,
  favor: 1.2,
  marker: 1.6,
  darkFar: 0.5,
  darkWays: 0.12,
  strength: 0.8,
  hits: 0.6,
  wear: 0.12,
  use: 0.7,
  spread: 6,
  middle: 4,
};
const w = journeyWeights;

/**
 * How likely the journey is won: the cubes that the turns left will give, against the cubes it takes to find and catch the
 * ghosts that are still needed; and the chance to live so long.
 */
export function scoreJourney(state: VastState, journey: JourneyState): number {
  const turns = Math.max(0, journey.terrorLimit - state.terror - (beforeTerror(state) ? 1 : 0));
  const walk = costsFrom(state, [state.figures.paladin!], gait);
  const slack = means(state, turns, walk) - work(state, journey, walk);
  const alive = likely(state.paladin.health - w.hits * hitsToCome(state) - w.wear * turns, 0.2, 0.7);
  return Math.min(0.98, Math.max(0.01, alive * likely(slack, w.middle, w.spread)));
}

/** Whether this round's Terror is still to come. */
const beforeTerror = ({ phase }: VastState): boolean =>
  phase.step === 'collect' || phase.step === 'actions' || phase.step === 'fury' || phase.step === 'set-up';

/** Cubes that can still be spent, and what is worth a cube. */
function means(state: VastState, turns: number, walk: Float32Array): number {
  const { paladin } = state;
  const cubes = supply.heroCubes - paladin.cubes.supply;
  let future = cubes * turns;
  for (const threshold of cubeThresholds)
    if (paladin.grit < threshold) future += Math.max(0, turns - (threshold - paladin.grit) / w.gritPerTurn);
  let blood = 0;
  for (const space in state.tokens) {
    const here = state.tokens[space as SpaceId]!.blood ?? 0;
    // Blood underfoot has to be left and entered again.
    if (here > 0) blood += here * Math.max(0.4, cubes - w.bloodFar * Math.max(1, costAt(walk, space as SpaceId)));
  }
  let markers = 0;
  for (const id in state.treasureMarkers)
    markers += w.marker / (1 + 0.3 * costAt(walk, state.treasureMarkers[id as keyof typeof state.treasureMarkers]));
  const cards =
    w.treasure * (paladin.treasures.inPlay.length + 0.8 * paladin.treasures.hand.length) +
    w.favor * (paladin.favors.inPlay.length + 0.9 * paladin.favors.hand.length);
  const now = state.phase.step === 'actions' || state.phase.step === 'collect' ? w.use * paladin.cubes.unassigned : 0;
  return now + w.use * future + w.blood * blood + markers + cards + w.fury * paladin.fury + w.light * paladin.light;
}

/** Cubes it takes to catch what is still needed: ghosts in sight the nearest first, then those that must be found. */
function work(state: VastState, journey: JourneyState, walk: Float32Array): number {
  const need = journey.goal - journey.caught.length;
  const defense = poltergeistDefense(state) + 1;
  const lasting = Math.max(0, defense - (hasTreasure(state, 'blessedHammer') ? 1 : 0));
  const blow = w.strength * lasting;
  const blowNow = w.strength * Math.max(0, defense - paladinStrength(state));
  const seen: number[] = [];
  for (const id of poltergeistIds) {
    const at = state.figures[id];
    if (at === undefined) continue;
    const way = Math.max(0.8, costAt(walk, at));
    seen.push(way + (way <= state.paladin.cubes.unassigned ? Math.min(blow, blowNow) : blow));
  }
  seen.sort((a, b) => a - b);
  let dark = 0;
  let hidden = 0;
  for (const square in state.map)
    if (!state.map[square as SquareId]!.lit && tileFaces[state.map[square as SquareId]!.tile]!.kind !== 'armory') dark += 1;
  hidden = supply.poltergeists - journey.caught.length - seen.length;
  const unknown = dark + state.stack.length;
  const toFind = need - Math.min(need, seen.length);
  const search = hidden > 0 ? (unknown + 1) / (hidden + 1) : 40;
  const far = nearest(walk, (square) => state.map[square] !== undefined && !state.map[square].lit);
  let cost = toFind * (w.reveal * search + blow);
  for (const one of seen.slice(0, need)) cost += one;
  return cost + (toFind > 0 ? w.darkFar * Math.min(6, far) - w.darkWays * Math.min(8, dark) : 0);
}

const farthest = 5;

/** Hits that the Skeletons may land before the Paladin acts again. */
function hitsToCome(state: VastState): number {
  const paladin = state.figures.paladin as SquareId;
  const { movement, strength } = stabilityRow(state);
  let near = 0;
  for (const id in state.figures) {
    const at = state.figures[id as FigureId]!;
    if (isSkeleton(id as FigureId) && isSquare(at) && squareDistance(at, paladin) <= Math.min(farthest, movement)) near += 1;
  }
  const defense = paladinDefense(state) + 0.5 * Math.min(2, state.paladin.cubes.unassigned);
  let hits = 0;
  for (let i = 0; i < near; i++) hits += Math.max(0, Math.min(1, 0.5 * (strength + Math.min(3, i) - defense)));
  return hits;
}
