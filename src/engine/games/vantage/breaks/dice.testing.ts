import type { Breaks } from '../../../testing/breaks.testing.ts';

export const breaks: Breaks = {
  'rules/turn.ts': [
    ['VA-176', 'yield* rollPool(t, seat, action.remaining);', 'yield* rollPool(t, seat, action.cost);'],
    ['VA-178', 'yield* rollPool(t, seat, action.remaining);', 'yield* rollPool(t, seat, Math.max(1, action.remaining));'],
  ],
  'rules/dice.ts': [
    ['VA-176', 'const count = Math.min(n, t.state.pool);', 'const count = Math.min(n - 1, t.state.pool);'],
    ['VA-177 VA-188', 't.state.pool -= count;\n', ''],
    ['VA-179', 'if (t.state.pool < n) yield* refreshAll(t);', 'if (t.state.pool === 0) yield* refreshAll(t);'],
    ['VA-179', 'if (t.state.pool < n) yield* refreshAll(t);', ''],
    ['VA-180 VA-181', 'if (t.state.pool < n) yield*', 'if (t.state.pool <= n) yield*'],
    ['VA-180', 'if (t.state.pool < n) yield*', 'if (t.state.pool < 5) yield*'],
    ['VA-182', 'if (n === 0) return;\n  if (t.state.pool < n) yield* refreshAll(t);', 'if (t.state.pool === 0 || t.state.pool < n) yield* refreshAll(t);\n  if (n === 0) return;'],
    ['VA-183', 'for (const seat of s.seats) {\n    const player = playerOf(s, seat);\n    player.grid', 'for (const seat of [s.active]) {\n    const player = playerOf(s, seat);\n    player.grid'],
    ['VA-183 VA-188', 's.pool += cell.dice.length;\n', ''],
    ['VA-184', 's.pool += s.penalty;\n  s.penalty = 0;\n', ''],
    ['VA-185', 'const count = Math.min(n, t.state.pool);', 'const count = Math.min(t.state.refreshes > 0 ? 1 : n, t.state.pool);'],
    [
      'VA-186',
      'if (t.state.pool < n) yield* refreshAll(t);',
      `if (t.state.pool < n && t.state.pool + t.state.penalty >= n) {
    t.state.pool += t.state.penalty;
    t.state.penalty = 0;
  } else if (t.state.pool < n) yield* refreshAll(t);`,
    ],
    ['VA-187', 'return { ...open, dice: [] };', 'return { ...cell, dice: [] };'],
    ['VA-187', 'return { ...open, dice: [] };', 'return { ...open, dice: cell.dice };'],
  ],
  'rules/dropping.ts': [['VA-188', 't.state.pool += placed.dice.length;', '']],
  'rules/powers/table.ts': [
    ['VA-189', 't.state.pool += 1;', 't.state.penalty += 1;'],
    ['VA-190', 't.state.pool -= n;\n      t.state.penalty += n;', 't.state.penalty -= n;\n      t.state.pool += n;'],
  ],
  'rules/result/world.ts': [
    ['VA-189', "(['penalty', 'pool'] as const) : (['pool', 'penalty'] as const)", "(['pool', 'penalty'] as const) : (['pool', 'penalty'] as const)"],
    ['VA-190', "(['penalty', 'pool'] as const) : (['pool', 'penalty'] as const)", "(['penalty', 'pool'] as const) : (['penalty', 'pool'] as const)"],
  ],
};
