/** SS-103 to SS-106 The chance that one die, with those that sixes add, reaches a sum: each six costs a sixth and counts six. */
export const chanceToReach = (sum: number): number => (sum <= 1 ? 1 : sum <= 6 ? (7 - sum) / 6 : chanceToReach(sum - 6) / 6);
