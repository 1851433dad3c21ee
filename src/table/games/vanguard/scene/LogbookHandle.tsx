import { ink } from '../palette.ts';
import { Line, Nine, Opener, Sign } from './primitives.tsx';

/** The handle of the logbook, on the corner of the map; `x` is its right edge. */
export function LogbookHandle({
  x,
  y,
  height,
  letter,
  count,
  opens,
}: {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** The smallest that can be read, in its units. */
  readonly letter: number;
  readonly count: number;
  readonly opens: () => void;
}) {
  // on a small map the count alone stands beside the sign
  const brief = height > 80;
  const size = Math.max(height * 0.44, letter);
  const width = brief ? height * 1.5 : height * 1.2 + size * 3.2;
  return (
    <>
      <Nine frame="ui/dim" x={x - width} y={y} width={width} height={height} rim={14} />
      <Sign name="log" x={x - width + height * 0.56} y={y + height / 2} size={height * 0.56} tint={ink.cyan} />
      <Line
        text={brief ? String(count) : `Logs ${count}`}
        x={x - width + height}
        y={y + height / 2}
        size={size}
        width={width - height * 1.1}
      />
      <Opener id="logbook" label={`Logbook, ${count} logs`} at={{ x: x - width, y, width, height }} opens={opens} z={300} />
    </>
  );
}
