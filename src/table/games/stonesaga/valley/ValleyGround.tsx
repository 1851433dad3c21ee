import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useMemo } from 'react';
import { usePlace } from '../../../hooks.ts';
import type { Area } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import type { PartProps } from '../part.ts';
import { Hexes } from './Hexes.tsx';
import { ghosts, laidTrays } from './laid.ts';
import { Mist } from './Mist.tsx';
import { Overlays } from './Overlays.tsx';
import { Places } from './Places.tsx';
import { Dusk, Soil, Sunlight } from './Soil.tsx';
import { Trays } from './Trays.tsx';
import { useFit } from './useFit.ts';

extend({ Container });

/** Earth, trays, hexes and what lies flat on them. */
export const ValleyGround = memo(function ValleyGround({ view, questions, ground }: PartProps) {
  const fit = useFit(view, questions, ground);
  const open = useMemo(() => ghosts(view, questions), [view, questions]);
  const trays = useMemo(() => [...laidTrays(view), ...open], [view, open]);
  return (
    <pixiContainer label="valley">
      <Soil ground={ground} />
      <Beyond ground={ground} />
      <Trays trays={trays} fit={fit} />
      <Hexes map={view.map} fit={fit} />
      <Overlays map={view.map} outposts={view.outposts} fit={fit} letters={ground.letters} />
      <Mist map={view.map} fit={fit} />
      <Places view={view} questions={questions} fit={fit} ghosts={open} />
      <Dusk ground={ground} />
      <Sunlight ground={ground} strength={0.42} />
    </pixiContainer>
  );
});

/** New trays are carried in over the right rim of the map. */
function Beyond({ ground: { map } }: { readonly ground: Ground }) {
  const area = useMemo((): Area => ({ shape: 'circle', x: map.x + map.width * 0.9, y: map.y - 500, radius: 1 }), [map]);
  usePlace('valley:beyond', { area, z: -9 });
  return null;
}
