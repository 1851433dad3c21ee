import { copiesOf, discoveries } from './content/find.ts';
import { injuries } from './content/decks/injuries.ts';
import { injuryDice } from './content/dice.ts';
import { colors, deckNames, injuryNames, sections } from './content/vocabulary.ts';
import { capacity, ownedDice, team } from './rules/board.ts';
import { handLimit } from './rules/cards.ts';
import type { VanguardState } from './state.ts';

/** The ten invariants of HD-IV-10: what is wrong with a state, or nothing. `resting` is true while no effect is being resolved. */
export function wrongs(state: VanguardState, resting: boolean): string[] {
  const found: string[] = [];
  const claim = (holds: boolean, words: string): void => void (!holds && found.push(words));
  const { planet, boards } = state;
  const pool = planet?.check?.pool ?? [];
  const dice = sections.flatMap((section) => {
    const board = boards[section];
    const onBoard = board ? [...colors.flatMap((color) => board.columns[color].dice), ...board.spent] : [];
    return [...state.sections[section].dice, ...onBoard];
  });
  const every = [...dice, ...pool.map(({ die }) => die), ...state.box, ...state.locked];
  claim(every.length === 87 && new Set(every).size === 87, `1: ${every.length} dice, ${new Set(every).size} different`);
  // While dice are bought, sold or lost, one section after the other is asked; between two deeds they own equally many.
  if (resting || (state.phase.at === 'page' && state.phase.page === 28)) {
    const counts = sections.map((section) => ownedDice(state, section));
    claim(new Set(counts).size === 1, `2: sections own ${counts.join(', ')} dice`);
  }
  for (const who of team(state)) {
    const board = boards[who]!;
    for (const color of colors)
      if (resting) claim(board.columns[color].dice.length <= capacity(state, who, color), `3: ${who} ${color} is too full`);
    claim(board.injuries.length <= 3, `5: ${who} has ${board.injuries.length} injuries`);
    if (resting) claim(board.hand.length <= handLimit(board), `7: ${who} holds ${board.hand.length} cards`);
    const cards = [...board.hand, ...board.playing, ...board.deck.cards, ...board.deck.discard, ...state.sections[who].cards];
    claim(cards.length === 30 && copiesOf(who).every((card) => cards.includes(card)), `9: ${who} has ${cards.length} section cards`);
  }
  const injured = team(state).reduce((sum, who) => sum + colors.filter((color) => boards[who]!.columns[color].injury).length, 0);
  claim(injured + (planet?.check?.injury.length ?? 0) <= injuryDice, '4: more injury dice than there are');
  if (resting) claim(planet?.check === null || planet === null, '6: a roll pool outside a check');
  if (planet) {
    const { bag, beside, drawn, decks } = planet.leads;
    claim(
      bag.length + beside.length + drawn.length + deckNames.reduce((sum, deck) => sum + decks[deck].length, 0) === 20,
      '8: lead tokens',
    );
    claim(planet.supplies >= 0, '10: supplies below zero');
  }
  const finds = [
    ...deckNames.flatMap((deck) => state.discoveries[deck]),
    ...(planet?.found.map(({ id }) => id) ?? []),
    ...state.ship.gathered,
  ];
  claim(finds.length === discoveries.length && new Set(finds).size === discoveries.length, `9: ${finds.length} discoveries`);
  for (const name of injuryNames) {
    const held = team(state).reduce((sum, who) => sum + boards[who]!.injuries.filter((one) => one.name === name).length, 0);
    claim(held + state.injuries[name] === injuries.find((one) => one.name === name)!.copies, `9: ${name} cards`);
  }
  return found;
}
