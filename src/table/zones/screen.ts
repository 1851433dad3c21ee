import type { TableWindow } from './zone.ts';

/** A window that is narrower or lower than this is held in a hand. On a laptop bars may leave a table much less height than width. */
const phone = { width: 600, height: 540 } as const;
const leastLetters = { phone: 12, monitor: 14 } as const;
/** A finger needs 44 px; the tip of a mouse is finer. */
const leastSide = { touch: 44, mouse: 28 } as const;

export function screenOf({
  width,
  height,
  text = 1,
  touch = false,
}: {
  readonly width: number;
  readonly height: number;
  readonly text?: number;
  readonly touch?: boolean;
}): TableWindow {
  const held = touch || width < phone.width || height < phone.height;
  return {
    width,
    height,
    text,
    touch,
    letters: (held ? leastLetters.phone : leastLetters.monitor) * text,
    finger: touch ? leastSide.touch : leastSide.mouse,
  };
}

/** A shape that is drawn at one scale: its smallest size follows from its smallest printed letters, or its smallest target. */
export function readableScale(screen: TableWindow, { letters, target }: { readonly letters: number; readonly target?: number }): number {
  return Math.max(screen.letters / letters, target === undefined ? 0 : screen.finger / target);
}
