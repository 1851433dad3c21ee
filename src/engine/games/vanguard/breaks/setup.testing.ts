import type { Breaks } from '../../../testing/breaks.testing.ts';

/** Chapter 1: the first mission's setup. */
export const breaks: Breaks = {
  'setup.ts': [
    ['IV-001', "filter(({ enters }) => enters === 'start').map", 'map'],
    ['IV-006', 'dice: startingDice[section].map(next)', 'dice: startingDice.recon.map(next)'],
    ['IV-006', 'cards: copiesOf(section)', "cards: copiesOf('recon')"],
    ['IV-042', "deadly: options.space === 'deadly'", 'deadly: false'],
  ],
  'content/dice.ts': [
    ['IV-004', 'slots[section][color][rank - 1]!', 'slots.recon[color][rank - 1]!'],
    ['IV-008', 'injuryDice = 12', 'injuryDice = 10'],
    ['IV-009', 'dangerDice = 2', 'dangerDice = 3'],
  ],
  'rules/ship/planetBoard.ts': [
    ['IV-007', 'start: null,', "start: 'recon',"],
    ['IV-010', 'tutorial ? tutorialEvents : events', 'events'],
    ['IV-031', 'if (startPoi) now.pois[n] = [startPoi];', 'if (startPoi && n > 2) now.pois[n] = [startPoi];'],
    ['IV-033', 'revealed: revealed ?? false', 'revealed: false'],
    ['IV-034', 'now.uniques = planet.uniques.filter(', 'now.foundUniques = planet.uniques.filter('],
    ['IV-035', 't.shuffle(t.state.events.cards);', ''],
  ],
  'view.ts': [
    ['IV-030', 'top: deck.cards.at(-1) ?? null', 'top: null'],
    ['IV-034', 'uniques: [...uniques],', 'uniques: [],'],
  ],
  'rules/setup/firstCrew.ts': [
    ['IV-013', 'idle.length >= free().length ? idle', 'idle.length > 0 ? idle'],
    ['IV-014', 'while (free().length > 0)', 'while (free().length > 1)'],
    ['IV-016', "seat,\n          'setup.board'", "t.state.seats[0]!,\n          'setup.board'"],
    ['IV-017', 'recruits.slice(-3)', 'recruits.slice(-4)'],
    ['IV-018', 'shown.filter((id) => id !== back)', 'shown.slice(1)'],
    ['IV-020', "id === first ? 'away' : 'resting'", "id === kept[0] ? 'away' : 'resting'"],
    ['IV-021', "id === first ? 'away' : 'resting'", "id === first ? 'away' : 'available'"],
    ['IV-022', 't.state.shown = [];\n    t.shuffle(t.state.recruits);', 't.state.shown = [];'],
    ['IV-022', 't.state.recruits.slice(-3)', 't.state.recruits.splice(-3)'],
    ['IV-024', 'alone ? 2 : 1', 'alone ? 2 : 2'],
    ['IV-025', 'alone ? 2 : 1', 'alone ? 1 : 1'],
    ['IV-026', "put(state, id, { place: 'resting' });", "put(state, id, { place: 'available' });"],
    [
      'IV-028',
      "put(state, id, { place: 'resting' });\n  const team = sections.filter((section) => going.includes(section));",
      'continue;\n  const team = [...sections];',
    ],
  ],
  'rules/asking.ts': [
    ['IV-015', 'players[section] ?? seats[0]!;', 'seats[0]!;'],
    ['IV-043', 'deadly: !t.state.house.deadly };', 'deadly: true };'],
    ['IV-043', "['turn.action', 'round.start', ", "['round.start', "],
  ],
  'rules/ship/crew.ts': [['IV-019', 'takeSleeve(t.state, section, 1)', 'takeSleeve(t.state, section, 2)']],
  'rules/setup/firstLanding.ts': [
    ['IV-011', "id: 'RK-T'", "id: 'RK01'"],
    ['IV-012', "if (!state.mix.startsWith('mission')) yield* readLogNow(t, 'recon', 0);", ''],
    ['IV-017', 't.shuffle(state.recruits);\n', ''],
    [
      'IV-027',
      'state.story.landings = 1;',
      'state.story.landings = 1;\n' +
        '  for (const one of sections) if (!going.includes(one)) state.box.push(...state.sections[one].dice.splice(0));',
    ],
    ['IV-032', 'done: false', 'done: true'],
    ['IV-036', 'of all.entries()', 'of all.slice(1).entries()'],
    ['IV-037', 'empty.length >= left ? empty', 'empty.length > 0 ? empty'],
    ['IV-038', 'empty.length >= left', 'empty.length > left'],
    ['IV-041', "crewIn(state, 'away', section)[0]!, false)", "crewIn(state, 'away', section)[0]!, true)"],
    ['IV-045', 'drawCards(t, who, openingHand);', 'drawCards(t, who, openingHand - 1);'],
    ['IV-046', 'yield* readLogNow(t, team(state)[0]!, planetOf(planet.id).planet.firstLog!);', ''],
  ],
  'rules/ship/boards.ts': [
    ['IV-023', 'board.columns[color].dice.push(...going);', 'board.spent.push(...going);'],
    ['IV-029', 'starters ? cardOf(card).starter', 'starters ? cardOf(card).rank === 1'],
    ['IV-030', 't.shuffle(board.deck.cards);', ''],
    ['IV-039', 'done: false,', 'done: true,'],
  ],
  'rules/rounds.ts': [
    ['IV-040', "planet.start ?? 'recon'", 'planet.start ?? team(t.state)[0]!'],
    ['IV-048', "planet.start ?? 'recon'", 'planet.start ?? team(t.state).at(-1)!'],
    ['IV-048', 'team(t.state).map((who) => tap(', '[giver].map((who) => tap('],
  ],
  'rules/ship/disembark.ts': [['IV-047', 'board.done = false;', 'board.done = true;']],
  'content/planets/eyeOfTheVoid/board.ts': [['IV-044', "missions: [{ id: 'M01', revealed: true }]", "missions: [{ id: 'M01' }]"]],
};
