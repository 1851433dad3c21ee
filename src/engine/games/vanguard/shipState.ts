import type { Morale, Section } from './content/vocabulary.ts';

/** The ship between landings: what its book says. */
export interface ShipState {
  morale: Morale;
  energy: number;
  command: number;
  penalty: boolean;
  success: number;
  /** The token bag of the Awaiting envelope. */
  bag: { energy: number; command: number; success: number; penalty: boolean };
  awaiting: string[];
  objective: string | null;
  secondaries: string[];
  tech: string;
  system: number;
  /** Bridge, travel, production and medbay upgrades in their slots, and row cards. */
  upgrades: string[];
  bridgePile: string[];
  situations: string[];
  /** Possible Situations, the top one last. */
  situationDeck: string[];
  research: (string | null)[];
  ready: string[];
  queues: (string | null)[][];
  queueTwo: boolean;
  gathered: string[];
  uniques: number[];
  armory: string[];
  landers: { id: string; down: boolean }[];
  mods: string[];
  /** The lander of the mission: its card, the mods on it. */
  lander: { id: string; mods: string[] } | null;
  scanner: { card: string; parts: number } | null;
  scouts: number;
  scanDiscount: number;
  nextSupplies: number;
  medbay: { crew: string; lane: number; level: 0 | 1 | 2 }[];
  coldBerth: string | null;
  fallen: string[];
  memorial: { crew: string; section: Section | 'shared' }[];
  records: Record<string, PlanetRecord>;
  /** Cards that have left the game. */
  gone: string[];
  /** Boxes of log 991. */
  berths: number;
  sold: boolean;
  flights: number;
  addOn: number;
  /** Ship logs read at this page. */
  readHere: number;
  moraleSpared: boolean;
}

export interface PlanetRecord {
  readonly planet: string;
  readonly landingCard: string | null;
  readonly pois: Readonly<Record<number, readonly string[]>>;
  readonly finished: readonly number[];
  readonly uniques: readonly number[];
  readonly threats: readonly { readonly id: string; readonly sectors: readonly number[] }[];
}
