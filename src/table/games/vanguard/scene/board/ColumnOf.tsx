import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { slotsOf } from '../../../../../engine/games/vanguard/content/dice.ts';
import type { Color, Section } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { SeenBoard, VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { alikeIds, kindLook } from '../../alike.ts';
import { pictureOf } from '../../choices.ts';
import { columnColours, ink } from '../../palette.ts';
import { DieThing, Nine, Sign, Spotted } from '../primitives.tsx';

extend({ Container, Graphics });

/** Slots from the top down; an injury die lies in the first and pushes the others down. */
export function ColumnOf({
  who,
  board,
  color,
  view,
  slots,
  at: { x, y, width, pitch },
}: {
  readonly who: Section;
  readonly board: SeenBoard;
  readonly color: Color;
  readonly view: VanguardView;
  readonly slots: number;
  readonly at: { readonly x: number; readonly y: number; readonly width: number; readonly pitch: number };
}) {
  const open = slotsOf(who, color, board.rank);
  const { dice, injury } = board.columns[color];
  const tall = 36 + slots * pitch;
  const middle = x + width / 2;
  const slotY = (i: number): number => y + 34 + (i + 0.5) * pitch;
  return (
    <>
      <pixiGraphics
        draw={(g) => {
          g.clear()
            .roundRect(x, y, width, tall, 10)
            .fill({ color: columnColours[color], alpha: 0.26 })
            .stroke({ width: 2, color: columnColours[color], alpha: 0.75 });
        }}
      />
      <Sign name={`BAS-${color}`} x={middle} y={y + 18} size={22} tint={columnColours[color]} />
      {Array.from({ length: slots }, (_, i) => (
        <pixiContainer key={i} alpha={i < open ? 1 : 0.4}>
          <Nine frame="ui/well" x={middle - pitch * 0.52} y={slotY(i) - pitch * 0.48} width={pitch * 1.04} height={pitch * 0.96} rim={14} />
          {i >= open && <Sign name="lock" x={middle} y={slotY(i)} size={20} tint={ink.dim} />}
        </pixiContainer>
      ))}
      {injury && <Picture frame="die/injury/PAIN" x={middle} y={slotY(0) + pitch * 0.06} scale={(pitch * 0.78) / 54} />}
      {alikeIds(dice, kindLook).map(({ die, id }, i) => (
        <DieThing
          key={die}
          id={id}
          frame={pictureOf(die, view)}
          x={middle}
          y={slotY(i + (injury ? 1 : 0))}
          edge={pitch * 0.76}
          place={`column:${who}`}
        />
      ))}
      <Spotted id={`column:${who}:${color}`} at={{ x, y, width, height: tall }} />
    </>
  );
}
