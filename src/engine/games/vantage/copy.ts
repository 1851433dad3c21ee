import type { Action, Player, Turn, VantageState } from './state.ts';

/**
 * Written by hand: a fork copies the whole state. What grows with the game is common to copies, and rules replace it: flags, deeds,
 * visits, what was placed, gained and heard, and each player's done deeds, journal, notes and pages.
 */
export function copyVantage(s: VantageState): VantageState {
  const players: VantageState['players'] = {};
  for (const seat in s.players) players[seat] = copyPlayer(s.players[seat]!);
  return { ...s, chance: [...s.chance], players, supply: { ...s.supply }, roll: [...s.roll], turn: s.turn && copyTurn(s.turn) };
}

/** Cards in grid and reserve are replaced, never written into. */
const copyPlayer = (p: Player): Player => ({ ...p, stats: { ...p.stats }, skills: { ...p.skills }, grid: [...p.grid] });

const copyTurn = (turn: Turn): Turn => ({ ...turn, action: turn.action && copyAction(turn.action) });
const copyAction = (action: Action): Action => ({ ...action, paid: { ...action.paid } });
