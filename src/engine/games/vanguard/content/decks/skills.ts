import type { Skill } from '../types.ts';

export const skills: readonly Skill[] = [
  { name: 'Second Wind', charges: 2, text: 'Refresh 2 of your dice.', ability: { when: 'any', effects: [{ op: 'refresh', n: 2 }] } },
  {
    name: 'Steady Hands',
    charges: 3,
    text: 'During your check: reroll up to 2 dice of the roll pool.',
    ability: { when: 'check', effects: [{ op: 'reroll', n: 2 }] },
  },
  {
    name: 'Field Medic',
    charges: 2,
    text: 'Turn one injury card of a crewmember in your sector facedown.',
    ability: { when: 'any', effects: [{ op: 'flipInjury', n: 1, who: 'oneInSector' }] },
  },
  {
    name: 'Pathfinder',
    charges: 2,
    text: 'When you travel: ignore all icons of the path.',
    ability: { when: 'travel', effects: [{ op: 'ignorePathIcons', n: 'all' }] },
  },
  {
    name: 'Cold Reader',
    charges: 2,
    text: 'Look at the top 2 events, put one on the bottom of the deck.',
    ability: { when: 'any', effects: [{ op: 'peekEvents', n: 2, then: 'oneBottom' }] },
  },
  { name: 'Pack Mule', charges: 1, text: 'Raise supplies by 1.', ability: { when: 'any', effects: [{ op: 'supply', n: 1 }] } },
  { name: 'Quick Study', charges: 2, text: 'Draw 2 section cards.', ability: { when: 'any', effects: [{ op: 'draw', n: 2 }] } },
  {
    name: 'Shield Wall',
    charges: 2,
    text: 'Cancel one danger-die result in your sector.',
    ability: { when: 'danger', effects: [{ op: 'cancelDanger', n: 1, who: 'sector' }] },
  },
  {
    name: 'Improviser',
    charges: 3,
    text: 'During your check: one ACC counts as BAS until the check ends.',
    ability: { when: 'check', effects: [{ op: 'countsAs', n: 1, from: 'ACC', to: 'BAS' }] },
  },
  { name: 'Keen Eye', charges: 2, text: 'Gain 1 lead.', ability: { when: 'any', effects: [{ op: 'gainLead', n: 1 }] } },
  {
    name: 'Coordinator',
    charges: 2,
    text: 'Another crewmember in your sector refreshes 2 dice.',
    ability: { when: 'any', effects: [{ op: 'refresh', n: 2, who: 'other' }] },
  },
  {
    name: 'Daredevil',
    charges: 2,
    text: 'During your check: turn one die of the roll pool to a VAN side if it has one, then spend 1 available die.',
    ability: { when: 'check', effects: [{ op: 'turnDie', n: 1, to: 'VAN' }, { op: 'spend', n: 1, from: 'board' }] },
  },
  {
    name: 'Tinkerer',
    charges: 1,
    text: 'Use a once-per-exploration equipment you carry a second time.',
    ability: { when: 'any', effects: [{ op: 'reuse', n: 1 }] },
  },
  {
    name: 'Anchor',
    charges: 2,
    text: 'A threat that would move this moment does not.',
    ability: { when: 'threatMove', effects: [{ op: 'holdThreat' }] },
  },
  {
    name: 'Scrounger',
    charges: 2,
    text: 'Take one section card from your discard pile into your hand.',
    ability: { when: 'any', effects: [{ op: 'draw', n: 1, from: 'discard' }] },
  },
  {
    name: 'Old Hand',
    charges: 2,
    text: 'During your check: refresh one die and roll it into the roll pool.',
    ability: { when: 'check', effects: [{ op: 'refresh', n: 1, into: 'roll' }] },
  },
];
