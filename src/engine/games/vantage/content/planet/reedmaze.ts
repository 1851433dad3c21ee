import type { Place } from '../kinds.ts';

/** Region K, Reedmaze: part of The Sump. */
export const reedmaze: readonly Place[] = [
  {
    num: 115,
    name: 'The Square Shadow',
    sector: 6,
    region: 'K',
    terrain: ['marsh'],
    crash: { pod: 7, pair: ['move', 'move'] },
    vista:
      'Warm brown bog under haze, a perfectly square fenced shadow sliding over it, a trailing rope, a bald man hauling a hut on sledge ' +
      'runners, steam to the west.',
    description:
      'A square of shade slides over the warm bog, with the shadow of a fence around its edge. Inside it a man drags his hut along on ' +
      'runners, keeping pace.',
    compass: { N: { kind: 'star', to: 87 }, E: { kind: 'star', to: 116 }, S: { kind: 'listed', to: 122 }, W: { kind: 'listed', to: 100 } },
    actions: {
      move: {
        verb: 'RACE',
        cost: 4,
        elements: ['sinew'],
        action: 'RACE the shade to the rope that trails behind it.',
        result: [
          { say: "The rope's end skips from tussock to tussock. You catch it with both hands, and your boots leave the bog." },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Climb.', do: [{ move: 152 }] },
              { label: 'Hang on as far as the pond.', do: [{ say: 'You ski there on your heels.' }, { move: 122 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 2,
        action: '(K) LISTEN to what the man recites as he pulls.',
        result: [
          {
            say:
              "Corvin is reciting market law, beginning with never rub out another's number. He rubbed one out at Stall Nineteen, and " +
              'in sunlight the debt stands white across his back.',
          },
          { flag: 'corvin.tale' },
          {
            choose: [
              { label: 'Learn the rest of the law.', do: [{ card: 304 }] },
              { label: 'Learn where the shade is bound.', do: [{ gain: { look: 1, boost: 1 } }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'PLAY',
        cost: 3,
        action: 'PLAY Corvin at pegs for what he owns.',
        result: [
          {
            if: { flag: 'corvin.cleared' },
            then: [
              { say: 'He plays in full sun now, shirt off, back bare of figures, and stands you dinner whoever wins.' },
              { gain: { health: 1, engage: 1 } },
            ],
            else: [
              {
                say:
                  'What he owns is a market stall he has been trying to lose for six years. He plays abominably, and watches your hands ' +
                  'with hope.',
              },
            ],
          },
          {
            choose: [
              { label: 'Win the stall.', do: [{ card: 361 }] },
              { label: 'Let him win something for once.', do: [{ gain: { engage: 1, boost: 1 } }] },
            ],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 3,
        elements: ['bloom'],
        action: 'PRUNE the grey caps from the shaded side of the hut.',
        result: [
          {
            say:
              'Where you cut, the hut begins to creak again; the caps had been drinking the noise. Corvin, who thought he was going ' +
              'deaf, hears his kettle and weeps.',
          },
          { card: 278 },
        ],
      },
      take: {
        verb: 'DIG',
        cost: 2,
        action: 'DIG where the shade has just been.',
        result: [
          {
            say:
              'A row of turnips, dropped from a great height and buried to the leaf. You lunch as you walk, and by the second turnip ' +
              'you are ahead of the shade.',
          },
          { gain: { time: 1 } },
        ],
      },
      overpower: {
        verb: 'DAM',
        cost: 4,
        elements: ['stone', 'tide'],
        action: 'DAM the hot ditch that comes down from the vents.',
        result: [
          {
            say:
              'The steam fails, the haze thins, and there is the owner of the shadow: a meadow, half a mile up, with a cow. Behind you ' +
              "Corvin's hut has begun to float, and he cannot swim.",
          },
          { flag: 'acre.seen' },
          { gain: { overpower: 1, random: 1 } },
          { lose: { morale: 1 } },
        ],
      },
    },
    depart: {
      N: {
        verb: 'WADE',
        cost: 2,
        elements: ['tide'],
        action: 'WADE north down the ditch until it tastes of salt.',
        result: [{ say: 'Crabs come up the other way, each carrying one thing.' }, { move: 87 }],
      },
      E: {
        verb: 'CROSS',
        cost: 2,
        action: 'CROSS east on the plank hidden under the reeds.',
        result: [{ say: 'It is carved with the initials of everyone who ever left school by it.' }, { move: 116 }],
      },
      SE: {
        verb: 'FOLLOW',
        cost: 3,
        action: "FOLLOW the hut's old runner tracks to the southeast.",
        result: [{ say: 'Wherever they cross, the moss keeps a scorched ring from his kettle.' }, { gain: { boost: 1 } }, { move: 123 }],
      },
    },
  },
  {
    num: 116,
    name: 'Nine Desks',
    sector: 6,
    region: 'K',
    terrain: ['marsh'],
    crash: { pod: 7, pair: ['move', 'look'] },
    vista:
      "A plank raft among reeds in low sun, nine children upright at bolted desks, a grey heron on the teacher's chair, a crowded " +
      'slate, a jar glowing faintly.',
    description:
      "Nine children sit at desks bolted to a raft, pens raised. On the teacher's chair stands a heron, and nobody dares be first to " +
      'laugh.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 117 }, S: { kind: 'listed', to: 123 }, W: { kind: 'listed', to: 115 } },
    actions: {
      move: {
        verb: 'SNEAK',
        cost: 2,
        forbiddenIf: ['school.out', 'averil.home'],
        action: "SNEAK off behind the heron's back, as the pupils do.",
        result: [
          { say: 'There is a system: whenever it swallows, it shuts its eyes. You are over the side with a bun before the frog is down.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Go where truants go.', do: [{ move: 123 }] },
              { label: 'Go where the buns come from.', do: [{ move: 117 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'STUDY',
        cost: 2,
        action: '(K) STUDY the sum on the slate.',
        result: [
          {
            say:
              'Miss Averil left it half done when she went to market for chalk. Below her hand, in nine others, the class has carried ' +
              'it on for two years.',
          },
          { flag: 'averil.asked' },
          { gain: { look: 1 } },
          {
            pay: [{ look: 1 }, { engage: 1 }],
            then: [{ say: 'The slip is in line forty. They show you how to put it right without rubbing anything out.' }, { card: 304 }],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 1,
        action: 'TEACH the class something that is not on the slate.',
        result: [
          { say: 'A blade of grass between the thumbs, and blow.' },
          {
            if: { flag: 'school.out' },
            then: [{ say: 'Two shrieks go up, and then seven more from the water, a good way off.' }],
            else: [{ say: 'Nine shrieks go up, and then a tenth, from the chair.' }],
          },
          { gain: { morale: 1 } },
          { if: { flag: 'averil.home' }, then: [{ say: 'Miss Averil asks to see your thumbs again.' }, { gain: { engage: 1, boost: 1 } }] },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 2,
        elements: ['sinew', 'gear'],
        action: 'MEND the lid of the classroom lamp, which is an eel in a jar.',
        result: [
          {
            say:
              'Say something wrong beside it and the whole raft lights up, so the class reads by its mistakes. There is a spare eel in ' +
              'the ink cupboard, and you have earned it.',
          },
          { card: 225 },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 'X',
        action: 'BARTER out of your pockets at playtime.',
        result: [
          {
            byX: {
              '1-2': [
                { say: 'A boy named Fitch gives a glass eye for your bootlace, and throws in where he found it.' },
                { gain: { coin: 1 } },
              ],
              '3-4': [{ say: 'String becomes a knife becomes a secret. The secret is a plank.' }, { gain: { coin: 1, move: 1 } }],
              '5-6': [
                { say: 'By the bell you own every catapult in the school, and parents begin arriving by punt to buy them from you.' },
                { gain: { coin: 3 } },
                { lose: { time: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 4,
        forbiddenIf: ['averil.home'],
        action: 'SHOUT the heron off the chair.',
        result: [
          {
            say:
              'It leaves a heap of swallowed pen nibs on the seat. The children look at the empty chair, then at the water, and by the ' +
              'second bell there are two of them left.',
          },
          { flag: 'school.out' },
          { gain: { overpower: 1, coin: 1, random: 1 } },
          { lose: { morale: 1 } },
        ],
      },
    },
  },
  {
    num: 117,
    name: 'The Unattended Market',
    sector: 6,
    region: 'K',
    terrain: ['marsh', 'settlement'],
    crash: { pod: 7, pair: ['move', 'engage'] },
    vista: 'Stalls on stilts, half afloat; chalked price boards, no people; sandbags, a locked barge at the end of the row, reeds beyond.',
    description:
      'Half of this market stands on stilts; the other half has decided to be boats. Every stall is empty, and every price is freshly ' +
      'chalked.',
    compass: {
      N: { kind: 'listed', to: 89 },
      E: { kind: 'listed', to: 118 },
      S: { kind: 'listed', to: 124 },
      W: { kind: 'star', to: 116 },
    },
    actions: {
      move: {
        verb: 'WADE',
        cost: 2,
        elements: ['tide'],
        action: 'WADE from stall to stall towards the reeds.',
        result: [
          { say: 'The boards creak a step ahead of you, as though someone were showing the way.' },
          {
            choose: [
              { label: 'Follow the creaking.', do: [{ gain: { move: 1 } }, { move: 124 }] },
              { label: 'Go where it is not.', do: [{ move: 116 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'WATCH',
        cost: 1,
        action: '(K) WATCH the chalked prices.',
        result: [
          { say: 'A price changes. Nobody is there to change it, and it has gone down.' },
          { gain: { look: 1 } },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'BARGAIN',
        cost: 3,
        action: 'BARGAIN with the empty stall.',
        result: [
          { say: 'You offer; the chalk considers; the chalk counters.' },
          {
            pay: [{ coin: 1 }],
            then: [{ say: 'SOLD, writes the chalk, and underlines it.' }, { gain: { random: 2 } }, { card: 361 }],
            else: [{ say: 'You part with respect on both sides.' }, { gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'CARRY',
        cost: 2,
        action: 'CARRY the sandbags somebody stacked and left.',
        result: [
          { say: 'By evening the floor is a floor again. A new line stands on the board: PAID.' },
          { gain: { coin: 2 } },
          { flag: 'market.shored' },
        ],
      },
      take: {
        verb: 'SALVAGE',
        cost: 2,
        elements: ['gear'],
        action: 'SALVAGE what the water has already priced at nothing.',
        result: [
          {
            choose: [
              { label: 'The coil of wire.', do: [{ card: 221 }] },
              {
                label: 'The sealed jar.',
                do: [{ say: 'Plums. Very old, very good, very strong.' }, { gain: { health: 1 } }, { lose: { time: 1 } }],
              },
              {
                label: 'The till.',
                do: [{ say: 'It is fuller than it should be, and so is your conscience.' }, { gain: { coin: 3 } }, { lose: { morale: 1 } }],
              },
            ],
          },
        ],
      },
      overpower: {
        verb: 'FORCE',
        cost: 4,
        elements: ['gear'],
        action: 'FORCE the locked barge at the end of the row.',
        result: [
          { say: 'The lock had been waiting for someone rude.' },
          { card: 281 },
          { rollSkill: { n: 2, keep: ['take'] } },
          { lose: { morale: 1 } },
        ],
      },
    },
    depart: {
      W: {
        verb: 'STEER',
        cost: 2,
        elements: ['gear'],
        action: 'STEER a drifting stall through the western reeds.',
        result: [{ say: 'It handles like a wardrobe. You grow fond of it.' }, { move: 116 }],
      },
    },
  },
  {
    num: 118,
    name: 'Chimney Street',
    sector: 6,
    region: 'K',
    terrain: ['marsh', 'underwater'],
    crash: { pod: 7, pair: ['move', 'help'] },
    vista:
      'Clear brown water at dusk, a row of smoking chimney pots standing out of it, lit windows far below, a grey cat on one stack, a ' +
      'black rowing boat.',
    description: 'A row of chimneys stands out of the water, and all but one are smoking. Far below, curtains stir in lit windows.',
    compass: { N: { kind: 'listed', to: 90 }, E: { kind: 'star', to: 119 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 117 } },
    actions: {
      move: {
        verb: 'SWIM',
        cost: 2,
        elements: ['tide'],
        action: 'SWIM down to the street.',
        result: [
          { say: 'The knockers are brass and polished this morning. Perch are queueing at the bakery.' },
          {
            choose: [
              { label: 'Knock at number nineteen.', do: [{ say: 'It opens inward, and dry.' }, { move: 153 }] },
              { label: 'Do the whole street in one breath.', do: [{ gain: { move: 1 } }, { move: 119 }] },
              {
                label: 'Stroll.',
                when: { flag: 'sump.drained' },
                do: [
                  {
                    say: 'With the water down to the doorsteps, neighbours are beating fish out of the carpets and wish you good evening.',
                  },
                  { gain: { coin: 1, engage: 1 } },
                  { move: 117 },
                ],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 1,
        action: '(K) TRACE the scratches round the cold chimney.',
        result: [
          {
            say:
              'Whoever left by this flue kept a tally on the way up: steps, drips, heartbeats. The last mark is a small drawing of the ' +
              'sun.',
          },
          {
            pay: [{ look: 1 }, { move: 1 }],
            then: [{ say: 'You go down in the dark and come back by the count, out of the right chimney.' }, { card: 306 }],
            else: [{ gain: { look: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'PLAY',
        cost: 2,
        action: 'PLAY the cold chimney like the neck of a bottle.',
        result: [
          { say: 'The note wakes a parlour. They sing you the way to the Undersong in four parts.' },
          {
            pay: [{ engage: 1 }, { look: 1 }],
            then: [{ say: 'You take the tenor, and by the third verse you could draw it.' }, { card: 348 }],
            else: [{ gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'FEED',
        cost: 2,
        elements: ['sinew'],
        action: 'FEED the cat on the fourth stack.',
        result: [
          {
            say:
              'It eats your breakfast and takes you along the chimneys by the gaps it knows. There is a short way through this marsh, ' +
              'and it runs at roof height.',
          },
          { gain: { time: 1 } },
        ],
      },
      take: {
        verb: 'DRAW',
        cost: 3,
        elements: ['ember'],
        action: 'DRAW a bucket up the bakery flue.',
        result: [
          { say: 'It comes up full of hot broth, with a spoon tied to the handle. A tug on the rope means they want the spoon back.' },
          { gain: { health: 1 } },
          {
            pay: [{ coin: 1 }],
            then: [
              { say: 'You send the spoon down with a coin in it, and the next bucket holds a loaf and your change.' },
              { gain: { boost: 2, random: 1 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'CHASE',
        cost: 5,
        elements: ['tide'],
        action: 'CHASE the black boat from flue to flue.',
        result: [
          {
            say:
              'Mr. Crimp collects rent with a hook on a line. You ram him off the bakery, and he lets the rent book go to save his hat. ' +
              'You have swallowed a good deal of marsh.',
          },
          { flag: 'rent.book' },
          { gain: { overpower: 1, coin: 2 } },
          { card: 337 },
        ],
      },
    },
    depart: {
      E: {
        verb: 'STEER',
        cost: 2,
        elements: ['tide'],
        action: 'STEER a kitchen table along the green channel to the cave.',
        result: [{ say: 'You paddle with the drawer. A cormorant takes the far end, to keep her level.' }, { move: 119 }],
      },
    },
  },
  {
    num: 122,
    name: 'Where the Acre Was',
    sector: 6,
    region: 'K',
    terrain: ['marsh'],
    crash: { pod: 7, pair: ['look', 'engage'] },
    vista:
      'A perfectly square pond cut into green marsh, plough lines on its bed, a gate standing open on nothing, a stout woman fishing, ' +
      'one anxious pig, steam beyond.',
    description:
      'The pond is square as a table, with plough lines on its bed. A woman fishes beside a gate that no longer opens on anything.',
    voice: 'Some land is only resting on the ground.',
    compass: {
      N: { kind: 'listed', to: 115 },
      E: { kind: 'listed', to: 123 },
      S: { kind: 'listed', to: 129 },
      W: { kind: 'listed', to: 107 },
    },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 3,
        elements: ['tide'],
        action: 'CROSS the pond along the drowned furrows.',
        result: [
          {
            say:
              'The ridges are firm, and the troughs between them bath-warm from the vents. You climb out loose in every joint, with a ' +
              "hen's egg in your boot.",
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'East, by the first door in the mud.', do: [{ move: 123 }] },
              { label: 'South, where a rope lies in the grass.', do: [{ move: 129 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'READ',
        cost: 2,
        action: '(K) READ the deed nailed to the gate.',
        result: [
          {
            say:
              'The ground to Gerda Stook, and whatever stands on it to her brother Obbe, from a father who hoped it would make them ' +
              'talk. The ground left one night, cow and all.',
          },
          { flag: 'acre.deed' },
          { gain: { look: 1 } },
          {
            if: { flag: 'acre.seen' },
            then: [{ say: 'You tell her the cow looked well, and she bites through her line.' }, { gain: { boost: 2 } }],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'CALM',
        cost: 3,
        elements: ['sinew'],
        action: 'CALM the pig that keeps diving in after its sty.',
        result: [
          {
            say:
              'Its sty is half a mile up. You sit with it and look at the sky until it has seen enough, and it leans on you, wet ' +
              'through.',
          },
          { card: 247 },
        ],
      },
      help: {
        verb: 'CARRY',
        cost: 4,
        elements: ['stone'],
        action: 'CARRY the boundary stones back to where Gerda points.',
        result: [
          { say: "The last one she wants a yard over, on her brother's side." },
          {
            choose: [
              {
                label: 'Put it where she points.',
                do: [{ say: 'She chalks up what she owes you on the gate, then hands you the chalk.' }, { card: 219 }],
              },
              {
                label: 'Set it true.',
                do: [
                  { say: 'She looks at it for some time. As a boy, she says, Obbe sat on that one to have his boots pulled off.' },
                  { flag: 'stook.softened' },
                  { gain: { help: 1, random: 1 } },
                ],
              },
            ],
          },
        ],
      },
      take: {
        verb: 'DRAW',
        cost: 2,
        elements: ['tide'],
        action: 'DRAW up the bottle she keeps cooling on the bottom.',
        result: [
          { say: 'Elder wine, with two cups tied to the neck. She fills both from habit, swears, and gives you the second.' },
          { gain: { morale: 1 } },
          {
            pay: [{ engage: 1 }],
            then: [
              { say: 'You ask whose cup it was, and hear about a boy who sat on a boundary stone to have his boots pulled off.' },
              { flag: 'stook.softened' },
              { gain: { boost: 2 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'CHASE',
        cost: 4,
        elements: ['sinew'],
        action: 'CHASE the barge that is running away.',
        result: [
          {
            say:
              'Six pigs in harness have winded truffles. You catch the rudder at the bend, and are dragged for a mile, mouth open, ' +
              'before it counts as steering.',
          },
          { card: 281 },
          { card: 337 },
        ],
      },
    },
  },
  {
    num: 123,
    name: 'The Road of Doors',
    sector: 6,
    region: 'K',
    terrain: ['marsh'],
    crash: { pod: 7, pair: ['look', 'help'] },
    vista:
      'A causeway of house doors laid flat on black mud to the horizon, brass numbers and letter flaps, an old man bent under a blue ' +
      'door, bats at dusk.',
    description:
      'The road over the mud is made of front doors laid flat, brass numbers uppermost. Under some of them, somebody is knocking to be ' +
      'let out, or up.',
    compass: {
      N: { kind: 'listed', to: 116 },
      E: { kind: 'listed', to: 124 },
      S: { kind: 'listed', to: 130 },
      W: { kind: 'listed', to: 122 },
    },
    actions: {
      move: {
        verb: 'RACE',
        cost: 2,
        action: 'RACE over the doors before they sink.',
        result: [
          { say: 'They go down behind you in order, like piano keys. From seventy on you are running uphill.' },
          {
            choose: [
              { label: 'Jump off at the reeds.', do: [{ gain: { move: 1 } }, { move: 124 }] },
              { label: 'Jump off at the square pond.', do: [{ move: 122 }] },
              { label: 'Run to the humming wire.', do: [{ move: 130 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TASTE',
        cost: 2,
        action: '(K) TASTE the water standing in the keyholes.',
        result: [
          { say: 'Rain, rain, salt, rain, ink. In the inky one a paper is rolled as thin as a key, and it buzzes against your teeth.' },
          { gain: { look: 1 } },
          { pay: [{ engage: 1 }, { look: 1 }], then: [{ say: 'It unrolls for the right note and no other.' }, { card: 348 }] },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 2,
        elements: ['sinew'],
        action: 'HAIL whoever is knocking under forty-four.',
        result: [
          {
            say:
              'You lift the flap. A squeak comes up and measures you from hat to boots, and then the squeaker, upside down, wanting ' +
              'your sleeve.',
          },
          { card: 248 },
        ],
      },
      help: {
        verb: 'CARRY',
        cost: 2,
        action: "CARRY one end of the old man's door.",
        result: [
          {
            say:
              'Tam Orrel is moving house, and this is all of it. He knows which doors have nothing under them, and tells you one step ' +
              'ahead.',
          },
          { gain: { time: 1 } },
          {
            if: { flag: 'rent.book' },
            then: [
              { say: "You find his page in Crimp's book. He folds it into a boat and launches it between the doors." },
              { gain: { coin: 1 } },
            ],
          },
        ],
      },
      take: {
        verb: 'SALVAGE',
        cost: 3,
        elements: ['gear'],
        action: 'SALVAGE the hinges nobody has claimed.',
        result: [
          { say: 'Number nine still swings. You go through it lying down, come out standing, and it is earlier.' },
          { gain: { time: 1, coin: 1 } },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 3,
        action: 'BREAK the door that has no handle.',
        result: [
          { say: 'Below is a flooded cellar and a family at supper on the stairs. They look up at the hole, then at the one spare chair.' },
          {
            choose: [
              {
                label: 'Sit down.',
                do: [{ say: 'They pass you the salt and the rest of the week.' }, { gain: { random: 2 } }, { lose: { time: 1 } }],
              },
              { label: 'Nail it shut again.', do: [{ gain: { overpower: 1, boost: 1 } }, { lose: { morale: 1 } }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 124,
    name: 'The Walking Reeds',
    sector: 6,
    region: 'K',
    terrain: ['marsh'],
    crash: { pod: 7, pair: ['look', 'take'] },
    vista:
      'Head-high reed rows stepping on pale roots, water lanes between them in violet dusk, a wedding party in a punt with a tiny cake, ' +
      'a reed cutter, bats.',
    description:
      'The reeds stand in rows, and the rows walk, one step each evening. Somewhere among them a wedding party is singing, hoarse by ' +
      'now.',
    compass: {
      N: { kind: 'listed', to: 117 },
      E: { kind: 'listed', to: 125 },
      S: { kind: 'listed', to: 131 },
      W: { kind: 'listed', to: 123 },
    },
    actions: {
      move: {
        verb: 'SWIM',
        cost: 1,
        elements: ['tide'],
        forbiddenIf: ['sump.drained'],
        action: 'SWIM the lane between two rows.',
        result: [
          { say: 'A kingfisher flies the length of it ahead of you and waits for you at the corners.' },
          { gain: { morale: 1 } },
          { choose: [{ label: 'Turn with the bird.', do: [{ move: 125 }] }, { label: 'Turn against it.', do: [{ move: 131 }] }] },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 1,
        action: '(K) TRACE the grooves the rows have left in the mud.',
        result: [
          { say: 'They curl like brushwork, and a dinner plate nailed to a post has the same curls in blue. It differs in one lane.' },
          {
            pay: [{ look: 1 }, { take: 1 }],
            then: [
              { say: "You try the odd lane first. It ends at a painter's stool, with a thumbprint in blue on the seat." },
              { card: 347 },
            ],
            else: [{ gain: { look: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 2,
        elements: ['sinew'],
        action: 'HUM into the dusk above the reeds.',
        result: [
          { say: 'Bats come down to find out what shape you are. One concludes that you are a place to hang.' },
          {
            pay: [{ engage: 1 }, { help: 1 }],
            then: [{ say: 'You hold your arm out level until it is sure.' }, { card: 248 }],
            else: [{ gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'GUIDE',
        cost: 2,
        forbiddenIf: ['wedding.out'],
        action: 'GUIDE the wedding party out.',
        result: [
          {
            say:
              'Seventeen days in, the cake is down to its top tier and Damaris has married her groom twice to pass the evenings. They ' +
              'are expected at Evenhithe, they say, and shove off at speed.',
          },
          { gain: { time: 1, coin: 1 } },
          { flag: 'wedding.out' },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 2,
        elements: ['bloom'],
        action: 'BARTER with Hild the cutter for a direction.',
        result: [
          { say: 'She sells them as cut reeds, each leaning its own way.' },
          {
            pay: [{ coin: 1 }],
            then: [
              {
                choose: [
                  { label: 'The stiff one.', do: [{ gain: { move: 1, look: 1 } }] },
                  { label: 'The one with a snail.', do: [{ say: 'The snail is included, fried.' }, { gain: { health: 1 } }] },
                  { label: 'The crooked one.', do: [{ gain: { random: 1 } }, { move: 132 }] },
                ],
              },
            ],
            else: [{ say: "Yesterday's are free, and point at where she was standing." }, { gain: { take: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'BURN',
        cost: 5,
        elements: ['bloom', 'ember'],
        action: 'BURN a straight lane through.',
        result: [
          {
            say:
              "Rows that have walked for a thousand evenings run. In the ash sits a grocer's weight stamped with a nought, too cold to " +
              'hold for long.',
          },
          { card: 324 },
          { flag: 'maze.burnt' },
          {
            if: { flag: 'wedding.out' },
            then: [{ lose: { morale: 1 } }],
            else: [
              { say: 'The bride walks out by your lane, black to the veil, and does not thank you.' },
              { flag: 'wedding.out' },
              { lose: { morale: 1 } },
            ],
          },
        ],
      },
    },
  },
  {
    num: 125,
    name: 'The Mouth That Corrects',
    sector: 6,
    region: 'K',
    terrain: ['marsh', 'cave'],
    crash: { pod: 7, pair: ['look', 'overpower'] },
    vista:
      'Evening river sliding into a barn-wide cave mouth, stepping stones, suitors in punts reading from paper, a high ledge, an iron ' +
      'grille, a ferry idle at the far bank.',
    description:
      'The cave mouth gives back whatever you say with the mistakes put right. Suitors come from all over the marsh to rehearse.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 126 }, S: { kind: 'listed', to: 132 }, W: { kind: 'listed', to: 124 } },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 2,
        elements: ['stone'],
        action: "CROSS by the stones, in front of everyone's speeches.",
        result: [
          { say: 'You slip on the fourth and swear. It returns from the cave as a compliment, and three suitors write it down.' },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Go into the cave.', do: [{ move: 126 }] },
              { label: 'Go back among the reeds.', do: [{ move: 124 }] },
              {
                label: 'Whistle for the ferry.',
                when: { holds: 236 },
                do: [
                  {
                    say:
                      'Ketto Wray has sat on the far bank since she posted her whistle off to be mended. She kisses it, then hands it ' +
                      'back: you blow it better.',
                  },
                  { gain: { move: 1, coin: 1 } },
                  { move: 132 },
                ],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SEARCH',
        cost: 1,
        action: '(K) SEARCH the mud at the lip of the cave.',
        result: [
          {
            say:
              'What was said badly collects here as grit: split rhymes, excuses, one anchor the size of a fishhook. The draught over it ' +
              'smells of pears and unlit lamps.',
          },
          { gain: { look: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 3,
        action: 'TEACH the cave a word it does not know.',
        result: [
          {
            say:
              'It tries your word low, then high, then in the voice you had as a child. The ledge above falls vacant the same day: its ' +
              'tenant says he cannot compete.',
          },
          { flag: 'echo.taught' },
          { card: 362 },
        ],
      },
      help: {
        verb: 'FREE',
        cost: 2,
        elements: ['bloom', 'tide'],
        action: 'FREE the reed that strains at its roots.',
        result: [
          {
            say:
              'All the others lean downstream; this one leans across. Loosened, it lies flat on the water and points at the far bank ' +
              'like a dog at a door.',
          },
          { card: 276 },
        ],
      },
      take: {
        verb: 'SALVAGE',
        cost: 3,
        action: 'SALVAGE the skiff whose pilot trusted the echo.',
        result: [
          { say: 'In the locker are six drafts of a proposal. The seventh, in another hand, says yes.' },
          { gain: { morale: 1, coin: 1 } },
        ],
      },
      overpower: {
        verb: 'FORCE',
        cost: 5,
        elements: ['gear', 'tide'],
        action: 'FORCE the grille at the back of the throat.',
        result: [
          { say: 'Rust, then river. The grille goes down the throat with you on it, ringing off both walls.' },
          {
            choose: [
              { label: 'Ride it.', do: [{ gain: { overpower: 1, move: 1 } }, { move: 126 }] },
              {
                label: 'Jump for the ledge.',
                do: [
                  { say: 'You hang by your fingers until the suitors have finished betting, and the winner shares.' },
                  { gain: { coin: 2, overpower: 1 } },
                  { lose: { health: 1 } },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  {
    num: 129,
    name: "The Plaiters' Boards",
    sector: 6,
    region: 'K',
    terrain: ['marsh'],
    crash: { pod: 7, pair: ['engage', 'overpower'] },
    vista:
      'A long boardwalk over steaming mud, twenty plaiters walking backwards with one green rope between them, its end going down a ' +
      'round hole under a loft, a bell.',
    description:
      'Along a boardwalk over steaming mud, plaiters walk backwards, making one rope. The finished end goes down a hole, and has been ' +
      'going down since spring.',
    compass: {
      N: { kind: 'listed', to: 122 },
      E: { kind: 'listed', to: 130 },
      S: { kind: 'star', to: 151, oneWay: true },
      W: { kind: 'listed', to: 114 },
    },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 2,
        forbiddenIf: ['rope.gone'],
        action: 'FOLLOW the unfinished end the other way.',
        result: [
          {
            say:
              'It runs under a hedge, through a satchel and twice round a sleeping foreman. Then it divides: the Stooks both ordered ' +
              'it, and neither knows.',
          },
          {
            choose: [
              { label: 'Take the strand that smells of pig.', do: [{ move: 122 }] },
              { label: 'Take the strand that hums.', do: [{ gain: { move: 1 } }, { move: 130 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'STUDY',
        cost: 2,
        action: "(K) STUDY the plaiters' hands.",
        result: [
          { say: 'Three strands and two arguments: whichever strand loses goes over the middle.' },
          { gain: { look: 1 } },
          { pay: [{ help: 1 }, { look: 1 }], then: [{ say: 'You lose four times running, and have made a foot of rope.' }, { card: 305 }] },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'TRADE',
        cost: 1,
        action: 'TRADE places with a plaiter who needs to scratch.',
        result: [
          {
            say:
              'You walk backwards for an hour while she attends to it. Lunch is brought by people who meet it with their shoulder ' +
              'blades, and there is plenty.',
          },
          { gain: { health: 1 } },
          {
            if: { flag: 'maze.burnt' },
            then: [
              { say: 'Nobody jokes today: since the fire there is reed for six more days. They can smell the smoke on you.' },
              { lose: { morale: 1 } },
              { gain: { engage: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 3,
        elements: ['bloom'],
        forbiddenIf: ['rope.gone'],
        action: 'MEND the splice they are all pretending not to see.',
        result: [
          {
            say:
              'It is sixty fathoms back, under a chair that was put there to hide it. In return they give you the loft above the hole, ' +
              'where the last foreman shouted orders down and got better ones back.',
          },
          { flag: 'rope.sound' },
          { card: 362 },
        ],
      },
      take: {
        verb: 'DIG',
        cost: 'X',
        elements: ['stone'],
        action: 'DIG in the hot mud beside the boards.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'An egg, boiled in the ground by someone who meant to come straight back.' }, { gain: { time: 1 } }],
              '3-4': [
                { say: 'A crock of butter, older than the writing on the lid, and the plaiters have been saving bread.' },
                { gain: { time: 1, coin: 1 } },
              ],
              '5-6': [
                {
                  say:
                    "A boat, entire, and its rower's watch, which is right. The painter at the bow is their own plait, a thousand years " +
                    'slacker.',
                },
                { gain: { time: 1, coin: 1, random: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 5,
        elements: ['gear'],
        action: 'RING the knocking-off bell at noon.',
        result: [
          {
            say:
              'For the first time since spring everybody lets go. The rope leaves, all of it, and a long while later someone at the ' +
              'bottom calls up thank you.',
          },
          { flag: 'rope.gone' },
          { gain: { overpower: 1, random: 2 } },
          { lose: { morale: 1 } },
        ],
      },
    },
    depart: {
      S: {
        verb: 'CLIMB',
        cost: 3,
        elements: ['stone'],
        action: 'CLIMB down into the hole.',
        result: [
          {
            if: { flag: 'rope.gone' },
            then: [{ say: 'You rang the rope away, so it is fingers and toes, and at one point teeth.' }, { lose: { health: 1 } }],
            else: [{ say: 'At every tenth fathom the plaiters have worked in a bead, a tooth, a joke about the foreman.' }],
          },
          { move: 151 },
        ],
      },
    },
  },
  {
    num: 130,
    name: "Obbe's Wire",
    sector: 6,
    region: 'K',
    terrain: ['marsh'],
    crash: { pod: 7, pair: ['help', 'help'] },
    vista:
      'A rusty windlass on a mud island, a wire running straight up into fog with beans climbing it, turnips in craters, broken blue ' +
      'plates, a thin man at the crank.',
    description:
      'A wire runs from a windlass straight up into the fog, humming, with beans growing along it. The man at the crank says it holds a ' +
      'farm.',
    compass: { N: { kind: 'listed', to: 123 }, E: { kind: 'listed', to: 131 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 129 } },
    actions: {
      move: {
        verb: 'STEER',
        cost: 3,
        action: "STEER Obbe's punt while the wire tows it.",
        result: [
          { say: 'The farm has its own views on the wind. You cross the marsh at a canter with a cock crowing somewhere overhead.' },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Cast off at the lilies.', do: [{ move: 131 }] },
              { label: "Cast off at the plaiters' boards.", do: [{ move: 129 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 2,
        action: '(K) TRACE the blue lanes on a plate that fell from the sky.',
        result: [
          {
            say:
              "The Stooks' mother painted the reeds on every plate she owned, with one lane wrong, so as to know her own when the " +
              'neighbours sold copies.',
          },
          {
            pay: [{ coin: 1 }, { engage: 1 }],
            then: [{ say: 'Obbe glues the rim, says it was always the ugly one, and holds on a moment too long.' }, { card: 347 }],
            else: [{ gain: { look: 1, move: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'BARGAIN',
        cost: 4,
        action: 'BARGAIN with Obbe Stook for what sticks to his wire.',
        result: [
          { say: 'Leaves, mostly. In a south wind it is letters, blown up out of the ground, all to one address.' },
          {
            choose: [
              { label: 'Offer to deliver one.', when: { not: { flag: 'post.dammed' } }, do: [{ card: 360 }, { gain: { engage: 1 } }] },
              {
                label: 'Quote him the deed.',
                when: { flag: 'acre.deed' },
                do: [
                  {
                    say:
                      'What stands on the ground is his, and it has not stood on anything since. He laughs until the farm bobs overhead, ' +
                      'and writes to his sister on a turnip sack.',
                  },
                  { flag: 'stook.talking' },
                  { gain: { random: 2, coin: 1 } },
                ],
              },
              {
                label: 'Tell him about the stone and his boots.',
                when: { flag: 'stook.softened' },
                do: [
                  { say: 'He asks you to mind the farm for a minute and walks off north without his hat.' },
                  { flag: 'stook.talking' },
                  { gain: { morale: 1, coin: 1 } },
                ],
              },
              { label: 'Take the crank so he can sleep.', do: [{ gain: { engage: 1, coin: 2 } }] },
            ],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 3,
        elements: ['bloom', 'gear'],
        action: 'HARVEST the beans as high as you can climb.',
        result: [
          {
            say:
              'At the top of the ladder you hear milk going into a pail. Nobody has been up there in two years, says Obbe, and gives ' +
              'you the wire he does not dare to add.',
          },
          { card: 221 },
          { gain: { boost: 1 } },
        ],
      },
      take: {
        verb: 'COLLECT',
        cost: 3,
        action: 'COLLECT what has fallen since morning.',
        result: [
          {
            say:
              'Six turnips, a fence nail, and an alarm clock in full ring. It is set by the sun up there, which reaches the farm a good ' +
              'hour before it reaches you.',
          },
          { gain: { time: 1, coin: 1 } },
        ],
      },
      overpower: {
        verb: 'DRAG',
        cost: 4,
        elements: ['sinew', 'gear'],
        action: 'DRAG the crank round and bring the farm down.',
        result: [
          { say: 'It does not come down. You go up.' },
          {
            if: { and: [{ flag: 'rope.sound' }, { not: { flag: 'rope.gone' } }] },
            then: [
              { say: "The plaiters' rope hangs beside the wire, knotted for feet, and your hands hardly come into it." },
              { gain: { overpower: 1 } },
            ],
            else: [{ lose: { health: 1 } }],
          },
          {
            choose: [
              { label: 'Go all the way.', do: [{ gain: { move: 1 } }, { move: 152 }] },
              {
                label: 'Let go above the beans.',
                do: [{ say: 'They break your fall and you break theirs.' }, { gain: { overpower: 1, look: 1 } }],
              },
            ],
          },
        ],
      },
    },
  },
  {
    num: 131,
    name: 'The Lily Bank',
    sector: 6,
    region: 'K',
    terrain: ['marsh'],
    crash: { pod: 7, pair: ['help', 'take'] },
    vista:
      'Two hundred shut lilies in numbered rings on still water, a lantern-lit teller on stilts, a counting-house on legs, a stone ' +
      'founder chest-deep, carp, early mist.',
    description:
      'Two hundred lilies float in numbered rings, and a teller on stilts goes between them with a lantern. Each belongs to somebody, ' +
      'and hardly anybody has seen theirs open.',
    compass: {
      N: { kind: 'listed', to: 124 },
      E: { kind: 'listed', to: 132 },
      S: { kind: 'star', to: 153, oneWay: true },
      W: { kind: 'listed', to: 130 },
    },
    actions: {
      move: {
        verb: 'WADE',
        cost: 2,
        elements: ['tide'],
        action: "WADE out by the depositors' path.",
        result: [
          { say: 'It is paved with pennies, heads up, because Amos the teller likes company. The carp see you to the gate.' },
          { gain: { morale: 1 } },
          { if: { flag: 'school.out' }, then: [{ say: 'Seven truants are diving for the path. They share.' }, { gain: { coin: 1 } }] },
          {
            choose: [
              { label: 'Come ashore among the reeds.', do: [{ move: 124 }] },
              { label: 'Come ashore under the great beam.', do: [{ move: 132 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'MEASURE',
        cost: 2,
        action: "(K) MEASURE the water against the founder's statue.",
        result: [
          {
            if: { flag: 'sump.drained' },
            then: [
              {
                say:
                  'It has dropped from his fourth button to his knees, and the bank can see at last that he is holding a child by the ' +
                  'hand.',
              },
              { gain: { boost: 1 } },
            ],
            else: [
              {
                say:
                  "It stands at his fourth button. In his grandmother's day, says Amos, it was the second, and she could see what he " +
                  'held in his left hand.',
              },
            ],
          },
          { say: 'The stone is warm, and your back lets go against it.' },
          { gain: { look: 1, health: 1 } },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CONFESS',
        cost: 2,
        action: 'CONFESS to a shut lily what you still owe.',
        result: [
          { say: 'Amos turns his back and counts aloud so as not to overhear.' },
          {
            pay: [{ coin: 1 }],
            then: [
              { say: 'You drop the coin in its throat. It opens as far as it will go, and you cannot recall whom the debt was to.' },
              { gain: { random: 1, engage: 1, boost: 1 } },
            ],
            else: [{ say: 'It opens by a finger, on account.' }, { gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 2,
        elements: ['bloom', 'tide'],
        action: "MEND the teller's spare stilts.",
        result: [
          {
            say:
              'One leg lost a foot in the run on the bank. When they match again he finds that he has grown used to limping, and that ' +
              'they suit you.',
          },
          { card: 209 },
        ],
      },
      take: {
        verb: 'BORROW',
        cost: 2,
        elements: ['tide'],
        action: 'BORROW a lily against your good name.',
        result: [
          {
            say:
              'Amos paints the name on a cork and sets it in the empty ring. It swims at once to the middle; a bad one, he says, goes to ' +
              'the edge and sulks.',
          },
          { card: 277 },
          {
            if: { flag: 'market.shored' },
            then: [
              { say: "He has seen the market's board, where you stand as PAID, and waives the fee into your hand." },
              { gain: { coin: 1 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'TOPPLE',
        cost: 3,
        elements: ['gear'],
        action: 'TOPPLE the counting-house off its legs.',
        result: [
          {
            say:
              'It lands flat, floats, and was evidently a barge before it went into banking. At the window Amos finishes his column ' +
              'before he looks up.',
          },
          { card: 281 },
          { lose: { morale: 1 } },
        ],
      },
    },
    depart: {
      S: {
        verb: 'CLIMB',
        cost: 3,
        elements: ['stone'],
        action: 'CLIMB down inside the founder to the vault.',
        result: [{ say: 'The vault has a letter flap, and through it somebody asks what kept you.' }, { move: 153 }],
      },
    },
  },
  {
    num: 132,
    name: 'Evenhithe',
    sector: 6,
    region: 'K',
    terrain: ['marsh', 'settlement'],
    crash: { pod: 7, pair: ['help', 'overpower'] },
    vista:
      'A village in two halves hanging from the ends of one enormous wooden beam over marsh at noon, plum trees on one side, beets on ' +
      'the other, a goat hurrying.',
    description:
      'A village hangs in two halves from the ends of one enormous beam. As you step aboard, a boy on the far side is sent to fetch a ' +
      'goat.',
    compass: { N: { kind: 'star', to: 125 }, E: { kind: 'listed', to: 133 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 131 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 2,
        action: 'CLIMB the beam to the pivot.',
        result: [
          {
            say:
              'At the middle lives a man who has never been weighed against anyone. He shows you both horizons and asks you, whatever ' +
              'happens, not to sneeze.',
          },
          {
            choose: [
              { label: 'Go down by the plum half.', do: [{ move: 131 }] },
              { label: 'Go down by the beet half.', do: [{ gain: { boost: 1 } }, { move: 133 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'MEASURE',
        cost: 1,
        action: '(K) MEASURE yourself against the village.',
        result: [
          {
            say:
              'You come to two goats, a stove, and a boy holding his breath. They paint it on the post with the date, and ask you to ' +
              'come back heavier.',
          },
          { gain: { morale: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 3,
        action: 'HUM the weighing song beside an empty pan.',
        result: [
          {
            say:
              'One verse is for a stallholder entered at nought, who paid for a place and never came. As you finish it, the pan goes ' +
              'down.',
          },
          {
            pay: [{ engage: 1 }, { coin: 1 }],
            then: [{ say: 'White dust settles along the rail, in the shape of two elbows.' }, { card: 317 }],
            else: [{ gain: { engage: 1, boost: 1 } }],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 3,
        elements: ['bloom'],
        forbiddenIf: ['evenhithe.tilted'],
        action: 'HARVEST plums on this half while they pull beets on that.',
        result: [
          { say: 'It goes plum for beet, basket for basket, or the soup slides.' },
          { gain: { help: 1, coin: 1 } },
          {
            if: { flag: 'wedding.out' },
            then: [
              {
                say:
                  "Damaris's wedding is tonight: both families on one side, all the presents on the other, and you are asked to sit with " +
                  'the presents.',
              },
              { gain: { morale: 1, health: 1 } },
            ],
          },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 1,
        elements: ['bloom'],
        action: 'PLUCK the plum that hangs out over the drop.',
        result: [{ say: 'Across the gap a woman at her knitting puts one walnut down to match.' }, { gain: { health: 1 } }],
      },
      overpower: {
        verb: 'BREAK',
        cost: 4,
        elements: ['gear', 'stone'],
        action: 'BREAK the stop that keeps the beam level.',
        result: [
          {
            say:
              'Half the village is shown the sky and half the mud, and every cupboard takes part. Out of the pivot rolls the thing they ' +
              'were all weighed from, no bigger than a plum stone.',
          },
          { card: 324 },
          { flag: 'evenhithe.tilted' },
          { lose: { morale: 1 } },
        ],
      },
    },
    depart: {
      N: {
        verb: 'SLIDE',
        cost: 2,
        elements: ['gear'],
        action: 'SLIDE by both gloves along the north stay, as far as the river.',
        result: [{ say: 'The goat goes up past you in a basket, to take your place.' }, { move: 125 }],
      },
    },
  },
  {
    num: 151,
    name: 'The Plug',
    sector: 6,
    region: 'K',
    hidden: 'under',
    terrain: ['cave'],
    vista:
      'A round swept stone room, deep underground, one lamp; a stone plug in the floor with a great chain, an old woman sitting on it, ' +
      'jars of sea water shelved.',
    description:
      'This is the lowest room on Verrow: round, dry, swept, with a stone plug in the floor and a chain. An old woman is sitting on the ' +
      'plug.',
    voice: 'Nothing of mine burns so far down. Mind your manners, and bring up what she asks.',
    compass: {
      N: { kind: 'blocked' },
      E: { kind: 'star', to: 126, oneWay: true },
      S: { kind: 'blocked' },
      W: { kind: 'star', to: 125, oneWay: true },
    },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 2,
        action: 'FOLLOW the chain into the wall.',
        result: [
          {
            say:
              'It runs past a stove and two bunks, one made up with the corners square, for somebody overdue. Ansa lets you have that ' +
              'one.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Go on by the way that talks back.', do: [{ move: 125 }] },
              { label: 'Go on by the way with no light in it.', do: [{ move: 126 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SEARCH',
        cost: 2,
        elements: ['tide'],
        always: true,
        action: '(K) SEARCH the rim of the plug with your fingertips.',
        result: [
          {
            say:
              'It trembles: under the stone the water of every sea is going by in the dark. Three knocks come along it from the north, ' +
              'and Ansa gives three back with her heel.',
          },
          { gain: { look: 1 } },
          {
            if: { flag: 'plug.rumour' },
            then: [{ say: 'There is a harbour painted on the rim, with forty boats, and an arrow.' }, { gain: { boost: 1 } }],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'ASK',
        cost: 3,
        action: 'ASK Ansa whom she is waiting for.',
        result: [
          {
            say:
              'For her relief, who went up to market with a list: one of everything, no hurry. The girl took the second half to heart, ' +
              'and Ansa keeps the copy by her.',
          },
          { card: 359 },
          {
            if: { flag: 'echo.taught' },
            then: [
              { say: 'She wants to know what a certain word means; it came down the pipe in your voice, much improved.' },
              { gain: { random: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'CLEAN',
        cost: 2,
        elements: ['tide'],
        action: 'CLEAN the gully round the plug, on your knees, beside her.',
        result: [
          {
            say:
              'What clogs it is chalk: whatever the market drops rolls here in the end. She bowls the stubs into a bucket by size and ' +
              'slips you the one she has been writing her days with.',
          },
          { card: 219 },
        ],
      },
      take: {
        verb: 'PACK',
        cost: 3,
        elements: ['tide'],
        action: 'PACK a jar from the shelf of seas.',
        result: [
          { say: 'Each has its own weather. The one she lets go is a calm, two fingers deep, for drinking.' },
          { gain: { health: 1 } },
          {
            if: { flag: 'rope.gone' },
            then: [
              {
                say:
                  'She has coiled your half mile of rope in the corner, and cuts you a length for your honesty, though you have said ' +
                  'nothing.',
              },
              { gain: { move: 1, take: 1 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'WRESTLE',
        cost: 4,
        elements: ['stone', 'tide'],
        forbiddenIf: ['sump.drained'],
        action: 'WRESTLE the plug out of its seat.',
        result: [
          {
            say:
              'Ansa stands up, as though her relief had come at last, and takes the other side of the ring. It comes out with a sound ' +
              'like a first word, and overhead the whole marsh starts to turn.',
          },
          { flag: 'sump.drained' },
          { gain: { overpower: 1 } },
          {
            choose: [
              { label: 'Go where the water goes.', do: [{ gain: { move: 1, boost: 1 } }, { move: 121 }] },
              {
                label: 'Hold the chain, and hold her.',
                do: [
                  { say: 'When it has gone by she is lighter than she was, and laughing.' },
                  { gain: { help: 1, random: 1 } },
                  { lose: { health: 1 } },
                ],
              },
            ],
          },
        ],
      },
    },
    depart: {
      W: {
        verb: 'CLIMB',
        cost: 3,
        elements: ['stone'],
        action: 'CLIMB west by the weep holes.',
        result: [{ say: 'Your grunts go ahead of you, and by the top they scan.' }, { move: 125 }],
      },
      E: {
        verb: 'FOLLOW',
        cost: 2,
        action: 'FOLLOW the handrail east.',
        result: [{ say: 'It is worn on the way up only; whoever comes down here comes faster.' }, { move: 126 }],
      },
    },
  },
  {
    num: 152,
    name: 'The Lost Acre',
    sector: 6,
    region: 'K',
    hidden: 'sky',
    terrain: ['sky', 'field'],
    vista:
      'A fenced square of green meadow floating in thin blue air, roots, rope and wire trailing, one cow beside a milking stool, frost ' +
      'on the gate, marsh tiny below.',
    description: 'An acre of meadow hangs in the thin cold, fence and gate and all. Beside the cow stands a stool, and the pail is full.',
    voice: 'I see it go over most nights. Somebody aboard keeps a lantern, and it is not one of mine.',
    arrival: [{ damage: { kind: 'hypoxia', n: 1 } }],
    compass: { N: { kind: 'listed', to: 146 }, E: { kind: 'listed', to: 149 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 149 } },
    actions: {
      move: {
        verb: 'STEER',
        cost: 3,
        elements: ['bloom'],
        always: true,
        action: 'STEER the acre by cutting turf from one corner.',
        result: [
          { say: 'The meadow tips, and the cow walks to the other side without being told. Below the open gate the Sump comes up.' },
          {
            if: { flag: 'stook.talking' },
            then: [
              { say: 'At the foot of the wire two people are shouting at each other, and both of them wave.' },
              { gain: { morale: 1 } },
            ],
          },
          {
            choose: [
              { label: 'Jump where chimneys smoke in the water.', do: [{ move: 118 }] },
              { label: 'Jump where a river goes into a hill.', do: [{ move: 125 }] },
              { label: 'Jump where a village hangs in two halves.', do: [{ move: 132 }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 153,
    name: 'Behind the Boards',
    sector: 6,
    region: 'K',
    hidden: 'within',
    terrain: ['settlement'],
    vista:
      'A crowded lamplit market seen from behind its price boards, stallholders chalking mirror-wise, a gap at one stall, a teacher ' +
      'queueing with a basket, a white chalk roof, a cockerel.',
    description:
      'So here is everybody. Behind the boards the market is in full cry, and what nobody here can see is a customer, until you.',
    voice: 'They were never missing. You were.',
    compass: {
      N: { kind: 'blocked' },
      E: { kind: 'star', to: 117, oneWay: true },
      S: { kind: 'star', to: 134, oneWay: true },
      W: { kind: 'blocked' },
    },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 1,
        action: 'CROSS the aisle between two bids.',
        result: [
          { say: 'A price goes past your ear, still warm, and somebody buys you.' },
          {
            choose: [
              { label: 'Be delivered to the front.', do: [{ move: 117 }] },
              { label: 'Be delivered to the cellars.', do: [{ gain: { move: 1 } }, { move: 134 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 1,
        action: '(K) COUNT the stallholders.',
        result: [
          {
            say:
              'Eighteen, a gap, then twenty to thirty-one. In the queue for chalk stands a woman with a satchel, who believes she has ' +
              'been here ten minutes.',
          },
          { gain: { look: 1 } },
          {
            choose: [
              { label: 'Leave her in the queue.', do: [{ gain: { boost: 1 } }] },
              {
                label: 'Tell Miss Averil about line forty.',
                when: { and: [{ flag: 'averil.asked' }, { not: { flag: 'school.out' } }] },
                do: [{ say: 'She says a word not on any slate, and runs.' }, { flag: 'averil.home' }, { gain: { morale: 1 } }],
              },
              {
                label: 'Tell Miss Averil her class is in the water.',
                when: { and: [{ flag: 'averil.asked' }, { flag: 'school.out' }] },
                do: [{ say: 'She asks whether they are at least swimming in rows.' }, { flag: 'averil.home' }, { gain: { engage: 1 } }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'BARGAIN',
        cost: 3,
        action: 'BARGAIN with Dame Tally, who sets the prices.',
        result: [
          { say: 'She deals in minutes, and her scales have a pan for yours.' },
          {
            choose: [
              { label: 'Sell her a minute you regret.', do: [{ say: 'She gives you a plain one for it, unused.' }, { gain: { time: 1 } }] },
              {
                label: "Write Corvin's number back.",
                when: { flag: 'corvin.number' },
                do: [
                  {
                    say:
                      'You chalk it where it stood. Down the whole row, boards that were a little wrong come right, and far away a man ' +
                      'takes off his shirt.',
                  },
                  { flag: 'corvin.cleared' },
                  { gain: { time: 1, random: 1 } },
                ],
              },
              {
                label: 'Ask what the sandbags were worth.',
                when: { flag: 'market.shored' },
                do: [{ say: 'She shows you the dry floor, and thirty pairs of dry feet.' }, { gain: { time: 1, coin: 1 } }],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 4,
        elements: ['stone'],
        action: 'HARVEST chalk from the white roof with the night shift.',
        result: [
          {
            say:
              'It grows a finger a year and has to be cut singing, or it comes down as prices nobody can meet. They pay you with a ' +
              "pledge that was never redeemed: Ketto Wray's spare whistle.",
          },
          { card: 236 },
          { gain: { coin: 1 } },
        ],
      },
      take: {
        verb: 'COLLECT',
        cost: 2,
        action: 'COLLECT your change.',
        result: [
          {
            say:
              'They have kept it, all you ever left on a counter in a hurry, from the age of six. Somebody has polished the first ' +
              'penny.',
          },
          { gain: { morale: 1, coin: 1 } },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 3,
        elements: ['gear'],
        action: 'BREAK a board from this side.',
        result: [
          { say: 'Daylight, and an empty row of stalls with a stranger in it, dropping eggs. Thirty stallholders duck.' },
          {
            choose: [
              { label: 'Climb out and help with the eggs.', do: [{ gain: { overpower: 1, help: 1 } }, { move: 117 }] },
              {
                label: 'Hang a cloth over the hole.',
                do: [
                  { say: 'They thank you one by one, and charge you for the board.' },
                  { lose: { coin: 1 } },
                  { gain: { overpower: 1, random: 1 } },
                ],
              },
            ],
          },
        ],
      },
    },
    depart: {
      S: {
        verb: 'SLIDE',
        cost: 2,
        elements: ['tide'],
        action: "SLIDE down the fishmongers' drain.",
        result: [{ say: "Ice, scales, roots. A heron's foot moves aside to let you by." }, { move: 134 }],
      },
      E: {
        verb: 'SNEAK',
        cost: 2,
        action: 'SNEAK out under the counter flap.',
        result: [
          { say: "You straighten up among empty stalls, sawdust on your knees, with half of somebody's sentence in your ear." },
          { move: 117 },
        ],
      },
    },
  },
];
