import { button, tap } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { faces } from '../content/faces.ts';
import type { MaterialFace } from '../content/materials.ts';
import { costs } from '../content/values.ts';
import type { CharacterId, Stonesaga } from '../state.ts';
import { isUnlocked } from './abilities.ts';
import type { DayAction } from './dayAction.ts';
import { ask } from './asking.ts';
import { positionsOf } from '../content/codes.ts';
import { combine, placing } from './crafting.ts';
import { canSpend, spendEnergy } from './energy.ts';
import { gain, labelOf } from './holdings.ts';
import { ruinIn } from './places.ts';
import { deplete } from './sites.ts';

const buried = ['cloudstone', 'riverstone', 'bone', 'wood', 'fiber', 'hide'] as const;

/** SC-437 to SC-446 */
export const scavenge: DayAction = {
  id: 'scavenge',
  offers: (t, who) =>
    isUnlocked(t.state, 'scavenge') && ruinIn(t.state, t.state.characters[who].at!) && canSpend(t.state, who, costs.scavenge)
      ? [button(`scavenge:${who}`, 'Scavenge in the ruin', () => dig(t, who))]
      : [],
};

function* dig(t: Stonesaga, who: CharacterId): Rule {
  spendEnergy(t, who, costs.scavenge);
  deplete(t, t.state.characters[who].at!);
  const bag: MaterialFace[] = [...buried];
  for (let i = 0; i < 2; i++) bag.splice(t.roll(bag.length) - 1, 1);
  const poured = bag.map((face) => (t.roll(2) === 1 ? face : (faces[face].other as MaterialFace)));
  t.state.scene = { kind: 'scavenging', who, poured };
  const crafts = yield* ask(t, who, 'scavenge.how', 'Four things lie in the dust.', [
    button('take', 'Take two of them', false),
    button('craft', 'Craft from two of them at once', true),
  ]);
  const first = yield* pickOne(t, who, poured);
  const second = yield* pickOne(t, who, poured.filter((face) => face !== first));
  t.state.scene = null;
  // RU-SC-58 What does not make anything is gained.
  if (crafts && (yield* craftAtOnce(t, who, first, second))) return;
  for (const face of [first, second]) gain(t, who, face, 1, 'ruin');
}

const pickOne = (t: Stonesaga, who: CharacterId, from: readonly MaterialFace[]): Rule<MaterialFace> =>
  ask(t, who, 'scavenge.pick', 'Which of them?', from.map((face) => tap(`found:${face}`, labelOf(face), face)));

function* craftAtOnce(t: Stonesaga, who: CharacterId, left: MaterialFace, right: MaterialFace): Rule<boolean> {
  const positions = positionsOf(left, right);
  if (positions.length === 0) return false;
  t.state.scene = { kind: 'crafting', who, left, right };
  const position = yield* ask(
    t,
    who,
    'craft.place',
    'Turn their inner edges to match.',
    positions.map((one) => placing(t.state, one)),
  );
  t.state.scene = null;
  return yield* combine(t, who, left, right, position, false);
}
