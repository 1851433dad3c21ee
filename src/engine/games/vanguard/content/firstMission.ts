/** What somebody who knows the game says during the first mission, step by step. Each fits beside the table. */
export const firstMission = {
  sections: {
    title: 'Four sections',
    say: 'Recon, Security, Science and Engineering. Share them among you; each is good with other dice. Any sharing works.',
  },
  recruit: { title: 'Your crew', say: 'Keep two of three. Look at the convert: it turns a blank side of one colour into the icon it names.' },
  board: { title: 'Who goes first', say: 'One of the two goes down now. The other rests aboard and takes the next turn out.' },
  goes: { title: 'Who lands', say: 'Science and Engineering read and repair, and this mission wants both. Any pair can do it.' },
  sector: { title: 'Two ways down', say: 'The teams land apart, at least one in each of the two sectors. They meet at the door.' },
  log: { title: 'A log', say: 'Read it aloud. The group chooses, and some choices are remembered for the whole campaign.' },
  start: {
    title: 'The start token',
    say: 'Whoever holds it has the first turn, and the others follow. Give it to somebody with many dice ready who stands near the work.',
  },
  travel: {
    title: 'Travel',
    say: 'You have two actions. Walk toward the work: the door first, then the Relay Heart behind it. Only people in one sector help each other.',
  },
  path: { title: 'A path', say: 'Icons on a path are its price, paid before you move. A path without icons costs nothing but the action.' },
  door: {
    title: 'Open the Door',
    say: 'A special action, once in a turn. Lift, Strike, Fix and Compute each move the green marker. It stays where it is for the next try.',
  },
  decode: {
    title: 'Decode the Ping',
    say: 'This is the mission. Compute, Scan and Sense move its tracks; five steps on the green one and you have the message.',
  },
  crank: { title: 'Turn the Crank', say: 'Lift, Fix or Strike move the mission as well. Good for whoever cannot read the ping.' },
  dice: {
    title: 'Your dice',
    say: 'Dice that you roll are spent afterwards, whatever they show. Take enough for what is needed; accidents push the red track.',
  },
  assist: { title: 'Help', say: 'Everybody in the same sector may add one die. It is spent too, and it comes back to its owner.' },
  modify: { title: 'After the roll', say: 'Cards and skills can still change the dice. If nothing helps, go on.' },
  combine: { title: 'Combinations', say: 'The lower half of a card in hand can be bought with rolled icons. Those dice no longer count for the action.' },
  pay: { title: 'What the dice buy', say: 'Rows are read from the top: the first one you can pay for counts. Choose the dice that pay.' },
  rest: { title: 'Rest', say: 'A supply buys half of your dice back, and a card. There are few supplies, so rest when most dice are spent.' },
  prepare: { title: 'Prepare', say: 'Nothing better to do? Draw a section card. The hand is small, so use cards early.' },
  exert: { title: 'Exert', say: 'At any moment: give up one die for the rest of the mission and refresh five. Now is such a moment.' },
  event: { title: 'An event', say: 'Each turn ends with an event. If your sector shares a sign with it, its main part happens, otherwise the milder one.' },
  injury: { title: 'An injury', say: 'Its die takes a place on your board and joins every check you roll. Lay it where it pushes out the least.' },
  lose: { title: 'A price', say: 'A spent die comes back when you rest; one that is given up stays away for this mission. Part with what helps least.' },
  discard: { title: 'A full hand', say: 'Nobody holds more cards than this. The one you put away is shuffled back in when the deck runs out.' },
  regain: { title: 'A die comes back', say: 'Take the one that shows what the work needs.' },
  leave: { title: 'Time to go', say: 'The message is read. The strobe brings everybody home from wherever they stand.' },
  any: { title: 'A small choice', say: 'Any answer will do here. Read what each of them says, and take what you like.' },
} as const;

export type FirstStep = keyof typeof firstMission;
