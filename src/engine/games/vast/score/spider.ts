import { entranceSquare, type SpaceId, type SquareId } from '../content/manor.ts';
import { spiderDefense } from '../content/powers.ts';
import { supply } from '../content/values.ts';
import { eggSquares } from '../rules/spider/eggs.ts';
import { spiderFigures, spiderSquares } from '../rules/spider/values.ts';
import { hasTreasure } from '../rules/paladin/values.ts';
import { skeletonIds } from '../rules/figures.ts';
import { adjacent } from '../rules/spaces.ts';
import type { VastState } from '../state.ts';
import { paladinGait } from './paladin.ts';
import { costAt, costsFrom, farAway, likely } from './walking.ts';

/** She walks over tiles; what a wall costs her lies between her forms. A crypt bars her way until somebody reveals the tile before it. */
const gait = { lit: 1, dark: 1, crypt: 4, wall: 1.5 };

const spiderWeights = {
  blood: 0.27,
  web: 0.24,
  scare: 0.5,
  egg: 1.5,
  laid: 0.12,
  token: 0.07,
  marker: 0.06,
  lit: 0.04,
  boxed: 0.9,
  danger: 0.8,
  out: 0.3,
  home: 0.02,
  always: 0.3,
};
const w = spiderWeights;

/** How far the Spider has come, in Terror: what she has, what her blood, webs and Eggs will give, and how safe she is. */
export function spiderStanding(state: VastState, walls: Uint8Array): number {
  const spider = state.spider!;
  const figures = spiderFigures(state);
  if (figures.length === 0) return state.terror;
  const walk = costsFrom(state, spiderSquares(state), gait, walls);
  let worth = broodOf(state);
  for (const square in state.map) if (state.map[square as SquareId]!.lit) worth += w.lit;
  for (const space in state.tokens) {
    const blood = state.tokens[space as SpaceId]!.blood ?? 0;
    if (blood > 0) worth += (w.token * blood) / (1 + 0.3 * costAt(walk, space as SpaceId));
  }
  for (const id in state.treasureMarkers)
    if (costAt(walk, state.treasureMarkers[id as keyof typeof state.treasureMarkers]) === 0) worth += w.marker;
  const hunted = state.roles.includes('paladin') ? dangerFromPaladin(state, walls) : dangerFromSkeletons(state);
  const left = supply.spiderlings - spider.boxed.length;
  worth -= w.boxed * spider.boxed.length + hunted * w.danger * (left === 1 ? 4 : left === 2 ? 1.8 : 1);
  const exit = costAt(walk, entranceSquare);
  worth += (state.terror >= state.goals.terror ? w.out : w.home * (state.terror / state.goals.terror) ** 2) * (15 - exit);
  if (spider.takesBlood === 'always') worth += w.always;
  return Math.min(state.terror, state.goals.terror) + worth;
}

/** The Terror that her blood, webs and Eggs will bring: everybody can count them. */
export function broodOf(state: VastState): number {
  const eggs = eggSquares(state);
  let webs = 0;
  let worth = w.laid * eggs.length + w.blood * Math.min(9, state.spider!.blood);
  for (const space in state.tokens) {
    const { web = 0, blood = 0 } = state.tokens[space as SpaceId]!;
    webs += web;
    if (eggs.includes(space as SquareId)) worth += w.egg * Math.min(1, (web + blood) / 6) ** 1.2;
  }
  return worth + w.web * Math.min(7, webs) + (webs >= 6 ? w.scare : 0);
}

/** The chance that the Paladin hits her on his next turn. */
function dangerFromPaladin(state: VastState, walls: Uint8Array): number {
  const { paladin } = state;
  const walk = costsFrom(state, [state.figures.paladin!], paladinGait, walls);
  let near = farAway;
  for (const figure of spiderFigures(state)) near = Math.min(near, costAt(walk, state.figures[figure]));
  const means = supply.heroCubes - paladin.cubes.supply + paladin.fury + (hasTreasure(state, 'blessedHammer') ? 1 : 0);
  return likely(means - Math.max(1, near) - spiderDefense[state.terror]! - 1, 0, 0.8);
}

/** Without a Paladin they hunt her: the more stand around her, the surer their blow. */
function dangerFromSkeletons(state: VastState): number {
  let most = 0;
  for (const square of spiderSquares(state)) {
    let around = 0;
    for (const id of skeletonIds)
      if (state.figures[id] !== undefined && (state.figures[id] === square || adjacent[square]!.includes(state.figures[id]))) around += 1;
    most = Math.max(most, around);
  }
  return likely(1 + most - spiderDefense[state.terror]!, 0.5, 0.8);
}
