import { rituals, type RitualId } from '../../../../../engine/games/vast/content/rituals.ts';
import type { SquareId } from '../../../../../engine/games/vast/content/manor.ts';
import type { Offers } from '../../../../gesture/offers.ts';

/** A ritual as it would lie on the map: the Wraith's tile first. */
export interface TracedRitual {
  readonly card: RitualId;
  /** The quarter turn of the card, if the question is how to turn it. */
  readonly turn: number | null;
  readonly path: readonly SquareId[];
}

const squareOf = (name: string): SquareId => `${'ABCDEFG'.indexOf(name[0]!) + 1},${Number(name[1])}`;

/** The rules say the way of a ritual in words, by the names of the tiles: `D4 - D3 - E3`. */
export function pathIn(label: string): SquareId[] {
  const names = /[A-G][1-7](?: - [A-G][1-7])+/.exec(label)?.[0];
  return names ? names.split(' - ').map(squareOf) : [];
}

/** Every ritual that is offered with its way. */
export function tracedIn(offers: Offers): TracedRitual[] {
  return offers.all.flatMap(({ question: { ask }, offer: { gesture, label } }): TracedRitual[] => {
    if (ask !== 'manor.ritual' && ask !== 'manor.ritual.turn') return [];
    const thing = gesture.kind === 'turn' ? gesture.thing : gesture.kind === 'drag' ? gesture.from : '';
    const card = thing.slice('card:'.length) as RitualId;
    const path = card in rituals ? pathIn(label) : [];
    return path.length > 0 ? [{ card, turn: gesture.kind === 'turn' ? gesture.to : null, path }] : [];
  });
}
