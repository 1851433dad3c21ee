import { extend } from '@pixi/react';
import { Container, Graphics, Sprite } from 'pixi.js';
import { lengthOf } from '../layout/letters.ts';
import { gold, ink } from '../names.ts';
import { vistaOf } from '../vistaFiles.ts';
import { Label } from './Label.tsx';
import { usePicture } from './usePicture.ts';

extend({ Container, Graphics, Sprite });

interface Props {
  readonly num: number;
  /** Empty where there is no room for the names of all. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How high its number is; where many places share a sheet it is left out if it is wider than the sketch. */
  readonly letters: number;
}

/** Below the picture there is so much room for its number, and for its name beside it where sketches are large. */
const footOf = (letters: number): number => Math.min(36, Math.max(19, letters * 1.1));

/** Beside the number. */
const nameRoom = (width: number, letters: number): number => width - letters * 2.6;
export const hasRoomFor = (name: string, width: number, letters: number): boolean =>
  lengthOf(name, letters) * 0.72 <= nameRoom(width, letters);

/** A small sketch of a place that was seen, with its number: all that a journal keeps of its face (RU-VA-70). */
export function Sketch({ num, name, x, y, width, letters }: Props) {
  const texture = usePicture(vistaOf(num, 'small'));
  const height = (width * 9) / 16;
  const foot = footOf(letters);
  const middle = height / 2 + foot / 2 + 0.5;
  const named = name !== '';
  return (
    <pixiContainer x={x} y={y} label={`sketch ${num}`}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-width / 2 - 2, -height / 2 - 1, width + 7, height + foot + 3)
            .fill({ color: 0x4a3320, alpha: 0.22 })
            .rect(-width / 2 - 3, -height / 2 - 3, width + 6, height + foot + 3)
            .fill(0xfffaf0)
            .stroke({ color: gold, width: 0.8 })
        }
      />
      {texture && <pixiSprite texture={texture} anchor={0.5} width={width} height={height} tint={0xfbeedb} />}
      {letters * 1.8 < width && (
        <Label
          text={String(num).padStart(3, '0')}
          x={named ? -width / 2 : 0}
          y={middle}
          size={letters}
          anchor={{ x: named ? 0 : 0.5, y: 0.5 }}
          colour={0xc8503c}
        />
      )}
      {named && (
        <Label
          text={name}
          x={-width / 2 + letters * 2.3}
          y={middle - letters * 0.06}
          size={letters}
          font="Fraunces"
          weight="600"
          colour={ink}
          anchor={{ x: 0, y: 0.5 }}
          within={nameRoom(width, letters)}
        />
      )}
    </pixiContainer>
  );
}
