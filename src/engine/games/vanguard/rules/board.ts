import { colorOf, slotsOf, type DieId } from '../content/dice.ts';
import { planetOf, poiOf, recruitOf } from '../content/find.ts';
import { sections, type Biome, type BoardIcon, type Color, type Section } from '../content/vocabulary.ts';
import type { CrewBoard, PlanetState, VanguardState } from '../state.ts';

/** The crew boards in play, in the fixed order of seats (RU-IV-04). */
export const team = (state: VanguardState): Section[] => sections.filter((section) => state.boards[section] !== undefined);

export const boardOf = (state: VanguardState, section: Section): CrewBoard => {
  const board = state.boards[section];
  if (!board) throw new Error(`${section} is not in the away team`);
  return board;
};

/** Whoever of a section is in the away team, by name. */
export const crewName = (state: VanguardState, section: Section): string => recruitOf(boardOf(state, section).crew).name;

export const planetNow = ({ planet }: VanguardState): PlanetState => {
  if (!planet) throw new Error('no planet lies on the table');
  return planet;
};

export const inSector = (state: VanguardState, sector: number): Section[] =>
  team(state).filter((section) => boardOf(state, section).sector === sector);

export const othersWith = (state: VanguardState, who: Section): Section[] =>
  inSector(state, boardOf(state, who).sector).filter((section) => section !== who);

/** IV-541, RU-IV-41 How many dice a column takes. */
export const capacity = (state: VanguardState, section: Section, color: Color): number => {
  const board = boardOf(state, section);
  return slotsOf(section, color, board.rank) - (board.columns[color].injury ? 1 : 0);
};
export const room = (state: VanguardState, section: Section, color: Color): number =>
  capacity(state, section, color) - boardOf(state, section).columns[color].dice.length;

export const availableDice = ({ columns: { red, blue, green } }: CrewBoard): DieId[] => [...red.dice, ...blue.dice, ...green.dice];

/** How many they are, without a list of them: it is asked for every person at every question. */
export const availableCount = ({ columns: { red, blue, green } }: CrewBoard): number =>
  red.dice.length + blue.dice.length + green.dice.length;

export const inRollPool = ({ planet }: VanguardState, section: Section): DieId[] =>
  planet?.check?.pool.filter(({ owner }) => owner === section).map(({ die }) => die) ?? [];

/** IV-085, IV-087 Dice on the board, in the spent pool and in the roll pool. */
export const diceInPlay = (state: VanguardState, section: Section): number => {
  const board = boardOf(state, section);
  return availableCount(board) + board.spent.length + inRollPool(state, section).length;
};

/** Dice that could be refreshed now: spent, with a free slot of their colour (RU-IV-15). */
export const refreshable = (state: VanguardState, section: Section): DieId[] =>
  boardOf(state, section).spent.filter((die) => room(state, section, colorOf(die)) > 0);

/** Where the crew stands until its lander has landed. */
export const noSector = 0;

export const sectorOf = (state: VanguardState, n: number) => planetOf(planetNow(state).id).planet.sectors.find((sector) => sector.n === n)!;

/** RU-IV-92 Only the top card counts. */
export const topPoi = (state: VanguardState, sector: number): string | undefined => planetNow(state).pois[sector]?.[0];

/** IV-067 The sector's own biomes and those of the card on it. */
export function biomesIn(state: VanguardState, sector: number): Biome[] {
  if (sector === noSector) return [];
  const poi = topPoi(state, sector);
  return [...new Set([...sectorOf(state, sector).biomes, ...(poi ? poiOf(poi).biomes : [])])];
}

export function iconsIn(state: VanguardState, sector: number): BoardIcon[] {
  if (sector === noSector) return [];
  const poi = topPoi(state, sector);
  return [...sectorOf(state, sector).icons, ...(poi ? poiOf(poi).icons : [])];
}

/** Every die that a section owns, wherever it is. */
export const ownedDice = (state: VanguardState, section: Section): number =>
  state.sections[section].dice.length + (state.boards[section] ? diceInPlay(state, section) : 0);
