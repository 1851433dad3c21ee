import type { Breaks } from '../../../testing/breaks.testing.ts';

export const breaks: Breaks = {
  'rules/threats.ts': [
    ['IV-336', 'threatOf(id).standees.map(', 'threatOf(id).standees.filter(({ primary }) => primary).map('],
    ['IV-336', 'planet.threats[id] = { standees, time: 0 };', 'planet.threats[id] = { standees: [], time: 0 };'],
    ['IV-337', 'const space = standing.time;', 'const space = standing.time + 1;'],
    ['IV-337', 'yield* hit(t, id, space, who);', 'if (left === 1) yield* hit(t, id, space, who);'],
    ['IV-342 EX-IV-58', 'if (nearer.length === 0) return;', "if (nearer.length === 0 || planetNow(t.state).pois[from]?.[0] === 'P33') return;"],
    ['IV-343', 'connected(t.state, from).filter(', '[...distances(t.state, from).keys()].filter('],
    ['IV-343', 'connected(t.state, from).filter((sector) => far(sector) < now)', '[...distances(t.state, from).keys()].filter((sector) => far(sector) === 0)'],
  ],
  'rules/standees.ts': [
    ['IV-338', 'one.primary && one.sector === sector', 'one.primary'],
    ['IV-339 EX-IV-57', 'one.primary && one.sector === sector', 'one.sector === sector'],
  ],
  'rules/effects/whom.ts': [
    ['IV-340 EX-IV-57', 'filter(({ primary }) => primary || counts)', 'filter(() => true)'],
    ['IV-341', 'filter(({ primary }) => primary || counts)', 'filter(({ primary }) => primary)'],
    ['IV-341', 'threatOf(at).secondaryCounts?.includes(threat.space) ?? false', 'threatOf(at).secondaryCounts !== undefined'],
  ],
  'rules/injuries.ts': [
    ['IV-344', 'board.injuries.push({ name: injury, down: false })', 'board.injuries.unshift({ name: injury, down: false })'],
    ['IV-345', "t.tell({ fact: 'injured', who, injury });\n  yield* takeInjuryDie(t, who);", "t.tell({ fact: 'injured', who, injury });"],
    ['IV-345', 'colors.filter((color) => !columns[color].injury)', 'colors.filter(() => true)'],
    ['IV-346 EX-IV-43', 'free().map((one) => saying', 'free().slice(0, 1).map((one) => saying'],
    ['IV-346 EX-IV-43', 'colors.filter((color) => !columns[color].injury)', 'colors.filter((color) => !columns[color].injury && columns[color].dice.length > 0)'],
    ['IV-350 EX-IV-17', "t.state.injuries[wanted] > 0 ? wanted : 'Wounded'", 'wanted'],
    ['IV-350 EX-IV-17', "t.state.injuries[wanted] > 0 ? wanted : 'Wounded'", "t.state.injuries[wanted] > 0 ? wanted : 'Burned'"],
    ['IV-351', 'columns[color].injury = false;', ''],
    ['IV-352', 'if (card) t.state.injuries[card.name] += 1;', ''],
    ['IV-353 EX-IV-48', 'if (card) t.state.injuries[card.name] += 1;', 'if (card) t.state.injuries[card.name] += 1;\n  removeInjuryDie(t, who);'],
    ['IV-354', 'columns[color].injury = false;', 'columns[color].injury = false;\n  boardOf(t.state, who).injuries.pop();'],
    ['IV-356 EX-IV-47', 'board.injuries.length >= injuryLimit', 'board.injuries.filter(({ down }) => !down).length >= injuryLimit'],
    ['IV-359 EX-IV-16 EX-IV-47', 'board.injuries.length >= injuryLimit', 'board.injuries.length > injuryLimit'],
    ['IV-359', 'board.injuries.length >= injuryLimit', 'board.injuries.length >= injuryLimit - 1'],
  ],
  'rules/board.ts': [
    ['IV-347 EX-IV-42', '- (board.columns[color].injury ? 1 : 0)', ''],
    ['IV-348 EX-IV-42', 'slotsOf(section, color, board.rank)', 'slotsOf(section, color, 3)'],
  ],
  'rules/dice.ts': [
    ['IV-348', "'Which die is pushed out?', () => dieOptions(dice));\n    spend(", "'Which die is pushed out?', () => dieOptions(dice));\n    sacrifice("],
    ['IV-349', "'Which die is pushed out?', () => dieOptions(dice)", "'Which die is pushed out?', () => dieOptions(dice.slice(-1))"],
  ],
  'rules/check/stepSix.ts': [
    ['IV-355', '!down && !taken', '!taken'],
    ['IV-355', '!down && !taken.includes(i) && injuryOf', '!taken.includes(i) && injuryOf'],
  ],
  'rules/exerting.ts': [
    ['IV-357', "yield* gainInjury(t, who, 'Exhausted');", "yield* gainInjury(t, who, 'Wounded');"],
    ['IV-357', 'diceInPlay(state, who) <= 3', 'diceInPlay(state, who) <= 2'],
  ],
};
