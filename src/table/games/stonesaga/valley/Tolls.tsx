import { memo } from 'react';
import { edgeNormal, slotRadius } from '../../../../../assets/stonesaga/art/valley/hexagon.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useHeld } from '../../../hooks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { edgeTowards, isHard } from './edges.ts';
import { inHex, type Fit, type Hex } from './fit.ts';

/** While somebody is in the hand: what a hard journey over each edge would cost, said on the edge. */
export const Tolls = memo(function Tolls({ view, fit, letters }: { readonly view: StonesagaView; readonly fit: Fit; readonly letters: number }) {
  const { things, targets } = useHeld();
  return (
    <>
      {things.flatMap((thing) => {
        const who = thing.startsWith('mini:') ? (thing.slice(5) as CharacterId) : null;
        const from = who && view.characters[who].at;
        if (!from) return [];
        return targets.flatMap((target) => {
          const edge = target.startsWith('hex:') ? edgeTowards(from, target.slice(4) as Hex) : -1;
          if (edge < 0 || !isHard(view.map, from, edge)) return [];
          const n = edgeNormal(edge);
          const reach = 0.8660254 * slotRadius;
          return [<Picture key={`${thing} ${target}`} frame="valley/toll" {...inHex(fit, from, { x: n.x * reach, y: n.y * reach })} scale={letters / 23} />];
        });
      })}
    </>
  );
});
