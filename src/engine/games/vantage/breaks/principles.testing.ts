import type { Breaks } from '../../../testing/breaks.testing.ts';

export const breaks: Breaks = {
  'settings.ts': [
    ['VA-001', "'Five', 'Six']", "'Five', 'Six', 'Seven']"],
    ['VA-001', "'Five', 'Six']", "'Five']"],
  ],
  'src/engine/kernel/begin.ts': [
    ['VA-001', 'a.length === b.length && a.every', 'a.every'],
  ],
  'rules/ending.ts': [
    ['VA-002', "victory || cause === 'success' ? [...s.seats] : []", "victory || cause === 'success' ? [s.active] : []"],
    ['VA-017', "victory || cause === 'success' ? [...s.seats] : []", 'victory ? [...s.seats] : []'],
  ],
  'rules/actions.ts': [
    [
      'VA-003 VA-004',
      'export const doneAt = (player: Player, num: number): readonly Skill[] => player.done[num] ?? [];',
      `const known: Record<number, readonly Skill[]> = {};
export const doneAt = (player: Player, num: number): readonly Skill[] => (known[num] = player.done[num] ?? known[num] ?? []);`,
    ],
    ['VA-014', 'for (const cat of skills) if (mayAct(s, seat, cat, lift))', 'for (const cat of skills) if (s.pool > 0 && mayAct(s, seat, cat, lift))'],
    [
      'VA-014',
      "if (compass[way].kind !== 'blocked') found.push",
      "if (compass[way].kind !== 'blocked' && playerOf(s, seat).skills.move > 0) found.push",
    ],
  ],
  'rules/result/gains.ts': [['VA-005', 'yield* gainCard(t, seat, card);', 'yield* gainCard(t, seat, t.pick([201, 202, 203, 204, 205, 206]));']],
  'rules/cards.ts': [
    [
      'VA-006',
      'num: number, marks?: QuestionMarks): Rule<number> {\n',
      'num: number, marks?: QuestionMarks): Rule<number> {\n  const open = openCells(t, seat);\n  return open[t.roll(open.length) - 1]!;\n',
    ],
  ],
  'rules/losing.ts': [
    [
      'VA-007',
      'player.stats[stat] = to;',
      'for (const one of t.state.seats) playerOf(t.state, one).stats[stat] = to;',
    ],
    ['VA-008', 'const to = Math.max(0, from - losses[stat]);', 'const to = from - losses[stat];'],
  ],
  'rules/gaining.ts': [
    [
      'VA-007',
      'player.stats[stat] = Math.min(highestStat, from + n);',
      'for (const one of t.state.seats) playerOf(t.state, one).stats[stat] = Math.min(highestStat, from + n);',
    ],
    ['VA-008', 'player.stats[stat] = Math.min(highestStat, from + n);', 'player.stats[stat] = Math.min(highestStat + 1, from + n);'],
  ],
  'rules/turn.ts': [
    [
      'VA-009',
      `action.step = 5;
  yield* placeDice(t, seat);
  if (s.ended) return;
  action.step = 6;
  yield* settleDice(t, seat);
  if (s.ended) return;`,
      `action.step = 5;
  const fails = s.roll.includes('setback');
  yield* placeDice(t, seat);
  if (s.ended) return;
  action.step = 6;
  yield* settleDice(t, seat);
  if (s.ended || fails) return;`,
    ],
    ['VA-012', 'if (!turn.goesOn) return;\n', 'if (!turn.goesOn && s.deeds.length > 1) return;\n'],
    ['VA-013', "...(goesOn?.how === 'may' ? [", "...(goesOn?.how !== 'must' ? ["],
    [
      'VA-015',
      `action.step = 6;
  yield* settleDice(t, seat);
  if (s.ended) return;
  s.turn!.action!.step = 7;
  yield* carryOut(t, seat, declared);`,
      `yield* carryOut(t, seat, declared);
  if (s.ended) return;
  yield* settleDice(t, seat);`,
    ],
    [
      'VA-015',
      `yield* paySkills(t, seat);
  const action = s.turn!.action!;
  action.step = 4;
  action.rolled = action.remaining;
  yield* rollPool(t, seat, action.remaining);`,
      `const action = s.turn!.action!;
  action.step = 4;
  action.rolled = action.remaining;
  yield* rollPool(t, seat, action.remaining);
  yield* paySkills(t, seat);`,
    ],
  ],
  'rules/placing.ts': [
    ['VA-010', 't.state.pool += returned;\n', 't.state.pool += returned;\n  playerOf(t.state, seat).coins += returned;\n'],
  ],
  'rules/sequence.ts': [
    ['VA-011', 's.active = nextSeat(s.seats, s.active)!;', 's.active = s.seats.at(s.seats.indexOf(s.active) - 1)!;'],
  ],
  'rules/ruling.ts': [
    ['VA-016', 'if (!t.state.house.rulings) return [];', ''],
    ['VA-016', "t.tell({ fact: 'ruled', seat, words });", ''],
    ['VA-016', 'if ([...voices.values()].some((voice) => !voice)) return;', ''],
  ],
};
