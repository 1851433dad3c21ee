import { traitTitles } from '../../../../engine/games/stonesaga/content/values.ts';
import { capital, counted } from '../../../phrases.ts';
import { bearer, type Some } from './some.ts';

const dice = { test: 'throws', heroic: 'spends strength for one more die:', reroll: 'throws again:', added: 'adds a die:' } as const;

/** Tests and what they leave on the boards. */
export const boardWords: Some<
  | 'dieRolled'
  | 'dieTurned'
  | 'tested'
  | 'energyChanged'
  | 'maladySuffered'
  | 'maladyDegraded'
  | 'maladyWarded'
  | 'incapacitated'
  | 'revived'
  | 'perished'
  | 'grieved'
  | 'boosted'
  | 'boostDegraded'
  | 'traitGained'
  | 'attributeRaised'
  | 'aged'
  | 'powerFlipped'
  | 'legendTaken'
  | 'legendUsed'
  | 'slept'
> = {
  dieRolled: (fact) => `${bearer(fact)} ${dice[fact.why]} ${fact.face}.`,
  dieTurned: (fact) => `${bearer(fact)} turns a die from ${fact.from} to ${fact.to}.`,
  tested: (fact) =>
    `${bearer(fact)} tests ${fact.attribute}: ${fact.dice.join(' + ')}` +
      `${fact.bonus === 0 ? '' : ` ${fact.bonus > 0 ? '+' : '-'} ${Math.abs(fact.bonus)}`} makes ${fact.result}.`,
  energyChanged: (fact) => `${bearer(fact)} ${fact.by > 0 ? 'gains' : 'spends'} ${Math.abs(fact.by)} energy: ${fact.to} left.`,
  maladySuffered: (fact) => `${bearer(fact)} suffers a ${fact.severity} ${fact.malady}.`,
  maladyDegraded: (fact) => `${bearer(fact)} is better: a ${fact.severity} ${fact.malady} heals.`,
  maladyWarded: (fact) => `${bearer(fact)} wards off a ${fact.malady}.`,
  incapacitated: (fact) => `${bearer(fact)} can do nothing more.`,
  revived: (fact) => `${bearer(fact)} is up again.`,
  perished: (fact) => `${bearer(fact)} ${fact.oldAge ? 'dies of old age' : 'dies'}.`,
  grieved: ({ face }) => `The people grieve: ${face}.`,
  boosted: (fact) => `${bearer(fact)} is stronger in ${fact.attribute}${fact.to === 2 ? ' by much' : ''}.`,
  boostDegraded: (fact) => `The boost of ${bearer(fact)} in ${fact.attribute} ${fact.to === 0 ? 'is gone' : 'grows less'}.`,
  traitGained: (fact) => `${bearer(fact)} is ${traitTitles[fact.trait].toLowerCase()} from now on.`,
  attributeRaised: (fact) => `${capital(fact.attribute)} of {${fact.person}} rises to ${fact.to}.`,
  aged: (fact) => `{${fact.person}} has grown old.`,
  powerFlipped: (fact) => (fact.ready ? `The power of ${bearer(fact)} is ready.` : `${bearer(fact)} uses a power.`),
  legendTaken: (fact) => `${bearer(fact)} remembers {${fact.person}}.`,
  legendUsed: (fact) => `${bearer(fact)} follows the example of {${fact.person}}.`,
  slept: (fact) =>
    `${bearer(fact)} sleeps ` +
      `${[fact.fed ? 'fed' : 'hungry', fact.watered ? 'watered' : 'thirsty', ...(fact.comforted ? ['comforted'] : [])].join(', ')}` +
      `, and regains ${counted(fact.energy, 'energy', 'energy')}.`,
};
