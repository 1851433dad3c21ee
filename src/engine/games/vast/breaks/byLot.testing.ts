import type { Breaks } from '../../../testing/breaks.testing.ts';

/** Places in the files of rules drawn by lot (seed 1119), with a mistake at the drawn line or at the nearest one that is a rule. */
export const breaks: Breaks = {
  'rules/warlock/skittish.ts': [['MM-476', 'if (away < nearest) found = [];', '']],
  'rules/warlock/turn.ts': [['MM-480', 'yield* spreadCurses(t);', '']],
  'rules/warlock/curses.ts': [['MM-477', "lose(warlockOf(t), 'curses', by, dials.curses)", "lose(warlockOf(t), 'curses', by + 1, dials.curses)"]],
  'rules/entering.ts': [
    ['MM-472', "figure === 'wraith' || figure === 'warlock'", "figure === 'wraith'"],
    ['MM-763', 'if (isRemovedBy(t.state, kind, figure)) removeEntered', 'if (stop === null && isRemovedBy(t.state, kind, figure)) removeEntered'],
    ['MM-523', 'if (!t.state.map[at]) return null;', ''],
    ['MM-476', 'yield* skittish(t, figure, at);', ''],
  ],
  'rules/manor/omens.ts': [['MM-409', 'manorOf(t).tracks[track].omens += 1;', 'manorOf(t).tracks[track].omens += 2;']],
  'rules/manor/refusals.ts': [
    ['MM-422', 'if (!swapping && state.map[to])', 'if (swapping && state.map[to])'],
    ['MM-417', "if (asked('manor.reveal')) return", "if (!asked('manor.reveal')) return"],
  ],
  'rules/manor/wallsPhase.ts': [['MM-437', 'sides.slice(1, 3)', 'sides.slice(1, 2)']],
  'rules/walls.ts': [['MM-173', '(masks[tile]![turn]! & sideBit[side]) !== 0;', '(masks[tile]![0]! & sideBit[side]) !== 0;']],
  'rules/solo/reach.ts': [
    ['MM-811', '(ground.lamps[here] && !travel.unlit)', '(ground.lamps[here] && travel.unlit)'],
  ],
  'rules/skeletons/refusals.ts': [['MM-260', 'if (state.skeletons.turn.looted) return', 'if (!state.skeletons.turn.looted) return']],
  'rules/skeletons/strike.ts': [
    ['MM-255', 'canSpend(t.state, strikeCost) ? forced() : [goBack]', 'forced()'],
    ['MM-286', '...(canSpend(t.state, shotCost) ? [2] : [])', '...(canSpend(t.state, shotCost) ? [1, 2] : [])'],
  ],
  'rules/skeletons/turn.ts': [['MM-243', '&& !isPit(state, square);', ';']],
  'rules/reveal.ts': [['MM-107', "if (kind === 'poltergeist') placePoltergeist(t, square);", '']],
  'rules/pits.ts': [
    ['MM-301', 'state.pitMarkers[space] === true ||', '(state.pitMarkers[space] === true && laid.lit) ||'],
    ['MM-788', '(laid.lit && tileFaces', '(tileFaces'],
  ],
  'rules/figures.ts': [['MM-264 MM-774', 'ownerOf(figure) !== role;', 'ownerOf(figure) !== null && ownerOf(figure) !== role;']],
  'rules/forcing.ts': [
    ['MM-628', "kindOf(figure) === 'poltergeist' && kindOf(mover) === 'skeleton') return false", "kindOf(figure) === 'poltergeist' && kindOf(mover) === 'paladin') return false"],
    ['MM-317', 'spiderling: [],', "spiderling: ['skeleton'],"],
  ],
  'rules/paladin/values.ts': [['MM-223', 'paladin.treasures.inPlay.includes(card)', '[...paladin.treasures.inPlay, ...paladin.treasures.hand].includes(card)']],
  'rules/paladin/moveRefusals.ts': [['MM-127', "if (figure === 'wraith' || figure === 'warlock') return", "if (figure === 'wraith') return"]],
  'rules/paladin/shrine.ts': [
    ['MM-534', 'if (t.state.houseRules.noShrines) return;', ''],
    ['MM-189', "if (benefit === 'fury') gainFury(t, 1);", "if (benefit === 'fury') gainFury(t, 2);"],
  ],
  'rules/spider/blood.ts': [['MM-394', 'eggsOn(state, square).length > 0 ? 0 : tokensOn', 'tokensOn']],
  'rules/spider/moving.ts': [['MM-305', 'state.terror >= state.goals.terror &&', '']],
  'rules/spider/powerPlays.ts': [['MM-359 MM-360', "sorcerer: 'eyes', giant: 'fangs', spiderlings", "sorcerer: 'fangs', giant: 'eyes', spiderlings"]],
};
