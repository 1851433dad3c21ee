import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useMemo } from 'react';
import { usePlace } from '../../../hooks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Spot } from '../../../parts/Spot.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { disc, type Area } from '../../../stage/shapes.ts';
import { Paragraph } from '../cards/Paragraph.tsx';
import type { PartProps } from '../part.ts';
import { cubeAt, trackRows, type TrackRow } from '../printed/tracks.ts';
import { thresholds } from './tracks.ts';

extend({ Container });

/** The slab with its pegs: what happens at which value. */
export function TracksGround({ view, ground }: PartProps) {
  const { x, y, width, height } = ground.tracks;
  return (
    <Spot x={x} y={y}>
      <Picture frame={`society/tracks-${ground.layout}`} />
      {trackRows(ground.layout, { width, height }).map((row) => (
        <Row key={row.track} row={row}>
          {thresholds(row.track, view).map(({ at, passed }) => (
            <Picture
              key={at}
              frame={passed ? 'society/peg-passed' : 'society/peg'}
              x={cubeAt(row, at)}
              y={row.groove.y + row.groove.height + 9}
              scale={ground.layout === 'wide' ? 0.8 : 1}
            />
          ))}
        </Row>
      ))}
    </Spot>
  );
}

function Row({ row, children }: { readonly row: TrackRow; readonly children: React.ReactNode }) {
  const { x, y, width, height } = row.area;
  const area = useMemo<Area>(() => ({ shape: 'rect', x, y, width, height, round: 12 }), [x, y, width, height]);
  usePlace(`track:${row.track}`, { area });
  return <>{children}</>;
}

/** The cubes and what they say, large enough for the whole table. */
export function TracksPieces({ view, ground }: PartProps) {
  const { x, y, width, height } = ground.tracks;
  return (
    <Spot x={x} y={y}>
      {trackRows(ground.layout, { width, height }).map((row) => (
        <pixiContainer key={row.track}>
          <Cube id={`track:${row.track}:cube`} x={cubeAt(row, view.tracks[row.track])} y={row.groove.y + row.groove.height / 2 - 2} />
          <Paragraph
            lines={[String(view.tracks[row.track])]}
            x={row.number.x}
            y={row.number.y}
            size={row.number.size}
            font="Caudex"
            weight="700"
            colour={0x4a0e02}
            anchor={{ x: 0.5, y: 0.5 }}
          />
        </pixiContainer>
      ))}
    </Spot>
  );
}

const cubeHit = disc(16);

const Cube = memo(function Cube({ id, x, y }: { readonly id: string; readonly x: number; readonly y: number }) {
  return (
    <Thing id={id} home={{ x, y }} hit={cubeHit} touchable={false} rise={12}>
      <Picture frame="society/cube" />
    </Thing>
  );
});
