import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo } from 'react';
import { edgeNormal, slotRadius } from '../printed/hexagon.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { edgeTowards } from '../../../../engine/games/stonesaga/reckoning/edges.ts';
import { useHeld } from '../../../hooks.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { tollOf } from './edges.ts';
import { inHex, type HexFit } from '../../../parts/hexFit.ts';
import type { Hex } from './fit.ts';

extend({ Container, Graphics });

/** While somebody is in the hand: what a hard journey over each edge would cost, said on the edge. */
export const Tolls = memo(function Tolls({
  view,
  fit,
  letters,
}: {
  readonly view: StonesagaView;
  readonly fit: HexFit;
  readonly letters: number;
}) {
  const { things, targets } = useHeld();
  return (
    <>
      {things.flatMap((thing) => {
        const who = thing.startsWith('mini:') ? (thing.slice(5) as CharacterId) : null;
        const from = who && view.characters[who].at;
        if (!from) return [];
        return targets.flatMap((target) => {
          const edge = target.startsWith('hex:') ? edgeTowards(from, target.slice(4) as Hex) : -1;
          const cost = edge < 0 ? 0 : tollOf(view, from, edge);
          if (cost === 0) return [];
          const n = edgeNormal(edge);
          const reach = 0.8660254 * slotRadius;
          return [
            <Toll key={`${thing} ${target}`} cost={cost} {...inHex(fit, from, { x: n.x * reach, y: n.y * reach })} scale={letters / 23} />,
          ];
        });
      })}
    </>
  );
});

/** The usual toll is painted; where a swollen river or the like asks for more, the number is laid over it. */
function Toll({ cost, x, y, scale }: { readonly cost: number; readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <pixiContainer x={x} y={y} scale={scale}>
      <Picture frame="valley/toll" />
      {cost !== 1 && (
        <>
          <pixiGraphics draw={(g) => void g.clear().roundRect(-30, -15, 34, 30, 12).fill(0x2a211b)} />
          <Words text={`−${cost}`} x={-13} y={0} size={26} font="Caudex" colour={0xffb79e} />
        </>
      )}
    </pixiContainer>
  );
}
