import { tap } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import type { Vast, VastState } from '../../state.ts';
import { figureSpaces } from '../empty.ts';
import { everyFigure, isPoltergeist } from '../figures.ts';
import { nextPoltergeist, placePoltergeist } from '../reveal.ts';
import { surrounding, surroundingSquares } from '../spaces.ts';
import { placeTreasure, treasuresLeft } from '../treasureMarkers.ts';
import { gainCurses, supplyCurses } from './curses.ts';
import { assignMagic } from './magic.ts';
import { isGhost, networkOf } from './network.ts';
import { hasSpell, warlockSquare } from './values.ts';

/** Nothing is asked where there is only one space. */
export function* chooseSquare(ask: string, prompt: string, verb: string, squares: readonly SquareId[]): Rule<SquareId> {
  if (squares.length === 1) return squares[0]!;
  return yield* choose('warlock', ask, prompt, squares.map((square) => tap(`space:${square}`, `${verb} ${chartName(square)}`, square)), {
    second: true,
  });
}

const around = (state: VastState): readonly SquareId[] => surroundingSquares[warlockSquare(state)]!;

/** MM-506, RU-51 Lit tiles around him without figures, while a poltergeist is left. */
export function summonSquares(state: VastState): SquareId[] {
  if (nextPoltergeist(state) === undefined) return [];
  const taken = figureSpaces(state);
  return around(state).filter((square) => state.map[square]?.lit === true && !taken.has(square));
}

/** MM-506, SP-05 */
export function* summon(t: Vast): Rule {
  assignMagic(t, 'summon');
  const at = yield* chooseSquare('warlock.summon', 'Summon a poltergeist on a Lit tile around you.', 'Summon on', summonSquares(t.state));
  const figure = nextPoltergeist(t.state)!;
  placePoltergeist(t, at);
  if (hasSpell(t.state, 'summonSpecialize')) supplyCurses(t, figure, 1);
}

/** MM-507, RU-42, SP-06 Dark tiles around him without figures, whatever else lies there; Lit ones too if he knows how. */
export function conjureSquares(state: VastState): SquareId[] {
  if (treasuresLeft(state) === 0) return [];
  const lit = hasSpell(state, 'conjureSpecialize');
  const taken = figureSpaces(state);
  return around(state).filter((square) => state.map[square] !== undefined && (lit || !state.map[square]!.lit) && !taken.has(square));
}

/** MM-507 to MM-510 */
export function* conjure(t: Vast): Rule {
  assignMagic(t, 'conjure');
  const at = yield* chooseSquare('warlock.conjure', 'Conjure a treasure on a Dark tile around you.', 'Conjure on', conjureSquares(t.state));
  const marker = placeTreasure(t, at)!;
  supplyCurses(t, marker, networkOf(t.state).filter(isGhost).length);
}

const disturbed = everyFigure.filter((figure) => !isPoltergeist(figure));

/**
 * MM-511, MM-512, MM-804 Figures around him, on crypts and in the grounds as well; poltergeists and whoever shares his space do not
 * count.
 */
export function syphonable(state: VastState): number {
  const near = surrounding[warlockSquare(state)]!;
  let count = 0;
  for (const figure of disturbed) if (state.figures[figure] !== undefined && near.includes(state.figures[figure]!)) count += 1;
  return count > 0 && hasSpell(state, 'syphonSpecialize') ? count + 1 : count; // SP-03
}

export function* syphon(t: Vast): Rule {
  assignMagic(t, 'syphon');
  gainCurses(t, syphonable(t.state));
}
