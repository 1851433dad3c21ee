import type { Condition } from './conditions.ts';
import type { Color, DangerTable, DeckName, DieKind, Icon, InjuryName, Section } from './vocabulary.ts';

export const whos = [
  'self',
  'sector',
  'all',
  'others',
  'other',
  'allOthers',
  'otherAnywhere',
  'oneInSector',
  'anyone',
  'same',
  'injured',
  'rester',
  'lander',
  'shareSector',
  'sciencePick',
  'nearby',
  'ends',
] as const;
/** Whom an effect reaches. `self` is the acting crewmember, which is also the usual one (IV-068, IV-239). */
export type Who = (typeof whos)[number];

export const spans = [
  'check',
  'nextCheck',
  'afterCheck',
  'afterTravel',
  'turn',
  'endOfTurn',
  'round',
  'nextRound',
  'untilMyTurn',
  'next',
  'exploration',
] as const;
/** How long an effect lasts, or when it comes if it is put off. */
type Span = (typeof spans)[number];

/** Where a lasting effect holds. */
export const scopes = ['token', 'tokenConnected', 'tokenPath', 'tokenAndLander', 'sector', 'anywhere', 'path'] as const;
type Scope = (typeof scopes)[number];

type Amount = number | 'all';

interface Common {
  readonly who?: Who;
  /** The sector meant by `who: sector`: a number, or the sector of a threat. */
  readonly at?: number | string;
  readonly when?: Condition;
  /** A key: once in an exploration. */
  readonly once?: string;
  /** IV-069 Must be payable, or the effect cannot be chosen. */
  readonly cost?: readonly Effect[];
  readonly lasts?: Span;
  readonly scope?: Scope;
}

export interface Choice {
  readonly label?: string;
  readonly when?: Condition;
  readonly cost?: readonly Effect[];
  readonly effects: readonly Effect[];
  /** A log that is read after the effects. */
  readonly goto?: number;
}

type CrewPlace = number | 'connected' | 'within2' | 'visited' | 'lander' | 'destination' | 'self' | 'otherEnd';

/** Fields of every op. An op that is not listed here does not compile, neither in content nor in the rules. */
interface Ops {
  // Dice and cards of a crewmember
  /** From the roll pool back to the boards, or only dice that the check has spent. */
  refresh: { readonly n: Amount; readonly color?: Color; readonly kind?: DieKind; readonly from?: 'roll' | 'check'; readonly into?: 'roll' };
  /** Sacrificed dice come back, spent or to the board. */
  regain: { readonly n: number; readonly to?: 'board' };
  reuse: { readonly n: number };
  extraAction: { readonly n: number; readonly special?: true };
  spend: { readonly n: number; readonly color?: Color; readonly from?: 'roll' | 'board'; readonly icon?: Icon };
  sacrifice: { readonly n: number; readonly color?: Color };
  draw: { readonly n: number; readonly from?: 'discard' };
  discard: { readonly n: number };
  charge: { readonly n: number };
  // Injuries
  gainInjury: { readonly injury: InjuryName };
  flipInjury: { readonly n: Amount; readonly of?: readonly InjuryName[]; readonly remove?: true };
  removeInjuryDie: { readonly n: number };
  rollDanger: { readonly table: DangerTable; readonly n: number };
  cancelDanger: {
    readonly n: Amount;
    readonly of?: 'threat' | 'injury' | 'redRow' | 'lower' | readonly DangerTable[];
  };
  // Finds and stores
  gainLead: { readonly n: number; readonly from?: 'best3' | 'redraw' | 'namedIcon' };
  gainDiscovery: { readonly deck: DeckName | 'any' | 'withLead' | 'same'; readonly best?: 3 };
  gainUnique: { readonly number?: number; readonly otherwise?: readonly Effect[] };
  loseDiscoveries: object;
  success: { readonly n: number };
  supply: { readonly n: number; readonly next?: true };
  // The check being made
  progress: { readonly track: string; readonly n: number };
  reduce: { readonly track: string; readonly n: Amount };
  outcome: { readonly row: string };
  reroll: {
    readonly n: Amount;
    readonly color?: Color;
    readonly from?: 'board';
    readonly oneByOne?: true;
    readonly stage?: 'armor' | 'sensors' | 'agility';
  };
  turnDie: { readonly n: number; readonly color?: Color; readonly to: Icon | 'any' };
  countsAs: { readonly n: Amount; readonly from: Icon | 'DIE'; readonly to: Icon; readonly color?: Color; readonly times?: 2 };
  convert: { readonly color: Color; readonly to: Icon };
  noConvert: object;
  sectorConverts: object;
  /** People may assist who otherwise could not, or with one die more. */
  assist: { readonly more?: true };
  // Moving
  moveTo: { readonly to: number | 'connected' };
  placeIn: { readonly to: CrewPlace; readonly bring?: true; readonly may?: true };
  cancelTravel: object;
  noTravel: object;
  travel: { readonly n: number };
  ignorePathIcons: { readonly n: Amount; readonly of?: 'travel' | 'noMove' | 'oneWay' };
  landerIn: { readonly sectors: readonly number[] };
  damageLander: object;
  // The board
  timeToken: { readonly on: string; readonly n: number; readonly to?: 0 };
  setPoi: { readonly poi: string; readonly sector?: number };
  discardPoi: { readonly poi: string; readonly sector?: number };
  setGc: { readonly gc: string };
  spawnThreat: { readonly threat: string; readonly sector?: number };
  removeThreat: { readonly threat: string };
  moveThreat: { readonly threat: string; readonly n: number; readonly followers?: true };
  threatIn: { readonly threat: string; readonly sector: number | 'connected' | 'self'; readonly followers?: true };
  /** The threat is named once somebody has chosen it. */
  holdThreat: { readonly threat?: string };
  peekEvents: {
    readonly n: number;
    readonly then?: 'look' | 'mayBottom' | 'oneBottom' | 'arrange' | 'replace' | 'chooseOne' | 'secondary' | 'skip';
  };
  // Story
  readLog: { readonly log: number };
  flag: { readonly flag: string };
  revealMission: { readonly mission: string };
  completeMission: { readonly mission: string };
  /** Without a mission: whichever story mission is open. */
  failMission: { readonly mission?: string };
  flipRankUp: object;
  endExploration: object;
  loseCrew: object;
  // The ship
  morale: { readonly n: number };
  command: { readonly n: number };
  energy: { readonly n: number };
  awaiting: { readonly card: string };
  removeFromGame: { readonly card: string };
  gainEquipment: { readonly equipment: string };
  gainMod: { readonly mod: string };
  gainLander: { readonly lander: string };
  dieUpgrade: { readonly kind: DieKind; readonly section?: Section };
  restCrew: { readonly n: number; readonly section?: Section };
  heal: { readonly n: number };
  recruit: { readonly n: number };
  openQueue: object;
  scanDiscount: { readonly n: number };
  // Choosing
  choose: { readonly options: readonly Choice[] };
  if: { readonly test: Condition; readonly then: readonly Effect[]; readonly else: readonly Effect[] };
}

export type Op = keyof Ops;
export type EffectOf<K extends Op> = { readonly op: K } & Ops[K] & Common;
export type Effect = { [K in Op]: EffectOf<K> }[Op];
