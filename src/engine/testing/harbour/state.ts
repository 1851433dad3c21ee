import type { Chance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/rule.ts';
import type { Table } from '../../kernel/table.ts';
import type { CardId, Good, Letter } from './content.ts';

export interface HarbourState extends Chance {
  begun: boolean;
  order: Seat[];
  active: Seat;
  turn: number;
  goal: number;
  quays: Record<QuayId, Seat | null>;
  players: Record<Seat, PlayerState>;
  market: CardId[];
  deck: CardId[];
  post: Letter[];
  winner: Seat | null;
}

export interface PlayerState {
  goods: Record<Good, number>;
  letter: Letter;
  laid: CardId[];
  bartered: boolean;
}

export type QuayId = `quay:${number}`;
export type Harbour = Table<HarbourState, HarbourFact>;

export type HarbourFact =
  | { readonly fact: 'rolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
  | { readonly fact: 'claimed'; readonly seat: Seat; readonly quay: QuayId }
  | { readonly fact: 'landed'; readonly seat: Seat; readonly good: Good; readonly count: number }
  | { readonly fact: 'discarded'; readonly seat: Seat; readonly goods: readonly Good[] }
  | { readonly fact: 'bought'; readonly seat: Seat; readonly card: CardId }
  | { readonly fact: 'bartered'; readonly seat: Seat; readonly good: Good }
  | { readonly fact: 'packed'; readonly seat: Seat; readonly count: number }
  | { readonly fact: 'opened'; readonly seat: Seat; readonly letter: Letter | 'unknown' };
