import type { FavorId } from '../../../../engine/games/vast/content/favors.ts';
import type { TreasureId } from '../../../../engine/games/vast/content/treasures.ts';
import { MARCH } from '../../../../../assets/vast/places.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { on, type Ground, type Strip } from './ground.ts';
import { rectangle, thing, type LaidPlace, type LaidThing } from './laid.ts';

export const cardSize = { width: 196, height: 274 } as const;

/** Cards lie above all pieces, whose order is their y: a finger on a drawn card must not take the figure under it. */
const above = { discard: 10_000, inPlay: 20_000, hand: 30_000, drawn: 40_000 } as const;

type Kind = 'favor' | 'treasure';
type Seen = { readonly kind: Kind; readonly card: FavorId | TreasureId | 'face-down'; readonly index: number };

const seen = (kind: Kind, cards: readonly (FavorId | TreasureId | 'face-down')[]): Seen[] => cards.map((card, index) => ({ kind, card, index }));

const both = (view: VastView, pile: 'hand' | 'inPlay' | 'drawn'): Seen[] => [...seen('favor', view.paladin.favors[pile]), ...seen('treasure', view.paladin.treasures[pile])];

/** A card whose face is not for this screen has no name either. */
const cardId = ({ kind, card, index }: Seen, where: string): string => (card === 'face-down' ? `card:${kind}-${where}-${index}` : `card:${card}`);

const lookOf = ({ kind, card }: Seen, uncovered: number | null = null) => ({
  as: 'card' as const,
  front: card === 'face-down' ? `card/back/${kind}` : `card/${kind}/${card}`,
  back: `card/back/${kind}`,
  uncovered,
});

/** Hand, cards in play, cards to choose from, and the top of each discard pile. */
export function layCards(ground: Ground, view: VastView): LaidThing[] {
  return [...layDiscards(ground, view), ...layInPlay(ground, view), ...layHand(ground, view), ...layDrawn(ground, view)];
}

const deckOf = (kind: Kind): string => `pile:${kind}`;

function layHand(ground: Ground, view: VastView): LaidThing[] {
  const cards = both(view, 'hand');
  const { x, y, width, height, scale } = ground.hand;
  const step = stepFor(cards.length, ground.hand, scale, 1.04);
  return cards.map((card, i) => {
    const off = i - (cards.length - 1) / 2;
    const arch = off / Math.max(1.5, (cards.length - 1) / 2);
    const at = { x: x + width / 2 + off * step, y: y + height / 2 + arch * arch * 18 };
    return thing(cardId(card, 'hand'), lookOf(card), at, { size: scale, turn: arch * 0.09, flip: card.card === 'face-down' ? 1 : 0, z: above.hand + i, place: 'hand:paladin', from: deckOf(card.kind) });
  });
}

/** In columns: each card covers the one above it and leaves its title to be read. */
function layInPlay(ground: Ground, view: VastView): LaidThing[] {
  const cards = both(view, 'inPlay');
  const { x, y, width } = ground.inPlay;
  const columns = Math.floor(width / (cardSize.width * ground.inPlay.scale));
  const rows = Math.ceil(cards.length / columns);
  const scale = ground.inPlay.scale * (rows > 2 ? 0.88 : 1);
  const down = rows < 2 ? 0 : Math.min(44 * scale, (132 * scale) / (rows - 1));
  return cards.map((card, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const at = { x: x + (width / columns) * (column + 0.5), y: y + (cardSize.height * scale) / 2 + row * down };
    const lean = (((i * 7) % 5) - 2) * 0.004;
    return thing(cardId(card, 'play'), lookOf(card, i + columns < cards.length ? down / scale : null), at, { size: scale, turn: lean, z: above.inPlay + i, place: 'board:paladin', from: deckOf(card.kind) });
  });
}

/** As wide apart as `room` says, closer if there are too many for the strip. */
function stepFor(count: number, strip: Strip, scale: number, room: number): number {
  const width = cardSize.width * scale;
  return count < 2 ? 0 : Math.min(width * room, (strip.width - width) / (count - 1));
}

function layDrawn(ground: Ground, view: VastView): LaidThing[] {
  const cards = both(view, 'drawn');
  const { x, y, step, scale } = ground.drawn;
  return cards.map((card, i) => {
    const off = i - (cards.length - 1) / 2;
    return thing(cardId(card, 'drawn'), lookOf(card), { x: x + off * step, y }, { size: scale, flip: card.card === 'face-down' ? 1 : 0, z: above.drawn + i, place: 'drawn', from: deckOf(card.kind) });
  });
}

function layDiscards(ground: Ground, view: VastView): LaidThing[] {
  const { at, scale } = ground.piles;
  const top = (kind: Kind, cards: readonly (FavorId | TreasureId)[], where: number): LaidThing[] =>
    seen(kind, cards)
      .slice(-2)
      .map((card, i) => thing(cardId(card, 'discard'), lookOf(card), at[where]!, { size: scale, z: above.discard + i, place: `discard:${kind}` }));
  return [...top('favor', view.paladin.favors.discard, 1), ...top('treasure', view.paladin.treasures.discard, 3)];
}

/** Cards of the March Order from left to right. */
export function layMarch(ground: Ground, view: VastView): LaidThing[] {
  return view.skeletons.march.flatMap((skeleton, i) => {
    const card = MARCH.cards[i];
    if (!card) return [];
    const look = { as: 'march', skeleton, acted: view.acted.includes(skeleton), away: view.skeletons.off[skeleton] !== undefined } as const;
    return [thing(`march:${skeleton}`, look, on(ground.march, card), { size: ground.march.scale, z: i, place: `march:${i}` })];
  });
}

export function cardPlaces(ground: Ground): LaidPlace[] {
  const { hand, piles } = ground;
  const [w, h] = [cardSize.width * piles.scale, cardSize.height * piles.scale];
  const pile = (id: string, k: number): LaidPlace => {
    const at = piles.at[k]!;
    return { id, area: rectangle(at.x - w / 2, at.y - h / 2, w, h, 5), snap: at, glow: 'card', z: 1 };
  };
  return [
    { id: 'hand:paladin', area: rectangle(hand.x, hand.y, hand.width, hand.height, 14), snap: { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 }, glow: 'box', z: 1 },
    pile('pile:favor', 0),
    pile('pile:treasure', 2),
  ];
}
