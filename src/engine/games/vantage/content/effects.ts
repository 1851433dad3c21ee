import type { Flag } from './flags.ts';
import type { PlainGain } from './script.ts';
import type { CardType, Climate, Element, Face, Skill, Stat, Terrain } from './vocabulary.ts';

/** What a boost power may do. Each name is one function in `rules/powers`. */
export type PowerEffect =
  | { readonly name: 'lowerDepart'; readonly n: number; readonly of: 'any' | 'star' | 'towardsPlayers'; readonly from?: readonly Terrain[] }
  | { readonly name: 'lowerCost'; readonly n: number }
  | { readonly name: 'stretchX'; readonly n: number }
  | { readonly name: 'rollFewer'; readonly n: number }
  | { readonly name: 'doubleToken'; readonly skill: Skill }
  | { readonly name: 'addElement'; readonly element: Element }
  | { readonly name: 'turnDie'; readonly from: Face; readonly to: Face }
  | { readonly name: 'blankDie'; readonly face: Face }
  | { readonly name: 'rerollDie'; readonly face: Face | 'any' }
  | { readonly name: 'anyFace'; readonly type?: CardType; readonly element?: Element }
  | { readonly name: 'copyFace' }
  | { readonly name: 'easeSlot'; readonly drop: readonly EasedPart[]; readonly types?: readonly CardType[] }
  | { readonly name: 'shareSlot'; readonly cat: Skill }
  | { readonly name: 'cancelDamage'; readonly kind: Climate; readonly n: number }
  | { readonly name: 'cancelWithCompany'; readonly kind: Climate }
  | { readonly name: 'skipArrival'; readonly kind: Climate }
  | { readonly name: 'softenDamage'; readonly kind: Climate | 'any' }
  | { readonly name: 'takeTheHit'; readonly loss: 'health' | Climate }
  | { readonly name: 'lessLoss'; readonly stat: Stat; readonly n: number; readonly atLeast?: number }
  | { readonly name: 'swapLoss'; readonly from: Stat; readonly to: Stat }
  | { readonly name: 'eatToCancel'; readonly kind: Climate; readonly n: number }
  | { readonly name: 'freeDie' }
  | { readonly name: 'drainPool'; readonly n: number }
  | { readonly name: 'gainCoin'; readonly n: number }
  | { readonly name: 'gainToken'; readonly skills: readonly Skill[] }
  | { readonly name: 'gainOneOf'; readonly a: OneGain; readonly b: OneGain }
  | { readonly name: 'gainStat'; readonly stat: Stat }
  | { readonly name: 'giveNewSkill' }
  | { readonly name: 'passToken' }
  | { readonly name: 'lowerPayment'; readonly n: number }
  | { readonly name: 'refundCoin'; readonly n: number }
  | { readonly name: 'moveBoost'; readonly n: number }
  | { readonly name: 'boostType'; readonly type: CardType; readonly n: number }
  | { readonly name: 'boostHere'; readonly n: number }
  | { readonly name: 'departAgain' }
  | { readonly name: 'transferReserve' }
  | { readonly name: 'scrapCard' }
  | { readonly name: 'eatSelf'; readonly gain: PlainGain }
  | { readonly name: 'seeCost' };
export type EffectName = PowerEffect['name'];
export type EffectOf<N extends EffectName> = Extract<PowerEffect, { readonly name: N }>;

type OneGain = 'coin' | 'random' | Skill;
export type EasedPart = 'face' | 'price' | 'terrain' | 'cat' | 'verb';

/** Standing effects of a card. They reach the owner's own grid only, unless the name says otherwise (VA-332). */
export type StaticEffect =
  | { readonly name: 'slotsPriced'; readonly cat: Skill; readonly n: number }
  | { readonly name: 'slotsClosed'; readonly which: Skill | 'impact' }
  | { readonly name: 'slotsGainElement'; readonly cat: Skill; readonly element: Element }
  | { readonly name: 'freeAdjacentPrices'; readonly type: CardType }
  | { readonly name: 'freePrices'; readonly face: Face }
  | { readonly name: 'boostOnRefresh'; readonly n: number }
  | { readonly name: 'boostPerType'; readonly type: CardType; readonly n: number }
  | { readonly name: 'boostOnCoinPaid'; readonly n: number }
  | { readonly name: 'boostOnArrive'; readonly n: number }
  | { readonly name: 'besideLampPart' }
  | {
      readonly name: 'cancelAll';
      readonly kinds: readonly Climate[];
      readonly terrain?: Terrain;
      /** All players on the location of a holding. */
      readonly scope?: 'everyoneHere';
    }
  | { readonly name: 'costMore'; readonly cat: Skill; readonly n: number }
  | { readonly name: 'doubleOnce'; readonly face: Stat }
  | { readonly name: 'hurtOnDoubles'; readonly cat: Skill }
  | { readonly name: 'coinGainLess'; readonly n: number }
  | { readonly name: 'clearWhen'; readonly trigger: ClearTrigger }
  | { readonly name: 'skipHeatOnce'; readonly flag: Flag }
  | { readonly name: 'rerollHere' };
export type StaticName = StaticEffect['name'];
export type StaticOf<N extends StaticName> = Extract<StaticEffect, { readonly name: N }>;
export type ClearTrigger = 'leaveIceOrDesert' | 'healthGain' | 'helpInSettlement' | 'allSlotsFilled';
