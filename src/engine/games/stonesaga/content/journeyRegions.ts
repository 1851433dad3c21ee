import { boost, choose, discard, energy, flee, gain, has, heal, loseEnergy, lore, option, plus, suffer, test, trait, when } from './effectWords.ts';
import type { JourneyCard } from './schema.ts';

/** N9. JV01 to JV06 for the Verdant Vale, JS01 to JS06 for the Skyreach Plateau. */
export const regionJourneys = {
  JV01: {
    title: 'Heather in Bloom', text: 'The heath is loud with bees and the air tastes of it.', keywords: ['Bounty'],
    effects: [choose('The heath is in bloom.', option('gather', 'Gather: gain 1 fiber', [gain('fiber')]), option('lie-down', 'Lie down in it: degrade 1 malady', [heal()], { if: { malady: 'any' } }))],
  },
  JV02: {
    title: 'The Otter Stair', text: 'A slide of wet clay, polished by bellies.', keywords: ['Wildlife'], needs: has('river', 'lake', 'wetland'), omen: 'sun',
    effects: [test('dexterity', 'journey', [plus(trait('intrepid'), 1)], [9, gain('fish', 2)], [5, gain('clay')], [0, suffer('disease')])],
  },
  JV03: {
    title: 'Mist That Stays', text: 'It came up to the knee, then to the chin, and then it listened.', keywords: ['Weather', 'Omen'], needs: has('wetland', 'forest', 'chasm'), omen: 'cloud',
    effects: [test('conviction', 'journey', [plus(trait('wise'), 2)], [9, lore(2)], [5, lore()], [0, flee])],
  },
  JV04: {
    title: 'The Cave Is Taken',
    text: 'It snores. Between the snores lies a great deal that it no longer needs.',
    keywords: ['Hazard', 'Wildlife'],
    needs: has('cave', 'mountain'),
    effects: [
      choose(
        'The sleeper has turned its back to you.',
        option('leave', 'Leave as you came, but slower', []),
        option('creep', 'Creep in: test dexterity', [test('dexterity', 'journey', [plus(trait('cunning'), 2)], [10, gain('hide'), gain('bone')], [7, gain('bone')], [0, suffer('injury'), flee])]),
      ),
    ],
  },
  JV05: {
    title: 'Boar Wallow',
    text: 'The mud is warm. The owner is not far.',
    keywords: ['Wildlife', 'Hazard'],
    needs: has('wetland', 'prairie', 'forest'),
    omen: 'moon',
    effects: [
      choose(
        'The owner is not far.',
        option('wait', 'Wait with a stone in your hand', [
          test('might', 'journey', [plus({ item: 'spear' }, 2), plus(trait('indomitable'), 1)], [10, gain('game', 2), gain('hide')], [6, gain('teeth')], [0, suffer('injury', 'major')]),
        ]),
        option('back-off', 'Back off slowly', []),
      ),
    ],
  },
  JV06: {
    title: 'The Vale Opens', text: 'You come over the rise, and for once you can see all of it.', keywords: ['Wonder'], omen: 'star',
    effects: [lore(), when({ nextTo: 'unexplored' }, [{ do: 'reveal' }])],
  },
  JS01: {
    title: 'The Wind Leans', text: 'You lean back. This is how walking works up here.', keywords: ['Weather'],
    effects: [test('might', 'journey', [plus(trait('indomitable'), 2)], [8], [0, loseEnergy()])],
  },
  JS02: {
    title: 'Eagle Ledge', text: 'White streaks on the rock, and below them a winter of bones.', keywords: ['Bounty', 'Hazard'], needs: has('mountain', 'chasm'), omen: 'sun',
    effects: [test('dexterity', 'journey', [plus(trait('intrepid'), 2)], [9, gain('feather', 2), gain('bone')], [5, gain('bone')], [0, suffer('injury')])],
  },
  JS03: {
    title: 'Glass Grass', text: 'Frost on every blade. It rings when you walk.', keywords: ['Wonder'], needs: has('prairie'), omen: 'moon',
    effects: [choose('It rings when you walk.', option('drink', 'Strip the frost: gain 2 water', [gain('water', 2)]), option('listen', 'Listen: gain a minor awareness boost', [boost('awareness')]))],
  },
  JS04: {
    title: 'Dust Devil', text: 'It picks you out of all the plain.', keywords: ['Weather', 'Hazard'], needs: has('driedFlats', 'moraine'), omen: 'comet',
    effects: [test('awareness', 'journey', [plus(trait('cunning'), 1)], [9, gain('sunstone', 2)], [5, gain('sunstone')], [0, discard('resource'), loseEnergy()])],
  },
  JS05: {
    title: 'Singing Stones',
    text: 'Struck, each gives its own note. Somebody chose them.',
    keywords: ['Wonder'],
    needs: has('moraine', 'driedFlats', 'cave'),
    effects: [
      choose(
        'Somebody chose them.',
        option('play', 'Play them: gain a minor conviction boost', [boost('conviction')]),
        option('carry', 'Carry one home: gain 1 cloudstone', [gain('cloudstone')]),
        option('answer', 'Answer with music: add 2 lore', [lore(2)], { if: { technology: 'music' } }),
      ),
    ],
  },
  JS06: {
    title: 'Edge of the Plateau',
    text: 'The land stops. The clouds go on.',
    keywords: ['Wonder'],
    omen: 'cloud',
    effects: [
      choose(
        'The clouds go on.',
        option('look', 'Look down: test conviction', [test('conviction', 'journey', [], [8, lore(2)], [5, lore()], [0, flee])]),
        option('turn', 'Turn back: gain 1 energy', [energy()], { if: { not: { energy: 4 } } }),
        option('sit', 'Sit a while', []),
      ),
    ],
  },
} as const satisfies Record<string, JourneyCard>;
