import type { Breaks } from '../../../testing/breaks.testing.ts';

export const breaks: Breaks = {
  'rules/ship/save.ts': [
    ['IV-684', "    button('save', 'Save', true),\n", ''],
    ['IV-684', "  if (!stops) {", '  if (stops) {'],
    ['IV-685', "{ at: 'page', page: 2, step: 0 };\n    return;", "{ at: 'page', page: 1, step: 0 };\n    return;"],
    ['IV-685', '  if (!stops) {\n', '  if (!stops) {\n    state.planet = null;\n'],
    ['IV-686', 'if (planet && !ship.gone.includes(planetOf(planet.id).planet.landingCard))', 'if (planet)'],
    ['IV-687', 'ship.records[planet.id] = recordOf', 'ship.records[planet.id] ??= recordOf'],
    ['IV-688', 'ship.records[planet.id] = recordOf', "ship.records[ship.scanner?.card ?? ''] = recordOf"],
    ['IV-689', 'ship.scanner?.card ?? null', 'planetOf(planet.id).planet.landingCard'],
    ['IV-694', 'ship.records[planet.id] = recordOf(planet, ship.scanner?.card ?? null);', 'recordOf(planet, ship.scanner?.card ?? null);'],
    ['IV-695 IV-696 IV-697 IV-701', 'state.planet = null;', ''],
    ['IV-698', 'reshuffle(t, state.events);', "reshuffle(t, state.events);\n  for (const id of Object.keys(state.crew)) state.crew[id] = { ...state.crew[id]!, place: 'resting' };"],
    ['IV-699', 'Object.assign(ship, { energy: 0,', 'Object.assign(ship, { scanner: null, energy: 0,'],
    ['IV-700', 'energy: ship.energy, ', 'energy: 0, '],
    ['IV-700', 'command: ship.command, ', 'command: 0, '],
    ['IV-700', 'success: ship.success, ', 'success: ship.bag.success, '],
    ['IV-700', 'Object.assign(ship, { energy: 0, command: 0, success: 0, penalty: false });', ''],
    ['IV-702', 'reshuffle(t, state.events);', ''],
    ['IV-703', 'reshuffle(t, state.events);', 'state.events = { cards: [], discard: [] };'],
    ['IV-703', 'reshuffle(t, state.events);', 'reshuffle(t, state.events);\n  state.discoveries.Flora = [];'],
    ['IV-703', 'reshuffle(t, state.events);', 'reshuffle(t, state.events);\n  state.injuries.Wounded = 0;'],
    ['IV-704', "{ at: 'page', page: 1, step: 0 }", "{ at: 'page', page: 2, step: 0 }"],
  ],
  'rules/ship/planetBoard.ts': [
    ['IV-688', 'planet: planet.id,', "planet: '',"],
    ['IV-690', '[sector, [...stack]]', '[sector, [...stack].reverse()]'],
    ['IV-690', '[sector, [...stack]]', '[sector, stack.slice(0, 1)]'],
    ['IV-691', 'top !== undefined && isFinal(top)', 'top !== undefined'],
    ['IV-692', 'sectors: standees.map(({ sector }) => sector)', 'sectors: []'],
    ['IV-693', 'uniques: [...planet.uniques],', 'uniques: [],'],
  ],
  'rules/ship/facilities.ts': [
    ['IV-705', "(t.state.flags.includes('ship.listeningroom') ? [tap", '(t.state.ship.addOn === 0 ? [tap'],
    ['IV-706', 'ship.command -= 1;', 'if (facility !== listeningRoom) ship.command -= 1;'],
  ],
};
