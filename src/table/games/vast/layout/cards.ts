import type { Role } from '../../../../engine/games/vast/content/roles.ts';
import { coveredFace } from '../cardFaces.ts';
import { MARCH } from '../printed/places.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { on, type Ground } from './ground.ts';
import { rectangle, thing, type LaidPlace, type LaidThing } from './laid.ts';

export const cardSize = { width: 196, height: 274 } as const;

/** Cards lie above all pieces, whose order is their y: a finger on a drawn card must not take the figure under it. */
const above = { discard: 10_000, inPlay: 20_000, hand: 30_000, drawn: 40_000 } as const;

export type CardKind = 'favor' | 'treasure' | 'gear' | 'power' | 'ritual' | 'spell';

/** The decks that a role has piles of. */
export const cardKindsOf: Readonly<Record<Role, readonly CardKind[]>> = {
  paladin: ['favor', 'treasure'],
  skeletons: ['gear'],
  spider: ['power'],
  manor: ['ritual'],
  warlock: ['spell'],
};

/** One deck of a role as a screen may see it. */
export interface HeldCards {
  readonly kind: CardKind;
  readonly deck: number;
  readonly discard: readonly string[];
  readonly hand: readonly string[];
  readonly inPlay: readonly string[];
  readonly drawn: readonly string[];
  /** Several cards may share one face; by default each has its own. */
  face?(card: string): string;
}

interface Seen {
  readonly held: HeldCards;
  readonly card: string;
  readonly index: number;
}

const seen = (held: HeldCards, cards: readonly string[]): Seen[] => cards.map((card, index) => ({ held, card, index }));

const all = (decks: readonly HeldCards[], pile: 'hand' | 'inPlay' | 'drawn'): Seen[] => decks.flatMap((held) => seen(held, held[pile]));

/** A card whose face is not for this screen has no name either. */
const cardId = ({ held, card, index }: Seen, where: string): string =>
  card === 'face-down' ? `card:${held.kind}-${where}-${index}` : `card:${card}`;

/** How much of a card others leave to be seen, in units of the card: its left side, and its upper strip. Null: all of it. */
interface Seeable {
  readonly left: number | null;
  readonly strip: number | null;
}
const whole: Seeable = { left: null, strip: null };

function lookOf({ held: { kind, face }, card }: Seen, { left, strip }: Seeable = whole) {
  const front = `card/${kind}/${face ? face(card) : card}`;
  const back = `card/back/${kind}`;
  return {
    as: 'card' as const,
    front: card === 'face-down' ? back : left === null ? front : coveredFace(front, left),
    back,
    uncovered: strip,
  };
}

/** What a card leaves of the one to its left that is so far away. */
const leftOf = (step: number, scale: number): number | null => (step < cardSize.width * scale * 0.97 ? step / scale : null);

/** Hand, cards in play, cards to choose from, and the top of each discard pile. */
export function layCards(ground: Ground, role: Role, decks: readonly HeldCards[]): LaidThing[] {
  return [...layDiscards(ground, decks), ...layInPlay(ground, role, decks), ...layHand(ground, role, decks), ...layDrawn(ground, decks)];
}

/** How far the outer cards of a hand lean, as an angle: their corners stand out by so much of their height, half on either side. */
export const lean = 0.09;

const deckOf = ({ kind }: HeldCards): string => `pile:${kind}`;

function layHand(ground: Ground, role: Role, decks: readonly HeldCards[]): LaidThing[] {
  const cards = all(decks, 'hand');
  const { x, y, width, height, scale } = ground.hand;
  const step = stepFor(cards.length, ground.hand, scale, 1.04);
  return cards.map((card, i) => {
    const off = i - (cards.length - 1) / 2;
    const arch = off / Math.max(1.5, (cards.length - 1) / 2);
    const at = { x: x + width / 2 + off * step, y: y + height / 2 + arch * arch * 18 };
    const left = i < cards.length - 1 ? leftOf(step, scale) : null;
    return thing(cardId(card, 'hand'), lookOf(card, { left, strip: null }), at, {
      size: scale,
      turn: arch * lean,
      flip: card.card === 'face-down' ? 1 : 0,
      z: above.hand + i,
      place: `hand:${role}`,
      from: deckOf(card.held),
    });
  });
}

/** So many cards in play lie on each other, as long as there is room for columns. */
export const deep = 3;

/** How many cards of a role are in play, and how many in its hand. */
export const cardCounts = (decks: readonly HeldCards[]): { readonly inPlay: number; readonly inHand: number } => ({
  inPlay: all(decks, 'inPlay').length,
  inHand: all(decks, 'hand').length,
});

/** In columns that stand on the foot of the strip: each card covers the one behind it and leaves its title to be read. */
function layInPlay(ground: Ground, role: Role, decks: readonly HeldCards[]): LaidThing[] {
  const cards = all(decks, 'inPlay');
  const { x, y, height, scale } = ground.inPlay;
  const [w, h] = [cardSize.width * scale, cardSize.height * scale];
  const { columns, step, up } = columnsFor(cards.length, ground.inPlay);
  return cards.map((card, i) => {
    const [column, depth] = [i % columns, Math.floor(i / columns)];
    const at = { x: x + w / 2 + column * step, y: y + height - h / 2 - depth * up };
    const turn = (((i * 7) % 5) - 2) * 0.004;
    const left = column < columns - 1 && i < cards.length - 1 ? leftOf(step, scale) : null;
    return thing(cardId(card, 'play'), lookOf(card, { left, strip: depth > 0 ? up / scale : null }), at, {
      size: scale,
      turn,
      z: above.inPlay + column * 20 - depth,
      place: `board:${role}`,
      from: deckOf(card.held),
    });
  });
}

interface Columns {
  readonly columns: number;
  /** From one column to the next, and from a card up to the one behind it. */
  readonly step: number;
  readonly up: number;
}

/** The strip with the title of a card, in units of the card. */
const titled = 30;

/** As deep as is usual where each card then leaves enough to be touched; else as deep as leaves most, with its title. */
function columnsFor(count: number, strip: Ground['inPlay']): Columns {
  const deeper = Array.from({ length: Math.max(0, count - deep) }, (_, k) => deep + 1 + k);
  const tried = [deep, 2, 1, ...deeper].map((rows) => columnsOf(count, rows, strip));
  const ways = tried.filter(({ columns, up }) => columns >= count || up >= titled * strip.scale);
  const left = ({ columns, step, up }: Columns): number => Math.min(columns < count ? up : Infinity, columns > 1 ? step : Infinity);
  const most = Math.max(...ways.map(left));
  return ways.find((way) => left(way) >= strip.finger) ?? ways.find((way) => left(way) === most)!;
}

/** So much of a card beside another is enough to read all of it. */
export const nearlyWhole = 0.85;

/** Side by side as long as there is room; more columns than that overlap. */
function columnsOf(count: number, rows: number, { width, height, scale, finger }: Ground['inPlay']): Columns {
  const [w, h] = [cardSize.width * scale, cardSize.height * scale];
  const room = 1 + Math.max(0, Math.floor((width - w) / (w * nearlyWhole)));
  const columns = Math.max(1, Math.min(room, count), Math.ceil(count / rows));
  const step = columns < 2 ? 0 : Math.min(width / room, (width - w) / (columns - 1));
  const deepest = Math.max(1, Math.ceil(count / columns) - 1);
  return { columns, step, up: Math.min(Math.max(40 * scale, finger), (height - h) / deepest) };
}

/** As wide apart as `room` says, closer if there are too many for the strip. */
function stepFor(count: number, strip: Strip, scale: number, room: number): number {
  const width = cardSize.width * scale;
  return count < 2 ? 0 : Math.min(width * room, (strip.width - width - lean * cardSize.height * scale) / (count - 1));
}

function layDrawn(ground: Ground, decks: readonly HeldCards[]): LaidThing[] {
  const cards = all(decks, 'drawn');
  const { x, y, step, scale } = ground.drawn;
  return cards.map((card, i) => {
    const off = i - (cards.length - 1) / 2;
    return thing(
      cardId(card, 'drawn'),
      lookOf(card),
      { x: x + off * step, y },
      { size: scale, flip: card.card === 'face-down' ? 1 : 0, z: above.drawn + i, place: 'drawn', from: deckOf(card.held) },
    );
  });
}

function layDiscards(ground: Ground, decks: readonly HeldCards[]): LaidThing[] {
  const { at, scale } = ground.piles;
  return decks.flatMap((held, k) => {
    const where = at[2 * k + 1];
    if (!where) return [];
    return seen(held, held.discard)
      .slice(-2)
      .map((card, i) =>
        thing(cardId(card, 'discard'), lookOf(card), where, { size: scale, z: above.discard + i, place: `discard:${held.kind}` }),
      );
  });
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

/** Where the hand of a role lies, and its piles in the order of its decks. */
export function cardPlaces(ground: Ground, role: Role, kinds: readonly CardKind[]): LaidPlace[] {
  const { hand, piles } = ground;
  const [w, h] = [cardSize.width * piles.scale, cardSize.height * piles.scale];
  return [
    {
      id: `hand:${role}`,
      area: rectangle(hand.x, hand.y, hand.width, hand.height, 14),
      snap: { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 },
      glow: 'box',
      z: 1,
    },
    ...kinds.flatMap((kind, k): LaidPlace[] => {
      const at = piles.at[2 * k];
      return at ? [{ id: `pile:${kind}`, area: rectangle(at.x - w / 2, at.y - h / 2, w, h, 5), snap: at, glow: 'card', z: 1 }] : [];
    }),
  ];
}
