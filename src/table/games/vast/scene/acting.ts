import type { VastFact } from '../../../../engine/games/vast/facts.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Kit } from '../../../stage/kit.ts';
import { animatorOf } from '../../../stage/animator.ts';
import { actManor } from '../boards/manor/acting.ts';
import { actSkeletons } from '../boards/skeletons/acting.ts';
import { actSpider } from '../boards/spider/acting.ts';
import { actWarlock } from '../boards/warlock/acting.ts';
import { clash } from './clash.ts';
import { burst, fly, strand } from './effects.ts';
import type { Later } from '../../../told.ts';
import { dust, jolt, lunge, seen, whereIs, type ActingStage } from './stagecraft.ts';

/** What a fact looks like beside what it changes: blows, jolts, dust, and what passes. All of it ends where it began. */
export function act(kit: Kit, fact: VastFact, later: Later): void {
  if (kit.motion.still) return;
  const animator = animatorOf(kit);
  if (animator && perform({ kit, animator, later }, fact)) return;
  switch (fact.fact) {
    case 'healthChanged':
      if (fact.by < 0) jolt(kit, 'figure:paladin', 0.3);
      return jolt(kit, 'cube:health', 0.5);
    case 'poltergeistCaught':
      return dust(kit, `figure:${fact.figure}`);
    case 'poltergeistAppeared':
    case 'pillarRaised':
    case 'tileRevealed':
      return dust(kit, `space:${fact.at}`);
    case 'tokenRemoved':
      return dust(kit, `${fact.token}:${fact.at}`);
    case 'markerPlaced':
      return dust(kit, `space:${fact.edge.split('|')[1]}`);
    case 'stopped':
      return jolt(kit, `figure:${fact.figure}`, 0.3);
    default:
  }
}

/** True if the fact has been played and wants no more. */
function perform(stage: ActingStage, fact: VastFact): boolean {
  if (fact.fact === 'attacked') return attack(stage, fact);
  if (fact.fact === 'treasureTaken') return carryOff(stage, fact);
  return actSkeletons(stage, fact) || actSpider(stage, fact) || actManor(stage, fact) || actWarlock(stage, fact);
}

/** Numbers first, then the blow: whoever looks on can foretell it. */
function attack(
  { kit, animator, later }: ActingStage,
  { attacker, defender, strength, defense, hit }: Extract<VastFact, { readonly fact: 'attacked' }>,
): boolean {
  const [from, to] = [seen(kit, `figure:${attacker}`), seen(kit, `figure:${defender}`)];
  if (!from || !to) return true;
  clash(animator, to, strength, defense, hit);
  const far = Math.hypot(to.x - from.x, to.y - from.y) > 150;
  later(330, () => {
    if (far) strand(animator, { x: from.x, y: from.y - 44 }, { x: to.x, y: to.y - 40 }, 0xffe9b8, { width: 5, lasts: 320 });
    else lunge(kit, `figure:${attacker}`, `figure:${defender}`);
  });
  later(480, () => jolt(kit, `figure:${defender}`, hit ? 0.34 : 0.12));
  burst(animator, { x: to.x, y: to.y - 38 }, hit ? 0xffb04a : 0x9aa4d8, { reach: hit ? 66 : 36, count: hit ? 16 : 8, wait: 480 });
  return true;
}

/** The chest goes to whoever took it. */
function carryOff({ kit, animator }: ActingStage, { marker }: Extract<VastFact, { readonly fact: 'treasureTaken' }>): boolean {
  const { active } = kit.shown.get().view as VastView;
  const [from, to] = [kit.things.centre(`treasure:${marker}`), whereIs(kit, `board:${active}`, `rail:${active}`)];
  if (from && to) fly(animator, 'marker/treasure', from, to, { size: 1.1, lasts: 640 });
  return true;
}
