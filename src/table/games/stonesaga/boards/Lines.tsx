import { memo } from 'react';
import { Words } from '../../../parts/Picture.tsx';

interface LinesProps {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font?: string;
  readonly colour?: number;
  /** 0 begins at x, 0.5 stands round it. */
  readonly anchor?: number;
}

/** A few lines of live words round (x, y). */
export const Lines = memo(function Lines({ lines, x, y, size, font = 'Marcellus', colour = 0x2b2018, anchor = 0.5 }: LinesProps) {
  const step = size * 1.08;
  return lines.map((line, i) => (
    <Words
      key={i}
      text={line}
      x={x}
      y={y + (i - (lines.length - 1) / 2) * step}
      size={size}
      font={font}
      colour={colour}
      anchor={{ x: anchor, y: 0.5 }}
    />
  ));
});
