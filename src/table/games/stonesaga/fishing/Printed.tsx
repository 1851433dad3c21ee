import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useMemo } from 'react';
import { useThing } from '../../../hooks.ts';
import { box } from '../../../stage/shapes.ts';
import type { Strip } from '../ground.ts';

extend({ Container });

/** Something printed that hands and eyes find: a zone, a row, a line of a chart. A thing and no place, so that it is felt before the card it is printed on. */
export const Printed = memo(function Printed({ id, at: { x, y, width, height }, round = 14, z = 210 }: { readonly id: string; readonly at: Strip; readonly round?: number; readonly z?: number }) {
  const hit = useMemo(() => box(width, height, round), [width, height, round]);
  const { root } = useThing(id, { home: { x: x + width / 2, y: y + height / 2 }, hit, z, glow: 'box', rise: 0 });
  return <pixiContainer ref={root} label={id} />;
});

/** What lies under the stage must not be felt through it. */
export const Stage = ({ name, at }: { readonly name: string; readonly at: Strip }) => <Printed id={`veil:${name}`} at={at} z={150} />;
