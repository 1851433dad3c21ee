import { memo, useMemo } from 'react';
import type { Home } from '../../../motion/body.ts';
import { Thing } from '../../../parts/Thing.tsx';
import { box } from '../../../stage/shapes.ts';
import type { LaidObject } from './laying.ts';
import { ObjectPicture, type ObjectLook } from './ObjectPicture.tsx';

interface ForageObjectProps {
  readonly laid: LaidObject;
  /** Where it goes instead of where it stands: into the bag, or at the forager. */
  readonly goes: Home | null;
  /** Null while it is still drawn by its card, so that it travels with it. */
  readonly seen: ObjectLook | null;
  readonly number: string | null;
  readonly letters: number;
  readonly touchable: boolean;
  readonly z: number;
}

/** A picture of a card as something a hand can take. */
export const ForageObject = memo(function ForageObject({ laid, goes, seen, number, letters, touchable, z }: ForageObjectProps) {
  const { standing, x, y, scale } = laid;
  const hit = useMemo(() => box(standing.w, standing.h, 8), [standing]);
  return (
    <Thing
      id={`object:${standing.id}`}
      home={goes ?? { x, y, size: scale }}
      hit={hit}
      z={z}
      touchable={touchable}
      glow="ring"
      rise={18}
    >
      {seen && <ObjectPicture standing={standing} seen={seen} x={0} y={standing.h / 2} number={number} letters={letters / scale} />}
    </Thing>
  );
});
