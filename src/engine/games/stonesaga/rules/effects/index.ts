import type { Rule } from '../../../../kernel/rule.ts';
import type { Effect, EffectName, EffectOf } from '../../content/effects.ts';
import type { CharacterId, Stonesaga } from '../../state.ts';
import * as boards from './boards.ts';
import * as choices from './choices.ts';
import * as places from './places.ts';
import * as society from './society.ts';

type Performed<K extends EffectName> = (t: Stonesaga, who: CharacterId, effect: EffectOf<K>) => Rule | void;

/** Every effect a card can have. A name that is printed and not performed does not compile, nor the other way round. */
const performed: { readonly [K in EffectName]: Performed<K> } = {
  gain: boards.gainResource,
  gainOne: boards.gainOne,
  gainItem: boards.gainCard,
  energy: boards.energy,
  loseEnergy: boards.energyLost,
  suffer: boards.suffered,
  degradeMalady: boards.degraded,
  boost: boards.boost,
  trait: boards.gainTrait,
  legend: boards.legend,
  comfort: boards.comfort,
  discard: boards.discard,
  discardItem: boards.giveUpItem,
  fire: places.fire,
  shelter: places.shelter,
  deplete: places.depleteHexes,
  mystery: places.mystery,
  removeMystery: places.removeMystery,
  flee: places.fleeing,
  reveal: places.revealNear,
  expand: places.expandValley,
  trayLimit: places.raiseTrayLimit,
  removeGlacier: places.removeGlacier,
  mining: places.mining,
  track: society.track,
  setTrack: society.trackTo,
  halveTrack: society.halve,
  knowledge: society.learn,
  power: society.addPower,
  design: society.designed,
  addGoal: society.addGoals,
  loom: society.loom,
  read: society.read,
  endChallenge: society.endChallenge,
  vanish: society.vanish,
  perishOne: society.perishOne,
  ruinOne: society.ruinOne,
  ruinAboveLimit: society.ruinAboveLimit,
  illustrate: society.illustrate,
  loreForNewTray: society.loreForNewTray,
  tribute: society.tribute,
  levy: society.levy,
  freeAction: society.freeAction,
  remember: society.remember,
  test: choices.test,
  choose: choices.choice,
  groupChoose: choices.groupChoice,
  when: choices.when,
  roll: choices.rollTable,
  each: choices.each,
  champion: choices.champion,
  someone: choices.someone,
};

/** From top to bottom; nothing more happens once the game is over. */
export function* resolve(t: Stonesaga, who: CharacterId, effects: readonly Effect[]): Rule {
  for (const effect of effects) {
    if (t.state.ended) return;
    const rule = (performed[effect.do] as Performed<EffectName>)(t, who, effect as never);
    if (rule) yield* rule;
  }
}

/** While a card is resolved it lies on the table for everybody to read. */
export function* resolveCard(t: Stonesaga, who: CharacterId, card: string, effects: readonly Effect[]): Rule {
  const under = t.state.scene;
  t.state.scene = { kind: 'card', who, card, under };
  yield* resolve(t, who, effects);
  t.state.scene = under;
}
