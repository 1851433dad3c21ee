import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import type { ReactNode } from 'react';
import { Picture } from '../../../parts/Picture.tsx';
import type { Strip } from '../../../stage/shapes.ts';
import type { ChoiceGroup } from '../choices.ts';
import { ink } from '../palette.ts';
import { fitQuestion, pad } from '../questionLayout.ts';
import { Key, Nine, Para } from './primitives.tsx';

extend({ Container });

/** The answers that lie nowhere else; on a wide table who gives them stands before them. */
export function Question({
  groups,
  at,
  letters,
  touch,
  lead,
}: {
  readonly groups: readonly ChoiceGroup[];
  readonly at: Strip;
  readonly letters: number;
  readonly touch: number;
  readonly lead: ((size: number) => ReactNode) | null;
}) {
  const { keys, lines, size, height } = fitQuestion(groups, at, letters, touch, lead !== null);
  return (
    <pixiContainer x={0} y={0}>
      <Nine frame="ui/board" {...at} height={Math.min(at.height, height + 4)} rim={34} />
      {lines.map(({ text, x, y, power }) => (
        <Para
          key={`${y} ${text}`}
          text={text}
          x={at.x + x}
          y={at.y + y}
          size={size * (power ? 0.86 : 1)}
          width={at.width}
          font="Rajdhani"
          weight="700"
          colour={power ? ink.dim : ink.orange}
          leading={1.15}
        />
      ))}
      {lead && (
        <pixiContainer x={at.x + 16} y={at.y + pad + touch / 2}>
          {lead(size)}
        </pixiContainer>
      )}
      {keys.map(({ choice, hot, x, y, width, height }) => (
        <Key
          key={choice.id}
          id={choice.id}
          label={choice.label}
          sign={choice.sign}
          x={at.x + x}
          y={at.y + y}
          width={width}
          height={height}
          size={size}
          look={hot ? 'hot' : 'key'}
          indent={choice.dice.length * size * 1.7}
        >
          {choice.dice.map((frame, i) => (
            <Picture
              // equal dice lie side by side
              key={`${frame} ${i}`}
              frame={frame}
              x={-width / 2 + 14 + size * 0.85 + (choice.sign === undefined ? 0 : size * 1.5) + i * size * 1.7}
              y={2}
              scale={(size * 1.35) / 54}
            />
          ))}
        </Key>
      ))}
    </pixiContainer>
  );
}
