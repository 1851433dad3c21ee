import { roleOrder, type Role } from '../../../../engine/games/vast/content/roles.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { spotIn } from '../../../zones/spotIn.ts';
import type { Placement } from '../../../zones/zone.ts';
import { MARCH, TERROR } from '../printed/places.ts';
import { cardSize, deep, lean, nearlyWhole } from './cards.ts';
import { boardSize, foldAt, foldedSize } from './folds.ts';
import type { BoardSpot, Ground, PlateSpot, VastZone } from './ground.ts';
import { mapSize, plaqueSize, print, railSize, supplySize } from './zones.ts';

const all: readonly VastZone[] = ['board', 'cards', 'rails', 'march', 'terror', 'supply', 'round'];
const nowhere: Strip = { x: 0, y: 0, width: 1, height: 1 };
const hedge = 96;
/** Free ground beside the map that is wide enough for the lantern. */
const lanternWidth = 190;

interface GroundFor {
  readonly journey: boolean;
  readonly roles: readonly Role[];
  /** Whose board lies large. */
  readonly role: Role;
  /** How many of its cards are in play, and how many in its hand: they share the cards' room. */
  readonly inPlay: number;
  readonly inHand: number;
}

/** Where every piece of the table lies, given where its zones lie. */
export function groundIn(placed: Placement, { journey, roles, role, inPlay, inHand }: GroundFor): Ground {
  const strip = (zone: VastZone): Strip => placed.zones[zone] ?? placed.away[zone] ?? nowhere;
  const shapeOf = (zone: VastZone): string => placed.zones[zone]?.shape ?? '';
  const map = spotIn(placed.map, mapSize);
  const board = boardIn(strip('board'), shapeOf('board'), role);
  return {
    up: new Set(all.filter((zone) => placed.zones[zone] !== undefined)),
    width: placed.width,
    height: placed.height,
    map: { x: map.x + hedge * map.scale, y: map.y + hedge * map.scale, scale: map.scale },
    paladin: board,
    board,
    rails: railsIn(strip('rails'), shapeOf('rails'), roles),
    march: spotIn(strip('march'), { width: MARCH.w, height: MARCH.h }),
    terror: spotIn(strip('terror'), { width: TERROR.w, height: TERROR.h }),
    lantern: lanternBeside(placed.map, map),
    ...suppliesIn(strip('supply')),
    plaque: plateIn(strip('round'), plaqueSize[shapeOf('round') === 'line' ? 'line' : 'plaque']),
    ...cardsIn(strip('cards'), { inPlay, inHand }, placed),
    drawn: drawnOver(placed.map),
    letters: Math.max(24 * map.scale, placed.letters * 1.15),
    leastLetters: placed.letters,
    journey,
  };
}

function boardIn(strip: Strip, shape: string, role: Role): BoardSpot {
  if (shape !== 'folded') return spotIn(strip, boardSize);
  return { ...spotIn(strip, foldedSize(role)), fold: foldAt[role] };
}

const plateIn = (strip: Strip, size: { readonly width: number; readonly height: number }): PlateSpot => {
  const { x, y, scale } = spotIn(strip, size);
  return { x, y, width: size.width * scale, height: size.height * scale, scale };
};

/** By the order of turns; roles that do not play have none. */
function railsIn(strip: Strip, shape: string, roles: readonly Role[]): readonly PlateSpot[] {
  const columns = shape === 'row' ? roles.length : shape === 'grid' ? 2 : 1;
  const rows = Math.ceil(roles.length / columns);
  const size = shape === 'slim' || shape === 'row' ? railSize.slim : railSize.roomy;
  const cell = { width: strip.width / columns, height: strip.height / rows };
  return roleOrder.map((role) => {
    const k = Math.max(0, roles.indexOf(role));
    const at = { x: strip.x + (k % columns) * cell.width, y: strip.y + Math.floor(k / columns) * cell.height, ...cell };
    const gap = 4;
    return plateIn({ x: at.x + gap, y: at.y + gap, width: at.width - 2 * gap, height: at.height - 2 * gap }, size);
  });
}

/** Dice, the stack of tiles and four piles: in a row, or in a block, whichever is larger in the room that they have got. */
function suppliesIn(strip: Strip): Pick<Ground, 'dice' | 'stack' | 'piles'> {
  const [inRow, inBlock] = [spotIn(strip, supplySize.row), spotIn(strip, supplySize.block)];
  const row = inRow.scale >= inBlock.scale;
  const { x, y, scale } = row ? inRow : inBlock;
  const at = (u: number, v: number) => ({ x: x + u * scale, y: y + v * scale });
  const square = [[172, 206], [256, 206], [172, 308], [256, 308]] as const;
  const piles = row ? [346, 432, 518, 604].map((u) => at(u, 76)) : square.map(([u, v]) => at(u, v));
  const dice = row ? { width: 180, height: 152 } : { width: 300, height: 148 };
  return {
    dice: { ...at(0, 0), width: dice.width * scale, height: dice.height * scale },
    stack: { ...(row ? at(240, 84) : at(66, 270)), scale },
    piles: { at: piles, scale: (row ? 0.4 : 0.38) * scale },
  };
}

/** How high a hand is, whose outer cards lie lower, and how high two cards in play are that lie on each other: in units of a card. */
const fanHeight = (cardSize.height + 22) / 0.98;
const stackHeight = cardSize.height + 70;

type Dealt = Pick<GroundFor, 'inPlay' | 'inHand'>;
type CardGround = Pick<Ground, 'hand' | 'inPlay' | 'supply'>;

/** The hand over the cards in play where the room is high enough for both, else beside them. */
function cardsIn(strip: Strip, dealt: Dealt, screen: Pick<Placement, 'finger' | 'letters'>): CardGround {
  const k = screen.letters / print.cards;
  const [held, played] = [fanHeight * k + screen.letters, stackHeight * k + screen.letters];
  if (dealt.inPlay === 0 || dealt.inHand === 0 || strip.height < held + played) return cardsBeside(strip, dealt, screen);
  const high = (strip.height * held) / (held + played);
  const upper = cardsBeside({ ...strip, height: high }, { ...dealt, inPlay: 0 }, screen);
  const lower = cardsBeside({ ...strip, y: strip.y + high, height: strip.height - high }, { ...dealt, inHand: 0 }, screen);
  return { ...lower, hand: upper.hand };
}

/**
 * Cards in play stand at the left of the hand, and the more of the cards they are, the more room they take; an empty hand leaves them
 * all but a place where a card can be put down. What they raise waits at the right of the hand, or under it where the room is short. They
 * lie side by side where they can be read like that; where they lie on each other, each leaves as much to be touched as a finger needs,
 * and none is smaller than can be read as long as the others leave it the room.
 */
function cardsBeside(strip: Strip, { inPlay, inHand }: Dealt, { finger, letters }: Pick<Placement, 'finger' | 'letters'>): CardGround {
  // the signs of what can be lifted hang over its upper edge
  const signs = Math.min(letters, strip.height * 0.1);
  const { x, y, width, height } = { ...strip, y: strip.y + signs, height: strip.height - signs };
  const scale = Math.min(height / fanHeight, width / (cardSize.width * (inPlay > 0 ? 2.1 : 1.1)));
  const least = Math.min(scale, letters / print.cards);
  const reach = finger * 1.03;
  /** The width of so many columns, each of which leaves enough to be touched. */
  const fanned = (columns: number): number => (columns === 0 ? 0 : cardSize.width * least + (columns - 1) * reach);
  const rows = Math.min(deep, Math.max(1, 1 + Math.floor((height - cardSize.height * least) / reach)));
  const leaning = inHand > 1 ? lean * cardSize.height : 0;
  const [needed, neededInHand] = [fanned(Math.ceil(inPlay / rows)), fanned(inHand) + leaning * least];
  const wished = inPlay > 0 ? Math.min(64 * scale, width * 0.1) : 0;
  const kept = needed + neededInHand + wished > width ? 0 : wished;
  const one = cardSize.width * scale * 1.02;
  /** Room for so many side by side, each of which leaves enough to be read and touched. */
  const room = (count: number): number => (count === 0 ? 0 : one + (count - 1) * Math.max(finger, one * 0.4));
  const [wide, narrow] = [room(Math.ceil(inPlay / deep)), room(inHand) + leaning * scale];
  const share = (width - kept) * (wide / (wide + narrow));
  const most = width - kept - (inHand > 0 ? Math.max(neededInHand, cardSize.width * least) : Math.min(one * 0.6, finger * 1.3));
  const played = inPlay > 0 ? Math.max(cardSize.width * least, Math.min(Math.max(share, needed), most)) : 0;
  const sideBySide = [1.02 * inPlay, 1 + 1.01 * nearlyWhole * (inPlay - 1)].map((wide) => played / (cardSize.width * Math.max(1, wide)));
  const lying = sideBySide.find((one) => one >= least) ?? inPlayScale(inPlay, { width: played, height }, reach);
  const low = Math.min(scale, height / stackHeight, lying);
  // cards of a hand lie on each other too; each shows two fifths of itself
  const held = { width: width - played - kept, fans: 1 + 0.4 * Math.max(0, inHand - 1) };
  const fan = Math.max(held.width / (cardSize.width * held.fans + leaning), least);
  const inHands = Math.min(scale, fan, held.width / cardSize.width);
  return {
    hand: { x: x + played, y, width: held.width, height: cardSize.height * (kept === wished ? scale : inHands), scale: inHands },
    inPlay: { x, y, width: Math.max(played, cardSize.width * low), height, scale: low, finger },
    supply: { x: x + width - (kept || 92 * scale) / 2, y: y + height - 24 * scale },
  };
}

/** So much of a card beside another is left for its title, in units of the card. */
const besideTitle = 66;

/** How large cards in play can be: in the rows and columns that leave most, with a strip of each to be touched and its title to be read. */
function inPlayScale(count: number, room: { readonly width: number; readonly height: number }, reach: number): number {
  const scales = Array.from({ length: deep }, (_, k) => {
    const beside = Math.max(0, Math.ceil(count / (k + 1)) - 1);
    const titled = room.width / (cardSize.width + beside * besideTitle);
    return Math.min(titled, (room.width - beside * reach) / cardSize.width, (room.height - k * reach) / cardSize.height);
  });
  return Math.max(0.2, ...scales);
}

/** Cards to choose from lie over the map. */
function drawnOver({ x, y, width, height }: Strip): Ground['drawn'] {
  const scale = Math.min(width / (cardSize.width * 3.3), (height * 0.92) / cardSize.height, 1.7);
  return { x: x + width / 2, y: y + height / 2, scale, step: cardSize.width * 1.07 * scale };
}

/** Where the window leaves ground beside the map. */
function lanternBeside(strip: Strip, map: BoardSpot): BoardSpot {
  const free = (strip.width - mapSize.width * map.scale) / 2;
  const scale = Math.min(1, free / (lanternWidth * 1.15));
  return scale < 0.5 ? { x: 0, y: 0, scale: 0 } : { x: strip.x + free / 2, y: strip.y + strip.height * 0.3, scale: 0.9 * scale };
}
