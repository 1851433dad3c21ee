import { memo } from 'react';
import type { Ground } from '../ground.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { useTable } from '../../../tableContext.ts';

/** Pictures of light and earth have fewer pixels than the scene has units: the atlas counts two for each. */
const soil = { wide: { frame: 'valley/ground', scale: 2 / 0.8 }, tall: { frame: 'valley/ground/tall', scale: 4 } } as const;

/** The earth is the darkest and quietest of all: when pieces do not read, it takes contrast away from what lies under them. */
const quiet = 0xb4a9a2;

/** The earth under everything, and the low sun on it. */
export const Soil = memo(function Soil({ ground }: { readonly ground: Ground }) {
  const { frame, scale } = soil[ground.layout];
  if (useTable().bare) return null;
  return (
    <>
      <Picture frame={frame} scale={scale} tint={quiet} />
      <Sunlight ground={ground} strength={0.7} />
    </>
  );
});

const air = 2 / 0.2;

/** Shafts of the morning sun: stronger on the earth, weaker over what lies on it, or pale hexes are washed out. */
export const Sunlight = memo(function Sunlight({ ground, strength }: { readonly ground: Ground; readonly strength: number }) {
  if (useTable().bare) return null; // light that falls on nothing would still tint the picture below
  return (
    <Picture
      frame="valley/shafts"
      scale={{ x: (air * ground.width) / 1920, y: (air * ground.height) / 1080 }}
      alpha={strength}
      blend="add"
    />
  );
});

/** What the low sun does not reach, on the earth and on the valley alike. */
export const Dusk = memo(function Dusk({ ground }: { readonly ground: Ground }) {
  if (useTable().bare) return null;
  return <Picture frame="valley/lamp" scale={{ x: (air * ground.width) / 1920, y: (air * ground.height) / 1080 }} blend="multiply" />;
});
