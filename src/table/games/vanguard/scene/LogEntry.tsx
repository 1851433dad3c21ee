import { useCallback } from 'react';
import { logOf } from '../../../../engine/games/vanguard/content/find.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { ink } from '../palette.ts';
import { Line, Nine, Opener, Sign } from './primitives.tsx';

/** A log that was read, in the logbook. */
export function LogEntry({
  n,
  x,
  y,
  width,
  height,
  letters,
  read,
}: Strip & { readonly n: number; readonly letters: number; readonly read: (n: number) => void }) {
  const opens = useCallback(() => read(n), [read, n]);
  return (
    <>
      <Nine frame="ui/field" x={x} y={y} width={width} height={height} rim={14} />
      <Sign name="log" x={x + 24} y={y + height / 2} size={letters * 1.2} tint={ink.cyan} />
      <Line text={`${n}  ${logOf(n).title}`} x={x + 46} y={y + height / 2} size={letters * 1.15} width={width - 60} />
      <Opener id={`logbook:${n}`} label={`Log ${n}, ${logOf(n).title}`} at={{ x, y, width, height }} opens={opens} z={1500} />
    </>
  );
}
