import type { Breaks } from '../../../testing/breaks.testing.ts';

export const breaks: Breaks = {
  'rules/turn.ts': [
    ['VA-164 VA-175', 'playerOf(t.state, giver).skills[cat] === 0', 'Object.values(playerOf(t.state, giver).skills).every((n) => n === 0)'],
    ['VA-175', 'if (remaining === 0 || playerOf', "if (remaining === 0 || cat === 'overpower' || playerOf"],
    ['VA-165', 'action.doubled === action.cat ? 2 : 1', 'action.doubled === action.cat ? 1 : 2'],
    [
      'VA-166',
      `...pay(seat),
        action().remaining > 0
          ? throwing('challenge', action().remaining, \`Throw \${action().remaining === 1 ? 'the die' : \`\${action().remaining} dice\`}\`, null)
          : button('go', 'Go on', null),`,
      `...pay(seat),
        ...(pay(seat).length > 0
          ? []
          : [action().remaining > 0 ? throwing('challenge', action().remaining, 'Throw', null) : button('go', 'Go on', null)]),`,
    ],
    ['VA-167', 'options: pay(other),', 'options: playerOf(t.state, other).location === playerOf(t.state, seat).location ? pay(other) : [],'],
    ['VA-167', 'options: pay(other),', 'options: [],'],
    ['VA-168', 'yield* next();\n  }\n}\n\nfunction* discard', 'yield* next();\n    return;\n  }\n}\n\nfunction* discard'],
    ['VA-169', 'if (remaining === 0 || playerOf', 'if (remaining <= 1 || playerOf'],
    ['VA-170', 'if (remaining === 0 || playerOf', 'if (playerOf'],
    ['VA-171', 'if (remaining === 0 || playerOf', "if (remaining === 0 || action().kind === 'depart' || playerOf"],
  ],
  'rules/paying.ts': [
    ['VA-172', 'if (!n || tokensOf(t, skill) < n) continue;', 'if (!n || player.skills[skill] < n) continue;'],
    ['VA-172', 'const holders = holdersOf(t, skill);', 'const holders = [seat];'],
    ['VA-173', 'giveBack(t.state.supply, skill);\n', ''],
  ],
  'rules/gaining.ts': [
    ['VA-174', 'const gained = moveBetween(t.state.supply, playerOf(t.state, seat).skills, skill, n);', 'const gained = n;\n  playerOf(t.state, seat).skills[skill] += n;'],
  ],
  'content/values.ts': [['VA-174', 'tokensPerSkill = 10', 'tokensPerSkill = 12']],
};
