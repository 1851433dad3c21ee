import { memo, useMemo } from 'react';
import { Thing } from '../../../parts/Thing.tsx';
import { box, type Strip } from '../../../stage/shapes.ts';

/**
 * Something printed that hands and eyes find: a zone, a row, a line of a chart. A thing and no place, so that it is felt before the
 * card it is printed on.
 */
export const Printed = memo(function Printed({
  id,
  at: { x, y, width, height },
  round = 14,
  z = 210,
}: {
  readonly id: string;
  readonly at: Strip;
  readonly round?: number;
  readonly z?: number;
}) {
  const hit = useMemo(() => box(width, height, round), [width, height, round]);
  return <Thing id={id} home={{ x: x + width / 2, y: y + height / 2 }} hit={hit} z={z} zIndex={0} glow="box" rise={0} />;
});

/** What lies under the stage must not be felt through it. */
export const StageCover = ({ name, at, z = 150 }: { readonly name: string; readonly at: Strip; readonly z?: number }) => (
  <Printed id={`veil:${name}`} at={at} z={z} />
);
