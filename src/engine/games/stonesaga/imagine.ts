import { shuffle } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/rule.ts';
import type { Hex } from '../../pieces/hexGrid.ts';
import { hexes, type HexId } from './content/hexes.ts';
import { regions } from './content/vocabulary.ts';
import type { LaidHex, StonesagaState } from './state.ts';
import { hintOf } from './view.ts';

/** Deals again what nobody can know: facedown hexes, the order of decks and of the events to come. */
export function imagineStonesaga(state: StonesagaState, _seat: Seat | 'table', pick: (range: number) => number): void {
  dealHexesAgain(state, pick);
  shuffle(state.journey.cards, pick);
  shuffle(state.night.cards, pick);
  if (state.endless && state.endless.deck.length > 2) {
    const [last, ...rest] = state.endless.deck;
    const current = rest.pop()!;
    shuffle(rest, pick);
    state.endless.deck = [last!, ...rest, current];
  }
}

/** A shrouded hex shows its land and one feature, so it can only be one of those that show the same. */
function dealHexesAgain(state: StonesagaState, pick: (range: number) => number): void {
  const hidden = (Object.keys(state.map) as Hex[]).filter((hex) => !state.map[hex]!.explored);
  const shown = (id: HexId): string => `${hexes[id].land} ${hintOf({ id } as LaidHex)}`;
  for (const region of regions) {
    const pile = state.unused[region];
    for (const look of new Set(hidden.map((hex) => shown(state.map[hex]!.id)))) {
      const places = hidden.filter((hex) => hexes[state.map[hex]!.id].region === region && shown(state.map[hex]!.id) === look);
      const unused = pile.filter((id) => shown(id) === look);
      const ids = [...places.map((hex) => state.map[hex]!.id), ...unused];
      shuffle(ids, pick);
      for (const hex of places) state.map[hex] = { ...state.map[hex]!, id: ids.pop()! };
      pile.splice(0, pile.length, ...pile.filter((id) => shown(id) !== look), ...ids);
    }
    shuffle(pile, pick);
  }
}
