/** What lies in the box. A pile that runs out never stops a gain (SS-012): the table lays out as much as it needs. */
export const box = {
  mantleBoards: 4,
  dice: 6,
  characterCards: 60,
  outpostCards: 20,
  /** Of each kind of food, and of water. */
  foodTokensOfAKind: 12,
  /** Of each stone, one with every omen. */
  miningTokensOfAStone: 5,
  /** Of each omen (RU-SC-09). */
  mysteryTokensOfAnOmen: 3,
} as const;
