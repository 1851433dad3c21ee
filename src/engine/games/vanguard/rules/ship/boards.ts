import { tap, button } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { colorOf, slotsOf, type DieId } from '../../content/dice.ts';
import { cardOf, recruitOf, type CardId } from '../../content/find.ts';
import { colors, type Rank, type Section } from '../../content/vocabulary.ts';
import type { CrewBoard, Vanguard } from '../../state.ts';
import { ask } from '../asking.ts';
import { boardOf, noSector } from '../board.ts';
import { put } from './crew.ts';
import { pickDie } from './morale.ts';

/** IV-539, IV-545 A crewmember on an empty board, with the charges shown. */
export function standOn(t: Vanguard, section: Section, crew: string, charges: boolean): void {
  const { rank } = t.state.crew[crew]!;
  put(t.state, crew, { place: 'away' });
  t.state.boards[section] = {
    crew,
    rank,
    columns: { red: { dice: [], injury: false }, blue: { dice: [], injury: false }, green: { dice: [], injury: false } },
    spent: [],
    sacrificed: [],
    injuries: [],
    charges: charges ? recruitOf(crew).charges : 0,
    hand: [],
    deck: { cards: [], discard: [] },
    playing: [],
    equipment: [],
    used: {},
    sector: noSector,
    from: null,
    visited: [],
    done: false,
    checks: 0,
    assists: 0,
  };
}

/** IV-023, IV-540 to IV-543 Dice in slots of their colour; with more dice than slots the player chooses which stay. */
export function* setDice(t: Vanguard, section: Section): Rule {
  const board = boardOf(t.state, section);
  const store = t.state.sections[section];
  for (const color of colors) {
    const own = store.dice.filter((die) => colorOf(die) === color);
    const usable = slotsOf(section, color, board.rank);
    const going = [...own];
    while (going.length > usable) {
      const stays: DieId = yield* pickDie(t, section, 'launch.stays', `Too many ${color} dice. Which one stays aboard?`, going);
      going.splice(going.indexOf(stays), 1);
    }
    board.columns[color].dice.push(...going);
    store.dice = store.dice.filter((die) => !going.includes(die));
  }
}

/** IV-029, IV-030 The starters; IV-245 to IV-247, IV-544 later at least ten cards up to the crewmember's rank. */
export function* buildDeck(t: Vanguard, section: Section, starters: boolean): Rule {
  const board = boardOf(t.state, section);
  const store = t.state.sections[section];
  const allowed = store.cards.filter((card) => (starters ? cardOf(card).starter : cardOf(card).rank <= board.rank));
  const deck = starters ? [...allowed] : yield* chooseDeck(t, section, board.rank, allowed);
  store.cards = store.cards.filter((card) => !deck.includes(card));
  board.deck = { cards: deck, discard: [] };
  t.shuffle(board.deck.cards);
}

const deckMinimum = 10;

/** A whole kind of deck is chosen at a stroke: the starters, everything, or the newest cards. */
function* chooseDeck(t: Vanguard, section: Section, rank: Rank, allowed: readonly CardId[]): Rule<CardId[]> {
  const newest = allowed.filter((card) => cardOf(card).rank === rank || !cardOf(card).starter);
  const decks: readonly { readonly id: string; readonly label: string; readonly cards: readonly CardId[] }[] = [
    { id: 'starters', label: 'The ten starters', cards: allowed.filter((card) => cardOf(card).starter) },
    { id: 'all', label: 'Every card of your rank', cards: allowed },
    { id: 'newest', label: 'Without the starters', cards: newest },
  ];
  const open = decks.filter(({ cards }) => cards.length >= deckMinimum);
  const start = t.state.house.quick
    ? open.at(-1)!
    : yield* ask(t, section, 'launch.deck', 'Which cards make your deck?', () =>
        open.map((deck) => button(`deck-${deck.id}`, deck.label, deck)),
      );
  const cards = [...start.cards];
  while (!t.state.house.quick && cards.length > deckMinimum) {
    const out = yield* ask<CardId | null>(t, section, 'launch.card', `${cards.length} cards. Leave one aboard?`, () => [
      ...cards
        .filter((card, at) => cards.findIndex((one) => cardOf(one).id === cardOf(card).id) === at)
        .map((card) => tap(`card:${card}`, cardOf(card).name, card)),
      button('enough', 'This is the deck', null),
    ]);
    if (out === null) break;
    cards.splice(cards.indexOf(out), 1);
  }
  return cards;
}

/** IV-244 and the like: everything of a board goes back to the compartment. */
export function clearBoard(t: Vanguard, section: Section, board: CrewBoard): void {
  const store = t.state.sections[section];
  store.dice.push(...colors.flatMap((color) => board.columns[color].dice), ...board.spent);
  store.cards.push(...board.hand, ...board.playing, ...board.deck.cards, ...board.deck.discard);
  Object.assign(board, { spent: [], hand: [], playing: [], deck: { cards: [], discard: [] }, sacrificed: [] });
  for (const color of colors) board.columns[color].dice = [];
}
