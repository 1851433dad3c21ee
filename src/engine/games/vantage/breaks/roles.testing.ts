import type { Breaks } from '../../../testing/breaks.testing.ts';

const ilse = "their second feet.',\n    boostCap: 6,";
const transferOfIlse =
  "Lower the cost of a depart you are performing by 1.',\n      },\n      { boost: 1, window: 'any', effect: { name: 'transferReserve' }";

/** What depends on roles, on the set-up, and on what is not there. */
export const breaks: Breaks = {
  'content/cards/characters.ts': [
    ['VA-315', ilse, ilse.replace('6', '5')],
    ['VA-357', transferOfIlse, transferOfIlse.replace("'transferReserve' }", "'gainCoin', n: 1 }")],
  ],
  'content/values.ts': [['VA-328', 'middleCell = 4', 'middleCell = 0']],
  'rules/powers/gains.ts': [['VA-291', "if (one === 'coin') changeCoins(t, owner, 1);", "if (one === 'coin') gainRandom(t, owner, 1);"]],
  'rules/powers/offers.ts': [
    ['VA-354', 'for (const placed of playerOf(t.state, seat).grid) {\n', 'const kept = playerOf(t.state, seat).reserve.map((one) => ({ ...one, dice: [] }));\n  for (const placed of [...playerOf(t.state, seat).grid, ...kept]) {\n'],
  ],
  'rules/turn.ts': [
    ['VA-316', 'turn.action = null;\n    yield* boundary();', 'turn.action = null;\n    turn.eased = [];\n    yield* boundary();'],
    ['VA-330', "clearCards(t, seat, 'allSlotsFilled');", "player.grid = [...player.grid.filter((one) => one !== null), ...player.grid.filter((one) => one === null)];"],
  ],
  'rules/conditions.ts': [
    ['VA-342', 'holdingsOf(playerOf(s, reading.seat)).some(', 's.seats.flatMap((one) => holdingsOf(playerOf(s, one))).some('],
  ],
  'rules/actions.ts': [
    ['VA-354', 'for (const num of player.lying) add(num);', 'for (const num of player.lying) add(num);\n  for (const { num } of player.reserve) add(num);'],
    ['VA-397', 'for (const { num } of s.destinies) add(num);', 'if (s.mission?.complete) for (const { num } of s.destinies) add(num);'],
  ],
  'rules/slots.ts': [
    ['VA-365', 'for (const placed of playerOf(s, owner).grid) {', 'for (const placed of [...playerOf(s, owner).grid, ...playerOf(s, owner).lying.map((num) => ({ num, boost: 0, dice: [] }) as Placed)]) {'],
    ['VA-394', 'asks: owner !== seat', 'asks: owner !== seat || slot.impact === true'],
  ],
  'view.ts': [
    ['VA-361', '  reserve: p.reserve,\n', '  reserve: [],\n'],
    ['VA-368', '  lying: p.lying,\n', '  lying: [],\n'],
    ['VA-403', 'terms: termsOf(s, seat),', 'terms: ((globalThis as never as { seen: string[] }).seen = [...((globalThis as never as { seen?: string[] }).seen ?? []), ...termsOf(s, seat)]) as never,'],
  ],
  'setup.ts': [
    ['VA-382 VA-383', 'refreshes: 0,', 'refreshes: ((globalThis as never as { games: number }).games = ((globalThis as never as { games?: number }).games ?? -1) + 1),'],
    ['VA-392', 'seats: [...seats],', "seats: seats.length === 1 ? [...seats, 'p2'] : [...seats],"],
  ],
  'content/opening.ts': [['VA-385', "id: 'brazen', level: 3", "id: 'brazen', level: 2"]],
  'rules/setup/orbit.ts': [
    ['VA-386', "pair[0] !== pair[1] || doubles === 'not'", "true || doubles === 'not'"],
    ['VA-389', "doubles === 'must' ||\n", ''],
    ['VA-393', 'yield* layDown(t, seat, { num: character, boost: 0, dice: [] }, middleCell, true);', 'yield* layDown(t, seat, { num: character, boost: 0, dice: [] }, middleCell, true);\n  playerOf(t.state, seat).grid[0] = { num: character, boost: 0, dice: [] };'],
    ['VA-400', 'for (const seat of order) yield* chooseLevel(t, seat);\n', 'yield* chooseLevel(t, order[0]!);\n  for (const seat of order.slice(1)) playerOf(s, seat).stats = { ...playerOf(s, order[0]!).stats };\n'],
    ['VA-405', "characters.find((one) => one.skill === skill)!.num;", 'characters[0]!.num;'],
  ],
  'rules/setup/pods.ts': [
    ['VA-400 EX-VA-45', 'const [a, b] = yield* rollPair(t, seat, pod.reroll);', 'const [a, b] = [rollSkill(t, seat), rollSkill(t, seat)];'],
  ],
  'rules/declaring.ts': [
    ['VA-395', '  text: entry.action,\n  cost: 0,', "  text: '',\n  cost: 0,"],
    ['VA-402 EX-VA-52', "if (exit.kind === 'listed') {", "if (exit.kind === 'listed' && diagonalsOf[candidate.way].every((way) => !here.depart?.[way])) {"],
    ['EX-VA-43', '[declared, ...diagonalsOf[declared]]', '[declared]'],
  ],
  'advice.ts': [['VA-387', 'if (turn > firstTurns.length) return null;', 'if (turn > 1) return null;']],
};
