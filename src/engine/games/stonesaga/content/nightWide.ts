import { boost, champion, choose, discard, eachHere, energy, gain, gainOne, has, heal, loseEnergy, lore, mystery, option, plus, suffer, test, track, trait, when } from './effectWords.ts';
import type { NightCard } from './schema.ts';

/** N9. NU01 to NU16, which any region may meet. */
export const wideNights = {
  NU01: {
    title: 'The Name Called Twice',
    text: 'Somebody out there knows what your mother called you.',
    keywords: ['Hazard', 'Champion'],
    omens: ['comet', 'star'],
    needs: { nextTo: 'mystery' },
    effects: [
      champion(
        test(
          'conviction',
          'night',
          [plus(trait('indomitable'), 2), { if: { not: { is: 'alone' } }, n: 1, perOther: true }],
          [11, lore(2), { do: 'removeMystery', where: 'adjacent' }],
          [7, lore()],
          [0, suffer('injury'), track('unrest', 1)],
        ),
      ),
    ],
  },
  NU02: {
    title: 'Frost',
    text: 'In the morning the water skin will not bend.',
    keywords: ['Weather'],
    omens: ['star'],
    effects: [
      when(
        { any: [{ here: 'fire' }, { is: 'comforted' }] },
        [],
        [choose('There is nothing warm near you.', option('shiver', 'Shiver until dawn: lose 1 energy', [loseEnergy()]), option('burn', 'Burn 1 wood', [], { cost: { discard: 'wood' } }))],
      ),
    ],
  },
  NU03: {
    title: 'A Guest at the Fire',
    text: 'It sits just outside the light and does not ask for anything.',
    keywords: ['Solo', 'Wonder'],
    omens: ['moon'],
    needs: { here: 'fire' },
    effects: [
      choose(
        'It does not ask for anything.',
        option('feed', 'Put food where it can reach: discard 1 food, add 2 lore', [lore(2)], { cost: { discard: 'food' } }),
        option('stare', 'Stare back', [test('conviction', 'night', [], [9, boost('conviction')], [5], [0, loseEnergy()])]),
      ),
    ],
  },
  NU04: {
    title: 'Thieves of the Grass', text: 'Small hands, small teeth, no shame at all.', keywords: ['Hazard', 'Wildlife'], omens: ['sun'], needs: has('prairie', 'forest'),
    effects: [test('awareness', 'night', [plus({ here: 'fire' }, 1), plus(trait('cunning'), 1)], [9, gain('game')], [6], [0, discard('food')])],
  },
  NU05: {
    title: 'The River Rises', text: 'You wake because the sound has changed.', keywords: ['Weather', 'Hazard'], omens: ['cloud'], needs: has('river', 'lake', 'wetland'),
    effects: [test('dexterity', 'night', [plus(trait('intrepid'), 1)], [8, gain('fish')], [5, gain('water')], [0, discard('resource', [loseEnergy()])])],
  },
  NU06: {
    title: 'Fever Dream', text: 'The walls are breathing. They are not walls.', keywords: ['Solo'], omens: ['moon', 'cloud'], needs: { malady: 'any' },
    effects: [test('conviction', 'night', [plus(trait('haunted', 'attuned'), 2), plus({ is: 'comforted' }, 1)], [9, heal(), lore()], [5, heal()], [0, suffer('disease')])],
  },
  NU07: {
    title: 'Stories Until Late',
    text: 'One begins, and another knows how it goes on.',
    keywords: ['Society'],
    omens: ['star'],
    needs: { not: { is: 'alone' } },
    effects: [
      choose(
        'How does it go on?',
        option('old', 'The old way: add 1 lore', [lore()]),
        option('new', 'A new way: each character here gains a minor boost, and the night is short: lose 1 energy', [eachHere(boost()), loseEnergy()]),
      ),
    ],
  },
  NU08: {
    title: 'Something Digs', text: 'Below you. Patiently.', keywords: ['Hazard'], omens: ['comet'], needs: has('cave', 'chasm', 'mountain', 'moraine'),
    effects: [test('awareness', 'night', [plus(trait('wise'), 1)], [9, gainOne('cloudstone', 'riverstone', 'sunstone'), lore()], [5], [0, suffer('injury')])],
  },
  NU09: {
    title: 'Clear Sky', text: 'So many that you stop counting and only look.', keywords: ['Wonder'], omens: ['star'],
    effects: [choose('So many.', option('count', 'Count them anyway: lose 1 energy, add 2 lore', [loseEnergy(), lore(2)]), option('sleep', 'Fall asleep counting: gain 1 energy', [energy()]))],
  },
  NU10: {
    title: 'Three Knocks',
    text: 'From below. After a while, politely, three more.',
    keywords: ['Hazard', 'Champion'],
    omens: ['cloud'],
    needs: has('cave', 'chasm'),
    effects: [
      champion(
        choose(
          'Something is waiting for an answer.',
          option('keep-still', 'Keep very still until dawn: lose 1 energy', [loseEnergy()]),
          option('knock', 'Knock back: test conviction', [
            test('conviction', 'night', [plus({ tool: 'strike' }, 1), plus(trait('intrepid'), 2)], [9, { do: 'read', outcome: 'H010' }], [5, lore()], [0, { do: 'read', outcome: 'H011' }]),
          ]),
        ),
      ),
    ],
  },
  NU11: {
    title: 'The Pack Goes By',
    text: 'They know you are here. Tonight they are not hungry.',
    keywords: ['Wildlife', 'Champion', 'Hazard'],
    omens: ['moon'],
    needs: has('prairie', 'forest', 'driedFlats'),
    effects: [
      champion(
        test(['might', 'awareness'], 'night', [plus({ here: 'fire' }, 2), { if: { not: { is: 'alone' } }, n: 1, perOther: true }], [11, gain('game', 2), gain('teeth')], [7], [0, suffer('injury')]),
      ),
    ],
  },
  NU12: {
    title: 'Falling Ember', text: 'It lands close enough to smell.', keywords: ['Omen'], omens: ['comet', 'sun'],
    effects: [mystery(), when({ here: 'fire' }, [lore()])],
  },
  NU13: {
    title: 'A Quiet Birth', text: 'Not yours. But you are told to hold it, and it holds you.', keywords: ['Society'], omens: ['sun'], needs: { here: 'outpost' },
    effects: [track('population', 1), when({ track: 'unrest', atLeast: 8 }, [track('unrest', -1)])],
  },
  NU14: {
    title: 'Grudges by Firelight', text: 'Everything that was not said by day is said now.', keywords: ['Society', 'Hazard'], omens: ['comet'], needs: { not: { is: 'alone' } },
    effects: [champion(test('conviction', 'night', [plus(trait('beloved'), 2), plus(trait('wise'), 1)], [9, track('unrest', -1)], [6], [0, track('unrest', 1)]))],
  },
  NU15: {
    title: 'Moth Writing', text: 'They come to the fire by hundreds and write on the air, quickly, before they forget.', keywords: ['Wonder', 'Omen'], omens: ['moon'], needs: { here: 'fire' },
    effects: [test('awareness', 'night', [plus(trait('attuned', 'wise'), 2)], [9, { do: 'read', outcome: 'H009' }], [5, lore()], [0, { do: 'fire', what: 'degrade' }])],
  },
  NU16: {
    title: 'Warm Stones', text: 'The ground gives back the day.', keywords: ['Bounty'], omens: ['sun'], needs: has('mountain', 'moraine', 'chasm', 'driedFlats', 'cave'),
    effects: [energy(), when({ malady: 'injury' }, [heal('injury')])],
  },
} as const satisfies Record<string, NightCard>;
