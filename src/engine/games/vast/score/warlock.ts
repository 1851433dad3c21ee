import type { SquareId } from '../content/manor.ts';
import { dominationTrack } from '../content/spells.ts';
import type { CursedId } from '../roleStates.ts';
import { isPoltergeist } from '../rules/figures.ts';
import { surroundingSquares } from '../rules/spaces.ts';
import { networkOf } from '../rules/warlock/network.ts';
import type { FigureId, VastState } from '../state.ts';

const warlockWeights = {
  dominated: 1,
  ripe: 0.8,
  stray: 0.3,
  network: 0.05,
  curse: 0.05,
  spell: 0.12,
  hand: 0.04,
  track: 0.02,
  cube: 0.3,
  syphon: 0.05,
  threat: 0.03,
};
const w = warlockWeights;

/** How far the Warlock has come, in dominated pieces: those on his track, how ripe the next ones are, and his magic. */
export function warlockStanding(state: VastState): number {
  const warlock = state.warlock!;
  const cubes =
    Object.values(warlock.cubes).reduce((sum, count) => sum + count, 0) +
    Object.values(warlock.onSpells).reduce((sum, count) => sum + (count ?? 0), 0) -
    warlock.cubes.supply;
  return (
    harvestOf(state) +
    w.curse * Math.min(12, warlock.curses) +
    w.spell * warlock.spells.inPlay.length +
    w.hand * warlock.spells.hand.length +
    w.track * warlock.spellsTrack +
    w.cube * (cubes - 3) +
    around(state)
  );
}

/** What lies on his track and what will: everybody can count the curses. */
export function harvestOf(state: VastState): number {
  const warlock = state.warlock!;
  const done = warlock.dominated.filter((piece) => piece !== null).length;
  const network = networkOf(state);
  const needs = dominationTrack.flatMap(({ needs }, space) => (warlock.dominated[space] === null ? [needs] : [])).sort((a, b) => a - b);
  // His Curses will be spread over the network as evenly as they go.
  const each = network.length > 0 ? warlock.curses / network.length : 0;
  const ripeness = network.map((piece) => (state.cursed[piece] ?? 0) + each).sort((a, b) => b - a);
  let ripe = 0;
  for (let i = 0; i < needs.length && i < ripeness.length; i++) ripe += Math.min(1, ripeness[i]! / needs[i]!) ** 1.5;
  let stray = 0;
  for (const piece in state.cursed) if (!network.includes(piece as CursedId)) stray += state.cursed[piece as CursedId]! / 5;
  return w.dominated * done + w.ripe * ripe + w.stray * stray + w.network * Math.min(4, network.length);
}

/** Figures beside him feed his next syphon. */
function around(state: VastState): number {
  const here = state.figures.warlock as SquareId | undefined;
  if (here === undefined) return 0;
  const beside = surroundingSquares[here]!;
  let feed = 0;
  for (const id in state.figures)
    if (id !== 'warlock' && !isPoltergeist(id as FigureId) && beside.includes(state.figures[id as FigureId] as SquareId)) feed += 1;
  return w.syphon * Math.min(5, feed);
}
