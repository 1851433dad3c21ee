import type { Breaks } from '../../../testing/breaks.testing.ts';

export const breaks: Breaks = {
  'setup.ts': [['IV-280', 'equipment.filter(({ armory }) => armory).map', 'equipment.map']],
  'rules/ship/launch.ts': [
    ['IV-279', "['personal', 'mission'] as const", "['mission'] as const"],
    ['IV-279', "of ofKind('upgrade')", "of ofKind('none')"],
    ['IV-280', 'ship.armory = ship.armory.filter((one) => one !== id)', 'ship.armory = ship.armory.filter(() => true)'],
    ['IV-281', 'filter((id) => canCarry(t.state, id))', 'filter((id) => canCarry(t.state, id)).slice(0, 1)'],
    [
      'IV-282',
      'let left = landerLimit(t.state, kind); left > 0',
      'let left = landerLimit(t.state, kind) - team(t.state).flatMap((who) => boardOf(t.state, who).equipment).length; left > 0',
    ],
    [
      'IV-283',
      "for (const who of team(t.state)) {\n    const open = ofKind('small')",
      "for (const who of [...team(t.state), ...team(t.state)]) {\n    const open = ofKind('small')",
    ],
    ['IV-283', "if (id === null) continue;", 'if (id === null) break;'],
    ['IV-286', 'filter((id) => canCarry(t.state, id))', 'filter(() => true)'],
  ],
  'rules/ship/disembark.ts': [
    ['IV-281', 'section ? [section] : team(t.state)', 'section ? [section] : team(t.state).slice(0, 1)'],
    ['IV-284', '[section] : team(t.state)', '[section] : team(t.state).filter((who) => boardOf(t.state, who).equipment.length < 3)'],
    ['IV-286', '[holder] : section ? [section] : team(t.state)', '[holder] : team(t.state)'],
  ],
  'rules/sources.ts': [
    [
      'IV-285 IV-287',
      'for (const id of board.equipment)',
      'for (const id of Object.values(state.boards).flatMap((one) => one?.equipment ?? []))',
    ],
    ['IV-290', '!thing.action && !thing.token && !works', '!works'],
    ['IV-290', '!thing.action && !thing.token', '!thing.token'],
  ],
  'rules/powers.ts': [
    ['IV-288', "return kind !== 'equipment' || own", "return kind !== 'equipment' || (own && !planet.check)"],
    ['IV-288', "return kind !== 'equipment' || own", 'return true'],
  ],
  'rules/actions.ts': [
    [
      'IV-289',
      'always((t) => useEquipment(t, who, id))',
      'function* (t) {\n          yield* useEquipment(t, who, id);\n          return false;\n        }',
    ],
    ['IV-291', 'planet.tokensPlaced.push({ equipment: id, sector: board.sector, path });', ''],
    ['IV-291', 'sector: board.sector, path }', 'sector: planet.lander ?? 0, path }'],
  ],
  'rules/check/check.ts': [
    ['IV-292', "if (lasting.until === 'nextCheck' && lasting.by !== check.roller)", 'if (lasting.by !== check.roller)'],
  ],
  'rules/effects/lasting.ts': [
    ['IV-292', "case 'token':\n      case 'sector':", "case 'token':\n        return true;\n      case 'sector':"],
  ],
  'rules/travel.ts': [
    ['IV-293', "effect.op !== 'ignorePathIcons' || effect.of)", "effect.op !== 'ignorePathIcons' || effect.of || one.by !== who)"],
  ],
  'rules/ship/leaving.ts': [
    ['IV-294', 'ship.armory.push(...board.equipment.splice(0))', 'board.equipment.splice(0)'],
    ['IV-294', 't.state.ship.armory.push(...board.equipment);', ''],
  ],
};
