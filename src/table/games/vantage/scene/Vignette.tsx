import { extend } from '@pixi/react';
import { Container, Graphics, Rectangle, Sprite, Texture } from 'pixi.js';
import { useMemo } from 'react';
import type { Skill } from '../../../../engine/games/vantage/content/vocabulary.ts';
import type { HereView } from '../../../../engine/games/vantage/view.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { cropOf } from '../layout/crop.ts';
import { gold, skillColours } from '../names.ts';
import { vistaOf } from '../vistaFiles.ts';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { usePicture } from './usePicture.ts';

extend({ Container, Graphics, Sprite });

interface Props {
  readonly here: HereView | null;
  /** Who reads, for the screens of others. */
  readonly reader: string;
  readonly cat: Skill;
  readonly at: Strip;
  readonly size: number;
}

/**
 * What the left page shows below its head: the place where the reader stands, as a small framed picture. Whoever does not stand there
 * sees the sign of the book: no other screen may know the place (VA-080).
 */
export function Vignette({ here, reader, cat, at, size }: Props) {
  const room = { x: at.x, y: at.y + size * 0.6, width: at.width, height: at.height - size * 1.2 };
  if (room.height < size * 3.4) return null;
  return here ? <Framed here={here} room={room} size={size} /> : <Emblem cat={cat} room={room} size={size} reader={reader} />;
}

function Framed({ here, room, size }: { readonly here: HereView; readonly room: Strip; readonly size: number }) {
  const texture = usePicture(vistaOf(here.num, 'small'));
  const border = size * 0.36;
  const width = Math.min(room.width, (room.height * 16) / 7);
  const height = Math.min(room.height, (width * 10) / 16);
  const frame = { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height };
  const inner = { x: frame.x + border, y: frame.y + border, width: width - border * 2, height: height - border * 2 };
  const cut = useMemo(() => {
    if (!texture) return null;
    const { x, y, width: w, height: h } = cropOf(here.num, inner);
    const { frame: whole, source } = texture;
    const part = new Rectangle(whole.x + x * whole.width, whole.y + y * whole.height, w * whole.width, h * whole.height);
    return new Texture({ source, frame: part });
  }, [texture, here.num, inner.width, inner.height]);
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(frame.x + 1, frame.y + size * 0.22, width, height)
            .fill({ color: 0x5a4224, alpha: 0.3 })
            .rect(frame.x, frame.y, width, height)
            .fill(0xfffdf8)
            .stroke({ color: 0xd9c7a4, width: 1 })
            .rect(inner.x, inner.y, inner.width, inner.height)
            .fill(0xd8c4b8)
        }
      />
      {cut && <pixiSprite texture={cut} {...inner} />}
    </>
  );
}

const Emblem = ({ cat, room, size, reader }: Pick<Props, 'cat' | 'size' | 'reader'> & { readonly room: Strip }) => {
  const foot = size * 1.7;
  const [x, y] = [room.x + room.width / 2, room.y + (room.height - foot) / 2];
  const r = Math.min(room.height - foot, room.width * 0.5) / 2;
  return (
    <>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          for (const part of [1, 0.9]) g.circle(x, y, r * part).stroke({ color: gold, width: part === 1 ? 1.8 : 1, alpha: 0.7 });
          for (let i = 0; i < 24; i++) {
            const a = (i * Math.PI) / 12;
            const from = r * (i % 3 === 0 ? 0.8 : 0.85);
            g.moveTo(x + Math.cos(a) * from, y + Math.sin(a) * from).lineTo(x + Math.cos(a) * r * 0.9, y + Math.sin(a) * r * 0.9);
          }
          g.stroke({ color: gold, width: 1.2, alpha: 0.7 });
        }}
      />
      <pixiContainer alpha={0.85}>
        <Glyph name={cat} x={x} y={y} size={r * 0.95} colour={skillColours[cat]} />
      </pixiContainer>
      <Label
        text={reader}
        x={x}
        y={room.y + room.height - size * 0.7}
        size={size}
        font="Fraunces"
        weight="600"
        anchor={0.5}
        within={room.width}
      />
    </>
  );
};

/** A golden line with the lamp in its middle, between what is done and what comes of it. */
export const Ornament = ({ x, y, width, size }: Omit<Strip, 'height'> & { readonly size: number }) => (
  <>
    <pixiGraphics
      draw={(g) =>
        void g
          .clear()
          .moveTo(x, y)
          .lineTo(x + width / 2 - size, y)
          .moveTo(x + width / 2 + size, y)
          .lineTo(x + width, y)
          .stroke({ color: gold, width: 1.6, alpha: 0.75 })
      }
    />
    <Glyph name="lamp" x={x + width / 2} y={y} size={size * 1.3} colour={gold} />
  </>
);
