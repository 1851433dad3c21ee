import { memo } from 'react';
import { Picture } from '../../../parts/Picture.tsx';
import { useTable } from '../../../tableContext.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pictures of light and earth have fewer pixels than the scene has units: the atlas counts two for each. */
const soil = {
  wide: { frame: 'valley/ground', scale: 2 / 0.8, width: 1920, height: 1080 },
  tall: { frame: 'valley/ground/tall', scale: 4, width: 1080, height: 2180 },
} as const;

/** The earth is the darkest and quietest of all: when pieces do not read, it takes contrast away from what lies under them. */
const quiet = 0xb4a9a2;

/** The earth under everything, from edge to edge of the window, and the low sun on it. */
export const Soil = memo(function Soil({ width, height }: Size) {
  if (useTable().bare) return null;
  const earth = soil[width >= height ? 'wide' : 'tall'];
  const by = earth.scale * Math.max(width / earth.width, height / earth.height) * 1.02;
  return (
    <>
      <Picture frame={earth.frame} scale={by} tint={quiet} />
      <Sunlight width={width} height={height} strength={0.7} />
    </>
  );
});

const air = 2 / 0.2;

/** Shafts of the morning sun: stronger on the earth, weaker over what lies on it, or pale hexes are washed out. */
export const Sunlight = memo(function Sunlight({ width, height, strength }: Size & { readonly strength: number }) {
  if (useTable().bare) return null; // light that falls on nothing would still tint the picture below
  return <Picture frame="valley/shafts" scale={{ x: (air * width) / 1920, y: (air * height) / 1080 }} alpha={strength} blend="add" />;
});

/** What the low sun does not reach, on the earth and on the valley alike. */
export const Dusk = memo(function Dusk({ width, height }: Size) {
  if (useTable().bare) return null;
  return <Picture frame="valley/lamp" scale={{ x: (air * width) / 1920, y: (air * height) / 1080 }} blend="multiply" />;
});
