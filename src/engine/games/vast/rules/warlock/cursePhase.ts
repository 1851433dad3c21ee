import { drag } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import type { CursedId } from '../../roleStates.ts';
import type { Vast } from '../../state.ts';
import { putCurses } from './curses.ts';
import { networkOf, pieceName, thingOf } from './network.ts';
import { warlockOf } from './values.ts';

/** MM-480 to MM-482, RU-22 All his Curses go under the pieces of the network, as many under each; of the rest he says who gets one more. */
export function* spreadCurses(t: Vast): Rule {
  const pieces = networkOf(t.state);
  if (pieces.length === 0) return; // they stay in the box
  const each = Math.floor(warlockOf(t).curses / pieces.length);
  if (each > 0) for (const piece of pieces) putCurses(t, piece, each);
  let waiting = pieces;
  while (warlockOf(t).curses > 0) {
    const extra = yield* chooseExtra(t, waiting);
    putCurses(t, extra, 1);
    waiting = waiting.filter((piece) => piece !== extra);
  }
}

/** MM-480, SP-09 A marker from his box under a piece of his choice. */
export const curseOptions = (t: Vast, pieces: readonly CursedId[]) =>
  pieces.map((piece) => drag('curses:box', thingOf(piece), `Curse ${pieceName(t.state, piece)}`, piece));

function chooseExtra(t: Vast, waiting: readonly CursedId[]): Rule<CursedId> {
  const { curses } = warlockOf(t);
  const prompt =
    curses === 1
      ? 'One Curse is left over: choose the piece that gets it.'
      : `${curses} Curses are left over: choose the pieces that get one more.`;
  return choose('warlock', 'warlock.curse', prompt, curseOptions(t, waiting));
}
