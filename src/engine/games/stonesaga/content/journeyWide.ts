import { boost, champion, choose, discard, energy, flee, gain, gainOne, has, heal, loseEnergy, lore, mystery, option, plus, suffer, test, tool, track, trait, when } from './effectWords.ts';
import type { JourneyCard } from './schema.ts';

/** N9. JU01 to JU14, which any region may meet, and JB01 to JB05. */
export const wideJourneys = {
  JU01: {
    title: 'Strange Spires',
    text: 'Pale towers stand in the chasm wall, and they are hollow, and they ring.',
    keywords: ['Wonder'],
    needs: has('chasm'),
    effects: [
      test('dexterity', 'journey', [plus(trait('attuned', 'wise'), 2)], [12, gain('deadCoral')], [8, { do: 'degradeMalady', n: 'each' }], [0, suffer('injury'), { do: 'trait', trait: 'wise' }]),
    ],
  },
  JU02: {
    title: 'Reed Island',
    text: 'A raft of old reeds turns in the shallows, and something nests on it.',
    keywords: ['Bounty'],
    needs: has('wetland', 'lake'),
    omen: 'cloud',
    effects: [
      choose(
        'The nest is in reach.',
        option('feathers', 'Take the feathers: gain 1 feather', [gain('feather')]),
        option('fish', 'Wait for what the birds wait for: spend 1 energy, gain 1 fish', [gain('fish')], { cost: { energy: 1 } }),
      ),
    ],
  },
  JU03: {
    title: 'The Ford', text: 'The water is low and loud. Somebody has laid stones across it, long ago.', keywords: ['Hazard'], needs: has('river'),
    effects: [test(['might', 'dexterity'], 'journey', [plus(trait('intrepid'), 1)], [9, gain('riverstone'), lore()], [5], [0, loseEnergy(), discard('foodOrWater')])],
  },
  JU04: {
    title: 'Honey in the Hollow',
    text: 'The oak hums. You remember that sound, and what it cost your aunt.',
    keywords: ['Bounty', 'Hazard'],
    needs: has('forest'),
    omen: 'sun',
    effects: [
      choose(
        'The oak hums.',
        option('leave', 'Leave the bees alone', []),
        option('reach', 'Reach in', [test('conviction', 'journey', [plus(trait('indomitable'), 2)], [8, energy(2)], [5, energy()], [0, suffer('injury'), energy()])]),
      ),
    ],
  },
  JU05: {
    title: 'Echo Answer',
    text: 'You call into the dark. What comes back is your voice, and then another.',
    keywords: ['Wonder'],
    needs: has('cave', 'chasm'),
    omen: 'moon',
    effects: [
      choose(
        'The other voice waits.',
        option('answer', 'Answer it: test conviction', [test('conviction', 'journey', [plus({ technology: 'music' }, 2)], [9, { do: 'read', outcome: 'H003' }], [5, lore(), mystery()], [0, flee])]),
        option('hush', 'Keep still: gain a minor awareness boost', [boost('awareness')]),
      ),
    ],
  },
  JU06: {
    title: 'Loose Ground', text: 'The slope has been waiting for somebody to lean on it.', keywords: ['Hazard'], needs: has('moraine', 'mountain'),
    effects: [test('dexterity', 'journey', [plus(trait('cunning'), 1)], [10, gain('cloudstone'), gain('sunstone')], [6, gainOne('cloudstone', 'riverstone')], [0, suffer('injury')])],
  },
  JU07: {
    title: 'Salt and Old Fish',
    text: 'The crust breaks, and below it is a drowned summer.',
    keywords: ['Bounty'],
    needs: has('driedFlats'),
    omen: 'star',
    effects: [
      choose(
        'What do you dig for?',
        option('shell', 'Gain 1 shell', [gain('shell')]),
        option('clay', 'Gain 1 clay', [gain('clay')]),
        option('teeth', 'Dig deep: spend 2 energy, gain 2 teeth', [gain('teeth', 2)], { cost: { energy: 2 } }),
      ),
    ],
  },
  JU08: {
    title: 'Seed Heads', text: 'The whole hillside nods. It would be rude not to nod back.', keywords: ['Bounty'], needs: has('prairie'),
    effects: [gain('grain'), when(tool('cut'), [gain('grain')])],
  },
  JU09: {
    title: 'The Long Shadow', text: 'Something large walks between you and the sun, and does not stop.', keywords: ['Wildlife'], omen: 'comet',
    effects: [test('awareness', 'journey', [plus(trait('cunning'), 1), plus({ not: { is: 'alone' } }, 1)], [10, lore(), gain('hide')], [6, lore()], [0, flee])],
  },
  JU10: {
    title: 'A Cairn',
    text: 'Flat stones, one on the other. On top a bird bone, laid there this year.',
    keywords: ['Wonder', 'Society'],
    effects: [
      choose(
        'Somebody is remembered here.',
        option('add', 'Add a stone: discard 1 material, add 2 lore', [lore(2)], { cost: { discard: 'material' } }),
        option('take', 'Take the bone: gain 1 bone, add 1 unrest', [gain('bone'), track('unrest', 1)]),
        option('pass-by', 'Pass by with a bowed head', []),
      ),
    ],
  },
  JU11: {
    title: 'Rain All Day', text: 'It falls straight, as if it had been told to.', keywords: ['Weather'], omen: 'cloud',
    effects: [gain('water'), when(has('forest', 'cave'), [], [test('might', 'journey', [], [7], [0, loseEnergy()])])],
  },
  JU12: {
    title: 'Half the Hill',
    text: 'Walking with somebody halves the hill. Nobody knows where the other half goes.',
    keywords: ['Society'],
    needs: { not: { is: 'alone' } },
    effects: [
      choose(
        'You are not the only one here.',
        option('talk', 'Talk about nothing: one character here gains a minor boost', [champion(boost())]),
        option('mend', "Look at each other's feet: one character here degrades 1 malady", [champion(heal())]),
        option('play', 'Make music: subtract 1 unrest', [track('unrest', -1)], { if: { all: [{ technology: 'music' }, { track: 'unrest', atLeast: 1 }] } }),
      ),
    ],
  },
  JU13: {
    title: 'Bitter Berries',
    text: 'Red, round, plentiful, and suspiciously uneaten.',
    keywords: ['Bounty', 'Hazard'],
    omen: 'star',
    effects: [
      choose(
        'Nothing else has touched them.',
        option('leave', 'Leave them to the birds that leave them too', []),
        option('eat', 'Eat, and roll a die. 5 or more: gain 2 energy. 3 or 4: gain 1 energy. Otherwise suffer a minor disease', [
          {
            do: 'roll',
            bands: [
              { min: 5, do: [energy(2)] },
              { min: 3, do: [energy()] },
              { min: 0, do: [suffer('disease')] },
            ],
          },
        ]),
        option('dig', 'You know this bush, and what to dig for: gain 1 root', [gain('root')], { if: trait('wise', 'resourceful') }),
      ),
    ],
  },
  JU14: {
    title: 'The Lame Fawn',
    text: 'It does not run. It looks at you as if you had been expected.',
    keywords: ['Wildlife'],
    omen: 'moon',
    effects: [
      choose(
        'It does not run.',
        option('kill', 'Make it quick: gain 2 game and 1 guts', [gain('game', 2), gain('guts')]),
        option('spare', 'Bind its leg: discard 1 fiber, gain a minor boost and add 1 lore', [boost(), lore()], { cost: { discard: 'fiber' } }),
        option('go', 'Walk on', []),
      ),
    ],
  },
  JB01: {
    title: 'Smoke of Another Fire',
    text: 'Thin, straight, far away, and not yours.',
    keywords: ['Society'],
    effects: [
      choose(
        'Somebody lives beyond the ridge.',
        option('signal', 'Answer with smoke: discard 1 wood, subtract 1 unrest', [track('unrest', -1)], { cost: { discard: 'wood' } }),
        option('watch', 'Watch and learn: add 1 lore', [lore()]),
      ),
    ],
  },
  JB02: {
    title: 'The Path Has Been Walked', text: 'Your own feet made it. You did not notice when.', keywords: ['Society'], needs: { any: [{ here: 'outpost' }, { nextTo: 'outpost' }] },
    effects: [energy(), when({ structures: 2 }, [lore()])],
  },
  JB03: {
    title: 'Quarrel on the Trail', text: 'It is about a basket. It is not about the basket.', keywords: ['Society'], omen: 'comet',
    effects: [test('conviction', 'journey', [plus(trait('beloved', 'wise'), 2)], [9, track('unrest', -1)], [5], [0, track('unrest', 1)])],
  },
  JB04: {
    title: 'Deep Water', text: 'You throw a stone, and it takes its time.', keywords: ['Wonder'], needs: has('lake', 'chasm'), omen: 'sun',
    effects: [test('awareness', 'journey', [plus(trait('attuned'), 2)], [11, gain('deadCoral')], [7, gainOne('fish', 'water', 'shell')], [0])],
  },
  JB05: {
    title: 'Tracks That Stop',
    text: 'Four toes, four toes, four toes, nothing.',
    keywords: ['Wildlife', 'Omen'],
    omen: 'star',
    effects: [
      choose(
        'The tracks end in open ground.',
        option('search', 'Search the ground: spend 1 energy', [test('awareness', 'journey', [plus(trait('cunning'), 2)], [9, gain('hide'), gain('teeth')], [5, gain('bone')], [0, mystery('here')])], {
          cost: { energy: 1 },
        }),
        option('home', 'Go around', []),
      ),
    ],
  },
} as const satisfies Record<string, JourneyCard>;
