import type { Card } from '../kinds.ts';

/** Things that can be held in one hand. The first half. */
export const items: readonly Card[] = [
  {
    num: 201,
    name: 'Flag Bundle',
    type: 'item',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'move', terrain: 'ice', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', face: 'setback', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'beforeRoll',
        when: { kind: 'depart' },
        effect: { name: 'lowerDepart', n: 1, of: 'any' },
        text: 'Lower the cost of a depart you are performing by 1 (not below 0).',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'COUNT',
        cost: 2,
        action: 'COUNT the knots between one red flag and the next.',
        result: [
          { say: 'Forty, forty, forty-one. Whoever tied the last one was walking more slowly, and you decide that you can too.' },
          { gain: { look: 1, boost: 1 } },
        ],
      },
    ],
    art: 'A tied bundle of red cloth flags on thin sticks, every cord counted out in knots, on blue ice.',
  },
  {
    num: 202,
    name: "Keeper's Soup Tin",
    type: 'item',
    boostCap: 3,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'help', verb: 'FEED', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', terrain: 'settlement', face: 'health', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [{ boost: 3, window: 'any', effect: { name: 'gainStat', stat: 'health' }, text: 'Gain 1 health.' }],
    actions: [
      {
        cat: 'help',
        verb: 'FEED',
        cost: 2,
        action: "FEED whoever is near from the keeper's tin.",
        result: [
          { say: 'You scrape the bottom, and the bottom gives way to more soup.' },
          { for: { who: 'all', where: 'here', do: [{ gain: { health: 1 } }] } },
        ],
      },
    ],
    art: 'A dented soup tin steaming on a snowy windowsill, a wooden spoon standing upright in thick broth.',
  },
  {
    num: 203,
    name: 'Tin Lamp',
    type: 'item',
    element: 'ember',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [{ id: 'a', face: 'time', price: 1 }, { id: 'b', terrain: 'cave', bonus: [{ gain: { boost: 1 } }] }],
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
        verb: 'SEARCH',
        printed: true,
        cost: 2,
        boostCost: 1,
        action: 'SEARCH the dark by lamplight.',
        result: [{ gain: { coin: 1, look: 1 } }],
      },
    ],
    art: 'A small tin lamp with a punched star pattern throwing warm dots across a rough cave wall.',
  },
  {
    num: 204,
    name: 'Goat Bell',
    type: 'item',
    element: 'gear',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [{ id: 'a', face: 'morale', impact: true }, { id: 'b', cat: 'overpower', verb: 'RING', bonus: [{ gain: { boost: 1 } }] }],
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
        cat: 'move',
        verb: 'FOLLOW',
        cost: 2,
        action: 'FOLLOW the sound of a bell nobody is wearing.',
        result: [
          { say: 'Somewhere ahead a goat is answering it, and she knows the dry way.' },
          { gain: { move: 1, boost: 1 } },
          { continue: 'may', with: { kind: 'depart' } },
        ],
      },
    ],
    art: 'A bronze goat bell on a frayed leather collar, hung from a thorn branch above a misty ridge.',
  },
  {
    num: 205,
    name: 'Felt Slippers',
    type: 'item',
    element: 'bloom',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'move', verb: 'SNEAK', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', terrain: 'forest', face: 'morale', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'beforeRoll',
        when: { cat: 'move', verb: 'SNEAK' },
        effect: { name: 'lowerCost', n: 1 },
        text: 'Lower the cost of a move-SNEAK action or depart by 1 (not below 0).',
      },
    ],
    actions: [
      {
        cat: 'move',
        verb: 'SNEAK',
        cost: 2,
        action: 'SNEAK out of your own footprints.',
        result: [
          { say: 'You look back and the trail ends ten steps ago. Whatever was reading it closes the book.' },
          { gain: { oneOf: [{ time: 1 }, { move: 1 }] } },
        ],
      },
    ],
    art: 'A pair of thick grey felt slippers on mossy roots, with no footprints leading up to them.',
  },
  {
    num: 206,
    name: 'Cockle Rake',
    type: 'item',
    element: 'tide',
    boostCap: 2,
    coinValue: 2,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'take', verb: 'DIG', bonus: [{ gain: { coin: 1 } }] },
      { id: 'b', terrain: 'coast', face: 'time', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [{ boost: 2, window: 'any', effect: { name: 'gainCoin', n: 1 }, text: 'Gain 1 coin.' }],
    actions: [
      {
        cat: 'take',
        verb: 'SALVAGE',
        cost: 2,
        action: 'SALVAGE the tideline with all eleven tines, the lucky one last.',
        result: [
          { say: "Ten furrows hold water. The eleventh holds a spoon engraved with somebody's good wishes." },
          { rollSkill: { n: 2, keep: ['take'], else: [{ gain: { coin: 1 } }] } },
        ],
      },
    ],
    art: 'An iron rake with eleven tines stuck upright in wet sand, cockle shells spilling from a basket beside it.',
  },
  {
    num: 207,
    name: 'Summer Core',
    type: 'item',
    element: 'tide',
    boostCap: 3,
    coinValue: 2,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [
      { id: 'a', element: 'tide', face: 'health', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'look', verb: 'STUDY', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'onLoss',
        effect: { name: 'cancelDamage', kind: 'cold', n: 1 },
        text: 'Cancel 1 point of cold damage that you are about to suffer.',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'STUDY',
        cost: 2,
        elements: ['tide'],
        action: 'STUDY the summer locked inside the core.',
        result: [
          { say: 'A gnat hangs there, mid-errand, in weather nobody else alive has felt. You warm your eyes on it.' },
          { gain: { oneOf: [{ time: 1 }, { look: 1 }] } },
        ],
      },
    ],
    art: 'A cylinder of blue ice with a green leaf and a gnat held in golden light at its heart.',
  },
  {
    num: 208,
    name: 'Ash Veil',
    type: 'item',
    element: 'ember',
    boostCap: 3,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', terrain: 'vents', face: 'health', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'ember', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'onLoss',
        effect: { name: 'cancelDamage', kind: 'heat', n: 1 },
        text: 'Cancel 1 point of heat damage that you are about to suffer.',
      },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'MEND',
        cost: 2,
        action: 'MEND a burn with a fold of the grey cloth.',
        result: [
          { say: 'The veil breathes in when you breathe out. After a minute you are not sure which of you is better.' },
          { gain: { health: 1 } },
        ],
      },
    ],
    art: 'A grey woven veil drifting on hot air between stone chimneys, its threads glowing faintly at the hem.',
  },
  {
    num: 209,
    name: 'Reed Stilts',
    type: 'item',
    element: 'bloom',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'move', verb: 'WADE', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', terrain: 'marsh', face: 'time', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'beforeRoll',
        when: { terrain: 'marsh', kind: 'depart' },
        effect: { name: 'lowerDepart', n: 1, of: 'any' },
        text: 'Lower the cost of a depart from a marsh location by 1 (not below 0).',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'SCOUT',
        cost: 1,
        action: 'SCOUT ahead from the height of a heron.',
        result: [
          { say: 'A real heron walks up, adjusts your left knee with its beak, and leaves.' },
          { reveal: { what: 'terrain' } },
          { gain: { boost: 1 } },
        ],
      },
    ],
    art: 'Two tall reed stilts with woven footrests stepping through still green water, a heron watching critically.',
  },
  {
    num: 210,
    name: 'Seed Ledger',
    type: 'item',
    element: 'bloom',
    boostCap: 3,
    coinValue: 2,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', element: 'bloom', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'take', verb: 'COLLECT', bonus: [{ gain: { coin: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'any',
        effect: { name: 'boostType', type: 'flora', n: 1 },
        text: 'Put 1 boost on each other flora card in your grid.',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'COUNT',
        cost: 2,
        elements: ['bloom'],
        action: 'COUNT the grains of the oldest debt in the ledger.',
        result: [
          { say: 'Three grains, owed to a great-aunt, with interest. Somebody has paid it back in a ring of thumbprints.' },
          { gain: { look: 1, boost: 1 } },
        ],
      },
    ],
    art: 'An open ledger with seeds glued in neat columns instead of figures, a pressed barley ear as bookmark.',
  },
  {
    num: 211,
    name: 'Slit Spectacles',
    type: 'item',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'look', face: 'time', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'look', verb: 'SCOUT', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'afterRoll',
        effect: { name: 'rerollDie', face: 'time' },
        text: 'Reroll one of your rolled, unplaced dice that shows time.',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'SCOUT',
        cost: 2,
        action: 'SCOUT the white through one narrow line of light.',
        result: [
          { say: 'With most of the world taken away, what is left stands perfectly still: a gate you walked past twice.' },
          { reveal: { what: 'terrain' } },
          { gain: { look: 1 } },
        ],
      },
    ],
    art: 'Carved bone spectacles with one thin slit each, reflecting a bright strip of endless snowfield.',
  },
  {
    num: 212,
    name: 'Plucked Trumpet',
    type: 'item',
    element: 'bloom',
    boostCap: 2,
    coinValue: 2,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [
      { id: 'a', cat: 'engage', verb: 'PLAY', bonus: [{ gain: { engage: 1 } }] },
      { id: 'b', cat: 'overpower', verb: 'FORCE', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        window: 'any',
        effect: { name: 'gainToken', skills: ['engage', 'overpower'] },
        text: 'Gain 1 engage or overpower token.',
      },
    ],
    actions: [
      {
        cat: 'overpower',
        verb: 'SHOUT',
        printed: true,
        cost: 3,
        action: 'SHOUT through the stolen brass flower.',
        result: [
          { say: 'It plays its one note, and the note is somebody calling you to supper, a long time ago.' },
          { lose: { morale: 1 } },
          { gain: { overpower: 1, random: 1 } },
        ],
      },
    ],
    art: 'A plucked brass trumpet flower with torn roots, held in a hand, grey felted trees leaning in.',
  },
  {
    num: 213,
    name: 'Runner Skates',
    type: 'item',
    element: 'gear',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'move', verb: 'SLIDE', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'gear', face: 'health', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        window: 'any',
        effect: { name: 'departAgain' },
        text: 'After a listed depart you may continue with another listed depart.',
      },
    ],
    actions: [
      {
        cat: 'move',
        verb: 'RACE',
        cost: 3,
        action: 'RACE your own breath across the open ice.',
        result: [
          { say: 'You arrive first. It catches up a moment later and hangs around your shoulders, proud of you.' },
          { gain: { time: 1, boost: 1 } },
        ],
      },
    ],
    art: 'Skates made of two sharpened barrel hoops with leather straps, leaving twin curved lines on black ice.',
  },
  {
    num: 214,
    name: 'Breath Bottle',
    type: 'item',
    boostCap: 3,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [
      { id: 'a', terrain: 'peak', face: 'health', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', terrain: 'sky', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        impact: true,
        window: 'onLoss',
        effect: { name: 'cancelDamage', kind: 'hypoxia', n: 1 },
        text: 'Cancel 1 point of hypoxia damage that any player on your location is about to suffer.',
      },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'GUIDE',
        cost: 2,
        action: "GUIDE someone's breathing back to the valley floor.",
        result: [
          { say: "You draw the cork a finger's width. For one breath there are hens in it, and wet washing." },
          { gain: { oneOf: [{ morale: 1 }, { help: 1 }] } },
        ],
      },
    ],
    art: 'A stout green glass bottle sealed with cork and wax, green valley haze curling inside, bare peaks behind.',
  },
  {
    num: 215,
    name: 'Light Wire',
    type: 'item',
    element: 'ember',
    boostCap: 2,
    coinValue: 2,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'take', face: 'morale', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'ember', face: 'setback', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'afterRoll',
        effect: { name: 'copyFace' },
        text:
          'Until the end of the turn slot a of this card takes the face of another slot in your grid, of your choice, in place of its ' +
          'own.',
      },
    ],
    actions: [
      {
        cat: 'take',
        verb: 'DRAW',
        cost: 2,
        elements: ['ember'],
        action: 'DRAW a little more light along the wire.',
        result: [
          { say: 'It was last pointed at a window, and for as long as you hold it there is a window on the ground.' },
          { gain: { take: 1, boost: 1 } },
        ],
      },
    ],
    art: 'A loop of thin glass wire glowing like sunset, casting the bright shape of a window on dark slag.',
  },
  {
    num: 216,
    name: 'Rubbing Paper',
    type: 'item',
    element: 'stone',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [{ id: 'a', cat: 'look', verb: 'TRACE', bonus: [{ gain: { look: 1 } }] }, { id: 'b', face: 'time', price: 1 }],
    powers: [
      {
        boost: 2,
        window: 'afterRoll',
        effect: { name: 'easeSlot', drop: ['price'] },
        text: 'Until the end of the turn one priced slot in your grid costs no boost.',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'TRACE',
        cost: 2,
        action: 'TRACE what has been scratched out.',
        result: [
          { say: 'Under the chisel marks a name comes up grey on grey. It is a very ordinary name, and someone worked hard to remove it.' },
          { gain: { look: 1 } },
          { continue: 'may' },
        ],
      },
    ],
    art: 'A sheet of thin paper over carved stone, charcoal rubbing bringing up letters that were chiselled away.',
  },
  {
    num: 217,
    name: 'Kelp Rope',
    type: 'item',
    element: 'tide',
    boostCap: 3,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'overpower', verb: 'DRAG', bonus: [{ gain: { overpower: 1 } }] },
      { id: 'b', cat: 'move', terrain: 'underwater', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        impact: true,
        window: 'afterRoll',
        effect: { name: 'shareSlot', cat: 'move' },
        text: 'Until the end of the turn one move slot in your grid counts as an impact slot.',
      },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'CARRY',
        cost: 2,
        elements: ['tide'],
        action: 'CARRY a load on a rope that sulks when it dries.',
        result: [
          { say: 'You dip it in a puddle and it forgives you, and then the load, and then the hill.' },
          { gain: { help: 1, boost: 1 } },
        ],
      },
    ],
    art: 'A thick coil of glossy brown kelp rope dripping on a slate quay, tied in a heavy loop.',
  },
  {
    num: 218,
    name: 'Mirror Tile',
    type: 'item',
    element: 'stone',
    boostCap: 2,
    coinValue: 2,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'look', element: 'stone', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', terrain: 'desert', face: 'time', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      { boost: 1, window: 'afterRoll', effect: { name: 'rerollDie', face: 'any' }, text: 'Reroll one of your rolled, unplaced dice.' },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'SCOUT',
        cost: 2,
        action: 'SCOUT over your shoulder in the tile.',
        result: [
          { say: 'The you in the glass has already turned round and is shading both eyes at something east.' },
          { reveal: { what: 'terrain' } },
          { gain: { oneOf: [{ look: 1 }, { move: 1 }] } },
        ],
      },
    ],
    art: 'A square mirror tile half buried in pale sand, reflecting a traveller in a slightly different pose.',
  },
];
