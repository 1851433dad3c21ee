import { memo } from 'react';
import type { Ground } from '../ground.ts';
import { Picture } from '../../../parts/Picture.tsx';

/** Pictures of light and earth have fewer pixels than the scene has units: the atlas counts two for each. */
const soil = { wide: { frame: 'valley/ground', scale: 2 / 0.8 }, tall: { frame: 'valley/ground/tall', scale: 4 } } as const;

/** The earth under everything, and the low sun on it. */
export const Soil = memo(function Soil({ ground }: { readonly ground: Ground }) {
  const { frame, scale } = soil[ground.layout];
  return (
    <>
      <Picture frame={frame} scale={scale} />
      <Sunlight ground={ground} strength={1} />
    </>
  );
});

/** Shafts of the morning sun: full on the earth, weaker over what lies on it, or pale hexes are washed out. */
export const Sunlight = memo(function Sunlight({ ground, strength }: { readonly ground: Ground; readonly strength: number }) {
  return <Picture frame="valley/shafts" scale={{ x: (8 * ground.width) / 1920, y: (8 * ground.height) / 1080 }} alpha={strength} blend="add" />;
});
