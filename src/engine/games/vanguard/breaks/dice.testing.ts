import type { Breaks } from '../../../testing/breaks.testing.ts';

export const breaks: Breaks = {
  'setup.ts': [
    ['IV-253', 'const rest = colors.flatMap', "const rest = colors.filter((color) => color !== 'green').flatMap"],
    ['IV-268', 'dieKinds.flatMap(', "dieKinds.filter((kind) => kind !== 'expert').flatMap("],
  ],
  'content/dice.ts': [
    ['IV-258', "['B', 'C'], ['B'], ['A', 'BAS'], ['VAN']", "['B', 'C'], ['B', 'C'], ['A', 'BAS'], ['VAN']"],
    ['IV-260', "['VAN'], ['ACC'], ['ACC']],\n  specialized", "['BAS'], ['ACC'], ['ACC']],\n  specialized"],
    ['IV-269', "['BAS'], ['BAS'], ['BAS'], ['VAN']", "['BAS'], ['BAS'], ['A'], ['VAN']"],
    ['IV-270', "[['A'], ['A'], ['B'], ['C']", "[['A'], ['A'], ['B'], ['B']"],
    ['IV-272', "['A', 'B'], ['A', 'C'], ['B', 'C'], ['VAN']", "['A', 'B'], ['A', 'B'], ['B', 'C'], ['VAN']"],
    ['IV-273', "['A', 'C'], ['B', 'C'], ['VAN'], ['ACC']", "['A', 'C'], ['BAS'], ['VAN'], ['ACC']"],
    ['IV-274', "[['A', 'C'], ['A', 'C'], ['B', 'C'], ['B']", "[['A', 'C'], ['A', 'C'], ['A', 'C'], ['A']"],
    ['IV-275', "[['A', 'C'], ['A', 'C'], ['B', 'C'], ['B'], ['A', 'BAS']", "[['A'], ['A'], ['C'], ['B'], ['BAS']"],
    ['IV-276', "['B'], ['A', 'BAS'], ['VAN']", "['B', 'ACC'], ['A', 'BAS'], ['VAN']"],
    ['IV-277', "[['VAN'], ['VAN'], ['VAN'], ['VAN']", "[['VAN'], ['VAN'], ['VAN'], ['BAS']"],
  ],
  'content/vocabulary.ts': [['IV-271', "blue: ['SCN', 'CMP', 'FIX']", "blue: ['SCN', 'CMP', 'TRK']"]],
  'rules/check/pool.ts': [
    ['IV-254', 'boardOf(t.state, one.owner).spent.push(die)', 'boardOf(t.state, check.roller).spent.push(die)'],
  ],
  'rules/dice.ts': [
    ['IV-255', 'takeOut(board.spent, die);\n  board.columns', 'board.columns'],
    ['IV-255', 'board.columns[colorOf(die)].dice.push(die)', 'board.columns.green.dice.push(die)'],
    ['IV-256', '[...availableDice(board), ...board.spent]', '[...availableDice(board)]'],
    ['IV-256', '= [...availableDice(board), ...board.spent]', '= [...board.spent]'],
    ['IV-256 IV-257', 't.state.sections[who].dice.push(die)', 't.state.box.push(die)'],
    ['IV-257', 'board.sacrificed.push(die);', 'board.spent.push(die);'],
  ],
  'reckoning/payments.ts': [
    ['IV-261', "if (icon === 'VAN') return token === 'ACC' && paying.combination ? null : 'plain';", ''],
    [
      'IV-262',
      "if (icon === 'VAN') return token",
      "if (icon === 'VAN' && color === 'red' && !['STR', 'GRD', 'LFT'].includes(token)) return null;\n  if (icon === 'VAN') return token",
    ],
    [
      'IV-263',
      'if (uses.some((use) => use.die === die && use.unit',
      "if (icon !== 'VAN' && uses.some((use) => use.die === die && use.unit",
    ],
    ['IV-264', "if (icon === 'VAN') return", "if (icon === 'VAN' || icon === 'BAS') return"],
    ['IV-265', 'convert.color === color && convert.to', 'convert.to'],
    ['IV-265', 'convert.color === color && convert.to === token', 'convert.color === color'],
    ['IV-266', "if (icon === 'ACC' && paying.combination) return null;", ''],
    ['IV-266', "return token === 'ACC' && paying.combination ? null : 'plain'", "return 'plain'"],
    ['IV-267', "if (icon === 'ACC' && paying.combination) return null;", "if (icon === 'ACC') return null;"],
  ],
  'rules/danger.ts': [
    ['IV-278', 'dangers[table].sides[side]!.effects', 'dangers.A.sides[side]!.effects'],
    ['IV-278', 'happened.lower ? rolled - 1 : rolled;', 'Math.max(0, rolled - 1);'],
  ],
};
