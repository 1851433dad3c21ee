import { shuffle } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/rule.ts';
import { copied } from '../../pieces/shared.ts';
import type { SquareId } from './content/manor.ts';
import { tileFaces, type TileId } from './content/tiles.ts';
import type { Holding, VastState } from './state.ts';

/** Deals again what a seat cannot know: Dark tiles and the stack, the decks, and hands that are not its own. */
export function imagineVast(state: VastState, seat: Seat | 'table', pick: (range: number) => number): void {
  dealTilesAgain(state, pick);
  dealCardsAgain(state.paladin.favors, seat === 'paladin', pick);
  dealTreasuresAgain(state, seat, pick);
  dealCardsAgain(state.skeletons.gear, seat === 'skeletons', pick);
  if (state.spider) dealCardsAgain(state.spider.powers, seat === 'spider', pick);
  if (state.manor) dealCardsAgain(state.manor.rituals, seat === 'manor', pick);
  if (state.warlock) dealCardsAgain(state.warlock.spells, seat === 'warlock', pick);
}

/** The Armories stay: where they lie is no secret. */
function dealTilesAgain(state: VastState, pick: (range: number) => number): void {
  const map = copied(state.map);
  const dark: SquareId[] = [];
  const unknown: TileId[] = [];
  for (const id in map) {
    const { lit, tile } = map[id as SquareId]!;
    if (lit || tileFaces[tile]!.kind === 'armory') continue;
    dark.push(id as SquareId);
    unknown.push(tile);
  }
  for (const tile of state.stack) unknown.push(tile);
  dealFrom(unknown, pick);
  for (const square of dark) map[square] = { ...map[square]!, tile: unknown.pop()! };
  state.map = map;
  state.stack = unknown;
}

/** MM-782 Cards that the Manor is looking at are as unknown to the others as the deck they came from. */
function dealTreasuresAgain({ paladin: { treasures }, manor }: VastState, seat: Seat | 'table', pick: (range: number) => number): void {
  const hidden = manor && seat !== 'manor' ? manor.offered : [];
  treasures.deck = [...treasures.deck, ...hidden];
  dealCardsAgain(treasures, seat === 'paladin', pick);
  if (hidden.length === 0) return;
  manor!.offered = treasures.deck.slice(0, hidden.length);
  treasures.deck = treasures.deck.slice(hidden.length);
}

function dealCardsAgain<C extends string>(holding: Holding<C>, mine: boolean, pick: (range: number) => number): void {
  const unknown = mine ? [...holding.deck] : [...holding.deck, ...holding.hand, ...holding.drawn];
  dealFrom(unknown, pick);
  if (!mine) {
    holding.hand = unknown.splice(0, holding.hand.length);
    holding.drawn = unknown.splice(0, holding.drawn.length);
  }
  holding.deck = unknown;
}

/** Sorted first, or where a thing really lies would tell in what the same luck makes of it. */
function dealFrom(things: string[], pick: (range: number) => number): void {
  things.sort();
  shuffle(things, pick);
}
