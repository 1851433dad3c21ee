import type { Breaks } from '../../../testing/breaks.testing.ts';

export const breaks: Breaks = {
  'content/planet/rimefield.ts': [
    [
      'VA-090 VA-091 VA-097',
      "compass: { N: { kind: 'listed', to: 11 }, E: { kind: 'listed', to: 19 }, S: { kind: 'star', to: 25 }, W: { kind: 'listed', to: 17 } }",
      "compass: { N: { kind: 'listed', to: 17 }, E: { kind: 'listed', to: 19 }, S: { kind: 'star', to: 25 }, W: { kind: 'listed', to: 11 } }",
    ],
    [
      'VA-097',
      "compass: { N: { kind: 'listed', to: 11 }, E: { kind: 'listed', to: 19 }, S: { kind: 'star', to: 25 }",
      "compass: { N: { kind: 'listed', to: 11 }, E: { kind: 'listed', to: 19 }, S: { kind: 'listed', to: 25 }",
    ],
    ['VA-106', "verb: 'CHIP',\n        cost: 'X',\n        elements: ['tide'],\n        action: 'CHIP a core", "verb: 'DIG',\n        cost: 'X',\n        elements: ['tide'],\n        action: 'DIG a core"],
  ],
  'content/values.ts': [['VA-092', 'listedCost = 1', 'listedCost = 2']],
  'content/vocabulary.ts': [
    ['VA-105', "look: ['LISTEN', 'COUNT'", "look: ['COUNT'"],
    ['VA-150 EX-VA-43', "N: ['NE', 'NW']", "N: ['NE']"],
  ],
  'content/places.ts': [['VA-108', '  undersong,\n]', ']']],
  'rules/declaring.ts': [
    ['VA-092 VA-158', '{ verb, cost: listedCost, action', "{ verb, cost: verb === 'SWIM' ? 2 : listedCost, action"],
    ['VA-091', 'const exit = here.compass[candidate.way];', "const exit = here.compass[candidate.way === 'N' ? 'W' : candidate.way];"],
    ['VA-093', "result: [] }, null);\n    return { page: []", "result: [] }, here.num);\n    return { page: []"],
    ['VA-093', "action: '', result: []", "action: here.description, result: []"],
    ['VA-094', 'const entry = here.depart?.[way];', 'const entry = here.depart?.[way] && Object.values(here.depart)[0];'],
    ['VA-102', 'elements: entry.elements ?? [],', 'elements: [],'],
    ['VA-106', 'kind,\n  cat,\n  verb: entry.verb,', "kind,\n  cat,\n  verb: 'WALK',"],
  ],
  'rules/turn.ts': [
    [
      'VA-095',
      "${exit.kind === 'listed' ? ` to ${numbered(exit.to)}` : ''}",
      "${exit.kind === 'listed' ? ` to ${numbered(exit.to)}` : ` for ${here.depart?.[one.way]?.cost}`}",
    ],
  ],
  'rules/actions.ts': [
    ['VA-096', "if (compass[way].kind !== 'blocked') found.push", 'if (compass[way]) found.push'],
    ['VA-103', 'for (const cat of skills) if (mayAct', 'for (const cat of skills.slice(0, 5)) if (mayAct'],
    ['VA-104', 'if (!action || action', 'if (!action || Object.keys(place.actions).length < 6 || action'],
  ],
  'view.ts': [
    ['VA-094', "to: exit.kind === 'listed' ? exit.to : null }", "to: exit.kind === 'blocked' ? null : exit.to }"],
    ['VA-098', 'voice: voice ?? null,', 'voice: null,'],
    ['VA-106', 'return action ? [{ cat, verb: action.verb,', 'return action ? [{ cat, verb: actions.look!.verb,'],
  ],
  'rules/lamplighter.ts': [
    ['VA-098', "if (found.who === 'one' && seat !== null) t.tellOnly(seat, { fact: 'lampSaid', seat, line }, null);\n  else ", ''],
  ],
  'rules/moving.ts': [
    ['VA-099', 'for (const node of placeOf(to).arrival ?? [])', "for (const node of by === 'result' ? [] : (placeOf(to).arrival ?? []))"],
    ['VA-100', 'for (const node of placeOf(to).arrival ?? [])', "for (const node of by === 'crash' || by === 'result' ? (placeOf(to).arrival ?? []) : [])"],
    ['VA-101', 'node.damage.n, true)', 'node.damage.n + 1, true)'],
    [
      'VA-107',
      'const along: Seat[] = [];\n',
      'const along: Seat[] = [];\n  if (t.state.seats.some((one) => playerOf(t.state, one).location === to)) return;\n',
    ],
  ],
};
