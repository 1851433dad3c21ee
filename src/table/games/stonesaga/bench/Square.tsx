import { memo } from 'react';
import { faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import type { MaterialFace } from '../../../../engine/games/stonesaga/content/materials.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box } from '../../../stage/shapes.ts';
import type { Point } from '../../../stage/shapes.ts';

/** Side of a square as it is baked. */
export const bakedSide = 166;
const hit = box(bakedSide, bakedSide, 13);
const edges = { animal: 0x4b3119, plant: 0x27300f, mineral: 0x1d130c, rare: 0x776f62 } as const;

interface SquareProps {
  readonly id: string;
  readonly face: MaterialFace;
  readonly at: Point;
  readonly turn: number;
  readonly size: number;
  readonly from: string;
}

/** A material, large, with the pips of its four edges. */
export const Square = memo(function Square({ id, face, at, turn, size, from }: SquareProps) {
  const angle = (turn * Math.PI) / 2;
  const down = { x: Math.sin(angle) * 7, y: Math.cos(angle) * 7 };
  return (
    <Thing
      id={id}
      home={{ ...at, turn: angle, size }}
      hit={hit}
      z={40}
      rise={40}
      shade={0.8}
      thick={9}
      from={from}
      shadow={<Picture frame="craft/shadow" />}
    >
      <Picture frame="craft/edge" tint={edges[faces[face].kind as keyof typeof edges]} x={down.x} y={down.y} />
      <Picture frame={`craft/${face}`} />
    </Thing>
  );
});

/** The same, small and flat: in the drawer of recipes. */
export const SmallSquare = memo(function SmallSquare({
  face,
  x,
  y,
  turn,
  side,
}: {
  readonly face: MaterialFace;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly side: number;
}) {
  return <Picture frame={`craft/${face}`} x={x} y={y} scale={side / bakedSide} turn={(turn * Math.PI) / 2} />;
});
