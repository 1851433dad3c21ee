import type { Breaks } from '../../../testing/breaks.testing.ts';

/** Places in the files of rules drawn by lot (seed 1119), with a mistake at the drawn line or at the nearest one that is a rule. */
export const breaks: Breaks = {
  'rules/boosts.ts': [['SS-111', 'free.filter((attribute) => attribute === named)', 'free.filter((attribute) => attribute !== named)']],
  'rules/valley.ts': [
    ['SC-529', 'return pile.splice(0, count);', 'return pile.splice(0, count - 1);'],
    ['SC-531', 'const most = Math.max(0,', 'const most = Math.min(...[0].slice(1),'],
    ['SC-697', 'distance(hex, drawn) === near', 'distance(hex, drawn) !== near'],
  ],
  'rules/moving.ts': [
    ['SS-228', 'if (!met) yield* arduousJourney(t, who, path);', ''],
    ['SS-226', '!card.needs || isTrue(t.state, who, card.needs)', 'card.needs !== undefined && isTrue(t.state, who, card.needs)'],
    ['SS-232', "const obstructed = path.passage === 'obstructed';", "const obstructed = path.passage !== 'obstructed';"],
  ],
  'rules/challengeChoice.ts': [
    ['SS-053', "epoch > 1 ? ofEpoch.filter((id) => typeOf(id) === 'epochStart') :", "epoch > 2 ? ofEpoch.filter((id) => typeOf(id) === 'epochStart') :"],
    ['SS-057', 'game >= 4 ? [...finales, ...others] : others', 'game >= 5 ? [...finales, ...others] : others'],
  ],
  'rules/fishing.ts': [
    ['SS-426', 'if (dice.length === 0 || isIncapacitated(t.state, who)) continue;', 'if (strike === 1 || dice.length === 0 || isIncapacitated(t.state, who)) continue;'],
    ['SS-428', 'const total = dice.reduce((sum, face) => sum + face, 0);', 'const total = Math.max(...dice);'],
  ],
  'rules/aiding.ts': [['SS-253', 'isIncapacitated(state, target) || (anyone', '(anyone']],
  'rules/foraging/reach.ts': [
    ['SS-485', "if (tracks('fore') || (hunted", 'if ((hunted'],
    ['SS-482', 'chosen.length >= 3', 'chosen.length >= 4'],
  ],
  'rules/foraging/limits.ts': [
    ['SS-468', 'Math.min(harvestedPerAction,', 'Math.min(harvestedPerAction + 1,'],
    ['SS-468', 'ability.object === object).length;', 'ability.object !== object).length;'],
  ],
  'rules/foraging/index.ts': [
    ['SS-452', 'ability.n)) : 2;', 'ability.n)) : 3;'],
    ['SS-460', "kind === 'predator' && section === 'fore'", "kind === 'predator' && section === 'mid'"],
  ],
  'rules/sites.ts': [['SC-060', 'Math.max(0, t.state.map[hex]![site] - 1)', 'Math.max(1, t.state.map[hex]![site] - 1)']],
  'rules/places.ts': [['SS-322', ".filter(([, { status }]) => status === 'active')", '']],
  'rules/investigating.ts': [
    ['SC-107', '.reduce((sum, { n }) => sum + n, 1);', '.reduce((sum, { n }) => sum + n, 2);'],
    ['SC-112', "if (state.phase.step !== 'day') return false;", ''],
    ['SC-108', 'state.today.investigated.includes(`${omen}@${component}`)', 'state.today.investigated.includes(`${omen}@`)'],
  ],
  'rules/legends.ts': [['SC-257', 't.state.characters[who].legend || legends.length === 0', 'legends.length === 0']],
  'rules/exchanging.ts': [['SS-246', 'outpostIn(state, state.characters[who].at!) || abilitiesOf', 'abilitiesOf']],
  'rules/setup/valley.ts': [['SC-639', "if (t.state.trays.length > 0) return { step: 'setup.places' };", '']],
  'rules/attributeTest.ts': [['SS-106', 'if (face !== 6) return declared;', 'if (face < 5) return declared;']],
  'rules/waterAndShelter.ts': [['SS-392', 'sum + ability.n, 2)', 'sum + ability.n, 3)']],
  'rules/night/reconcile.ts': [['SS-581', 'if (refusal) return refusal;', '']],
  'rules/maladies.ts': [['SC-027', 'Math.min(1, character.energy) : 0;', 'Math.min(1, character.energy) : character.energy;']],
  'rules/perishing.ts': [['SC-245', '{ items: 5, resources: 5 }', '{ items: 6, resources: 5 }']],
  'rules/refusals.ts': [['SC-151', 'if (item?.packed) return refuse', 'if (item && !item.packed) return refuse']],
};
