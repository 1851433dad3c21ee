import type { AddOnCard } from '../types.ts';

/** IV-705 The Listening Room, page 40; turned up in this order. */
export const addOn: readonly AddOnCard[] = [
  {
    id: 'A1',
    name: 'Learning to Sit',
    text:
      'The first skill is swallowing quietly. The second is not counting along. By the end of the week you can tell the lit ' +
      'relays apart by their small faults, and one of you has noticed that each fault grows a little fainter when the ship sends.',
    energy: 1,
    assign: ['SCN', 'SNS'],
    choices: [
      { label: 'Write it on the wall by the cups', effects: [{ op: 'flag', flag: 'room.wall' }, { op: 'success', n: 1 }] },
      { label: 'Tell only Rourke', effects: [{ op: 'flag', flag: 'room.rourke' }, { op: 'command', n: 1 }] },
    ],
  },
  {
    id: 'A2',
    name: 'The Leaning',
    text:
      "Lay last night's recording over tonight's and a strip of it is gone, as if something had leaned across a window. The " +
      'strip is exactly as wide as your own transmissions. Nobody is speaking to you. Somebody is finding out where the speaking ' +
      'comes from.',
    energy: 1,
    assign: ['SNS'],
    choices: [
      {
        label: 'Go silent for a week, letters and all',
        cost: [{ op: 'energy', n: -1 }],
        effects: [
          { op: 'flag', flag: 'room.silent' },
          { op: 'morale', n: -1 },
          { op: 'gainDiscovery', deck: 'Phenomena' },
          { op: 'gainDiscovery', deck: 'any' },
        ],
      },
      {
        label: 'Send as usual, and watch it lean',
        effects: [{ op: 'flag', flag: 'room.leaned' }, { op: 'gainDiscovery', deck: 'Phenomena' }],
      },
    ],
  },
  {
    id: 'A3',
    name: 'Roll Call',
    text:
      'The dark stations are not quite dark. Each gives one click a day, too faint for anything but two people in a still room. ' +
      'You hear eight, evenly spaced. You sit out a whole shift for the ninth, and the tea goes cold in both cups.',
    energy: 1,
    assign: ['CMP', 'SNS'],
    choices: [
      { label: 'Click back, once', effects: [{ op: 'flag', flag: 'room.clicked' }, { op: 'scanDiscount', n: 2 }] },
      { label: 'Only listen', effects: [{ op: 'flag', flag: 'room.kept' }, { op: 'dieUpgrade', kind: 'specialized', section: 'recon' }] },
    ],
  },
  {
    id: 'A4',
    name: 'A Very Long Column',
    text:
      'You have enough of it now to see that it is arithmetic. Masses, warmths, a column for things that answer. It is in no ' +
      'hurry and makes no corrections, since it makes no mistakes. Your own lamps come near the foot of the page, with a space ' +
      'left beside them.',
    energy: 2,
    assign: ['CMP'],
    choices: [
      { label: 'Copy every figure', effects: [{ op: 'flag', flag: 'room.column' }, { op: 'success', n: 2 }] },
      { label: 'Find the line that is you, and stop there', effects: [{ op: 'flag', flag: 'room.row' }, { op: 'morale', n: 1 }] },
    ],
  },
  {
    id: 'A5',
    name: 'Tamar Reads the Weather',
    text:
      'A voice, on a loop as old as the dust, so low that you both think the other is humming. Tamar is reading the weather of a ' +
      'world that did not yet belong to anyone. It is green, she says. It is very young. So we shall be tidy about it.',
    energy: 2,
    assign: ['MND', 'SNS'],
    choices: [
      { label: 'Play it to the whole ship', effects: [{ op: 'flag', flag: 'room.tamar-all' }, { op: 'morale', n: 1 }] },
      { label: 'Keep it for the ones going down', effects: [{ op: 'flag', flag: 'room.tamar-crew' }, { op: 'heal', n: 2 }] },
    ],
  },
  {
    id: 'A6',
    name: 'The Other End',
    text:
      'You hang a small lamp on a long orbit toward nowhere and sit down to hear what happens. Nine nights, nothing. On the ' +
      'tenth the evenness stops at its usual place, waits its usual time, and turns its head. It would follow a light. It would ' +
      'follow one for a very long way.',
    energy: 2,
    assign: ['FIX', 'CMP'],
    choices: [
      {
        label: 'Keep the lamp, and the figures for more',
        cost: [{ op: 'energy', n: -1 }],
        effects: [{ op: 'flag', flag: 'room.decoy' }, { op: 'flag', flag: 'ship.decoyplans' }, { op: 'success', n: 1 }],
      },
      {
        label: 'Bring it in while you are still sure',
        effects: [{ op: 'flag', flag: 'room.no-decoy' }, { op: 'gainDiscovery', deck: 'Relics' }, { op: 'morale', n: 1 }],
      },
    ],
  },
];
