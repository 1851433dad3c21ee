import type { Pod } from './kinds.ts';

/** VA-032 Location 000: the set-up as a place. */
export const orbit = {
  name: 'In Orbit',
  vista: 'A brass-rimmed porthole full of dark planet; one point of light low on the night side, and its reflection in a cold cup of tea.',
  description:
    'For eleven nights the Good Measure circles Verrow, which the books describe as a blank with a footnote. On the twelfth somebody ' +
    'down there lights a lamp: two long, one short.',
  prompts: {
    characters: 'The lamp asks who is there. What do you answer with?',
    levels: 'How much of yourself do you pack?',
    mission: 'A slip of paper comes out of the wall, still warm.',
  },
} as const;

/** N4 Location 001: who falls in which pod. */
export const podRing = {
  name: 'The Pod Ring',
  vista: 'A round white room, six open hatches with a seat in each, six name plates, and a manual on a chain lying open at the last page.',
  description:
    'Six hatches stand in a ring, and behind each is a seat for exactly one. The manual says they open for fire, for flood, and for any ' +
    'lamp that asks three times; the lamp asks a third time.',
  prompt: 'The seats choose. You only have to sit.',
} as const;

/** N4 One pod for each sector. */
export const pods: readonly Pod[] = [
  {
    num: 2,
    name: 'Thimble',
    skill: 'move',
    sector: 1,
    firstCrash: 10,
    text:
      'Someone has knitted the seat a cover and left the needles in. The window frosts over from the inside, in the shape of a hut with ' +
      'one light on.',
    reroll: 'The needles click twice and point the same way. You may turn them.',
  },
  {
    num: 3,
    name: 'Ladle',
    skill: 'look',
    sector: 2,
    firstCrash: 31,
    text: 'A small bell hangs where the alarm should be. You fall like something being carried carefully upstairs.',
    reroll: 'The bell strikes the same note twice. You may ask it for another.',
  },
  {
    num: 4,
    name: 'Slipper',
    skill: 'engage',
    sector: 3,
    firstCrash: 52,
    text:
      'The walls are felt. Halfway down you notice that you cannot hear the engine, and a little later that you cannot hear yourself ' +
      'noticing.',
    reroll: 'You think the same thought twice. You may think again.',
  },
  {
    num: 5,
    name: 'Button',
    skill: 'help',
    sector: 4,
    firstCrash: 73,
    text: 'It smells of rope and old lemonade. An inch of water stands on the cabin floor, and it has a tide.',
    reroll: 'Two waves, the same size. You may wait for the third.',
  },
  {
    num: 6,
    name: 'Match',
    skill: 'take',
    sector: 5,
    firstCrash: 94,
    text:
      'The heat shield is a tea tray, and a note apologises for this. Outside the glass the air turns orange, then white, and then ' +
      'begins to ring.',
    reroll: 'The tray glows on both sides alike. You may tilt it.',
  },
  {
    num: 7,
    name: 'Cork',
    skill: 'overpower',
    sector: 6,
    firstCrash: 115,
    text:
      'CANNOT SINK, says a brass plate, and below it, scratched with a key: cannot do anything else either. There are frogs on the ' +
      'radio.',
    reroll: 'Two frogs say the same thing. You may change the station.',
  },
];

/** VA-043 What every stat begins with. */
export const levels = [
  { id: 'cautious', level: 6, text: 'You pack twice and say your goodbyes properly. There is a spare of everything, and a spare spare.' },
  { id: 'practical', level: 5, text: 'One good knife, one dry sock, one sandwich more than you need.' },
  { id: 'daring', level: 4, text: 'You leave the list lying on the table. You know roughly what was on it.' },
  { id: 'brazen', level: 3, text: "You are in the seat before the lamp has finished, collar open, wearing somebody else's gloves." },
] as const;
