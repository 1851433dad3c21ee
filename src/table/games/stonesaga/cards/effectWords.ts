import type { Band, ChoiceOption, Effect, EffectName, EffectOf } from '../../../../engine/games/stonesaga/content/effects.ts';
import { faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import { goals, type GoalId } from '../../../../engine/games/stonesaga/content/goals.ts';
import { items, type ItemId } from '../../../../engine/games/stonesaga/content/items.ts';
import { knowledge, type KnowledgeId } from '../../../../engine/games/stonesaga/content/knowledge.ts';
import { structures, type StructureId } from '../../../../engine/games/stonesaga/content/structures.ts';
import { traitTitles } from '../../../../engine/games/stonesaga/content/values.ts';
import { both, capital, either } from '../../../phrases.ts';
import { featureNames } from '../names.ts';
import { conditionWords, wantedWords } from './conditionWords.ts';

const faceName = (face: Face): string => faces[face].name;
const counted = (n: number | undefined, one: string, many = `${one}s`): string => `${n ?? 1} ${(n ?? 1) === 1 ? one : many}`;
const by = (n: number, what: string): string => (n < 0 ? `subtract ${-n} ${what}` : `add ${n} ${what}`);

/** Everything a card may do, in words. A new effect does not compile until it is here. */
const said: { readonly [K in EffectName]: (effect: EffectOf<K>) => string } = {
  gain: ({ what, n }) => `gain ${n ?? 1} ${faceName(what)}`,
  gainOne: ({ of, n }) => `gain ${n ?? 1} ${either(of.map(faceName))}`,
  gainItem: ({ item }) => `gain the ${items[item as ItemId].name}`,
  energy: ({ n }) => `gain ${n ?? 1} energy`,
  loseEnergy: ({ n }) => `lose ${n ?? 1} energy`,
  suffer: ({ malady, severity, n }) =>
    `suffer ${counted(n, `${severity ?? 'minor'} ${malady}`, `${severity ?? 'minor'} ${malady === 'injury' ? 'injuries' : 'diseases'}`)}`,
  degradeMalady: ({ of, n }) =>
    n === 'each'
      ? 'degrade each malady'
      : `degrade ${counted(n, of === undefined || of === 'any' ? 'malady' : of, of === undefined || of === 'any' ? 'maladies' : `${of}s`)}`,
  boost: ({ attribute, severity }) => `gain a ${severity ?? 'minor'} ${attribute === 'choice' ? '' : `${attribute} `}boost`,
  track: ({ track, n }) => by(n, track),
  setTrack: ({ track, n }) => `${track} becomes ${n}`,
  halveTrack: ({ track }) => `halve ${track}`,
  fire: ({ what }) => ({ place: 'place fire here', degrade: 'fire here degrades', removeAll: 'all fires go out' })[what],
  shelter: ({ what }) => (what === 'place' ? 'place shelter here' : 'remove shelter here'),
  deplete: ({ features }) => (features ? `deplete hexes with ${either(features.map((one) => featureNames[one]))}` : 'deplete this hex'),
  mystery: ({ where, n }) =>
    `${counted(n, 'mystery', 'mysteries')} ` +
      `${{ here: 'here', adjacent: 'in an adjacent hex', randomExplored: 'in random explored hexes', anyFree: 'in random hexes' }[where]}`,
  removeMystery: ({ where }) => (where === 'everywhere' ? 'remove all mysteries' : 'remove an adjacent mystery'),
  flee: () => 'flee',
  reveal: () => 'reveal an adjacent hex',
  comfort: () => 'be comforted',
  legend: ({ how }) => `${how} a Legend card`,
  knowledge: ({ id }) => (id === 'choice' ? 'gain a Knowledge card of choice' : `learn ${knowledge[id as KnowledgeId].name}`),
  power: () => 'add a mantle power to the culture',
  design: ({ structure }) => `design the ${structures[structure as StructureId].name}`,
  trait: ({ trait }) => `become ${traitTitles[trait].toLowerCase()}`,
  addGoal: ({ goals: added }) => `new goal: ${both(added.map((one) => goals[one as GoalId].title))}`,
  loom: () => 'a challenge looms',
  read: ({ outcome }) => `read outcome ${outcome}`,
  endChallenge: ({ won }) => (won ? 'the challenge is met' : 'the challenge is lost'),
  vanish: () => 'the society is no more',
  perishOne: () => 'one character perishes',
  ruinOne: () => 'one outpost becomes a ruin',
  ruinAboveLimit: () => 'outposts above the maximum become ruins',
  expand: () => 'expand the valley',
  trayLimit: ({ n }) => `raise the tray limit by ${n}`,
  removeGlacier: () => 'remove the glacier',
  illustrate: ({ marks }) => `illustrate a saga with ${both(marks)}`,
  loreForNewTray: () => 'add 1 lore for each explored hex of the newest tray',
  tribute: ({ what, each, perCharacter, track, n }) =>
    `give ${wantedWords(what)}: every ${each}${perCharacter ? ' for each character' : ''} ${by(n, track)}`,
  freeAction: ({ actions, where }) => `${where === 'outpost' ? 'those in an outpost' : 'everybody'} may ${either(actions)} without energy`,
  mining: ({ then }) =>
    ({ stop: 'stop mining', again: 'draw once more', sameStone: 'gain one more of it', anyStone: 'gain one stone of choice' })[then],
  remember: () => '',
  discardItem: () => 'discard an item',
  test: ({ of, modifiers = [], bands }) => {
    const named = modifiers.map(({ n, if: condition }) => `${n > 0 ? '+' : ''}${n} ${conditionWords(condition)}`).join(', ');
    return `test ${either(of)}${named && ` (${named})`}: ${bandWords(bands)}`;
  },
  choose: ({ options }) => `choose: ${options.map(optionWords).join('; ')}`,
  groupChoose: ({ options }) => `together choose: ${options.map(optionWords).join('; ')}`,
  when: ({ if: condition, then, else: otherwise = [] }) =>
    [
      then.length > 0 ? `${conditionWords(condition)}: ${effectWords(then)}` : '',
      otherwise.length > 0 ? `${then.length > 0 ? 'otherwise' : `unless ${conditionWords(condition)}`}: ${effectWords(otherwise)}` : '',
    ]
      .filter(Boolean)
      .join('; '),
  roll: ({ plus, bands }) => `roll a die${plus ? ' plus outposts' : ''}: ${bandWords(bands)}`,
  each: ({ who, then }) =>
    `${{ all: 'everybody', here: 'each character here', others: 'each other character here', sheltered: 'everybody with shelter' }[who]}` +
    `: ${effectWords(then)}`,
  champion: ({ then }) => `one character here: ${effectWords(then)}`,
  someone: ({ then }) => `one character: ${effectWords(then)}`,
  discard: ({ what, n, optional, then = [], orElse = [] }) =>
    `${optional ? 'you may ' : ''}discard ${n ?? 1} ${wantedWords(what)}${then.length > 0 ? ` to ${effectWords(then)}` : ''}` +
      `${orElse.length > 0 ? `, or ${effectWords(orElse)}` : ''}`,
  levy: ({ what, orElse }) => `each character gives 1 ${wantedWords(what)} or ${effectWords(orElse)}`,
};

const bandWords = (bands: readonly Band[]): string =>
  [...bands]
    .sort((a, b) => b.min - a.min)
    .map(
      ({ min, do: effects }, i, all) =>
        `${min > 0 ? `${min}+` : `below ${all[i - 1]?.min ?? 1}`} ${effects.length > 0 ? effectWords(effects) : 'nothing'}`,
    )
    .join('; ');

const optionWords = ({ label }: ChoiceOption): string => label.charAt(0).toLowerCase() + label.slice(1);

const sayOne = <K extends EffectName>(effect: EffectOf<K>): string => (said[effect.do as K] as (one: EffectOf<K>) => string)(effect);

/** What a list of effects does, from top to bottom. */
export const effectWords = (effects: readonly Effect[]): string =>
  effects
    .map((one) => sayOne(one as EffectOf<EffectName>))
    .filter(Boolean)
    .join(', ');

export const sentence = (words: string): string => (words === '' ? '' : `${capital(words)}.`);

/** Choices lie on the table as planks, so the card itself need not say them again. */
export const withoutChoices = (effects: readonly Effect[]): readonly Effect[] =>
  effects.filter((one) => one.do !== 'choose' && one.do !== 'groupChoose');
