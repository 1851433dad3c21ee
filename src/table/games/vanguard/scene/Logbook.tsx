import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useCallback } from 'react';
import { logOf } from '../../../../engine/games/vanguard/content/find.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { ink } from '../palette.ts';
import { Line, Nine, Opener, Sign } from './primitives.tsx';

extend({ Container, Graphics });

/** Everything that was read, to be read again; nothing unread is in it. The latest stand first. */
export function Logbook({
  logs,
  at,
  letters,
  touch,
  read,
  close,
}: {
  readonly logs: readonly number[];
  readonly at: Strip;
  readonly letters: number;
  readonly touch: number;
  readonly read: (n: number) => void;
  readonly close: () => void;
}) {
  const row = Math.max(touch, letters * 1.9);
  const columns = Math.max(1, Math.floor(at.width / Math.max(360, letters * 17)));
  const wide = (at.width - 60) / columns;
  const most = columns * Math.floor((at.height - 120) / row);
  return (
    <>
      <Nine frame="ui/board" x={at.x + 8} y={at.y + 8} width={at.width - 16} height={at.height - 16} rim={38} />
      <Line text="LOGBOOK" x={at.x + 40} y={at.y + 48} size={letters * 1.8} font="Rajdhani" />
      <Nine frame="ui/hot" x={at.x + at.width - 190} y={at.y + 26} width={150} height={Math.max(48, touch)} rim={14} />
      <Line
        text="Close"
        x={at.x + at.width - 115}
        y={at.y + 26 + Math.max(48, touch) / 2}
        size={letters * 1.3}
        colour={ink.dark}
        align="center"
      />
      <Opener
        id="logbook:close"
        at={{ x: at.x + at.width - 190, y: at.y + 26, width: 150, height: Math.max(48, touch) }}
        opens={close}
        z={1500}
      />
      {logs.length === 0 && <Line text="Nothing has been read yet." x={at.x + 40} y={at.y + 130} size={letters * 1.2} colour={ink.dim} />}
      {[...logs]
        .reverse()
        .slice(0, most)
        .map((n, i) => (
          <Entry
            key={n}
            n={n}
            x={at.x + 30 + (i % columns) * wide}
            y={at.y + 96 + Math.floor(i / columns) * row}
            width={wide - 10}
            height={row - 6}
            letters={letters}
            read={read}
          />
        ))}
    </>
  );
}

function Entry({
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
      <Opener id={`logbook:${n}`} at={{ x, y, width, height }} opens={opens} z={1500} />
    </>
  );
}

/** The handle of the logbook, on the corner of the map; `x` is its right edge. */
export function LogbookHandle({
  x,
  y,
  height,
  count,
  opens,
}: {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly count: number;
  readonly opens: () => void;
}) {
  // on a small map the count alone stands beside the sign
  const brief = height > 80;
  const width = height * (brief ? 1.5 : 2.4);
  return (
    <>
      <Nine frame="ui/dim" x={x - width} y={y} width={width} height={height} rim={14} />
      <Sign name="log" x={x - width + height * 0.56} y={y + height / 2} size={height * 0.56} tint={ink.cyan} />
      <Line
        text={brief ? String(count) : `Logs ${count}`}
        x={x - width + height}
        y={y + height / 2}
        size={height * 0.44}
        width={width - height * 1.15}
      />
      <Opener id="logbook" at={{ x: x - width, y, width, height }} opens={opens} z={300} />
    </>
  );
}
