import type { Section } from '../../content/vocabulary.ts';
import type { VanguardState } from '../../state.ts';
import { boardOf, planetNow, team } from '../board.ts';

/** IV-152, IV-154, IV-155 Who may assist, and with how many dice: one for each in the sector, unless something on the table says more. */
export function assisters(state: VanguardState, roller: Section): Map<Section, number> {
  const planet = planetNow(state);
  const { sector } = boardOf(state, roller);
  const found = new Map<Section, number>();
  const laid = planet.lasting.filter(({ effect }) => effect.op === 'assist');
  for (const other of team(state)) {
    if (other === roller) continue;
    const at = boardOf(state, other).sector;
    const reaches = laid.some(({ effect, sector: token }) => {
      if (effect.scope === 'anywhere') return true;
      const ends = [token, planet.lander];
      return effect.scope === 'tokenAndLander' && ends.includes(sector) && ends.includes(at);
    });
    if (at !== sector && !reaches) continue;
    const more = laid.filter(({ effect, by }) => effect.op === 'assist' && effect.more && state.boards[by]?.sector === at).length;
    found.set(other, 1 + more);
  }
  return found;
}
