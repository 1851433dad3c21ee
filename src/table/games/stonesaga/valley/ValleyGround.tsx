import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useMemo } from 'react';
import { sharp } from '../printed/hexagon.ts';
import { usePlace } from '../../../hooks.ts';
import { HexTrays, type TrayPictures } from '../../../parts/HexTrays.tsx';
import type { Area } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import type { PartProps } from '../part.ts';
import { Hexes } from './Hexes.tsx';
import { ghosts, laidTrays } from './laid.ts';
import { Mist } from './Mist.tsx';
import { Overlays } from './Overlays.tsx';
import { Places } from './Places.tsx';
import { useFit } from './useFit.ts';

extend({ Container });

const trayPictures: TrayPictures = { scale: 2 / sharp, shadowScale: 4, groove: 'valley/joint', key: 'valley/key' };

/** Earth, trays, hexes and what lies flat on them. */
export const ValleyGround = memo(function ValleyGround({ view, offers, ground }: PartProps) {
  const fit = useFit(view, offers, ground);
  const open = useMemo(() => ghosts(view, offers), [view, offers]);
  const trays = useMemo(() => [...laidTrays(view), ...open], [view, open]);
  return (
    <pixiContainer label="valley">
      <Beyond ground={ground} />
      <HexTrays trays={trays} fit={fit} pictures={trayPictures} from="valley:beyond" />
      <Hexes map={view.map} fit={fit} />
      <Overlays map={view.map} outposts={view.outposts} fit={fit} letters={ground.letters} />
      <Mist map={view.map} fit={fit} />
      <Places view={view} offers={offers} fit={fit} ghosts={open} />
    </pixiContainer>
  );
});

/** New trays are carried in over the right rim of the map. */
function Beyond({ ground: { map } }: { readonly ground: Ground }) {
  const area = useMemo((): Area => ({ shape: 'circle', x: map.x + map.width * 0.9, y: map.y - 500, radius: 1 }), [map]);
  usePlace('valley:beyond', { area, z: -9 });
  return null;
}
