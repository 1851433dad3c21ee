import type { Seat } from '../../kernel/rule.ts';
import type { Hex } from '../../pieces/hexGrid.ts';
import type { EventId } from './content/events.ts';
import type { FishingId } from './content/fishing.ts';
import type { ForagingId } from './content/foraging.ts';
import type { GoalId } from './content/goals.ts';
import type { HexId } from './content/hexes.ts';
import type { ItemId } from './content/items.ts';
import type { JourneyId } from './content/journey.ts';
import type { KnowledgeId } from './content/knowledge.ts';
import type { Face } from './content/materials.ts';
import type { NightId } from './content/night.ts';
import type { OverlayId } from './content/overlays.ts';
import type { PowerId } from './content/powers.ts';
import type { StructureId } from './content/structures.ts';
import type { Attribute, MaladyKind, Mantle, Omen, Severity, Stone, TestKind, Track, Trait, Zone } from './content/vocabulary.ts';
import type { ObjectId, Row } from './scenes.ts';
import type { CharacterId, Code, ItemKey, NightStep, OutpostId, PersonId, SlotId, StructureKey } from './state.ts';

type Who = { readonly who: CharacterId };

/** What happened, in the past tense. The log, the sounds, the animations and the captions are made from these. */
export type StonesagaFact =
  // Creation and set-up
  | ({ readonly fact: 'creationRolled'; readonly dice: readonly number[]; readonly kept: boolean } & Who)
  | ({
      readonly fact: 'characterCreated';
      readonly person: PersonId;
      readonly name: string;
      readonly attributes: Readonly<Record<Attribute, number>>;
      readonly trait: Trait;
    } & Who)
  | ({ readonly fact: 'characterChosen'; readonly person: PersonId } & Who)
  | ({ readonly fact: 'mantleTaken'; readonly mantle: Mantle } & Who)
  | ({ readonly fact: 'powerEquipped'; readonly power: PowerId } & Who)
  | { readonly fact: 'trayLaid'; readonly hexes: readonly Hex[] }
  | ({ readonly fact: 'placed'; readonly at: Hex } & Who)
  // Day and night
  | { readonly fact: 'dayBroke'; readonly day: number }
  | { readonly fact: 'nightFell'; readonly day: number }
  | { readonly fact: 'nightStepBegan'; readonly step: NightStep }
  | ({ readonly fact: 'passed' } & Who)
  | ({ readonly fact: 'actionTaken'; readonly action: string } & Who)
  // The map
  | ({ readonly fact: 'moved'; readonly from: Hex; readonly to: Hex } & Who)
  | ({ readonly fact: 'fled'; readonly from: Hex; readonly to: Hex } & Who)
  | { readonly fact: 'hexRevealed'; readonly at: Hex; readonly hex: HexId }
  | { readonly fact: 'overlayPlaced'; readonly overlay: OverlayId; readonly at: Hex; readonly zone: Zone | null }
  | { readonly fact: 'overlayRemoved'; readonly overlay: OverlayId; readonly at: Hex }
  | { readonly fact: 'siteChanged'; readonly site: 'fire' | 'shelter' | 'depletion' | 'mystery'; readonly at: Hex; readonly to: number }
  | ({ readonly fact: 'mysteryConfronted'; readonly at: Hex; readonly omen: Omen; readonly matched: boolean } & Who)
  // Cards
  | ({ readonly fact: 'journeyDrawn'; readonly card: JourneyId; readonly met: boolean } & Who)
  | ({ readonly fact: 'arduousJourney'; readonly obstructed: boolean } & Who)
  | ({ readonly fact: 'nightDrawn'; readonly card: NightId; readonly met: boolean } & Who)
  | ({ readonly fact: 'tranquilNight' } & Who)
  | { readonly fact: 'deckShuffled'; readonly deck: 'journey' | 'night' | 'events' }
  | { readonly fact: 'outcomeRead'; readonly outcome: string }
  | { readonly fact: 'challengeEventResolved'; readonly at: number }
  | { readonly fact: 'eventBegan'; readonly event: EventId }
  | { readonly fact: 'eventCompleted'; readonly event: EventId }
  | { readonly fact: 'goalAdded'; readonly goal: GoalId }
  | { readonly fact: 'goalCompleted'; readonly goal: GoalId }
  | { readonly fact: 'goalProgressed'; readonly goal: GoalId; readonly count: number }
  // Tests
  | ({ readonly fact: 'dieRolled'; readonly face: number; readonly why: 'test' | 'heroic' | 'reroll' | 'added' } & Who)
  | ({ readonly fact: 'dieTurned'; readonly from: number; readonly to: number } & Who)
  | ({
      readonly fact: 'tested';
      readonly attribute: Attribute;
      readonly for: TestKind;
      readonly dice: readonly number[];
      readonly bonus: number;
      readonly result: number;
    } & Who)
  | { readonly fact: 'tableRolled'; readonly face: number; readonly result: number }
  // Boards
  | ({ readonly fact: 'energyChanged'; readonly by: number; readonly to: number } & Who)
  | ({ readonly fact: 'maladySuffered'; readonly malady: MaladyKind; readonly severity: Severity } & Who)
  | ({ readonly fact: 'maladyDegraded'; readonly malady: MaladyKind; readonly severity: Severity } & Who)
  | ({ readonly fact: 'maladyWarded'; readonly malady: MaladyKind; readonly by: string } & Who)
  | ({ readonly fact: 'incapacitated' } & Who)
  | ({ readonly fact: 'revived' } & Who)
  | ({ readonly fact: 'perished'; readonly person: PersonId; readonly oldAge: boolean } & Who)
  | { readonly fact: 'grieved'; readonly person: PersonId; readonly face: number }
  | ({ readonly fact: 'boosted'; readonly attribute: Attribute; readonly to: number } & Who)
  | ({ readonly fact: 'boostDegraded'; readonly attribute: Attribute; readonly to: number } & Who)
  | ({ readonly fact: 'traitGained'; readonly trait: Trait } & Who)
  | ({ readonly fact: 'attributeRaised'; readonly attribute: Attribute; readonly to: number; readonly person: PersonId } & Partial<Who>)
  | ({ readonly fact: 'aged'; readonly person: PersonId } & Partial<Who>)
  | ({ readonly fact: 'powerFlipped'; readonly ready: boolean } & Who)
  | ({ readonly fact: 'legendTaken'; readonly person: PersonId } & Who)
  | ({ readonly fact: 'legendUsed'; readonly person: PersonId } & Who)
  // Resources and items
  | ({ readonly fact: 'gained'; readonly face: Face; readonly n: number; readonly from: string } & Who)
  | ({ readonly fact: 'lost'; readonly face: Face; readonly n: number; readonly to: 'supply' | 'mouth' | 'cost' | 'goal' | 'fire' } & Who)
  | ({ readonly fact: 'given'; readonly face: Face; readonly n: number; readonly to: CharacterId } & Who)
  | ({
      readonly fact: 'stored';
      readonly face: Face;
      readonly n: number;
      readonly in: ItemKey | StructureKey | 'bag';
      readonly from: ItemKey | StructureKey | 'bag';
    } & Who)
  | ({ readonly fact: 'processed'; readonly face: Face; readonly to: Face } & Who)
  | ({ readonly fact: 'spoiled'; readonly face: Face; readonly n: number; readonly to: Face | null } & Partial<Who>)
  | ({
      readonly fact: 'combined';
      readonly left: Face;
      readonly right: Face;
      readonly code: Code;
      readonly read: 'item' | 'hint' | 'nothing';
    } & Who)
  | ({ readonly fact: 'itemGained'; readonly key: ItemKey; readonly item: ItemId; readonly slot: SlotId } & Who)
  | ({ readonly fact: 'itemMoved'; readonly key: ItemKey; readonly slot: SlotId; readonly packed: boolean } & Who)
  | ({ readonly fact: 'itemGiven'; readonly key: ItemKey; readonly item: ItemId; readonly to: CharacterId } & Who)
  | ({ readonly fact: 'itemDiscarded'; readonly key: ItemKey; readonly item: ItemId } & Who)
  | ({ readonly fact: 'abilityUsed'; readonly source: string } & Who)
  // Building and society
  | ({ readonly fact: 'outpostBuilt'; readonly outpost: OutpostId; readonly at: Hex; readonly zone: Zone; readonly name: string } & Who)
  | { readonly fact: 'outpostRuined'; readonly outpost: OutpostId }
  | ({ readonly fact: 'structureDesigned'; readonly structure: StructureId } & Partial<Who>)
  | ({ readonly fact: 'structureBuilt'; readonly outpost: OutpostId; readonly key: StructureKey; readonly structure: StructureId } & Who)
  | { readonly fact: 'trackChanged'; readonly track: Track; readonly by: number; readonly to: number }
  | { readonly fact: 'knowledgeGained'; readonly knowledge: KnowledgeId }
  | { readonly fact: 'powerAdded'; readonly power: PowerId }
  | { readonly fact: 'sagaIllustrated'; readonly marks: readonly string[] }
  | ({ readonly fact: 'investigated'; readonly omen: Omen; readonly component: string; readonly found: boolean } & Who)
  // Feature actions
  | ({ readonly fact: 'fishingCardsRevealed'; readonly role: 'stock' | 'currents' | 'modifiers'; readonly card: FishingId } & Who)
  | ({ readonly fact: 'fishingRolled'; readonly dice: readonly number[] } & Who)
  | ({
      readonly fact: 'strikeResolved';
      readonly strike: number;
      readonly row: Row;
      readonly total: number;
      readonly difficulty: number;
      readonly caught: boolean;
    } & Who)
  | ({ readonly fact: 'searched'; readonly drawn: readonly ForagingId[]; readonly kept: ForagingId } & Who)
  | ({ readonly fact: 'spotted'; readonly card: ForagingId } & Who)
  | ({ readonly fact: 'harvested'; readonly object: ObjectId } & Who)
  | ({ readonly fact: 'hunted'; readonly objects: readonly ObjectId[]; readonly caught: boolean } & Who)
  | ({ readonly fact: 'mined'; readonly stone: Stone; readonly omen: Omen; readonly matched: boolean } & Who)
  | ({
      readonly fact: 'slept';
      readonly fed: boolean;
      readonly watered: boolean;
      readonly comforted: boolean;
      readonly energy: number;
    } & Who)
  | { readonly fact: 'groupChose'; readonly seat: Seat; readonly choice: string }
  | { readonly fact: 'nightPassedUnseen'; readonly card: NightId }
  | { readonly fact: 'wentOn'; readonly society: 'continued' | 'new' }
  | { readonly fact: 'gameEnded'; readonly won: boolean; readonly why: string };
