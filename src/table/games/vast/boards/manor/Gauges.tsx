import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import { MANOR } from '../../printed/manorBoard.ts';
import { trackIds, tracks, treasuresByDraw, type TrackId } from '../../../../../engine/games/vast/content/rituals.ts';
import { on, type BoardSpot } from '../../layout/ground.ts';
import { Value } from '../../scene/gauges.tsx';
import { Picture, Words } from '../../../../parts/Picture.tsx';
import { Sliding } from '../../../../parts/Sliding.tsx';
import type { GaugesProps } from '../board.ts';
import { wallsLeft } from './lay.ts';

extend({ Graphics });

/** What the board of the Manor says by itself: the supplies, the goal on the track of Seals, and the power that is under way. */
export const ManorGauges = memo(function ManorGauges({ spot, view }: GaugesProps) {
  const { manor, goals, phase } = view;
  if (!manor) return null;
  const power = phase.slice('manor.'.length);
  return (
    <>
      <Value spot={spot} {...MANOR.wallsLeft} value={wallsLeft(view)} size={38} />
      <Picture frame="cube/portent" {...on(spot, MANOR.portent)} scale={spot.scale * 1.2} alpha={manor.portentsLeft > 0 ? 1 : 0.25} />
      <Value spot={spot} {...MANOR.portentsLeft} value={manor.portentsLeft} size={38} />
      <Goal spot={spot} seals={goals.seals} />
      <Worths spot={spot} />
      {power in tracks && <Power spot={spot} track={power as TrackId} />}
    </>
  );
});

const gold = 0xffe0a0;

/** What the spaces of the tracks are worth. */
const Worths = memo(function Worths({ spot }: { readonly spot: BoardSpot }) {
  const { spaces, none, kinds } = MANOR.draw;
  const put = (key: string, value: number, x: number, y: number, size: number) => (
    <Words key={key} text={String(value)} {...on(spot, { x, y })} size={size * spot.scale} colour={gold} />
  );
  return (
    <>
      {trackIds.flatMap((id) =>
        id === 'draw' ? [] : MANOR.tracks[id].spaces.map(({ x, y }, i) => put(`${id} ${i}`, tracks[id].values[i + 1]!, x, y + 36, 31)),
      )}
      {[none, ...spaces].flatMap(({ x }, filled) => [
        put(`treasures ${filled}`, treasuresByDraw[filled]!, x, kinds.y - 1, 25),
        put(`rituals ${filled}`, tracks.draw.values[filled]!, x, kinds.y + 23, 25),
      ])}
    </>
  );
});

/** A crown over the Seal that wins; variants move it. */
const Goal = memo(function Goal({ spot, seals }: { readonly spot: BoardSpot; readonly seals: number }) {
  const at = MANOR.seals[Math.min(seals, MANOR.seals.length - 1)]!;
  return (
    <pixiContainer {...on(spot, at)} scale={spot.scale}>
      <pixiGraphics
        draw={(g) => {
          g.clear().circle(0, 0, 19.5).stroke({ width: 3, color: 0xffd76a });
          g.poly([-13, -16, -15, -30, -6.5, -24, 0, -33, 6.5, -24, 15, -30, 13, -16])
            .fill({ color: 0xffcf5a })
            .stroke({ width: 1.6, color: 0x5a2a08 });
        }}
      />
    </pixiContainer>
  );
});

/** A lit window round the power that is used now. It slides from one to the next. */
const Power = memo(function Power({ spot, track }: { readonly spot: BoardSpot; readonly track: TrackId }) {
  const { x, y, w, h } = MANOR.tracks[track].box;
  return (
    <Sliding {...on(spot, { x, y })} scale={spot.scale}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          g.roundRect(-4, 4, w + 8, h, 10).fill({ color: 0xffc867, alpha: 0.16 }).stroke({ width: 4.5, color: 0x3a1405 });
          g.roundRect(-4, 4, w + 8, h, 10).stroke({ width: 2.4, color: 0xffdf8a });
          g.poly([w / 2 - 10, -9, w / 2 + 10, -9, w / 2, 4]).fill({ color: 0xffdf8a }).stroke({ width: 1.6, color: 0x3a1405 });
        }}
      />
    </Sliding>
  );
});
