import { cardOf, destinies, isCenterCard, missionOf, destinyOf } from '../../../engine/games/vantage/content/cards.ts';
import { seatTitles } from '../../../engine/games/vantage/content/seatGuide.ts';
import type { Face, Skill, Stat } from '../../../engine/games/vantage/content/vocabulary.ts';
import type { VantageView } from '../../../engine/games/vantage/view.ts';
import type { Seat } from '../../../engine/kernel/rule.ts';

const ofDestinies: ReadonlySet<number> = new Set(destinies.map(({ num }) => num));

/** The name printed on any card. */
export const nameOf = (num: number): string =>
  !isCenterCard(num) ? cardOf(num).name : ofDestinies.has(num) ? destinyOf(num).name : missionOf(num).name;

/** What a seat is called before it has a character. */
export const seatName = (seat: Seat): string => seatTitles[Number(seat.slice(1)) - 1] ?? 'Another player';

/** What a player is called: the character, or the seat while there is none. */
export const playerName = (view: VantageView, seat: Seat): string => {
  const character = view.players[seat]?.character ?? null;
  return character === null ? seatName(seat) : cardOf(character).name;
};

export const skillColours: Readonly<Record<Skill, number>> = {
  move: 0x2b8f96,
  look: 0xd99a2b,
  engage: 0xe0604f,
  help: 0x6f9a45,
  take: 0x7f5fb0,
  overpower: 0xa8443f,
};
export const faceColours: Readonly<Record<Face | Stat, number>> = {
  time: 0xc98a1e,
  morale: 0xdd5f4c,
  health: 0x2b8f96,
  setback: 0x6a6488,
  blank: 0xb8ae9c,
};
/** Of the cubes and books of each player, in the order of their seats. */
export const seatColours: readonly number[] = [0x2b8f96, 0xc98a1e, 0xd2503c, 0x5c8a38, 0x7f5fb0, 0xa8443f];
export const typeColours: Readonly<Record<string, number>> = {
  character: 0x33284a,
  item: 0xb9773a,
  animal: 0x3f8a86,
  flora: 0x6f9445,
  vehicle: 0x4a78a8,
  lesson: 0xd08a3a,
  ally: 0xd8614f,
  relic: 0x7a58a8,
  condition: 0x5f6478,
  map: 0x8a7a5a,
  letter: 0xa88a6a,
  holding: 0x6a8a7a,
};
export const ink = 0x33284a;
export const cream = 0xfbf3e4;
export const gold = 0xc99a52;
