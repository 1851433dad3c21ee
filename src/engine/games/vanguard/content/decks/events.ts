import type { EventCard } from '../types.ts';

/** HD-IV-13 */
export const events: readonly EventCard[] = [
  {
    id: 'E01',
    name: 'Old Waterline',
    biomes: ['ICE', 'OCEAN', 'RUIN'],
    secondary: { text: 'The wall keeps its own calendar.', effects: [{ op: 'peekEvents', n: 1 }] },
    main: {
      text:
        'A stain runs along the wall at chest height, ruler straight. The water stood here for years. It left a shelf of silt ' +
        'fine as flour.',
      choices: [
        { label: 'Sift the silt with gloved hands', cost: [{ op: 'spend', n: 1 }], effects: [{ op: 'gainLead', n: 1 }] },
        { label: 'Photograph it and keep walking', effects: [{ op: 'peekEvents', n: 1 }, { op: 'timeToken', on: 'threats', n: 1 }] },
      ],
    },
  },
  {
    id: 'E02',
    name: 'Breathing Hole',
    biomes: ['ICE', 'OCEAN', 'CAVERN'],
    secondary: { text: 'Somewhere below, a long exhale.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'A round hole in the floor fogs, clears, fogs. Whatever breathes there has lungs larger than the lander.',
      choices: [
        { label: 'Wait until it has had its air', cost: [{ op: 'spend', n: 1 }], effects: [] },
        { label: 'Step over between two breaths', effects: [{ op: 'rollDanger', table: 'B', n: 1 }] },
      ],
    },
  },
  {
    id: 'E03',
    name: 'Black Spray',
    biomes: ['ICE', 'OCEAN', 'ROCK'],
    secondary: { text: 'Wind shifts; your tracks fill behind you.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: "Spray freezes on the visor faster than the heater clears it. You work by the sound of each other's boots.",
      choices: [
        { label: 'Run the heaters hard', cost: [{ op: 'supply', n: -1 }], effects: [] },
        { label: 'Rope up and feel the way', cost: [{ op: 'spend', n: 2 }], effects: [] },
      ],
    },
  },
  {
    id: 'E04',
    name: 'Something Follows',
    biomes: ['ICE', 'OCEAN', 'JUNGLE'],
    secondary: { text: 'A print, pressed over your own print.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'You stop and it stops a moment later, which is how you know. It keeps the distance a polite stranger would keep.',
      effects: [{ op: 'moveThreat', threat: 'nearest', n: 1 }],
    },
  },
  {
    id: 'E05',
    name: 'Sour Meltwater',
    biomes: ['ICE', 'OCEAN', 'TOXIC'],
    secondary: { text: 'The drip on the glove leaves a white ring.', effects: [{ op: 'discard', n: 1 }] },
    main: {
      text: 'The strip in the sampler turns a colour that is not on the chart. The seep has already found a boot seam.',
      choices: [
        { label: 'Cut the seal off and fit the spare', cost: [{ op: 'spend', n: 1, color: 'blue' }], effects: [] },
        { label: 'Finish the sample first', effects: [{ op: 'gainLead', n: 2 }, { op: 'gainInjury', injury: 'Poisoned' }] },
      ],
    },
  },
  {
    id: 'E06',
    name: 'The Kept Room',
    biomes: ['ICE', 'RUIN', 'CAVERN'],
    secondary: { text: 'A door that closes by its own weight.', effects: [{ op: 'peekEvents', n: 1 }] },
    main: {
      text: 'Under the frost is a swept floor, a stool, a row of hooks. Someone left it ready for the next shift.',
      check: {
        id: 'E06-check',
        name: 'Read the Room',
        source: 'event',
        danger: [],
        special: [],
        rows: [
          { id: 'y', color: 'yellow', need: [['SCN', 'SNS']], effects: [{ op: 'gainDiscovery', deck: 'Relics' }], arrows: [] },
          { id: 'g', color: 'green', need: [['SCN'], ['SNS']], effects: [{ op: 'gainLead', n: 1 }], arrows: [] },
          { id: 'r', color: 'red', need: [[]], effects: [{ op: 'discard', n: 1 }], arrows: [] },
        ],
      },
    },
  },
  {
    id: 'E07',
    name: 'Split Buttress',
    biomes: ['ICE', 'RUIN', 'ROCK'],
    secondary: { text: 'Grit falls, then thinks better of it.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'Ice has been working at this joint for longer than there have been ships. Today you are the ones under it.',
      choices: [
        { label: 'Shore it and pass', cost: [{ op: 'spend', n: 1, color: 'red' }], effects: [] },
        { label: 'Run', effects: [{ op: 'rollDanger', table: 'A', n: 1 }] },
      ],
    },
  },
  {
    id: 'E08',
    name: 'Frozen Orchard Wall',
    biomes: ['ICE', 'RUIN', 'JUNGLE'],
    secondary: { text: 'A twig snaps with no one near it.', effects: [{ op: 'peekEvents', n: 1 }] },
    main: {
      text: 'Vines came over the wall once, and stopped mid-reach. They break like glass tubing, and the edges are as sharp.',
      choices: [
        { label: 'Cut a lane and log each cut', cost: [{ op: 'spend', n: 2 }], effects: [] },
        { label: 'Push through', effects: [{ op: 'gainLead', n: 1 }, { op: 'rollDanger', table: 'A', n: 1 }] },
      ],
    },
  },
  {
    id: 'E09',
    name: 'Coolant Frost',
    biomes: ['ICE', 'RUIN', 'TOXIC'],
    secondary: { text: 'The smell of almonds, which is never almonds.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'Pretty blue crystals on every pipe. HARBOUR says one sentence: do not brush against them.',
      choices: [
        { label: 'Go single file, arms in', cost: [{ op: 'discard', n: 1 }], effects: [] },
        {
          label: 'Neutralise the line first',
          cost: [{ op: 'supply', n: -1 }],
          effects: [{ op: 'success', n: 1, once: 'E09.m.success#1' }],
        },
      ],
    },
  },
  {
    id: 'E10',
    name: 'Cold Boiler',
    biomes: ['ICE', 'RUIN', 'FIRE'],
    secondary: { text: 'Metal ticks somewhere as it shrinks.', effects: [{ op: 'refresh', n: 1 }] },
    main: {
      text: 'Under rime the boiler still holds a coal-red eye. It has been banked, by somebody patient, to last.',
      choices: [
        { label: 'Warm your hands at it', effects: [{ op: 'refresh', n: 2 }, { op: 'timeToken', on: 'threats', n: 1 }] },
        { label: 'Leave it as it was left', effects: [{ op: 'draw', n: 1 }] },
      ],
    },
  },
  {
    id: 'E11',
    name: 'Rope Song',
    biomes: ['ICE', 'CAVERN', 'ROCK'],
    secondary: { text: 'The rope hums one note and stops.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'Over the drop the line begins to sing. The pitch rises with the load; everyone listens and nobody talks.',
      check: {
        id: 'E11-check',
        name: 'Hold the Line',
        source: 'event',
        danger: [],
        special: [],
        rows: [
          { id: 'g', color: 'green', need: [['GRD'], ['LFT']], effects: [{ op: 'refresh', n: 1 }], arrows: [] },
          { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }], arrows: [] },
        ],
      },
    },
  },
  {
    id: 'E12',
    name: 'Pale Roots',
    biomes: ['ICE', 'CAVERN', 'JUNGLE'],
    secondary: {
      text: 'Roots hang in the dark like held breath.',
      effects: [{ op: 'if', test: { alone: true }, then: [{ op: 'gainLead', n: 1 }], else: [] }],
    },
    main: {
      text: 'Roots have come down through thirty metres of ice to drink from a warm crack. They flinch from lamps.',
      choices: [
        {
          label: 'Put the lamps out and look by touch',
          cost: [{ op: 'spend', n: 1, color: 'green' }],
          effects: [{ op: 'gainLead', n: 2 }],
        },
        { label: 'Leave them their dark and go round', effects: [{ op: 'rollDanger', table: 'A', n: 1 }] },
      ],
    },
  },
  {
    id: 'E13',
    name: 'Bad Air Low Down',
    biomes: ['ICE', 'CAVERN', 'TOXIC'],
    secondary: { text: 'The flame on the tester leans, then stands.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'Knee-deep in the hollow lies a gas heavier than air. You can see its surface when somebody kicks it.',
      choices: [
        { label: 'Walk the ledge instead', cost: [{ op: 'spend', n: 2 }], effects: [] },
        { label: 'Wade, holding a full breath', effects: [{ op: 'rollDanger', table: 'C', n: 1 }] },
      ],
    },
  },
  {
    id: 'E14',
    name: 'Steam Lantern',
    biomes: ['ICE', 'CAVERN', 'FIRE'],
    secondary: { text: 'Warm fog, then none.', effects: [{ op: 'refresh', n: 1, color: 'green' }] },
    main: {
      text: 'A vent breathes through clear ice and lights it from behind. For a minute the whole cave is a lit window.',
      choices: [
        { label: 'Stand in it', effects: [{ op: 'refresh', n: 1 }, { op: 'peekEvents', n: 1 }] },
        {
          label: 'Drill a core while it is soft',
          cost: [{ op: 'spend', n: 1 }],
          effects: [{ op: 'gainDiscovery', deck: 'Phenomena' }, { op: 'gainInjury', injury: 'Burned' }],
        },
      ],
    },
  },
  {
    id: 'E15',
    name: 'Long Shadow',
    biomes: ['ICE', 'ROCK', 'JUNGLE'],
    secondary: { text: 'Your shadow reaches the ridge before you.', effects: [{ op: 'peekEvents', n: 2 }] },
    main: {
      text: 'The sun sits on the edge of things and stays there. By instruments you have been walking for nine hours.',
      choices: [
        { label: 'Stop and eat', cost: [{ op: 'supply', n: -1 }], effects: [{ op: 'refresh', n: 2 }] },
        { label: 'Keep the light on your left and go on', cost: [{ op: 'spend', n: 1 }], effects: [] },
      ],
    },
  },
  {
    id: 'E16',
    name: 'Rime on the Filters',
    biomes: ['ICE', 'ROCK', 'TOXIC'],
    secondary: { text: 'Each breath costs a little more.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'The filter housings ice from the outside and clog from the inside. Piet packed two spares and wrote GENTLY on both.',
      choices: [
        { label: 'Change them now, gently', cost: [{ op: 'supply', n: -1 }], effects: [] },
        {
          label: 'Bang them clear on a stone',
          effects: [
            { op: 'if', test: { alone: true }, then: [{ op: 'gainInjury', injury: 'Suit Breach' }], else: [{ op: 'spend', n: 2 }] },
          ],
        },
      ],
    },
  },
  {
    id: 'E17',
    name: 'Thin Air',
    biomes: ['ICE', 'ROCK', 'FIRE'],
    secondary: { text: 'Your own pulse, loud in the collar.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'The climb has put most of the atmosphere below you. Sentences shorten. Decisions should not.',
      choices: [
        { label: 'Open the reserve', cost: [{ op: 'supply', n: -1 }], effects: [] },
        { label: 'Breathe slow, move slower', cost: [{ op: 'spend', n: 2 }], effects: [] },
      ],
    },
  },
  {
    id: 'E18',
    name: 'Spore Snow',
    biomes: ['ICE', 'JUNGLE', 'TOXIC'],
    secondary: { text: 'A few flakes drift upward.', effects: [{ op: 'discard', n: 1 }] },
    main: {
      text: 'It looks like snow and it falls like snow and it takes root where it lands. A glove has begun to grow a fine white nap.',
      check: {
        id: 'E18-check',
        name: 'Clear the Joints',
        source: 'event',
        danger: [],
        special: [],
        rows: [
          { id: 'y', color: 'yellow', need: [['MND', 'SNS']], effects: [{ op: 'gainDiscovery', deck: 'Flora' }], arrows: [] },
          { id: 'g', color: 'green', need: [['MND'], ['FIX']], effects: [{ op: 'gainLead', n: 1 }], arrows: [] },
          { id: 'r', color: 'red', need: [[]], effects: [{ op: 'gainInjury', injury: 'Poisoned' }], arrows: [] },
        ],
      },
    },
  },
  {
    id: 'E19',
    name: 'Tide Table',
    biomes: ['OCEAN', 'RUIN', 'ROCK'],
    secondary: { text: 'The sea draws back one more step.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'The keepers cut marks in the stone for each high water. The topmost mark is above your heads, and it has company.',
      choices: [
        { label: 'Climb before it turns', cost: [{ op: 'spend', n: 2 }], effects: [] },
        { label: 'Read the marks and trust them', cost: [{ op: 'spend', n: 1, color: 'blue' }], effects: [{ op: 'peekEvents', n: 2 }] },
      ],
    },
  },
  {
    id: 'E20',
    name: 'Drum Raft',
    biomes: ['OCEAN', 'RUIN', 'TOXIC'],
    secondary: { text: 'A hollow knock, out of time with the swell.', effects: [{ op: 'refresh', n: 1, color: 'red' }] },
    main: {
      text: 'Sealed drums, lashed by somebody who knew knots. One of them leaks a rainbow. One of them holds fuel.',
      choices: [
        { label: 'Cut the good drum free', cost: [{ op: 'spend', n: 1 }], effects: [{ op: 'supply', n: 1 }] },
        {
          label: 'Sink the lot for tidiness',
          cost: [{ op: 'charge', n: -1 }],
          effects: [{ op: 'success', n: 1, once: 'E20.m.success#1' }],
        },
      ],
    },
  },
  {
    id: 'E21',
    name: 'Quench',
    biomes: ['OCEAN', 'RUIN', 'FIRE'],
    secondary: { text: 'Steam from a seam in the quay.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'Sea meets something hot under the stones and the whole quay jumps. The next jump is on its way; you can count to it.',
      check: {
        id: 'E21-check',
        name: 'Count and Cross',
        source: 'event',
        danger: [],
        special: [],
        rows: [
          { id: 'g', color: 'green', need: [['TRK'], ['CMP']], effects: [{ op: 'refresh', n: 1 }], arrows: [] },
          { id: 'r', color: 'red', need: [[]], effects: [{ op: 'gainInjury', injury: 'Burned' }], arrows: [] },
        ],
      },
    },
  },
  {
    id: 'E22',
    name: 'Sump',
    biomes: ['OCEAN', 'CAVERN', 'ROCK'],
    secondary: { text: 'Water finds a lower place to be.', effects: [{ op: 'peekEvents', n: 1 }] },
    main: {
      text: 'The passage goes under. On the far side your lamp shows dry gravel, eight metres off, perhaps nine.',
      choices: [
        { label: 'Swim it on one breath', cost: [{ op: 'spend', n: 1, color: 'green' }], effects: [{ op: 'placeIn', to: 'connected' }] },
        { label: 'Mark it on the map and turn', cost: [{ op: 'discard', n: 1 }], effects: [{ op: 'gainLead', n: 1 }] },
      ],
    },
  },
  {
    id: 'E23',
    name: 'Hanging Nets',
    biomes: ['OCEAN', 'CAVERN', 'JUNGLE'],
    secondary: { text: 'The nets sway when nothing passes.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'Living nets, hung across the current by something with an eye for spacing. One is being mended as you watch.',
      choices: [
        { label: 'Wait for the mender to finish', cost: [{ op: 'spend', n: 1 }], effects: [{ op: 'gainLead', n: 1 }] },
        { label: 'Swim under', effects: [{ op: 'rollDanger', table: 'B', n: 1 }] },
      ],
    },
  },
  {
    id: 'E24',
    name: 'Bends',
    biomes: ['OCEAN', 'CAVERN', 'TOXIC'],
    secondary: { text: 'A joint aches that never has.', effects: [{ op: 'refresh', n: 1, color: 'blue' }] },
    main: {
      text: 'HARBOUR has been counting your ascent. You are early. You are nine minutes early, and it says so twice.',
      choices: [
        { label: 'Hang on the line for nine minutes', cost: [{ op: 'charge', n: -1 }], effects: [] },
        { label: 'Come up and hope', effects: [{ op: 'gainInjury', injury: 'Exhausted' }] },
      ],
    },
  },
  {
    id: 'E25',
    name: 'Warm Current',
    biomes: ['OCEAN', 'CAVERN', 'FIRE'],
    secondary: { text: 'For three strokes the water is kind.', effects: [{ op: 'refresh', n: 1 }] },
    main: {
      text: 'A river of warm water runs inside the cold one. Small bright things ride it, sleeping, all facing home.',
      choices: [
        { label: 'Drift along', effects: [{ op: 'refresh', n: 2 }] },
        {
          label: 'Net one of the sleepers',
          cost: [{ op: 'spend', n: 1 }],
          effects: [{ op: 'gainDiscovery', deck: 'Fauna' }, { op: 'timeToken', on: 'threats', n: 1 }],
        },
      ],
    },
  },
  {
    id: 'E26',
    name: "Hermit's Garden",
    biomes: ['OCEAN', 'ROCK', 'JUNGLE'],
    secondary: {
      text: 'Pebbles, sorted by size.',
      effects: [{ op: 'if', test: { alone: true }, then: [{ op: 'gainLead', n: 1 }], else: [] }],
    },
    main: {
      text: 'Some small animal has arranged the shore: shells, then seeds, then one bolt from your own lander.',
      choices: [
        { label: 'Trade it a better bolt', cost: [{ op: 'spend', n: 1, color: 'blue' }], effects: [{ op: 'gainLead', n: 2 }] },
        { label: 'Ask nicely and take yours back', effects: [{ op: 'draw', n: 1 }] },
      ],
    },
  },
  {
    id: 'E27',
    name: 'Yellow Foam',
    biomes: ['OCEAN', 'ROCK', 'TOXIC'],
    secondary: { text: 'The shoreline fizzes and is quiet.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'The surf comes in the colour of old paper. Where it dries, the rock is bare of everything, even stain.',
      choices: [
        { label: 'Wait for the wind to turn', cost: [{ op: 'discard', n: 1 }], effects: [] },
        { label: 'Rinse and run', cost: [{ op: 'supply', n: -1 }], effects: [{ op: 'refresh', n: 1 }] },
      ],
    },
  },
  {
    id: 'E28',
    name: 'Pillow Rock',
    biomes: ['OCEAN', 'ROCK', 'FIRE'],
    secondary: { text: 'A dull thump, felt in the knees.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'New stone swells out of the surf, cracks, swells again. It is the youngest land any of you has stood beside.',
      choices: [
        { label: 'Take a sample while it glows', cost: [{ op: 'spend', n: 2 }], effects: [{ op: 'gainDiscovery', deck: 'Minerals' }] },
        { label: 'Stand well back and watch', effects: [{ op: 'refresh', n: 1 }, { op: 'timeToken', on: 'threats', n: 1 }] },
      ],
    },
  },
  {
    id: 'E29',
    name: 'Drift Mat',
    biomes: ['OCEAN', 'JUNGLE', 'TOXIC'],
    secondary: { text: 'The ground rises and settles under you.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'You have been walking on water for some time. Roots and gas hold it up, and one of those is running out.',
      choices: [
        { label: 'Spread out, lie flat, crawl', cost: [{ op: 'spend', n: 2 }], effects: [] },
        { label: 'Make for the thick part', effects: [{ op: 'moveTo', to: 'connected' }, { op: 'rollDanger', table: 'C', n: 1 }] },
      ],
    },
  },
  {
    id: 'E30',
    name: 'Storm Candle',
    biomes: ['OCEAN', 'JUNGLE', 'FIRE'],
    secondary: { text: 'A blue point of light on every antenna.', effects: [{ op: 'peekEvents', n: 1 }] },
    main: {
      text: 'Charge crawls up the stems and out along the leaves. Your hair lifts inside the helmet. HARBOUR advises being shorter.',
      choices: [
        { label: 'Ground everything and crouch', cost: [{ op: 'charge', n: -1 }], effects: [] },
        { label: 'Hold the probe up high', effects: [{ op: 'gainLead', n: 2 }, { op: 'rollDanger', table: 'D', n: 1 }] },
      ],
    },
  },
  {
    id: 'E31',
    name: 'Seal Failure',
    biomes: ['OCEAN', 'TOXIC', 'FIRE'],
    secondary: { text: 'A hiss so small you think it is a thought.', effects: [{ op: 'discard', n: 1 }] },
    main: {
      text: 'A bubble, then a string of them, from the wrist ring. There is a drill for this. You have all done it blindfold.',
      choices: [
        { label: 'Do the drill', cost: [{ op: 'spend', n: 1, color: 'blue' }], effects: [] },
        { label: 'Clamp it and carry on', effects: [{ op: 'gainInjury', injury: 'Suit Breach' }] },
      ],
    },
  },
  {
    id: 'E32',
    name: 'Echo in the Stone',
    biomes: ['RUIN', 'CAVERN', 'ROCK'],
    secondary: { text: 'A word comes back, and it is not yours.' },
    main: {
      text: 'You say a name and the stone repeats it in a different order. Somewhere in that order is a distance.',
      effects: [{ op: 'gainLead', n: 1 }, { op: 'rollDanger', table: 'A', n: 1 }],
    },
  },
  {
    id: 'E33',
    name: 'Library of Leaves',
    biomes: ['RUIN', 'CAVERN', 'JUNGLE'],
    secondary: { text: 'Dry leaves move in a sealed room.', effects: [{ op: 'draw', n: 1 }] },
    main: {
      text: 'Shelves of pressed leaves, each with a hole punched in it. Lay two together and the holes line up.',
      check: {
        id: 'E33-check',
        name: 'Line Up the Holes',
        source: 'event',
        danger: [],
        special: [],
        rows: [
          { id: 'y', color: 'yellow', need: [['CMP', 'SCN']], effects: [{ op: 'gainDiscovery', deck: 'Relics' }], arrows: [] },
          { id: 'g', color: 'green', need: [['CMP'], ['SCN']], effects: [{ op: 'gainLead', n: 1 }], arrows: [] },
          { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'threats', n: 1 }], arrows: [] },
        ],
      },
    },
  },
  {
    id: 'E34',
    name: 'Sump Alarm',
    biomes: ['RUIN', 'CAVERN', 'TOXIC'],
    secondary: { text: 'One bell, far below, then none.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'A bell on a float. It rings when the bad air rises, and it has been ringing, patiently, to an empty house.',
      choices: [
        { label: 'Climb above the line', cost: [{ op: 'spend', n: 2 }], effects: [] },
        {
          label: 'Fix the pump that should have answered',
          cost: [{ op: 'spend', n: 1, color: 'blue' }],
          effects: [{ op: 'success', n: 1, once: 'E34.m.success#1' }, { op: 'rollDanger', table: 'D', n: 1 }],
        },
      ],
    },
  },
  {
    id: 'E35',
    name: 'Furnace Draught',
    biomes: ['RUIN', 'CAVERN', 'FIRE'],
    secondary: { text: 'The air leans the other way.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'The shaft inhales. It is an hour to the exhale, by the scorch on the walls, or it is a good deal less.',
      choices: [
        { label: 'Cross now', effects: [{ op: 'rollDanger', table: 'A', n: 1 }] },
        { label: 'Time it with a strip of foil', cost: [{ op: 'spend', n: 1, color: 'blue' }], effects: [{ op: 'peekEvents', n: 1 }] },
      ],
    },
  },
  {
    id: 'E36',
    name: 'Nest in the Gate',
    biomes: ['RUIN', 'ROCK', 'JUNGLE'],
    secondary: { text: 'A quick dry rustle behind the frieze.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'The gate is open and occupied. The parent is not large. It has arranged itself to look large.',
      choices: [
        { label: 'Back off and go round', cost: [{ op: 'spend', n: 1 }], effects: [] },
        {
          label: 'Offer it something from the ration tin',
          cost: [{ op: 'supply', n: -1 }],
          effects: [{ op: 'gainDiscovery', deck: 'Fauna' }],
        },
      ],
    },
  },
  {
    id: 'E37',
    name: 'Good Footing',
    biomes: ['RUIN', 'ROCK', 'FIRE'],
    secondary: { text: 'A stair exactly your size.', effects: [{ op: 'refresh', n: 1 }] },
    main: {
      text: 'For once the steps are even and the stone is dry. Nobody says so aloud, in case it hears.',
      effects: [{ op: 'refresh', n: 2 }],
    },
  },
  {
    id: 'E38',
    name: 'The Tended Row',
    biomes: ['RUIN', 'JUNGLE', 'TOXIC'],
    secondary: { text: 'A click, a pause, a click.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'A small machine weeds a bed where nothing grows. It stops, considers your boots, and weeds around them.',
      choices: [
        {
          label: 'Follow it on its round',
          cost: [{ op: 'spend', n: 1 }],
          effects: [{ op: 'gainLead', n: 2 }, { op: 'timeToken', on: 'threats', n: 1 }],
        },
        { label: 'Oil its wheel', cost: [{ op: 'charge', n: -1 }], effects: [{ op: 'success', n: 1, once: 'E38.m.success#1' }] },
      ],
    },
  },
  {
    id: 'E39',
    name: 'Ash on the Lintel',
    biomes: ['RUIN', 'JUNGLE', 'FIRE'],
    secondary: { text: 'Warm flakes, then a lull.', effects: [{ op: 'peekEvents', n: 1 }] },
    main: {
      text: 'Handprints in the ash above the door, five fingers, then six. The six-fingered hand is the more recent.',
      choices: [
        { label: 'Lift a print on film', cost: [{ op: 'spend', n: 1 }], effects: [{ op: 'gainLead', n: 1 }, { op: 'draw', n: 1 }] },
        { label: 'Clear the doorway and move on', effects: [{ op: 'refresh', n: 1 }, { op: 'timeToken', on: 'threats', n: 1 }] },
      ],
    },
  },
  {
    id: 'E40',
    name: "Dead Man's Switch",
    biomes: ['RUIN', 'TOXIC', 'FIRE'],
    secondary: { text: 'A lamp goes from green to something else.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'A lever, held down by a wire, held by a peg, held by rust. The label is worn away exactly where it matters.',
      check: {
        id: 'E40-check',
        name: 'Leave It Held',
        source: 'event',
        danger: [],
        special: [],
        rows: [
          {
            id: 'y',
            color: 'yellow',
            need: [['FIX', 'CMP']],
            effects: [{ op: 'gainDiscovery', deck: 'Relics' }, { op: 'success', n: 1, once: 'E40-check.success#1' }],
            arrows: [],
          },
          { id: 'g', color: 'green', need: [['FIX'], ['GRD']], effects: [{ op: 'draw', n: 1 }], arrows: [] },
          { id: 'r', color: 'red', need: [[]], effects: [{ op: 'gainInjury', injury: 'Concussed' }], arrows: [] },
        ],
      },
    },
  },
  {
    id: 'E41',
    name: 'Lava Glass',
    biomes: ['CAVERN', 'ROCK', 'FIRE'],
    secondary: { text: 'A crack runs past you, in no hurry.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'The floor is a lid of black glass over an old flow. It rings under the heel, and in one place it does not.',
      choices: [
        { label: 'Sound every step with a hammer', cost: [{ op: 'spend', n: 1, color: 'red' }], effects: [{ op: 'gainLead', n: 1 }] },
        { label: 'Trust the map', effects: [{ op: 'rollDanger', table: 'A', n: 1 }] },
      ],
    },
  },
  {
    id: 'E42',
    name: 'Lamp Moths',
    biomes: ['CAVERN', 'JUNGLE', 'TOXIC'],
    secondary: { text: 'Wings against the visor, soft as paper.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: 'They come for the light and settle over every lens you own. One weighs nothing. All of them together weigh a great deal.',
      choices: [
        { label: 'Go dark and wait', cost: [{ op: 'discard', n: 1 }], effects: [{ op: 'refresh', n: 1 }] },
        {
          label: 'Brush them off, mind the dust',
          effects: [{ op: 'gainDiscovery', deck: 'Fauna' }, { op: 'gainInjury', injury: 'Poisoned' }],
        },
      ],
    },
  },
  {
    id: 'E43',
    name: 'Firedamp',
    biomes: ['CAVERN', 'JUNGLE', 'FIRE'],
    secondary: { text: 'The detector clears its throat.', effects: [{ op: 'refresh', n: 1, color: 'red' }] },
    main: {
      text:
        'Methane at the roof, air at the floor, and between them a line you could draw with a finger and must not draw with a ' +
        'spark.',
      choices: [
        { label: 'Tools down, crawl through', cost: [{ op: 'spend', n: 1 }], effects: [] },
        { label: 'Vent it with a long fuse', cost: [{ op: 'charge', n: -1 }], effects: [{ op: 'gainDiscovery', deck: 'Minerals' }] },
      ],
    },
  },
  {
    id: 'E44',
    name: 'The Long Cough',
    biomes: ['CAVERN', 'TOXIC', 'FIRE'],
    secondary: { text: 'Everyone clears their throat at once.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: "Dust in the filters, dust in the tea, dust in the speech. It is nobody's fault and it has been a long week.",
      choices: [
        {
          label: 'Stop, clean everything, be decent',
          cost: [{ op: 'supply', n: -1 }],
          effects: [{ op: 'refresh', n: 1 }, { op: 'draw', n: 1 }],
        },
        { label: 'Snap at somebody and march', cost: [{ op: 'spend', n: 1 }], effects: [] },
      ],
    },
  },
  {
    id: 'E45',
    name: 'Thorn Clock',
    biomes: ['ROCK', 'JUNGLE', 'TOXIC'],
    secondary: { text: 'A thorn points where it did not point.', effects: [{ op: 'timeToken', on: 'threats', n: 1 }] },
    main: {
      text: "The thicket turns with the sun, a thorn's width an hour. The way you came in is now the way it is not.",
      check: {
        id: 'E45-check',
        name: 'Find the Hour',
        source: 'event',
        danger: [],
        special: [],
        rows: [
          { id: 'y', color: 'yellow', need: [['SNS', 'TRK']], effects: [{ op: 'gainLead', n: 2 }], arrows: [] },
          { id: 'g', color: 'green', need: [['SNS'], ['TRK']], effects: [{ op: 'refresh', n: 1 }], arrows: [] },
          { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }, { op: 'discard', n: 1 }], arrows: [] },
        ],
      },
    },
  },
  {
    id: 'E46',
    name: 'Backburn',
    biomes: ['ROCK', 'JUNGLE', 'FIRE'],
    secondary: { text: 'Smoke on the wind, not close.' },
    main: {
      text: 'The hill is on fire on purpose: the seeds open only for heat. It burns toward you at the pace of a tired walk.',
      choices: [
        { label: 'Burn your own strip and stand in it', cost: [{ op: 'supply', n: -1 }], effects: [{ op: 'gainLead', n: 1 }] },
        { label: 'Outwalk it', cost: [{ op: 'spend', n: 2 }], effects: [{ op: 'moveTo', to: 'connected' }] },
      ],
    },
  },
  {
    id: 'E47',
    name: 'Sulphur Weather',
    biomes: ['ROCK', 'TOXIC', 'FIRE'],
    secondary: { text: 'A yellow dusk at midday.', effects: [{ op: 'draw', n: 1 }] },
    main: {
      text: 'The sky is the colour of matches. Every clasp and buckle gains a skin of green while you look at it.',
      choices: [
        { label: 'Grease the seals', cost: [{ op: 'spend', n: 1, color: 'blue' }], effects: [] },
        { label: 'Let it etch, and log the rate', cost: [{ op: 'charge', n: -1 }], effects: [{ op: 'gainLead', n: 1 }] },
      ],
    },
  },
  {
    id: 'E48',
    name: 'A Letter Home',
    biomes: ['JUNGLE', 'TOXIC', 'FIRE'],
    secondary: { text: 'Nothing comes. You notice that.' },
    main: {
      text: 'There is no reason to sit here, and you sit. Somebody drafts a letter that will take eleven years to arrive.',
      choices: [
        { label: 'Read it out', effects: [{ op: 'refresh', n: 1, who: 'sector' }, { op: 'draw', n: 1 }] },
        { label: 'Fold it away and check the lines', effects: [{ op: 'gainLead', n: 1 }] },
      ],
    },
  },
];

/** IV-010 */
export const tutorialEvents: readonly EventCard[] = [
  {
    id: 'ET1',
    name: 'First Footprints',
    biomes: ['ICE', 'CAVERN', 'RUIN'],
    secondary: { text: 'HARBOUR counts you. It counts again.' },
    main: {
      text: 'Your prints are the only ones. By the rules of this place they will outlast the ship.',
      effects: [{ op: 'refresh', n: 1 }],
    },
  },
  {
    id: 'ET2',
    name: 'Ring Shadow',
    biomes: ['ICE', 'ROCK', 'CAVERN'],
    secondary: { text: 'The ring crosses the sun and takes its time.' },
    main: {
      text: 'For four minutes there is no light at all. The suit lamps seem very small, and then quite large enough.',
      choices: [
        { label: 'Stand still until it passes', cost: [{ op: 'spend', n: 1 }], effects: [] },
        { label: 'Carry on by feel', effects: [{ op: 'rollDanger', table: 'A', n: 1 }] },
      ],
    },
  },
  {
    id: 'ET3',
    name: 'Grain of Dust',
    biomes: ['ICE', 'RUIN', 'ROCK'],
    secondary: { text: 'A tick against the visor.', effects: [{ op: 'peekEvents', n: 1 }] },
    main: {
      text: 'Ring dust, one grain, at a speed best not considered. It has left a star in the outer glass.',
      choices: [
        { label: 'Tape it from inside', cost: [{ op: 'spend', n: 1, color: 'blue' }], effects: [] },
        { label: 'Look through the other side', cost: [{ op: 'discard', n: 1 }], effects: [] },
      ],
    },
  },
  {
    id: 'ET4',
    name: 'The Hum',
    biomes: ['RUIN', 'CAVERN', 'ROCK'],
    secondary: { text: 'A hum you feel in the teeth.' },
    main: {
      text: "The picket's skin still carries a hum. It repeats every ninety seconds, and you have begun to step in time with it.",
      check: {
        id: 'ET4-check',
        name: 'Catch the Beat',
        source: 'event',
        danger: [],
        special: [],
        rows: [
          { id: 'g', color: 'green', need: [['SCN'], ['SNS']], effects: [{ op: 'gainLead', n: 1 }], arrows: [] },
          { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }], arrows: [] },
        ],
      },
    },
  },
  {
    id: 'ET5',
    name: 'Tea Break',
    biomes: ['ICE', 'RUIN', 'CAVERN'],
    secondary: { text: 'Someone laughs on the open channel.', effects: [{ op: 'refresh', n: 1 }] },
    main: {
      text: 'Commander Rourke orders ten minutes. It is not advice. The flask is passed by the straw and comes back empty.',
      effects: [{ op: 'refresh', n: 2 }],
    },
  },
];
