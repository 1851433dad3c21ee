import type { Injury } from '../types.ts';

/** HD-IV-05 */
export const injuries: readonly Injury[] = [
  {
    name: 'Wounded',
    copies: 12,
    text: 'Something sharp was quicker than the suit. It is packed, taped and counted.',
    icons: [{ icon: 'BLEED', text: 'Spend 1 die.', effects: [{ op: 'spend', n: 1 }] }],
    art: 'A red stain spreading under a taped seam on a pale suit sleeve',
  },
  {
    name: 'Exhausted',
    copies: 4,
    text: 'The hands still know the work. They have begun to ask for a reason.',
    icons: [
      { icon: 'PAIN', text: 'Move 1 of your roll-pool dice to the spent pool.', effects: [{ op: 'spend', n: 1, from: 'roll' }] },
      { icon: 'SHOCK', text: 'Discard 1 section card.', effects: [{ op: 'discard', n: 1 }] },
    ],
    art: 'A helmet resting against a wall, eyes open, seeing nothing',
  },
  {
    name: 'Burned',
    copies: 3,
    text: 'The glove has fused along two fingers, and the grip has gone with them.',
    icons: [{ icon: 'PAIN', text: 'Spend 1 red die.', effects: [{ op: 'spend', n: 1, color: 'red' }] }],
    art: 'Blackened glove fabric, foam dressing, a tool slipping from the fingers',
  },
  {
    name: 'Fractured',
    copies: 3,
    text: 'The bone is straight again, the splint is tight, and the ground is a long way down.',
    icons: [
      { icon: 'PAIN', text: 'Spend 1 green die.', effects: [{ op: 'spend', n: 1, color: 'green' }] },
      { icon: 'BLEED', text: 'You cannot travel for the rest of this turn.', effects: [{ op: 'noTravel', lasts: 'turn' }] },
    ],
    art: 'A splinted leg stretched over gravel, a strut used as a crutch',
  },
  {
    name: 'Concussed',
    copies: 3,
    text: 'The readings are clear. They are simply not in the same place twice.',
    icons: [
      { icon: 'SHOCK', text: 'No convert ability for the rest of this check.', effects: [{ op: 'noConvert', lasts: 'check' }] },
      { icon: 'PAIN', text: 'Spend 1 blue die.', effects: [{ op: 'spend', n: 1, color: 'blue' }] },
    ],
    art: 'A cracked visor with two images of the same horizon',
  },
  {
    name: 'Poisoned',
    copies: 3,
    text: 'The suit lists the compound as unknown and the pulse as high.',
    icons: [
      { icon: 'BLEED', text: 'Sacrifice 1 die.', effects: [{ op: 'sacrifice', n: 1 }] },
      { icon: 'PAIN', text: 'Discard 1 section card.', effects: [{ op: 'discard', n: 1 }] },
    ],
    art: 'Dark veins at a wrist cuff, a test strip turning violet',
  },
  {
    name: 'Panicked',
    copies: 3,
    text: 'The breathing on the channel is too loud, and everybody is too kind to say so.',
    icons: [
      {
        icon: 'SHOCK',
        text: 'Lose 1 charge, or spend 1 die.',
        effects: [{ op: 'choose', options: [{ effects: [{ op: 'charge', n: -1 }] }, { effects: [{ op: 'spend', n: 1 }] }] }],
      },
    ],
    art: 'A fogged visor from inside, a hand flat against the glass',
  },
  {
    name: 'Suit Breach',
    copies: 3,
    text: 'A thread of white vapour stands out from the shoulder and does not stop.',
    icons: [
      { icon: 'PAIN', text: 'Lose 1 supply.', effects: [{ op: 'supply', n: -1 }] },
      { icon: 'SHOCK', text: 'Spend 1 die.', effects: [{ op: 'spend', n: 1 }] },
    ],
    art: 'A patch held down by a palm, a needle of frost escaping beside it',
  },
];
