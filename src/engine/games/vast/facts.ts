import type { FavorId } from './content/favors.ts';
import type { GearId } from './content/gear.ts';
import type { SpaceId, SquareId } from './content/manor.ts';
import type { Role } from './content/roles.ts';
import type { TileKind, Turn } from './content/tiles.ts';
import type { PowerCardId, PowerKind } from './content/powers.ts';
import type { RitualId, TrackId } from './content/rituals.ts';
import type { SpellId } from './content/spells.ts';
import type { TreasureId } from './content/treasures.ts';
import type { SkeletonId } from './content/values.ts';
import type { CursedId, EggId, MagicAction, SpiderForm, SpiderlingId, SpiderSpell } from './roleStates.ts';
import type { CubeBox, EdgeId, FigureId, PoltergeistId, TokenKind, TreasureMarkerId } from './state.ts';

/** What happened, in the past tense. The log, the sounds, the animations and the captions are made from these. */
export type VastFact =
  | { readonly fact: 'journeyBegan'; readonly march: readonly SkeletonId[] }
  | { readonly fact: 'roundBegan'; readonly round: number }
  | { readonly fact: 'phaseBegan'; readonly phase: 'collect' | 'actions' | 'fury' | 'activate' | 'spawn' }
  | { readonly fact: 'cubesCollected'; readonly count: number }
  | { readonly fact: 'cubeAssigned'; readonly box: Exclude<CubeBox, 'unassigned' | 'supply'> }
  | { readonly fact: 'cubeGained'; readonly grit: number }
  | { readonly fact: 'cubeLost'; readonly from: CubeBox }
  | {
      readonly fact: 'moved';
      readonly figure: FigureId;
      readonly path: readonly SpaceId[];
      readonly by: 'crusade' | 'sprint' | 'swiftZeal' | 'march' | 'crawl' | 'drift' | 'sneak';
    }
  | { readonly fact: 'retreated'; readonly figure: FigureId; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly fact: 'stopped'; readonly figure: FigureId; readonly at: SpaceId; readonly by: 'lamp' | 'web' }
  | { readonly fact: 'dazzled'; readonly skeleton: SkeletonId }
  | { readonly fact: 'tokenPlaced'; readonly token: TokenKind; readonly at: SpaceId }
  | { readonly fact: 'tokenRemoved'; readonly token: TokenKind; readonly at: SpaceId; readonly by: FigureId }
  | { readonly fact: 'tileRevealed'; readonly at: SquareId; readonly kind: TileKind; readonly turn: Turn }
  | { readonly fact: 'tileLaid'; readonly at: SquareId }
  | { readonly fact: 'markerPlaced'; readonly marker: 'breach' | 'forceWall'; readonly edge: EdgeId }
  | { readonly fact: 'markerRemoved'; readonly marker: 'breach' | 'forceWall'; readonly edge: EdgeId }
  | { readonly fact: 'treasurePlaced'; readonly marker: TreasureMarkerId; readonly at: SquareId }
  | { readonly fact: 'treasureTaken'; readonly marker: TreasureMarkerId; readonly at: SquareId }
  | { readonly fact: 'poltergeistAppeared'; readonly figure: PoltergeistId; readonly at: SquareId }
  | { readonly fact: 'poltergeistCaught'; readonly figure: PoltergeistId; readonly caught: number; readonly goal: number }
  | {
      readonly fact: 'attacked';
      readonly attacker: FigureId;
      readonly defender: FigureId;
      readonly strength: number;
      readonly defense: number;
      readonly hit: boolean;
    }
  | { readonly fact: 'prepared'; readonly strength: number; readonly defense: number }
  | { readonly fact: 'gritChanged'; readonly by: number; readonly to: number }
  | { readonly fact: 'furyChanged'; readonly by: number; readonly to: number }
  | { readonly fact: 'lightChanged'; readonly by: number; readonly to: number }
  | { readonly fact: 'healthChanged'; readonly by: number; readonly to: number }
  | { readonly fact: 'terrorChanged'; readonly by: number; readonly to: number }
  | { readonly fact: 'stabilityChanged'; readonly by: number; readonly to: number }
  | { readonly fact: 'favorsDrawn'; readonly cards: readonly FavorId[] }
  | { readonly fact: 'favorKept'; readonly card: FavorId }
  | { readonly fact: 'favorDiscarded'; readonly card: FavorId }
  | { readonly fact: 'favorPlayed'; readonly card: FavorId }
  | { readonly fact: 'favorUsed'; readonly card: FavorId; readonly effect: string }
  | { readonly fact: 'treasureDrawn'; readonly card: TreasureId }
  | { readonly fact: 'treasureReturned'; readonly card: TreasureId }
  | { readonly fact: 'treasureDiscarded'; readonly card: TreasureId }
  | { readonly fact: 'treasurePlayed'; readonly card: TreasureId }
  | { readonly fact: 'shrineUsed'; readonly benefit: 'fury' | 'light' | 'exchange' }
  | { readonly fact: 'pillarRaised'; readonly at: SquareId }
  | { readonly fact: 'pillarLowered' }
  | { readonly fact: 'skeletonFell'; readonly skeleton: SkeletonId; readonly from: SpaceId }
  | { readonly fact: 'marchedFirst'; readonly skeleton: SkeletonId }
  | { readonly fact: 'skeletonStoodUp'; readonly skeleton: SkeletonId }
  /** A Skeleton of the journey had several equal ends, and took this one by itself. */
  | { readonly fact: 'tieSettled'; readonly skeleton: SkeletonId; readonly at: SpaceId; readonly among: number }
  | {
      readonly fact: 'spawnRolled';
      readonly rolls: readonly { readonly skeleton: SkeletonId; readonly face: number; readonly again: boolean }[];
    }
  | { readonly fact: 'spawned'; readonly skeleton: SkeletonId; readonly at: SpaceId; readonly spawn: number }
  | { readonly fact: 'figurePlaced'; readonly figure: FigureId; readonly at: SpaceId }
  | { readonly fact: 'figureRemoved'; readonly figure: FigureId; readonly from: SpaceId }
  | { readonly fact: 'formChosen'; readonly form: SpiderForm }
  | { readonly fact: 'bloodChanged'; readonly by: number; readonly to: number }
  | { readonly fact: 'powerPlayed'; readonly card: PowerCardId; readonly as: PowerKind }
  | { readonly fact: 'spiderCast'; readonly spell: SpiderSpell; readonly cards: readonly PowerCardId[] }
  | { readonly fact: 'powersDiscarded'; readonly cards: readonly PowerCardId[] }
  /** The others hear how many, not which. */
  | { readonly fact: 'powersDrawn'; readonly count: number; readonly cards: readonly PowerCardId[] }
  | { readonly fact: 'bitten'; readonly attacker: FigureId; readonly defender: FigureId }
  | { readonly fact: 'tileVeiled'; readonly at: SquareId }
  | { readonly fact: 'eggLaid'; readonly egg: EggId; readonly at: SquareId }
  | { readonly fact: 'eggHatched'; readonly egg: EggId; readonly at: SquareId }
  | { readonly fact: 'spiderlingBoxed'; readonly spiderling: SpiderlingId; readonly boxed: number }
  | { readonly fact: 'spiderLeft'; readonly figure: FigureId }
  | { readonly fact: 'skeletonSummoned'; readonly skeleton: SkeletonId }
  | { readonly fact: 'screamed'; readonly skeleton: SkeletonId }
  | { readonly fact: 'sharpened' }
  | { readonly fact: 'tunnelled'; readonly skeleton: SkeletonId; readonly from: SquareId; readonly to: SquareId }
  | { readonly fact: 'pitDug'; readonly at: SquareId }
  /** Null for everybody but the Skeletons. */
  | { readonly fact: 'gearDrawn'; readonly skeleton: SkeletonId; readonly card: GearId | null }
  | { readonly fact: 'gearPlayed'; readonly card: GearId }
  | { readonly fact: 'gearUsed'; readonly card: GearId }
  | { readonly fact: 'poisoned' }
  | { readonly fact: 'cubePoisoned' }
  | { readonly fact: 'cubeRecovered' }
  | { readonly fact: 'omenAssigned'; readonly track: TrackId }
  | { readonly fact: 'omensReturned'; readonly count: number }
  | { readonly fact: 'portentGained'; readonly track: TrackId }
  | { readonly fact: 'tileShifted'; readonly from: SquareId; readonly to: SquareId }
  | { readonly fact: 'tilesSwapped'; readonly a: SquareId; readonly b: SquareId }
  | { readonly fact: 'tileTurned'; readonly at: SquareId; readonly turn: Turn }
  | { readonly fact: 'ritualPerformed'; readonly card: RitualId; readonly path: readonly SquareId[] }
  | { readonly fact: 'sealsChanged'; readonly by: number; readonly to: number }
  /** The others hear how many, not which. */
  | { readonly fact: 'ritualsDrawn'; readonly count: number; readonly cards: readonly RitualId[] }
  | { readonly fact: 'ritualDiscarded'; readonly card: RitualId }
  /** Only the Manor hears which. */
  | { readonly fact: 'treasuresOffered'; readonly count: number; readonly cards: readonly TreasureId[] }
  | { readonly fact: 'warlockFled'; readonly from: SquareId; readonly to: SquareId }
  | { readonly fact: 'cursesChanged'; readonly by: number; readonly to: number }
  | { readonly fact: 'pieceCursed'; readonly piece: CursedId; readonly by: number; readonly to: number; readonly from: 'box' | 'supply' }
  | { readonly fact: 'pieceDominated'; readonly piece: CursedId; readonly from: SquareId; readonly space: number }
  | { readonly fact: 'spellsAdvanced'; readonly to: number }
  /** The others hear how many, not which. */
  | { readonly fact: 'spellsDrawn'; readonly count: number; readonly cards: readonly SpellId[] }
  | { readonly fact: 'spellPlayed'; readonly card: SpellId }
  | { readonly fact: 'spellsDiscarded'; readonly cards: readonly SpellId[] }
  | { readonly fact: 'magicAssigned'; readonly on: MagicAction | SpellId }
  | { readonly fact: 'magicCollected'; readonly count: number }
  | { readonly fact: 'magicGained' }
  | { readonly fact: 'poltergeistDragged'; readonly figure: PoltergeistId; readonly from: SquareId; readonly to: SquareId }
  | { readonly fact: 'turnBegan'; readonly role: Role }
  | { readonly fact: 'gameWon'; readonly role: Role; readonly why: string }
  | { readonly fact: 'journeyEnded'; readonly won: boolean; readonly why: string };
