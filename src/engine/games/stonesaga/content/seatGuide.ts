import type { SeatGuide } from '../../../kernel/guide.ts';

/** The whole game on one page, for everybody who sits down: all play together. */
export const seatGuide: SeatGuide = {
  title: 'A player',
  nature: 'One or more people of a young tribe, trying to last',
  goal: 'In the introduction: complete the goals before the season turns. In Endless Mode: keep your people alive through every event.',
  turn: [
    'By day everybody acts in any order, each action for energy, until all have passed.',
    'At night everybody eats, drinks and rests; things spoil; bags are packed; the Night card speaks.',
    'At dawn the next day begins. Activity rises, and with it comes what the challenge or the event has in store.',
  ],
  actions: [
    { name: 'Move', text: 'Drag your figure to a neighbouring hex and draw a Journey card. Crossing a covered edge is an Arduous Journey: it costs energy.', rules: ['SS-220', 'SS-233', 'SS-234'] },
    { name: 'Fish, forage, mine', text: '2 energy each, where the land has water, forest or prairie, or rock. Each is a small game of its own.', rules: ['SS-403', 'SS-445', 'SS-511'] },
    { name: 'Gather water, prepare shelter', text: '1 energy each. Water is drunk at night, a shelter gives comfort.', rules: ['SS-384', 'SS-395'] },
    { name: 'Process', text: '1 energy: turn up to three resources to their other side with the tools they need.', rules: ['SS-276'] },
    { name: 'Craft', text: '1 energy: two materials edge to edge, with matching inner edges, make a code; some codes are items.', rules: ['SS-286'] },
    { name: 'Build', text: 'Raise an outpost in a free zone, then structures in it that you have designed.', rules: ['SS-317', 'SS-350'] },
    { name: 'Exchange, aid, pack', text: 'Give things to somebody in your hex, help the hurt, move items between hands, body and pouches.', rules: ['SS-240', 'SS-249', 'SS-255'] },
  ],
  beware: ['A full health track leaves you helpless until somebody aids you.', 'Hungry and thirsty people fall ill.', 'When population or unrest reach their ends, the story ends.'],
  rules: ['SS-200', 'SS-540'],
};
