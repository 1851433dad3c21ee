import { colorOf, kindOf, type DieId } from '../../../engine/games/vanguard/content/dice.ts';
import {
  cardOf,
  checkOf,
  discoveryOf,
  equipmentOf,
  eventOf,
  gcOf,
  landerOf,
  leadOf,
  logOf,
  missionOf,
  modOf,
  objectiveOf,
  planetOf,
  poiOf,
  productionOf,
  rankUpOf,
  recruitOf,
  researchOf,
  secondaryOf,
  situationOf,
  skillOf,
  systemOf,
  techOf,
  threatOf,
  uniqueOf,
  upgradeOf,
  type CardId,
} from '../../../engine/games/vanguard/content/find.ts';
import { iconNames } from '../../../engine/games/vanguard/content/iconNames.ts';
import type { Icon, InjuryIcon, Section, Token } from '../../../engine/games/vanguard/content/vocabulary.ts';
import { systems } from '../../../engine/games/vanguard/content/campaign/systems.ts';

export const sectionCodes: Readonly<Record<Section, string>> = { recon: 'REC', security: 'SEC', science: 'SCI', engineering: 'ENG' };

export const injuryIconNames: Readonly<Record<InjuryIcon, string>> = { CLEAR: 'Clear', PAIN: 'Pain', SHOCK: 'Shock', BLEED: 'Bleeding' };

const others: Readonly<Record<Exclude<Token, Icon>, string>> = {
  SAME: 'the same again',
  DIE: 'any die',
  DIE_red: 'any red die',
  DIE_blue: 'any blue die',
  DIE_green: 'any green die',
};
const tokenName = (token: Token): string => (token in iconNames ? iconNames[token as Icon] : others[token as keyof typeof others]);

export const needWords = (need: readonly (readonly Token[])[]): string =>
  need.map((all) => (all.length === 0 ? 'nothing' : all.map(tokenName).join(' + '))).join(' or ');

export const dieName = (die: DieId): string => `${colorOf(die)} ${kindOf(die)} die`;

/** What a card of any kind is called; its id if no card has it. */
export function nameOfCard(id: string): string {
  const finders: readonly ((id: string) => string)[] = [
    (one) => cardOf(one as CardId).name,
    (one) => equipmentOf(one).name,
    (one) => discoveryOf(one).name,
    (one) => situationOf(one).name,
    (one) => researchOf(one).name,
    (one) => productionOf(one).name,
    (one) => upgradeOf(one).name,
    (one) => objectiveOf(one).name,
    (one) => secondaryOf(one).name,
    (one) => landerOf(one).name,
    (one) => modOf(one).name,
    (one) => rankUpOf(one).name,
    (one) => techOf(one).name,
    (one) => poiOf(one).name,
    (one) => gcOf(one).name,
    (one) => threatOf(one).name,
    (one) => missionOf(one).name,
    (one) => eventOf(one).name,
    (one) => recruitOf(one).name,
  ];
  for (const find of finders) {
    const name = attempt(find, id);
    if (name !== null) return name;
  }
  return id;
}

function attempt(find: (id: string) => string, id: string): string | null {
  try {
    return find(id);
  } catch {
    return null; // another kind of card
  }
}

/** `skill:RR03`, `card:RC01:2`, `equipment:torch`: what was used. */
export function nameOfSource(source: string): string {
  const at = source.indexOf(':');
  const [kind, id] = [source.slice(0, at), source.slice(at + 1)];
  if (kind === 'skill') return attempt((one) => skillOf(recruitOf(one).skill).name, id) ?? id;
  if (kind === 'unique') return attempt((one) => uniqueOf(Number(one)).name, id) ?? id;
  return nameOfCard(id);
}

/** Checks are named for their planet, so all planets are asked; two that share a name are called alike. */
export function nameOfCheck(id: string, planet: string): string {
  return attempt((one) => checkOf(one, planet).name, id) ?? id;
}

export const nameOfPlanet = (id: string): string => planetOf(id).planet.name;
export const nameOfLog = (n: number): string => logOf(n).title;
export const nameOfSystem = (n: number): string => systemOf(n).name;
export const nameOfLead = (id: string): string => leadOf(id).kind;
export const nameOfDestination = (id: string): string =>
  systems.flatMap(({ destinations }) => destinations).find((one) => one.id === id)?.name ?? id;
