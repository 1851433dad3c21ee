import type { Seat } from '../../kernel/rule.ts';
import type { DieId } from './content/dice.ts';
import type { DangerTable, DeckName, InjuryIcon, InjuryName, LandingResult, Morale, Section } from './content/vocabulary.ts';
import type { Asking } from './state.ts';

/** What has just happened, in the past tense, for the scene, the log and the sounds. */
export type VanguardFact =
  | { readonly fact: 'sectionTaken'; readonly section: Section; readonly seat: Seat }
  | { readonly fact: 'crewJoined'; readonly section: Section; readonly crew: string }
  | { readonly fact: 'teamFormed'; readonly sections: readonly Section[] }
  | { readonly fact: 'logRead'; readonly log: number; readonly choice: number | null }
  | { readonly fact: 'landed'; readonly planet: string; readonly result: LandingResult | null; readonly sector: number | null }
  | { readonly fact: 'roundBegan'; readonly round: number; readonly start: Section }
  | { readonly fact: 'turnBegan'; readonly who: Section }
  | { readonly fact: 'turnEnded'; readonly who: Section }
  | { readonly fact: 'moved'; readonly who: Section; readonly from: number; readonly to: number; readonly path: string | null }
  | { readonly fact: 'rested'; readonly who: Section }
  | { readonly fact: 'exerted'; readonly who: Section; readonly price: DieId | 'Exhausted' }
  | { readonly fact: 'skillUsed'; readonly who: Section; readonly skill: string }
  | { readonly fact: 'used'; readonly who: Section; readonly source: string }
  | {
      readonly fact: 'dice';
      readonly who: Section;
      readonly dice: readonly DieId[];
      readonly to: 'board' | 'spent' | 'compartment' | 'roll';
    }
  | { readonly fact: 'cards'; readonly who: Section; readonly cards: readonly string[]; readonly to: 'hand' | 'discard' | 'compartment' }
  | { readonly fact: 'charges'; readonly who: Section; readonly n: number }
  | { readonly fact: 'checkBegan'; readonly who: Section; readonly check: string }
  | {
      readonly fact: 'rolled';
      readonly who: Section;
      readonly dice: readonly { readonly die: DieId; readonly owner: Section; readonly side: number }[];
      readonly injury: readonly InjuryIcon[];
      readonly danger: readonly { readonly table: DangerTable; readonly side: number }[];
    }
  | { readonly fact: 'dieTurned'; readonly die: DieId; readonly side: number }
  | { readonly fact: 'combination'; readonly who: Section; readonly source: string; readonly dice: readonly DieId[] }
  | {
      readonly fact: 'specialEffect';
      readonly who: Section;
      readonly check: string;
      /** Its place on the card: `cell:0`. */
      readonly cell: string;
      readonly times: number;
      readonly dice: readonly DieId[];
    }
  | { readonly fact: 'marker'; readonly track: string; readonly at: number }
  | {
      readonly fact: 'outcome';
      readonly who: Section;
      readonly check: string;
      readonly id: string;
      readonly color: 'yellow' | 'green' | 'red';
    }
  | { readonly fact: 'dangerRolled'; readonly who: Section; readonly table: DangerTable; readonly side: number }
  | { readonly fact: 'injured'; readonly who: Section; readonly injury: InjuryName }
  | { readonly fact: 'injuryTurned'; readonly who: Section; readonly injury: InjuryName }
  | { readonly fact: 'injuryDie'; readonly who: Section; readonly icon: InjuryIcon; readonly injury: InjuryName | null }
  | { readonly fact: 'eventDrawn'; readonly who: Section; readonly event: string; readonly part: 'main' | 'secondary' }
  | { readonly fact: 'supplies'; readonly n: number }
  | { readonly fact: 'success'; readonly n: number }
  | { readonly fact: 'leadPlaced'; readonly lead: string; readonly deck: DeckName }
  | { readonly fact: 'discovered'; readonly discovery: string; readonly deck: DeckName }
  | { readonly fact: 'uniqueGained'; readonly unique: number }
  | { readonly fact: 'poiPlaced'; readonly poi: string; readonly sector: number }
  | { readonly fact: 'poiGone'; readonly poi: string; readonly sector: number }
  | { readonly fact: 'gcSet'; readonly gc: string }
  | { readonly fact: 'tokens'; readonly on: string; readonly n: number }
  | { readonly fact: 'threatPlaced'; readonly threat: string; readonly sector: number }
  | { readonly fact: 'threatMoved'; readonly threat: string; readonly from: number; readonly to: number }
  | { readonly fact: 'threatGone'; readonly threat: string }
  | { readonly fact: 'threatTime'; readonly threat: string; readonly time: number }
  | { readonly fact: 'missionTurned'; readonly mission: string }
  | { readonly fact: 'missionDone'; readonly mission: string }
  | { readonly fact: 'missionFailed'; readonly mission: string }
  | { readonly fact: 'rankUpTurned'; readonly card: string }
  | { readonly fact: 'explorationEnded'; readonly how: 'liftoff' | 'evac' | 'log' }
  | { readonly fact: 'died'; readonly crew: string; readonly section: Section }
  | { readonly fact: 'pageOpened'; readonly page: number }
  | { readonly fact: 'morale'; readonly level: Morale }
  | { readonly fact: 'pool'; readonly pool: 'energy' | 'command' | 'success'; readonly n: number }
  | { readonly fact: 'installed'; readonly card: string }
  | { readonly fact: 'awaits'; readonly card: string }
  | { readonly fact: 'situation'; readonly card: string; readonly what: 'drawn' | 'resolved' | 'solved' }
  | { readonly fact: 'flew'; readonly system: number }
  | { readonly fact: 'visited'; readonly destination: string }
  | { readonly fact: 'assigned'; readonly crew: string; readonly to: string }
  | { readonly fact: 'finished'; readonly card: string }
  | { readonly fact: 'promoted'; readonly crew: string; readonly rank: number }
  | { readonly fact: 'diceBought'; readonly section: Section; readonly die: DieId }
  | { readonly fact: 'diceSold'; readonly section: Section; readonly die: DieId }
  | { readonly fact: 'patient'; readonly crew: string; readonly to: 'critical' | 'moderate' | 'light' | 'healed' }
  | { readonly fact: 'remembered'; readonly crew: string }
  /** Deadly Space was switched on or off. */
  | { readonly fact: 'spaceSwitched'; readonly deadly: boolean }
  /** Somebody said how they want to be asked for a power. */
  | { readonly fact: 'windowSet'; readonly seat: Seat; readonly power: string; readonly asking: Asking }
  | { readonly fact: 'saved' }
  | { readonly fact: 'ended'; readonly why: string };
