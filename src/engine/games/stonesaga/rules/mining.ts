import { button, declining, tap, thenAsking, type Option } from '../../../kernel/option.ts';
import type { QuestionMarks, Rule } from '../../../kernel/rule.ts';
import { miningBags, miningChart } from '../content/mining.ts';
import { costs, minedPerAction } from '../content/values.ts';
import { minable, omens, stones, type Minable, type Omen, type Stone } from '../content/vocabulary.ts';
import type { MiningScene } from '../scenes.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../state.ts';
import { abilitiesOf } from './abilities.ts';
import type { DayAction } from './dayAction.ts';
import { ask } from './asking.ts';
import { isIncapacitated } from './characters.ts';
import { resolve } from './effects/resolve.ts';
import { canSpend, spendEnergy } from './energy.ts';
import { gain, labelOf, lose } from './holdings.ts';
import { currentOmens } from './omens.ts';
import { featuresAt } from './places.ts';
import { deplete, surcharge } from './sites.ts';

/** SS-511 to SS-513, SS-539 One option for each feature that can be mined here. */
export const mine: DayAction = {
  id: 'mine',
  offers: (t, who) => {
    const at = t.state.characters[who].at!;
    const cost = costs.mine + surcharge(t.state, at);
    if (!canSpend(t.state, who, cost)) return [];
    const found = featuresAt(t.state, at).filter((feature): feature is Minable => (minable as readonly string[]).includes(feature));
    return found.map((feature): Option<() => Rule> =>
      thenAsking(
        button(`mine:${who}:${feature}`, `Mine the ${saidAs[feature]}`, () => mineHere(t, who, feature, cost)),
        'which stone to feel for',
      ),
    );
  },
};
const saidAs: Readonly<Record<Minable, string>> = {
  cave: 'cave',
  chasm: 'chasm',
  driedFlats: 'dried flats',
  moraine: 'moraine',
  mountain: 'mountain',
};

function* mineHere(t: Stonesaga, who: CharacterId, feature: Minable, cost: number): Rule {
  const at = t.state.characters[who].at!;
  spendEnergy(t, who, cost);
  deplete(t, at);
  const scene: MiningScene = {
    kind: 'mining',
    who,
    feature,
    bag: { ...miningBags[feature] },
    seen: [],
    limit: minedPerAction,
    putBack: false,
  };
  t.state.scene = scene;
  // R-SS-66 Somebody who is gone or cannot act any more keeps what they have, and the action ends.
  let announced = true;
  while (
    scene.seen.length < scene.limit &&
    stonesIn(scene).length > 0 &&
    t.state.characters[who].at === at &&
    !isIncapacitated(t.state, who)
  ) {
    // SS-621 The first token is always drawn.
    const stop = scene.seen.length > 0 ? [declining(button('stop', 'Stop mining', null))] : [];
    const blind = button<Stone | 'blind' | null>('blind', 'Draw without feeling', 'blind');
    const felt = stonesIn(scene).map((stone) => tap<Stone | 'blind' | null>(`stone:${stone}`, labelOf(stone), stone));
    const options: readonly Option<Stone | 'blind' | null>[] = [...felt, blind, ...stop];
    const choice: Stone | 'blind' | null = yield* ask(t, who, 'mine.draw', 'Which stone do you feel for?', options, { second: announced });
    if (choice === null) break;
    announced = yield* drawStone(t, who, scene, choice);
  }
  t.state.scene = null;
}

const stonesIn = ({ bag }: MiningScene): Stone[] => stones.filter((stone) => (bag[stone] ?? 0) > 0);

/** SS-526 to SS-531, R-SS-64, R-SS-65 The material first, then the omen. True if the stone is put back, to draw again at once. */
function* drawStone(t: Stonesaga, who: CharacterId, scene: MiningScene, choice: Stone | 'blind'): Rule<boolean> {
  const stone = choice === 'blind' ? blindly(t, scene) : choice;
  scene.bag[stone]! -= 1;
  gain(t, who, stone, 1, 'mine');
  if (
    abilitiesOf(t.state, who, 'mineAgain').length > 0 &&
    !scene.putBack &&
    (yield* ask(t, who, 'mine.again', `It is ${labelOf(stone)}. Put it back before its omen is seen?`, [
      declining(button('keep', 'Keep it', false)),
      thenAsking(button('put-back', 'Put it back and draw again', true), 'which stone to feel for'),
    ]))
  ) {
    scene.putBack = true;
    lose(t, who, stone, 1, 'supply');
    scene.bag[stone]! += 1;
    return true;
  }
  const omen = t.pick(hiddenOmens(scene, stone));
  scene.seen.push({ stone, omen });
  const matched = currentOmens(t.state).includes(omen);
  t.tell({ fact: 'mined', who, stone, omen, matched });
  if (matched) yield* resolve(t, who, miningChart[omen][scene.feature].effects);
  return false;
}

function blindly(t: Stonesaga, scene: MiningScene): Stone {
  const all = stonesIn(scene).flatMap((stone) => Array.from({ length: scene.bag[stone]! }, () => stone));
  return t.pick(all);
}

/** SS-009, SS-525 Each stone has every omen once, so one that has been seen cannot come again. */
const hiddenOmens = (scene: MiningScene, stone: Stone): Omen[] =>
  omens.filter((omen) => !scene.seen.some((one) => one.stone === stone && one.omen === omen));

/** Effects of the mining chart that change the action itself. */
export function* miningEffect(
  t: Stonesaga,
  who: CharacterId,
  then: 'stop' | 'again' | 'sameStone' | 'anyStone',
  marks?: QuestionMarks,
): Rule {
  const scene = miningScene(t.state);
  if (!scene) return;
  if (then === 'stop') scene.limit = 0;
  if (then === 'again') scene.limit += 1;
  if (then === 'sameStone') gain(t, who, scene.seen.at(-1)!.stone, 1, 'mine');
  if (then === 'anyStone') {
    const options = minedFrom(scene.feature).map((stone) => tap(`stone:${stone}`, labelOf(stone), stone));
    gain(t, who, yield* ask(t, who, 'mine.stone', 'Which stone do you take?', options, marks), 1, 'mine');
  }
}

const minedFrom = (feature: Minable): Stone[] => stones.filter((stone) => miningBags[feature][stone]);

/** Whether there is a choice where any stone of the place may be taken. */
export const asksForStone = (state: StonesagaState): boolean => {
  const scene = miningScene(state);
  return scene !== null && minedFrom(scene.feature).length > 1;
};

const miningScene = ({ scene }: StonesagaState): MiningScene | null => (scene?.kind === 'mining' ? scene : null);
