import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import type { ItemId } from '../../../../engine/games/stonesaga/content/items.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { useTable } from '../../../tableContext.ts';
import { rectOf } from '../bag/rect.ts';
import { Lines } from '../boards/Lines.tsx';
import type { Ground } from '../ground.ts';
import { layMade } from './made.ts';
import { Place } from './Place.tsx';

extend({ Graphics });

/** What a known code makes: the thing itself, its name, and what it does. Pointed at, its whole card is read. */
export const Made = memo(function Made({ ground, item }: { readonly ground: Ground; readonly item: ItemId }) {
  const { art } = useTable();
  const { picture, name, words, area } = useMemo(() => layMade(ground, item), [ground, item]);
  const { x, y } = ground.bench;
  const touched = useMemo(() => rectOf({ ...area, x: x + area.x, y: y + area.y }, 10), [area, x, y]);
  const frame = `item/${item}/thing`;
  const thing = art.has(frame) ? art.texture(frame) : null;
  const scale = thing ? (Math.min(picture.width / thing.width, picture.height / thing.height) * art.scale) * 0.86 : 1;
  return (
    <>
      <pixiGraphics
        x={x + picture.x}
        y={y + picture.y}
        draw={(g) =>
          void g
            .clear()
            .roundRect(0, 0, picture.width, picture.height, 12)
            .fill({ color: 0xe9d7ac })
            .stroke({ width: 3, color: 0x6d4a24 })
        }
      />
      <Picture frame={frame} x={x + picture.x + picture.width / 2} y={y + picture.y + picture.height / 2} scale={scale} />
      <Lines lines={name.lines} x={x + name.x} y={y + name.y} size={name.size} colour={0xffe9bd} anchor={0} />
      <Lines lines={words.lines} x={x + words.x} y={y + words.y} size={words.size} font="Inter" colour={0xf0ddb8} anchor={0} />
      <Place id={`made:${item}`} area={touched} />
    </>
  );
});
