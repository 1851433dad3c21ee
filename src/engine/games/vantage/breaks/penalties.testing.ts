import type { Breaks } from '../../../testing/breaks.testing.ts';

const applied = "yield* suffer(t, [harmOf(seat, losses)]);";

export const breaks: Breaks = {
  'rules/placing.ts': [
    ['VA-231', "costly: readonly Face[] = ['time', 'morale', 'health']", "costly: readonly Face[] = ['morale', 'health']"],
    ['VA-232', "costly: readonly Face[] = ['time', 'morale', 'health']", "costly: readonly Face[] = ['time', 'health']"],
    ['VA-233', "costly: readonly Face[] = ['time', 'morale', 'health']", "costly: readonly Face[] = ['time', 'morale']"],
    ['VA-231 VA-232', 'losses[face as Stat] += 1;', "losses.health += 1;"],
    ['VA-233', 'losses[face as Stat] += 1;', "losses[face as Stat] = 1;"],
    ['VA-234', 't.state.penalty += left.length - returned;', "t.state.penalty += left.filter((face) => face === 'blank').length;"],
    ['VA-234', 't.state.pool += returned;\n  t.state.penalty += left.length - returned;', 't.state.pool += left.length;'],
    ['VA-235', applied, "for (const stat of ['time', 'morale', 'health'] as const) yield* suffer(t, [harmOf(seat, { [stat]: losses[stat] })]);"],
    ['VA-236', applied, 'yield* suffer(t, t.state.seats.map((one) => harmOf(one, losses)));'],
    ['VA-236', applied, 'yield* suffer(t, [harmOf(t.state.seats.at(-1)!, losses)]);'],
    ['VA-237 VA-239', "const returned = left.filter((face) => face === 'setback').length;", 'const returned = 0;'],
    ['VA-238', 'if (costly.includes(face)) losses[face as Stat] += 1;', "if (costly.includes(face)) losses[face as Stat] += 1;\n    else if (face === 'setback') losses.time += 1;"],
    ['VA-241', "const returned = left.filter((face) => face === 'setback').length;", "const returned = left.filter((face) => face === 'setback' || face === 'blank').length;"],
    ['VA-242', 'if (costly.includes(face)) losses[face as Stat] += 1;', "if (costly.includes(face)) losses[face as Stat] += 1;\n    else if (face === 'blank') losses.morale += 1;"],
    [
      'VA-243',
      't.state.roll = [];\n',
      `t.state.roll = [];
  for (const cell of playerOf(t.state, seat).grid) {
    if (!cell || cell.dice.length === 0) continue;
    t.state.penalty += cell.dice.length;
    rewrite(playerOf(t.state, seat), cell.num, { dice: [] });
  }\n`,
    ],
  ],
  'rules/losing.ts': [
    ['VA-244', 'if (zeroed.length > 0) yield* readZeroEntry(t, zeroed);', ''],
    ['VA-244', 'if (zeroed.length > 0) yield*', 'if (zeroed.includes(t.state.active)) yield*'],
    ['VA-244', 'if (zeroed.length > 0) yield* readZeroEntry(t, zeroed);', 'for (const one of zeroed) yield* readZeroEntry(t, [one]);'],
    ['VA-245', '  yield* suffer(t, harms);', '  for (const { seat, losses } of harms) applyLosses(t, seat, losses);'],
    ['VA-246', 'const to = Math.max(0, from - losses[stat]);', 'const to = from - losses[stat];'],
  ],
  'rules/result/gains.ts': [
    [
      'VA-245',
      'yield* suffer(t, [harmOf(seat, losses)]);',
      'for (const stat of stats) playerOf(t.state, seat).stats[stat] = Math.max(0, playerOf(t.state, seat).stats[stat] - losses[stat]);',
    ],
  ],
  'rules/dice.ts': [
    ['VA-245', '  yield* suffer(t, harms);', '  for (const { seat, losses } of harms) for (const stat of stats) playerOf(t.state, seat).stats[stat] -= losses[stat];'],
  ],
  'content/values.ts': [['VA-247', 'second: 1', 'second: 0'], ['VA-247', 'second: 1', 'second: 2']],
  'rules/result/world.ts': [['VA-247', 'if (player.stats[stat] > 0) continue;', 'if (player.stats[stat] >= 0) continue;']],
};
