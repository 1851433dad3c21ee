import type { Card } from '../kinds.ts';

/** People of Verrow who come along. */
export const allies: readonly Card[] = [
  {
    num: 307,
    name: 'Orla Venn, Hut Keeper',
    type: 'ally',
    boostCap: 3,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [{ id: 'a', face: 'health', impact: true }, { id: 'b', cat: 'engage', verb: 'ASK', bonus: [{ gain: { boost: 1 } }] }],
    powers: [
      {
        boost: 1,
        impact: true,
        window: 'any',
        effect: { name: 'passToken' },
        text: 'One player hands 1 skill token to another player, wherever they are; both agree.',
      },
    ],
    actions: [
      {
        cat: 'engage',
        verb: 'ASK',
        cost: 2,
        action: 'ASK Orla what she has heard about the next country.',
        result: [
          { say: "She stirs, tastes, and gives you the weather, the landlord and the dog's name of a place she has never been." },
          { reveal: { what: 'region' } },
          { gain: { engage: 1 } },
        ],
      },
      {
        cat: 'help',
        verb: 'CLEAN',
        cost: 3,
        action: "CLEAN Orla's second-best pot while the company empties it.",
        result: [
          { say: 'The best pot, she explains, is for people who leave.' },
          { for: { who: 'all', where: 'here', do: [{ gain: { health: 1 } }] } },
          { gain: { boost: 1 } },
        ],
      },
    ],
    art: 'A broad woman in layered wool ladling soup by a single lit hut window, snow outside.',
  },
  {
    num: 308,
    name: 'Sunniva, Flag Knotter',
    type: 'ally',
    element: 'sinew',
    boostCap: 3,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'move', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'move', verb: 'FOLLOW', bonus: [{ gain: { move: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'beforeRoll',
        when: { kind: 'depart' },
        effect: { name: 'lowerDepart', n: 2, of: 'star' },
        text: 'Lower the cost of a depart through a star exit by 2 (not below 0).',
      },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'GUIDE',
        cost: 2,
        action: "GUIDE the others along Sunniva's line.",
        result: [
          { say: 'She counts them as they pass and does not include herself. One of them was not with you when you started.' },
          { for: { who: 'all', where: 'here', do: [{ gain: { move: 1 } }] } },
        ],
      },
    ],
    art: 'A lean woman knotting red flags on a rope, cord round her wrist, lips moving as she counts.',
  },
  {
    num: 309,
    name: 'Pim, Bell Child',
    type: 'ally',
    boostCap: 2,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'look', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', terrain: 'field', face: 'setback', bonus: [{ gain: { look: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'afterRoll',
        effect: { name: 'blankDie', face: 'morale' },
        text: 'Turn one of your rolled, unplaced dice from morale to blank.',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'WATCH',
        cost: 1,
        action: 'WATCH Pim pretending not to see you.',
        result: [
          { say: 'The pretending is so thorough that you learn where every adult in the valley is standing.' },
          { gain: { look: 1 } },
        ],
      },
    ],
    art: 'A small child with a stick beside a bronze bell, looking hard at the opposite hillside.',
  },
  {
    num: 310,
    name: 'Dorrit Amsel, Goat Clerk',
    type: 'ally',
    boostCap: 3,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'engage', verb: 'BEFRIEND', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'sinew', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'any',
        effect: { name: 'boostType', type: 'animal', n: 1 },
        text: 'Put 1 boost on each other animal card in your grid.',
      },
    ],
    actions: [
      {
        cat: 'engage',
        verb: 'BARGAIN',
        cost: 2,
        action: 'BARGAIN over the registration of a hoof.',
        result: [
          {
            say: 'There is a form for this. There is a coin stapled to the back of the form, for the goat, who has signed it over to you.',
          },
          { gain: { coin: 1, boost: 1 } },
        ],
      },
    ],
    art: 'A stern clerk at a mountainside desk stamping papers while goats queue behind a rope.',
  },
  {
    num: 311,
    name: 'The Left-Hand Sawyer',
    type: 'ally',
    element: 'bloom',
    boostCap: 3,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'overpower', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'overpower', verb: 'BREAK', bonus: [{ gain: { overpower: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'afterRoll',
        effect: { name: 'easeSlot', drop: ['cat', 'verb'] },
        text: 'One slot in your grid ignores its category and verb this turn.',
      },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'BUILD',
        cost: 3,
        action: 'BUILD a footbridge with the sawyer.',
        result: [
          { say: 'She stops an inch short of finishing, feels along the grain, and leaves a knothole open because something lives there.' },
          { gain: { help: 1, health: 1 } },
        ],
      },
    ],
    art: 'A blindfolded sawyer with her left hand on a felted trunk, saw stopped just before a nest.',
  },
  {
    num: 312,
    name: 'Ruth Arkady, Moss Reader',
    type: 'ally',
    element: 'stone',
    boostCap: 3,
    whenPlaced: [{ gain: { look: 1 } }],
    slots: [
      { id: 'a', cat: 'look', impact: true, bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'stone', face: 'health', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        impact: true,
        window: 'afterRoll',
        effect: { name: 'shareSlot', cat: 'look' },
        text: 'Until the end of the turn one look slot in your grid counts as an impact slot.',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'READ',
        cost: 2,
        elements: ['stone'],
        action: "READ the wall over Ruth's shoulder.",
        result: [
          { say: 'She laughs at a line break. It is four hundred years old and it is, you agree, very well placed.' },
          { gain: { look: 1, boost: 1 } },
        ],
      },
      {
        cat: 'engage',
        verb: 'CONFESS',
        cost: 2,
        action: 'CONFESS to Ruth what you scratched on a wall once.',
        result: [{ say: 'She knows the wall. She has read it, and liked the part about the rain.' }, { gain: { morale: 1 } }],
      },
    ],
    art: 'An elderly woman with a magnifying lens reading a mossy wall, smiling as if at a letter.',
  },
  {
    num: 313,
    name: 'Jory Pell, Cockle Digger',
    type: 'ally',
    element: 'tide',
    boostCap: 3,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'take', verb: 'DIG', bonus: [{ gain: { take: 1 } }] },
      { id: 'b', terrain: 'coast', face: 'morale', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        window: 'beforeRoll',
        effect: { name: 'stretchX', n: 1 },
        text: 'In an X action the result counts X as 1 higher than the number of dice you declared (at most 6).',
      },
      { boost: 2, window: 'any', effect: { name: 'gainCoin', n: 1 }, text: 'Gain 1 coin.' },
    ],
    actions: [
      {
        cat: 'take',
        verb: 'DIG',
        cost: 2,
        elements: ['tide'],
        action: 'DIG where Jory is pointing, which is under your own feet.',
        result: [
          { say: 'You step aside. There, in the print of your left boot, is a lid.' },
          { rollSkill: { n: 2, keep: ['take', 'overpower'], else: [{ gain: { coin: 1 } }] } },
        ],
      },
    ],
    art: "A wiry man with a rake grinning on wet sand, digging exactly where another's bootprints are.",
  },
  {
    num: 314,
    name: 'Maud Ferran, Diver',
    type: 'ally',
    element: 'tide',
    boostCap: 3,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [
      { id: 'a', terrain: 'underwater', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'help', verb: 'GUIDE', bonus: [{ gain: { help: 1 } }] },
    ],
    powers: [
      { boost: 1, window: 'any', effect: { name: 'freeDie' }, text: 'Refresh one die from a slot in your grid; the slot is open again.' },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'GUIDE',
        cost: 3,
        elements: ['tide'],
        action: "GUIDE everyone here down and along, on Maud's breath.",
        result: [
          { say: 'She says your names on the way down, one to a bubble. You count them at the other end and have them all.' },
          { gain: { help: 1 } },
          { move: { among: { terrain: ['underwater', 'coast'], in: 'sector', visitedBy: 'any' } } },
        ],
      },
    ],
    art: 'A diver in heavy canvas and copper collar exhaling silver bubbles that are shaped almost like words.',
  },
  {
    num: 315,
    name: 'Ikram Dole, Glass Puller',
    type: 'ally',
    element: 'ember',
    boostCap: 3,
    whenPlaced: [{ gain: { take: 1 } }],
    slots: [
      { id: 'a', cat: 'take', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'take', verb: 'SALVAGE', element: 'ember', bonus: [{ gain: { coin: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'onLoss',
        effect: { name: 'takeTheHit', loss: 'heat' },
        text:
          'Instead of suffering 1 point of heat damage close this card: its slots, powers and actions rest until the next full refresh.',
      },
    ],
    actions: [
      {
        cat: 'take',
        verb: 'DRAW',
        cost: 2,
        elements: ['ember'],
        action: "DRAW a thread with Ikram's hands over yours.",
        result: [
          { say: 'His palms have no lines left on them. He reads yours instead, aloud, and gets the part about the boat right.' },
          { gain: { take: 1, coin: 1 } },
        ],
      },
    ],
    art: 'A glassworker with scarred steady hands turning a glowing thread, desert sun in his goggles.',
  },
  {
    num: 316,
    name: 'Cato, Bellows Hand',
    type: 'ally',
    element: 'ember',
    boostCap: 4,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [
      { id: 'a', cat: 'overpower', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'overpower', verb: 'BURN', terrain: 'vents', bonus: [{ gain: { overpower: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        impact: true,
        window: 'any',
        effect: { name: 'boostHere', n: 1 },
        text: 'Each player on your location gains 1 boost on their character.',
      },
    ],
    actions: [
      {
        cat: 'overpower',
        verb: 'BURN',
        cost: 3,
        elements: ['ember'],
        action: "BURN a way through, on Cato's count.",
        result: [
          { say: 'He breathes in for all eleven chimneys. You have time to think, that is a lot of breath, and then the hill has a door.' },
          { gain: { overpower: 1, random: 1 } },
        ],
      },
    ],
    art: 'A huge bellows worker in soot mid-breath, eleven stone chimneys flaring behind in unison.',
  },
  {
    num: 317,
    name: 'The Absent Stallholder',
    type: 'ally',
    boostCap: 3,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'take', face: 'setback', bonus: [{ gain: { coin: 1 } }] },
      { id: 'b', cat: 'take', verb: 'BARTER', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      { boost: 1, window: 'any', effect: { name: 'lowerPayment', n: 1 }, text: 'Lower a coin payment you are making by 1 (not below 0).' },
    ],
    actions: [
      {
        cat: 'take',
        verb: 'BARTER',
        cost: 2,
        action: 'BARTER with a board nobody is holding.',
        result: [
          { say: 'Whatever you put down, the chalk has already written its price, and under it, that it will be missed.' },
          { sell: { zone: 'grid', not: 'character' } },
          { gain: { take: 1 } },
        ],
      },
      {
        cat: 'engage',
        verb: 'ASK',
        cost: 2,
        action: 'ASK the chalk where its owner is.',
        result: [
          { say: 'HERE, it writes, and an arrow. You follow the arrow all the way round the stall and back to the word.' },
          { gain: { engage: 1, boost: 1 } },
        ],
      },
    ],
    art: 'An empty market stall where chalk writes by itself on a slate, an apron hanging unworn.',
  },
  {
    num: 318,
    name: 'Sefa, Who Put It Down',
    type: 'ally',
    tags: ['missionOnly'],
    element: 'sinew',
    boostCap: 3,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [{ id: 'a', cat: 'engage', verb: 'CALM', bonus: [{ gain: { morale: 1 } }] }, { id: 'b', face: 'health', impact: true }],
    powers: [
      {
        boost: 2,
        window: 'onLoss',
        effect: { name: 'lessLoss', stat: 'health', n: 1 },
        text: 'When you are about to lose health, lose 1 less.',
      },
    ],
    actions: [
      {
        cat: 'engage',
        verb: 'CALM',
        cost: 2,
        elements: ['sinew'],
        action: "CALM someone with Sefa's story about breakfast.",
        result: [
          { say: 'She tells it badly on purpose, and at the part with the second egg the other one sits down.' },
          { gain: { oneOf: [{ morale: 1 }, { engage: 1 }] } },
        ],
      },
    ],
    art: 'A tall scarred woman seated at a camp breakfast, a heavy hammer laid down in the grass.',
  },
];
