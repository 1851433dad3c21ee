import { boost, champion, choose, discard, eachHere, energy, flee, gain, gainOne, has, heal, loseEnergy, lore, option, plus, suffer, test, track, trait, when } from './effectWords.ts';
import type { NightCard } from './schema.ts';

/** N9. NV01 to NV03 for the Verdant Vale, NP01 to NP03 for Skyreach, NY01 to NY03 and NZ01 to NZ03 for Endless Mode. */
export const regionNights = {
  NV01: {
    title: 'Frogs', text: 'All at once, and then all at once not.', keywords: ['Wildlife'], omens: ['cloud'], needs: has('wetland', 'lake', 'river'),
    effects: [test('awareness', 'night', [plus(trait('cunning'), 1)], [8, gain('fish')], [5, gain('water')], [0, suffer('disease')])],
  },
  NV02: {
    title: 'The Vale Breathes',
    text: 'Fog up, fog down. You match it without meaning to.',
    keywords: ['Wonder'],
    omens: ['moon'],
    needs: has('forest', 'wetland', 'lake', 'river'),
    effects: [
      choose(
        'You match it without meaning to.',
        option('rest', 'Rest in it: gain 1 energy', [energy()]),
        option('heal', 'Let it into your lungs: degrade 1 disease', [heal('disease')], { if: { malady: 'disease' } }),
      ),
    ],
  },
  NV03: {
    title: 'Windfall', text: 'A thump, another, and in the morning breakfast lies about.', keywords: ['Bounty'], omens: ['sun'], needs: has('forest'),
    effects: [gainOne('nuts', 'mushroom', 'wood')],
  },
  NP01: {
    title: 'Nothing to Hide Behind', text: 'The plateau is a table, and you are on it.', keywords: ['Weather', 'Hazard'], omens: ['star'], needs: { not: { here: 'shelter' } },
    effects: [test('might', 'night', [plus({ here: 'fire' }, 2), plus(trait('indomitable'), 1)], [8, boost('might')], [5], [0, loseEnergy(2)])],
  },
  NP02: {
    title: 'Herd Thunder', text: 'It is not thunder. It goes on too long.', keywords: ['Wildlife', 'Hazard'], omens: ['sun'], needs: has('prairie', 'driedFlats'),
    effects: [test('awareness', 'night', [plus(trait('intrepid'), 1)], [10, gain('game', 2), gain('hide')], [6, gain('bone')], [0, suffer('injury'), flee])],
  },
  NP03: {
    title: 'Sky Fire', text: 'Green, slow, and without any sound.', keywords: ['Wonder', 'Omen'], omens: ['comet'],
    effects: [lore(), eachHere(boost('conviction'))],
  },
  NY01: {
    title: 'The Old Song', text: 'Nobody remembers who made it, so everybody did.', keywords: ['Society'], omens: ['star', 'moon'],
    effects: [when({ is: 'old' }, [lore(2)], [lore()])],
  },
  NY02: {
    title: 'Empty Places',
    text: 'You have laid out one bowl too many.',
    keywords: ['Society', 'Solo'],
    omens: ['moon'],
    effects: [
      choose(
        'One bowl too many.',
        option('remember', 'Say the name: draw a Legend card', [{ do: 'legend', how: 'draw' }]),
        option('eat', 'Eat it yourself: gain 1 energy, add 1 unrest', [energy(), track('unrest', 1)]),
      ),
    ],
  },
  NY03: {
    title: 'The Children Ask', text: 'Why is it dark? Who put the stones there? Are we from here?', keywords: ['Society'], omens: ['cloud'], needs: { here: 'outpost' },
    effects: [test(['conviction', 'awareness'], 'night', [plus(trait('wise'), 2)], [9, lore(2)], [5, lore()], [0, track('unrest', 1)])],
  },
  NZ01: {
    title: 'Long Drought', text: 'The mud has cracked into plates. You could eat from them, if there were something to eat.', keywords: ['Weather'], omens: ['sun'],
    effects: [discard('water', [loseEnergy()])],
  },
  NZ02: {
    title: 'A Scar Opens', text: 'It was years ago. Tell that to the scar.', keywords: ['Solo', 'Hazard'], omens: ['comet'], needs: { any: [{ is: 'old' }, { malady: 'injury' }] },
    effects: [test('might', 'night', [plus(trait('scarred', 'indomitable'), 2)], [9, { do: 'trait', trait: 'scarred' }, boost('might')], [6], [0, suffer('injury')])],
  },
  NZ03: {
    title: 'Strangers in the Dark',
    text: 'They pass below without a light. There are many of them.',
    keywords: ['Society', 'Champion'],
    omens: ['cloud'],
    needs: has('mountain', 'moraine', 'chasm'),
    effects: [
      champion(
        choose(
          'They have not seen you.',
          option('call', 'Call out', [test('conviction', 'night', [plus(trait('beloved'), 2)], [10, track('population', 1)], [6, lore()], [0, discard('resource', [suffer('injury')])])]),
          option('hide', 'Stay down', []),
        ),
      ),
    ],
  },
} as const satisfies Record<string, NightCard>;
