import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo } from 'react';
import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import { useSpace } from '../../../hooks.ts';
import { outOf } from '../../../stage/space.ts';
import { useAnimator } from '../../../stage/useAnimator.ts';
import { useTable } from '../../../tableContext.ts';
import { useFactListener } from '../../../told.ts';
import type { Ground } from '../ground.ts';
import { bringDown, carry, getAway, pounce } from './acts.ts';
import { standingOf } from './placing.ts';

extend({ Container });

/** Plays what facts tell of the field. It stays on the table after the landscape is gone: the last catch is still on its way then. */
export const Chase = memo(function Chase({ ground: { bag, stage: field } }: { readonly ground: Ground }) {
  const { motion } = useTable();
  const spot = useSpace();
  const { stage, animator: open } = useAnimator();
  useFactListener<StonesagaFact>((facts) => {
    const animator = open.current;
    if (motion.quiet || !animator) return;
    const intoBag = outOf(spot, { x: bag.x + bag.width / 2, y: bag.y + bag.height / 2 });
    const hurt = facts.some(({ fact }) => fact === 'maladySuffered');
    for (const fact of facts) {
      if (fact.fact === 'harvested') {
        const { look, depth, h } = standingOf(fact.object);
        const pose = motion.pose(`object:${fact.object}`);
        if (pose) carry(animator, `forage/${look}/${depth}`, { x: pose.x, y: pose.y + (h / 2) * pose.size }, intoBag, pose.size);
      }
      if (fact.fact === 'hunted')
        fact.objects.forEach((object, i) => {
          const along = 0.5 + 0.16 * (i - (fact.objects.length - 1) / 2);
          const at = outOf(spot, { x: field.x + field.width * along, y: field.y + field.height * 0.56 });
          const { look, kind } = standingOf(object);
          const frame = `forage/${look}/fore`;
          if (kind === 'predator' && !fact.caught && hurt) pounce(animator, frame, at, 2.2);
          else if (fact.caught) bringDown(animator, frame, at, intoBag, 1.7, i * 160);
          else getAway(animator, frame, at, 1.7, i * 120);
        });
    }
  });
  return <pixiContainer ref={stage} label="chase" zIndex={2000} />;
});
