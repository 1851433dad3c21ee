import type { Role } from '../../../../../engine/games/vast/content/roles.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import type { Ground } from '../../layout/ground.ts';
import { thing, type LaidThing } from '../../layout/laid.ts';
import type { CursedId } from './kinds.ts';

/** More markers than this make no higher pile; the number on top says how many there are. */
const highest = 6;

export const thingOfPiece = (piece: CursedId): string => (piece.startsWith('treasure') ? `treasure:${piece}` : `figure:${piece}`);

/** Markers tucked under poltergeists and chests, one by one, so that each slips out of the Curses box by itself. */
export function layCurses(ground: Ground, view: VastView, pieces: readonly LaidThing[], large: Role): LaidThing[] {
  const at = new Map(pieces.map((piece) => [piece.id, piece]));
  return (Object.entries(view.cursed) as [CursedId, number][]).flatMap(([piece, count]): LaidThing[] => {
    const bearer = at.get(thingOfPiece(piece));
    if (!bearer) return [];
    const chest = piece.startsWith('treasure');
    const k = ground.map.scale;
    const foot = { x: bearer.x + (chest ? -19 : 16) * k, y: bearer.y + (chest ? 4 : 5) * k };
    return Array.from({ length: Math.min(count, highest) }, (_, i) => {
      const top = i === Math.min(count, highest) - 1;
      return thing(`curse:${piece}:${i}`, { as: 'curse', count: top ? count : 0 }, { x: foot.x, y: foot.y - i * 3.4 * k }, {
        size: 0.86 * k,
        letters: ground.leastLetters,
        z: bearer.z + 0.02 + i * 0.001,
        from: large === 'warlock' ? 'curses:box' : 'rail:warlock',
        touchable: false,
      });
    });
  });
}
