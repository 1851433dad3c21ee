import type { VastView } from '../../../engine/games/vast/view.ts';
import type { Layout, Question } from '../../contract.ts';
import { cardPlaces, layCards, layMarch } from './layout/cards.ts';
import { dealCubes, layCubes, type Dealt } from './layout/cubes.ts';
import { layFigures } from './layout/figures.ts';
import { layDice, type WaitingDice } from './layout/dice.ts';
import { grounds } from './layout/ground.ts';
import type { LaidPlace, LaidThing } from './layout/laid.ts';
import { layHealth, layWells, paladinPlaces } from './layout/paladin.ts';
import { dialPlaces, edgePlaces, mapPlaces } from './layout/places.ts';
import { layEdges, layTokens, layTreasures } from './layout/tokens.ts';

/** Everything that lies on the table for one view. */
export interface Laid {
  /** On boards and map, sorted among each other. */
  readonly pieces: readonly LaidThing[];
  readonly march: readonly LaidThing[];
  readonly cards: readonly LaidThing[];
  /** Places that depend on what is asked; the others never move. */
  readonly edges: readonly LaidPlace[];
  /** Dice that wait to be thrown. */
  readonly dice: readonly WaitingDice[];
  readonly dealt: Dealt;
}

/** `before` is where the hero cubes were in the view before this one, so that each keeps its way. */
export function lay(view: VastView, questions: readonly Question[], layout: Layout, before: Dealt = []): Laid {
  const ground = grounds[layout];
  const dealt = dealCubes(before, view.paladin.cubes);
  return {
    pieces: [
      ...layTokens(ground, view),
      ...layTreasures(ground, view),
      ...layEdges(ground, view),
      ...layFigures(ground, view, questions),
      ...layWells(ground, view),
      ...layCubes(ground, view, dealt, before),
      ...layHealth(ground, view),
    ],
    march: layMarch(ground, view),
    cards: layCards(ground, view),
    edges: edgePlaces(ground, questions),
    dice: layDice(ground, questions),
    dealt,
  };
}

export function fixedPlaces(layout: Layout): readonly LaidPlace[] {
  const ground = grounds[layout];
  return [...mapPlaces(ground), ...paladinPlaces(ground), ...cardPlaces(ground), ...dialPlaces(ground)];
}

