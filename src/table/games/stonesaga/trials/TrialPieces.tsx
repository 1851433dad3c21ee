import { Die } from '../../../parts/Die.tsx';
import { BoneDie } from '../fishing/BoneDie.tsx';
import { deedsOf } from '../fishing/deeds.ts';
import { StoneButton } from '../boards/StoneButton.tsx';
import { nothingOffered } from '../../../gesture/offers.ts';
import type { PartProps } from '../part.ts';
import { ownOffers } from './named.ts';
import { shelved, trialPlan } from './plan.ts';
import { useThrown } from './useThrown.ts';
import { useTrial } from './useTrial.ts';

/** The die that waits, dice that lie, and the stones of what may be done with them. */
export function TrialPieces({ view, offers, ground }: PartProps) {
  const trial = useTrial(view);
  const thrown = useThrown(view);
  if (!trial) return null;
  const plan = trialPlan(ground);
  const own = trial.result === null ? ownOffers(offers) : nothingOffered;
  const waiting = own.throws();
  const { dice } = trial.scene;
  const spots = shelved(plan, dice.length + waiting.length);
  return (
    <>
      {dice.map((face, i) => (
        <BoneDie key={i} laid={{ id: `die:${i}`, face, ...spots[i]!, size: plan.die / 60, z: 10 }} />
      ))}
      {!thrown && waiting.map(({ dice: id, count }, k) => (
        <Die key={id} id={id} count={count} home={spots[dice.length + k]!} edge={plan.die * 0.72} z={230} />
      ))}
      {deedsOf(plan, own, words).map((stone) => (
        <StoneButton key={stone.id} stone={stone} letters={plan.letters} />
      ))}
    </>
  );
}

const words: Readonly<Record<string, string>> = { enough: 'Let them lie' };
