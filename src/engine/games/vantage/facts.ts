import type { Seat } from '../../kernel/rule.ts';
import type { Climate, Face, Skill, Stat } from './content/vocabulary.ts';
import type { ActionKind } from './state.ts';

type Who = { readonly seat: Seat };

/**
 * What happened, in the past tense. Nothing here tells of a location beyond what an entry that is read aloud makes public:
 * facts that name one are told to its player only.
 */
export type VantageFact =
  // Set-up
  | ({ readonly fact: 'firstPlayerChosen' } & Who)
  | ({ readonly fact: 'characterTaken'; readonly character: number; readonly skill: Skill } & Who)
  | ({ readonly fact: 'levelTaken'; readonly level: number } & Who)
  | { readonly fact: 'missionSet'; readonly mission: number }
  | ({ readonly fact: 'podBoarded'; readonly pod: number } & Who)
  | ({ readonly fact: 'crashed' } & Who)
  // Places
  | ({ readonly fact: 'arrived'; readonly location: number } & Who)
  | ({ readonly fact: 'wentElsewhere' } & Who)
  | ({ readonly fact: 'cameAlong' } & Who)
  | ({ readonly fact: 'actionsShared'; readonly actions: readonly { readonly cat: Skill; readonly verb: string }[] } & Who)
  | ({ readonly fact: 'placeShown'; readonly shows: boolean } & Who)
  | ({ readonly fact: 'pageSeen'; readonly page: string } & Who)
  // The eight steps
  | { readonly fact: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | ({
      readonly fact: 'actionDeclared';
      readonly kind: ActionKind;
      readonly cat: Skill;
      readonly verb: string;
      /** The number that was read out; null for a listed depart, which opens no storybook. */
      readonly number: number | null;
      readonly cost: number | 'X';
      readonly text: string;
    } & Who)
  | ({ readonly fact: 'xPicked'; readonly x: number } & Who)
  | ({ readonly fact: 'skillPaid'; readonly skill: Skill; readonly n: number } & Who)
  | ({ readonly fact: 'diceRolled'; readonly faces: readonly Face[] } & Who)
  | { readonly fact: 'diceRefreshed' }
  | ({ readonly fact: 'diePlaced'; readonly face: Face; readonly owner: Seat; readonly card: number; readonly slot: string } & Who)
  | ({ readonly fact: 'diceSettled'; readonly penalty: number; readonly returned: number } & Who)
  | { readonly fact: 'said'; readonly text: string }
  | ({ readonly fact: 'choiceMade'; readonly label: string } & Who)
  | { readonly fact: 'turnEnded'; readonly seat: Seat }
  | ({ readonly fact: 'turnSkipped' } & Who)
  // What is gained and lost
  | ({ readonly fact: 'statChanged'; readonly stat: Stat; readonly from: number; readonly to: number } & Who)
  | ({ readonly fact: 'climateSuffered'; readonly kind: Climate; readonly n: number; readonly cancelled: number } & Who)
  | ({ readonly fact: 'skillDieRolled'; readonly skill: Skill } & Who)
  | ({ readonly fact: 'skillGained'; readonly skill: Skill; readonly n: number } & Who)
  | ({ readonly fact: 'coinsChanged'; readonly from: number; readonly to: number } & Who)
  | ({ readonly fact: 'boostChanged'; readonly card: number; readonly from: number; readonly to: number } & Who)
  | ({ readonly fact: 'cardGained'; readonly card: number } & Who)
  | ({ readonly fact: 'cardPlaced'; readonly card: number; readonly cell: number } & Who)
  | ({ readonly fact: 'cardReserved'; readonly card: number } & Who)
  | ({ readonly fact: 'cardLost'; readonly card: number } & Who)
  | ({ readonly fact: 'cardGiven'; readonly card: number; readonly to: Seat } & Who)
  | ({ readonly fact: 'coinsGiven'; readonly n: number; readonly to: Seat } & Who)
  | ({ readonly fact: 'powerUsed'; readonly card: number; readonly text: string } & Who)
  | ({ readonly fact: 'ruled'; readonly words: string } & Who)
  | ({ readonly fact: 'revealed'; readonly text: string } & Who)
  // The center
  | { readonly fact: 'tokensPut'; readonly card: number; readonly n: number; readonly shadow: boolean }
  | { readonly fact: 'destinyFound'; readonly destiny: number }
  | { readonly fact: 'goalReached'; readonly card: number }
  | ({ readonly fact: 'statAtZero'; readonly stats: readonly Stat[] } & Who)
  | ({ readonly fact: 'lampSaid'; readonly line: string } & Partial<Who>)
  | { readonly fact: 'gameEnded'; readonly victory: 'epic' | 'mission' | 'destiny' | null; readonly page: string };
