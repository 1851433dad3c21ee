import type { Breaks } from '../../../testing/breaks.testing.ts';

/** Chapter 7: section cards, and what a later review added about them. */
export const breaks: Breaks = {
  'rules/check/check.ts': [
    ['IV-169 EX-IV-25', '{ ...happened, whom: other, as: check.roller }', '{ ...happened, whom: other }'],
  ],
  'rules/check/combinations.ts': [
    ['IV-241 EX-IV-02', 'if (card && takeCard(board.hand, card)) {', 'if (card) {'],
    ['IV-243', 'board.deck.discard.push(card);', 'board.deck.cards.unshift(card);'],
  ],
  'rules/check/pool.ts': [['IV-242', 'boardOf(t.state, one.owner).spent.push(die);', 'boardOf(t.state, check.roller).spent.push(die);']],
  'rules/powers.ts': [
    ['IV-241', 'takeCard(board.hand, card);\n    board.playing', 'board.playing'],
    ['IV-243', '    board.deck.discard.push(card);', '    boardOf(t.state, team(t.state)[0]!).deck.discard.push(card);'],
    ['IV-249', "if (kind === 'card' && board.hand.length > handLimit(board)) return false;", ''],
    ['IV-250', "return kind !== 'equipment' || own;", "return kind === 'skill' || own;"],
    ['IV-250', "return when === 'turn' && own;", "return when === 'turn';"],
    ['IV-733', '(when) => when === moment, happened', "(when) => when === moment || moment === 'check', happened"],
  ],
  'rules/ship/boards.ts': [
    ['IV-245', 'board.deck = { cards: deck, discard: [] };', 'board.deck = { cards: allowed, discard: [] };'],
    ['IV-246', 'deckMinimum = 10', 'deckMinimum = 9'],
    ['IV-247 IV-728', 'cardOf(card).rank <= board.rank', 'cardOf(card).rank <= 3'],
    ['IV-727', 'const { rank } = t.state.crew[crew]!;', 'const rank = 1;'],
  ],
  'rules/ship/launch.ts': [
    [
      'IV-740',
      'yield* buildDeck(t, section, false);',
      'yield* buildDeck(t, section, false);\n    boardOf(t.state, section).hand.push(boardOf(t.state, section).deck.cards.pop()!);',
    ],
  ],
  'rules/cards.ts': [['IV-248', 'yield* keepLimit(t, who);', '']],
  'rules/effects/crew.ts': [['IV-248', 'yield* keepLimit(t, whom);', '']],
  'src/engine/pieces/deck.ts': [
    ['IV-252', 'if (deck.cards.length === 0) reshuffle(t, deck);', ''],
    ['IV-252', 't.shuffle(deck.cards);', ''],
    ['IV-739', 'if (card === undefined) break;', 'if (card === undefined) throw new Error("no card is left");'],
  ],
};
