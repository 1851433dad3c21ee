import type { Card } from '../kinds.ts';

/** Supply cards that somebody wrote to somebody. */
export const letters: readonly Card[] = [
  {
    num: 349,
    name: 'Letter Signed by Eight',
    type: 'letter',
    tags: ['otherCrew'],
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'engage',
        verb: 'HAIL',
        printed: true,
        cost: 2,
        action: 'HAIL someone who ought to hear this read aloud.',
        result: [
          { say: 'Eight signatures, one of them a paw.' },
          {
            if: { at: 'settlement' },
            then: [
              { say: "They ask for the paw's part twice, and pay for the second time." },
              { lose: { card: { zone: 'supply', num: 'self' } } },
              { gain: { coin: 1, morale: 1 } },
            ],
            else: [{ say: 'You read it to the wind, and it is still a cheerful letter.' }, { gain: { engage: 1 } }],
          },
        ],
      },
    ],
    art: 'A cheerful letter with eight signatures and one muddy paw print, spread on a farmhouse table.',
  },
  {
    num: 350,
    name: 'Letter Signed by Five',
    type: 'letter',
    tags: ['otherCrew'],
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'look',
        verb: 'READ',
        cost: 2,
        action: 'READ the wet letter against the light.',
        result: [
          { say: 'Five names. Where the others stood the ink has run, upward.' },
          { reveal: { what: 'card', num: 351 } },
          { gain: { look: 1 } },
        ],
      },
    ],
    art: 'A water-stained letter held up to green light, five signatures clear, three faded to streaks.',
  },
  {
    num: 351,
    name: 'Letter Signed by Two',
    type: 'letter',
    tags: ['otherCrew'],
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'look',
        verb: 'READ',
        cost: 2,
        action: 'READ it again, slower.',
        result: [
          { say: "It is the same joke about the captain's boots. Only now it is the captain who is telling it." },
          { gain: { look: 1 } },
          { lose: { morale: 1 } },
          { reveal: { what: 'card', num: 352 } },
        ],
      },
    ],
    art: 'A sun-bleached letter on cracked glass sand, shaky handwriting, two signatures close together.',
  },
  {
    num: 352,
    name: 'Letter Not Signed',
    type: 'letter',
    tags: ['otherCrew'],
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'look',
        verb: 'STUDY',
        cost: 2,
        action: 'STUDY the words everyone is well, and the white after them.',
        result: [
          { say: 'You tilt the page. The pen went on without ink for four more lines, and the dents can be felt with a thumb.' },
          {
            if: { and: [{ holds: 349 }, { holds: 350 }, { holds: 351 }] },
            then: [
              { say: "Laid end to end, the four of them make one sentence, and it has your ship's name in it." },
              { for: { who: 'all', where: 'anywhere', do: [{ gain: { morale: 1 } }] } },
            ],
            else: [{ gain: { look: 1 } }],
          },
        ],
      },
    ],
    art: 'A short letter pinned under a frosted lamp, the writing ending mid-page, dents in blank paper.',
  },
  {
    num: 353,
    name: 'To the Next Keeper',
    type: 'letter',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'engage',
        verb: 'HAIL',
        cost: 2,
        action: 'HAIL whoever keeps the light now.',
        result: [
          { say: 'You hold the envelope where it can be seen from a window.' },
          {
            if: { or: [{ at: 'A' }, { at: 'B' }] },
            then: [
              { say: 'The door opens before you knock. The stain, says the new keeper, is soup, and so is the apology.' },
              { lose: { card: { zone: 'supply', num: 'self' } } },
              { gain: { health: 1, coin: 2 } },
            ],
            else: [{ say: 'Three people agree that it is not for them, and each of them asks to smell it.' }, { gain: { engage: 1 } }],
          },
        ],
      },
    ],
    art: 'A sealed envelope with a brown ring stain, lying against a cold brass lamp, snow outside.',
  },
  {
    num: 354,
    name: 'Goat Receipt',
    type: 'letter',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'engage',
        verb: 'TRADE',
        cost: 2,
        action: 'TRADE on the strength of one goat, returned unused.',
        result: [
          { say: 'You show the stamp.' },
          {
            if: { at: 'settlement' },
            then: [
              { say: 'Unused, they repeat, with respect, and pass it from hand to hand along the counter.' },
              { gain: { oneOf: [{ coin: 1 }, { random: 1 }] } },
            ],
            else: [{ say: 'A passing goat reads it over your arm and eats the date.' }, { gain: { engage: 1 } }],
          },
        ],
      },
    ],
    art: 'A stamped paper receipt with a goat silhouette and one bitten corner on a mountain desk.',
  },
  {
    num: 355,
    name: 'Letter in Felt',
    type: 'letter',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'engage',
        verb: 'CALM',
        cost: 2,
        action: 'CALM someone who looks as if they were expecting post.',
        result: [
          { say: 'You put it in the nearest palm and fold the fingers over it.' },
          {
            if: { or: [{ at: 'E' }, { at: 'F' }, { at: 'settlement' }] },
            then: [
              { say: 'Their thumbs go over it twice. They press it to your cheek, so that you can read the ending too.' },
              { lose: { card: { zone: 'supply', num: 'self' } } },
              { gain: { morale: 1, engage: 1 } },
            ],
            else: [{ say: 'They cannot read it. They say it is the softest thing anyone has ever told them.' }, { gain: { engage: 1 } }],
          },
        ],
      },
      {
        cat: 'help',
        verb: 'FREE',
        printed: true,
        cost: 2,
        action: 'FREE the wool, stitch by stitch, for someone who is cold.',
        result: [
          { say: 'By the last row you know what it said, and there is only yarn to tell.' },
          { lose: { card: { zone: 'supply', num: 'self' } } },
          { gain: { help: 2 } },
        ],
      },
    ],
    art: 'A square of thick grey felt with raised stitched letters, two thumbs reading along a line.',
  },
  {
    num: 356,
    name: 'Complaint to a Statue',
    type: 'letter',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'look',
        verb: 'READ',
        cost: 2,
        action: 'READ all fourteen pages, and the reply.',
        result: [
          { say: "Page nine is about the owl's feet alone. On the last page the moss has written: noted." },
          { gain: { boost: 2, on: { zone: 'grid', type: 'character' } } },
        ],
      },
    ],
    art: "A thick bundle of angry pages at a mossy statue's feet, green writing on the last.",
  },
  {
    num: 357,
    name: 'Bottle With a Bill',
    type: 'letter',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'engage',
        verb: 'BARGAIN',
        printed: true,
        cost: 2,
        action: 'BARGAIN over what the sea is owed.',
        result: [
          { say: 'The bill is itemised: one anchor, one promise, seven lemons.' },
          {
            if: { at: 'settlement' },
            then: [
              {
                pay: [{ coin: 2 }],
                then: [
                  { say: 'They promise the coins to the next tide. That night every cup of water tastes of clean rain.' },
                  { lose: { card: { zone: 'supply', num: 'self' } } },
                  { gain: { health: 2 } },
                ],
                else: [{ say: 'You put the cork back in. The bottle sighs.' }, { gain: { engage: 1 } }],
              },
            ],
            else: [{ say: 'Nobody here takes payments for the sea.' }, { gain: { engage: 1 } }],
          },
        ],
      },
    ],
    art: 'A corked green bottle on shingle with a rolled bill inside, foam reaching for it.',
  },
  {
    num: 358,
    name: 'Scorched Score',
    type: 'letter',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'engage',
        verb: 'HUM',
        cost: 2,
        action: 'HUM the four bars and step over the hole.',
        result: [
          { say: 'The hole is burnt in the shape of a rest. You leave it empty, and far off something large draws breath.' },
          { gain: { engage: 1 } },
          { flag: 'choir.counted' },
        ],
      },
    ],
    art: 'A scorched sheet of music with four bars and a burnt round hole, embers still at its edge.',
  },
  {
    num: 359,
    name: 'Chalk Order',
    type: 'letter',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'take',
        verb: 'BARTER',
        printed: true,
        cost: 2,
        action: 'BARTER one of everything against the order.',
        result: [
          { say: 'Wanted, says the chalk: one of everything. No hurry.' },
          {
            if: { at: 'settlement' },
            then: [
              {
                pay: [{ card: { zone: 'grid', type: 'item', n: 1 } }],
                then: [
                  { say: 'The chalk ticks a single line, far down, and starts on the next board.' },
                  { lose: { card: { zone: 'supply', num: 'self' } } },
                  { gain: { coin: 3 } },
                ],
                else: [{ say: 'It adds your name, under patience.' }, { gain: { take: 1 } }],
              },
            ],
            else: [{ say: 'Out here the list gets longer by itself.' }, { gain: { take: 1 } }],
          },
        ],
      },
    ],
    art: 'A slate hung on a stilted stall listing one of everything, tiny chalk ticks down its side.',
  },
  {
    num: 360,
    name: 'Letter to Daylight',
    type: 'letter',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'help',
        verb: 'CARRY',
        cost: 2,
        action: 'CARRY the letter out into the open and hold it up.',
        result: [
          { say: 'Dear Daylight, it begins, we hope this reaches you.' },
          {
            if: { and: [{ not: { at: 'K' } }, { not: { at: 'L' } }] },
            then: [
              {
                say: 'You read it to the end. A cloud moves off, with what can only be called tact, and the page turns gold in your hands.',
              },
              { lose: { card: { zone: 'supply', num: 'self' } } },
              { for: { who: 'all', where: 'anywhere', do: [{ gain: { boost: 2, on: { zone: 'grid', type: 'character' } } }] } },
            ],
            else: [{ say: 'It is still too dark here for the letter to be true.' }, { gain: { help: 1 } }],
          },
        ],
      },
    ],
    art: 'A letter folded into a paper bird floating up a cave shaft toward a far circle of light.',
  },
];
