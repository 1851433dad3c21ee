import type { Situation } from '../types.ts';

export const situations: readonly Situation[] = [
  {
    id: 'S01',
    name: 'The Kettle Feud',
    text: 'Two watches share one kettle. Each has found it empty. There are now notes.',
    effect: {
      text: 'It is felt at every table.',
      choices: [
        { label: 'Rourke gives it an hour of her own', cost: [{ op: 'command', n: -1 }], effects: [] },
        { label: 'Let it lie', effects: [{ op: 'morale', n: -1 }] },
      ],
      discard: false,
    },
    solved: { text: 'Piet issues a second kettle and burns the notes unread.', effects: [{ op: 'morale', n: 1 }], icons: ['CMP'] },
  },
  {
    id: 'S02',
    name: 'Weeping Pipe',
    text: 'Frame 31 sweats. It is only condensation, says everyone who has not put a hand on it.',
    effect: { text: 'The ship pays for it.', effects: [{ op: 'energy', n: -1 }], discard: true },
    solved: {
      text: 'It was not condensation. It was a weld from the yard, one day from letting go.',
      effects: [{ op: 'success', n: 1 }],
      icons: ['FIX'],
    },
  },
  {
    id: 'S03',
    name: 'Night Singing',
    text: 'Someone sings in the air ducts at 0300, rather well. HARBOUR declines to say who.',
    effect: { text: 'Somebody is taken off the roster to see to it.', effects: [{ op: 'restCrew', n: 1 }], discard: false },
    solved: {
      text: 'You find the singer, and ask for Thursdays.',
      choices: [
        { label: 'Make it a concert', effects: [{ op: 'morale', n: 1 }] },
        { label: 'Trade a night off for a favour', effects: [{ op: 'success', n: 1 }] },
      ],
      icons: ['SNS'],
    },
  },
  {
    id: 'S04',
    name: 'Stopped Clock',
    text: 'The wardroom clock has stopped at ten past four and the whole ship is late for things.',
    effect: {
      text: 'It is felt at every table.',
      choices: [
        { label: 'Spend goodwill on it', cost: [{ op: 'success', n: -1 }], effects: [] },
        { label: 'Let it lie', effects: [{ op: 'morale', n: -1 }] },
      ],
      discard: false,
    },
    solved: {
      text: 'You set it by the beetle in the sample room. It has not been wrong since.',
      effects: [{ op: 'success', n: 1 }],
      icons: ['FIX', 'CMP'],
    },
  },
  {
    id: 'S05',
    name: 'Mould in the Stores',
    text: 'A grey bloom on the flour, with a sweet smell. It spells hunger if nobody acts.',
    effect: {
      text: 'Somebody is taken off the roster to see to it.',
      effects: [{ op: 'restCrew', n: 1, section: 'engineering' }],
      discard: false,
    },
    solved: {
      text: 'Most of the flour is saved, and the bloom turns out to be new to science.',
      effects: [{ op: 'gainDiscovery', deck: 'Flora' }],
      icons: ['MND'],
    },
  },
  {
    id: 'S06',
    name: 'Letters Arrive',
    text: 'Mail, nine years old, in one burst. Some of it is for people on the wall.',
    effect: {
      text: 'It is felt at every table.',
      choices: [
        { label: 'Someone sits up with them', cost: [{ op: 'restCrew', n: 1 }], effects: [] },
        { label: 'Let it lie', effects: [{ op: 'morale', n: -1 }] },
      ],
      discard: false,
    },
    solved: {
      text: 'You read theirs aloud in the corridor by the names. Everybody comes.',
      effects: [{ op: 'morale', n: 1 }],
      icons: ['SNS', 'MND'],
    },
  },
  {
    id: 'S07',
    name: 'Hull Tick',
    text: 'A tick in the hull every forty seconds. It has begun to speed up.',
    effect: { text: 'The ship pays for it.', effects: [{ op: 'energy', n: -1 }], discard: true },
    solved: {
      text: 'A loose tether, tapping in the spin. It gets a commendation for consistency.',
      effects: [{ op: 'success', n: 1 }],
      icons: ['SCN'],
    },
  },
  {
    id: 'S08',
    name: 'Rationed Light',
    text: 'The lamps dim to save the arrays. People move more slowly and speak lower.',
    effect: {
      text: 'It is felt at every table.',
      choices: [
        { label: 'Run the heaters and the lamps a while', cost: [{ op: 'energy', n: -1 }], effects: [] },
        { label: 'Let it lie', effects: [{ op: 'morale', n: -1 }] },
      ],
      discard: true,
    },
    solved: {
      text: 'One array was shaded by its own cover. Someone had hung washing on it.',
      effects: [{ op: 'energy', n: 1 }],
      icons: ['SCN', 'FIX'],
    },
  },
  {
    id: 'S09',
    name: 'Sleepwalker',
    text: 'Someone is found twice at the outer lock, dressed, with hands on the wheel, asleep.',
    effect: {
      text: 'Somebody is taken off the roster to see to it.',
      effects: [{ op: 'restCrew', n: 1, section: 'security' }],
      discard: false,
    },
    solved: {
      text: 'It is grief, and grief can be sat with. The wheel gets a bell meanwhile.',
      effects: [{ op: 'morale', n: 1 }],
      icons: ['GRD'],
    },
  },
  {
    id: 'S10',
    name: 'Scrubber Smell',
    text: 'Number two scrubber smells of pears. It should smell of nothing at all.',
    effect: { text: 'The ship pays for it.', effects: [{ op: 'energy', n: -1 }], discard: true },
    solved: {
      text: 'Pears were the warning. The bed is changed with an hour in hand.',
      effects: [{ op: 'success', n: 1 }],
      icons: ['FIX'],
    },
  },
  {
    id: 'S11',
    name: 'The Chess Ladder',
    text: 'The ladder has reached its final and the two finalists are not on speaking terms.',
    effect: {
      text: 'It is felt at every table.',
      choices: [
        { label: 'Spend goodwill on it', cost: [{ op: 'success', n: -1 }], effects: [] },
        { label: 'Let it lie', effects: [{ op: 'morale', n: -1 }] },
      ],
      discard: false,
    },
    solved: {
      text: 'They play. It is a draw after six hours. They leave together.',
      effects: [{ op: 'success', n: 1 }],
      icons: ['CMP'],
    },
  },
  {
    id: 'S12',
    name: 'Sample on the Loose',
    text: 'Jar nine is empty. The lid is on.',
    effect: {
      text: 'Somebody is taken off the roster to see to it.',
      effects: [{ op: 'restCrew', n: 1, section: 'science' }],
      discard: false,
    },
    solved: {
      text: 'It is in the boot locker, asleep, in the third boot of a pair.',
      effects: [{ op: 'gainDiscovery', deck: 'Fauna' }],
      icons: ['TRK'],
    },
  },
  {
    id: 'S13',
    name: 'Frozen Thruster',
    text: 'The port trim jet fires a little late. HARBOUR has been correcting for it without complaint.',
    effect: { text: 'The ship pays for it.', effects: [{ op: 'energy', n: -1 }], discard: true },
    solved: { text: 'You warm it, bleed it, thank HARBOUR. It says: noted.', effects: [{ op: 'energy', n: 1 }], icons: ['FIX', 'TRK'] },
  },
  {
    id: 'S14',
    name: "Rourke's Chair",
    text: 'The Commander has not slept in her cabin for six days. She says the chair is good.',
    effect: {
      text: 'It is felt at every table.',
      choices: [
        { label: 'Someone sits up with them', cost: [{ op: 'restCrew', n: 1 }], effects: [] },
        { label: 'Let it lie', effects: [{ op: 'morale', n: -1 }] },
      ],
      discard: false,
    },
    solved: {
      text: 'Somebody takes the bridge, and will not be ordered off it. She sleeps eleven hours.',
      effects: [{ op: 'command', n: 1 }],
      icons: ['GRD', 'MND'],
    },
  },
  {
    id: 'S15',
    name: 'False Contact',
    text: 'For a moment the scope shows a ship behind you, on your course, at your speed.',
    effect: { text: 'The ship pays for it.', effects: [{ op: 'energy', n: -1 }], discard: true },
    solved: {
      text: 'It is you: your own signal, come back along the lit line. From rather too near.',
      choices: [
        { label: 'Log it with the bearings', effects: [{ op: 'gainDiscovery', deck: 'Phenomena' }] },
        { label: 'Tell the crew before rumour does', effects: [{ op: 'morale', n: 1 }] },
      ],
      icons: ['SCN', 'CMP'],
    },
  },
  {
    id: 'S16',
    name: 'Loose Cargo',
    text: 'Something heavy walks about hold three whenever the ship turns.',
    effect: {
      text: 'Somebody is taken off the roster to see to it.',
      effects: [{ op: 'restCrew', n: 1, section: 'engineering' }],
      discard: false,
    },
    solved: {
      text: 'A generator, its lashings chewed. Under it lies a crate that no list mentions.',
      effects: [{ op: 'gainDiscovery', deck: 'Relics' }],
      icons: ['LFT'],
    },
  },
  {
    id: 'S17',
    name: 'Two Birthdays',
    text: 'Twins in different sections, and sugar for one cake.',
    effect: {
      text: 'It is felt at every table.',
      choices: [
        { label: 'Spend goodwill on it', cost: [{ op: 'success', n: -1 }], effects: [] },
        { label: 'Let it lie', effects: [{ op: 'morale', n: -1 }] },
      ],
      discard: false,
    },
    solved: {
      text: 'One cake, two candles, cut by the younger and chosen by the elder. Peace.',
      effects: [{ op: 'morale', n: 1 }],
      icons: ['MND'],
    },
  },
  {
    id: 'S18',
    name: 'Cold Corner',
    text: 'Bunk row C is four degrees colder than the plans allow.',
    effect: { text: 'The ship pays for it.', effects: [{ op: 'energy', n: -1 }], discard: true },
    solved: {
      text: 'A vent was stuffed with a sock against the noise. The noise was worth hearing too.',
      effects: [{ op: 'success', n: 1 }],
      icons: ['SNS', 'FIX'],
    },
  },
  {
    id: 'S19',
    name: 'The Wrong Medicine',
    text: 'Two bottles, one label. Nobody has been hurt. Nobody can find who filled them.',
    effect: {
      text: 'Somebody is taken off the roster to see to it.',
      effects: [{ op: 'restCrew', n: 1, section: 'science' }],
      discard: false,
    },
    solved: {
      text: 'It was the labelling arm, one place out since the last hard burn.',
      effects: [{ op: 'heal', n: 1 }],
      icons: ['MND', 'CMP'],
    },
  },
  {
    id: 'S20',
    name: 'Dust in the Bearings',
    text: 'The centrifuge grumbles on the way up and complains on the way down.',
    effect: { text: 'The ship pays for it.', effects: [{ op: 'energy', n: -1 }], discard: true },
    solved: {
      text: 'Three spoons of grey dust, from a world you left two landings ago.',
      effects: [{ op: 'gainDiscovery', deck: 'Minerals' }],
      icons: ['LFT', 'FIX'],
    },
  },
  {
    id: 'S21',
    name: 'An Empty Place',
    text: 'They still lay the table for someone. Nobody has said to stop, and nobody will.',
    effect: {
      text: 'It is felt at every table.',
      choices: [
        { label: 'Rourke gives it an hour of her own', cost: [{ op: 'command', n: -1 }], effects: [] },
        { label: 'Let it lie', effects: [{ op: 'morale', n: -1 }] },
      ],
      discard: false,
    },
    solved: {
      text: 'You move the place to the end of the table, and keep it laid.',
      effects: [{ op: 'morale', n: 1 }],
      icons: ['MND', 'GRD'],
    },
  },
  {
    id: 'S22',
    name: "Recruit's Complaint",
    text: 'It is four pages, numbered, and it is correct on every point.',
    effect: {
      text: 'Somebody is taken off the roster to see to it.',
      effects: [{ op: 'restCrew', n: 1, section: 'security' }],
      discard: false,
    },
    solved: {
      text: 'You fix the first three points and appoint the author to the fourth.',
      effects: [{ op: 'recruit', n: 1 }],
      icons: ['CMP', 'SNS'],
    },
  },
  {
    id: 'S23',
    name: 'Drifting Needle',
    text: 'The course is right by the stars and wrong by the needle. The needle used to be better.',
    effect: { text: 'The ship pays for it.', effects: [{ op: 'energy', n: -1 }], discard: true },
    solved: {
      text: 'The needle was following a lump of ore in the sample room. The ore is better still.',
      effects: [{ op: 'scanDiscount', n: 1 }],
      icons: ['SCN', 'TRK'],
    },
  },
  {
    id: 'S24',
    name: 'Sour Water',
    text: 'Tank four tastes of coins. Piet has written NOT COINS on it, which helps nobody.',
    effect: { text: 'Somebody is taken off the roster to see to it.', effects: [{ op: 'restCrew', n: 1 }], discard: false },
    solved: {
      text: 'You flush it through a bed of glass sand from the last shore.',
      effects: [{ op: 'success', n: 1 }],
      icons: ['LFT'],
    },
  },
  {
    id: 'S25',
    name: 'The Betting Book',
    text: 'They are betting on which of you comes back. The odds are generous and it is still not funny.',
    effect: {
      text: 'It is felt at every table.',
      choices: [
        { label: 'Rourke gives it an hour of her own', cost: [{ op: 'command', n: -1 }], effects: [] },
        { label: 'Let it lie', effects: [{ op: 'morale', n: -1 }] },
      ],
      discard: false,
    },
    solved: {
      text: 'The pot goes to the memorial fund. The book goes out of the lock.',
      effects: [{ op: 'success', n: 2 }],
      icons: ['STR'],
    },
  },
  {
    id: 'S26',
    name: 'Dead Channel',
    text: 'The band the relays use carries a hiss that stops when anyone listens on purpose.',
    effect: {
      text: 'Somebody is taken off the roster to see to it.',
      effects: [{ op: 'restCrew', n: 1, section: 'recon' }],
      discard: false,
    },
    solved: {
      text: 'You leave a recorder on and walk away. It is less shy of machines.',
      effects: [{ op: 'gainDiscovery', deck: 'Phenomena' }],
      icons: ['SNS', 'SCN'],
    },
  },
  {
    id: 'S27',
    name: 'Blown Fuse Box',
    text: 'Deck two is dark, and the spare fuses are all of a rating that went out before the ship was built.',
    effect: { text: 'The ship pays for it.', effects: [{ op: 'energy', n: -1 }], discard: true },
    solved: {
      text: 'You cut new ones out of hinge stock. Deck two is brighter than before.',
      effects: [{ op: 'energy', n: 1 }],
      icons: ['STR', 'CMP'],
    },
  },
  {
    id: 'S28',
    name: 'The Door That Sticks',
    text: 'The medbay door sticks on busy days. It knows, people say.',
    effect: { text: 'The ship pays for it.', effects: [{ op: 'energy', n: -1 }], discard: true },
    solved: {
      text: "The frame had twisted a hair's breadth. You plane it true by lamplight.",
      effects: [{ op: 'heal', n: 1 }],
      icons: ['STR', 'FIX'],
    },
  },
  {
    id: 'S29',
    name: 'Overdue Drill',
    text: 'Nobody has run the fire drill since the second landing. Everyone assumed the other watch had.',
    effect: {
      text: 'Somebody is taken off the roster to see to it.',
      effects: [{ op: 'restCrew', n: 1, section: 'recon' }],
      discard: false,
    },
    solved: {
      text: 'Four minutes ten. Again. Three minutes two. Rourke almost smiles.',
      effects: [{ op: 'success', n: 1 }],
      icons: ['TRK', 'STR'],
    },
  },
  {
    id: 'S30',
    name: 'Window Watch',
    text: 'People gather at the aft port, facing the way you came. They do not talk much.',
    effect: {
      text: 'It is felt at every table.',
      choices: [
        { label: 'Run the heaters and the lamps a while', cost: [{ op: 'energy', n: -1 }], effects: [] },
        { label: 'Let it lie', effects: [{ op: 'morale', n: -1 }] },
      ],
      discard: true,
    },
    solved: {
      text: 'You turn the ship end for end for an hour, so that everyone sees what is ahead.',
      choices: [
        { label: 'Give the hour', effects: [{ op: 'morale', n: 1 }] },
        { label: 'Take bearings from both ends', effects: [{ op: 'gainDiscovery', deck: 'any' }] },
      ],
      icons: ['SNS'],
    },
  },
];
