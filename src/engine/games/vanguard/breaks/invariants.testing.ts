import type { Breaks } from '../../../testing/breaks.testing.ts';

/** What holds after every answer (HD-IV-10), by its number there. That no column has two injury dice (4) is said by the types. */
export const breaks: Breaks = {
  'rules/dice.ts': [['HD-IV-10', 't.state.sections[who].dice.push(die);\n', '']], // 1
  'rules/ship/morale.ts': [['HD-IV-10', 'for (const section of sections) {\n    const store', 'for (const section of sections.slice(0, 3)) {\n    const store']], // 2
  'rules/injuries.ts': [
    ['HD-IV-10', 'yield* pushOut(t, who, color);', ''], // 3
    ['HD-IV-10', 'injuryLimit = 3', 'injuryLimit = 4'], // 5
  ],
  'rules/check/check.ts': [['HD-IV-10', 'if (planet.check === check) planet.check = null;', '']], // 6
  'rules/cards.ts': [['HD-IV-10', 'yield* keepLimit(t, who);', '']], // 7
  'rules/finds.ts': [
    ['HD-IV-10', 'leads.bag.splice(leads.bag.indexOf(lead), 1);', ''], // 8
    ['HD-IV-10', 'pile.splice(pile.indexOf(id), 1);', ''], // 9
  ],
  'rules/powers.ts': [['HD-IV-10', 'takeCard(board.hand, card);\n    board.playing', 'board.playing']], // 9
  'rules/actions.ts': [['HD-IV-10', 'if (planet.supplies > 0) list.push', 'list.push']], // 10
};
