import type { Breaks } from '../../../testing/breaks.testing.ts';

/** Chapter 18: what icons mean. */
export const breaks: Breaks = {
  'rules/dice.ts': [
    ['IV-707 IV-710', 'color === null || colorOf(die) === color;', "colorOf(die) === (color ?? 'blue');"],
    ['IV-708', 'color === null || colorOf(die) === color;', 'color !== undefined && die.length > 0;'],
    ['IV-709', 'board.spent.push(die);\n', 't.state.sections[who].dice.push(die);\n'],
    ['IV-711 EX-IV-18', '  yield* sacrificeDie(t, who, color);\n', ''],
    ['IV-712', 't.state.sections[who].dice.push(die);\n', 't.state.box.push(die);\n'],
    ['IV-712', '[own(resting), resting,', '[resting,'],
    ['IV-713', '[own(resting), resting,', '[own(resting), board.spent,'],
    ['IV-756', ', inRollPool(t.state, who)]', ']'],
  ],
  'rules/effects/places.ts': [
    ['IV-714', " || iconsIn(t.state, sector).includes('NO_MOVE')) return;", ') return;'],
    ['IV-715', 'if (sector === noSector) return [];', "if (sector === noSector || iconsIn(state, sector).includes('NO_MOVE')) return [];"],
  ],
  'rules/travel.ts': [['IV-714', "iconsIn(state, sector).includes('NO_MOVE')", 'false']],
  'rules/ship/leaving.ts': [['IV-716', "poiOf(poi).icons.includes('NO_SAVE')", "poiOf(poi).icons.includes('FINAL')"]],
  'rules/ship/planetBoard.ts': [['IV-717', 'isFinal(top)', '!isFinal(top)']],
  'rules/cardsOnBoard.ts': [['IV-717', "if (isFinal(poi)) noteDeed(t, 'kept:final');", '']],
  'rules/ship/docking.ts': [
    ['IV-719', '&& planet.success >= criteria[rank - 1]!', ''],
    ['IV-719', 'ship.success >= price ||', 'price >= 0 ||'],
  ],
  'rules/effects/check.ts': [
    ['IV-721', 'if (check) check.immediate = row;', ''],
    ['IV-722', 'yield* progress(t, who, named, n);', 'yield* progress(t, who, found[0]!, -n);'],
    ['IV-723', "reduce(t, named, n === 'all' ? 99 : n);", "reduce(t, named, -1);"],
  ],
  'rules/check/tracks.ts': [
    ['IV-722', "(track) => track.id === which ||", '(track) => track.id !== which ||'],
    ['IV-735 IV-757', 'setMarker(t, named, markerOn(t.state, named) - n);', 'setMarker(t, named, markerOn(t.state, named) - (markerOn(t.state, named) < named.track.length ? n : 0));'],
  ],
  'rules/ship/starmap.ts': [
    ['IV-724', 'ship.energy -= flightPrice(t.state, flight);', ''],
    ['IV-724', 'ship.energy -= price;\n    ship.scouts', 'ship.scouts'],
  ],
  'rules/ship/morale.ts': [['IV-724', 'ship.energy -= price;', '']],
  'rules/actions.ts': [['IV-725', 'planet.turn!.special -= 1;', '']],
  'rules/finds.ts': [['IV-726', '(leadOf(id).recycle ? leads.bag : leads.beside)', 'leads.beside']],
  'rules/ship/crew.ts': [['IV-729', "put(t.state, id, { place: 'resting' });\n  t.tell({ fact: 'assigned'", "t.tell({ fact: 'assigned'"]],
};
