import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useCallback, useMemo, useRef } from 'react';
import { abilitiesPrinted } from '../printed/itemCard.ts';
import { items } from '../../../../engine/games/stonesaga/content/items.ts';
import type { Layout } from '../../../contract.ts';
import { boxShadow } from '../../../light/soft.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box } from '../../../stage/shapes.ts';
import type { LaidItem } from './lay.ts';
import { inLines } from './lettering.ts';
import { Lines } from './Lines.tsx';
import { middleOf } from '../printed/boardPlan.ts';

extend({ Container });

/** A card as small as a slot: what it is, and what it is good for. Packed it lies on its face. */
export const ItemTile = memo(
  function ItemTile({ laid: { id, item, kind, packed, at, place }, layout }: { readonly laid: LaidItem; readonly layout: Layout }) {
    const [w, h] = [at.width - 6, at.height - 6];
    const hit = useMemo(() => box(w, h, 7), [w, h]);
    const cast = useMemo(() => boxShadow(w, h, 7), [w, h]);
    const front = useRef<Container>(null);
    const back = useRef<Container>(null);
    const onFlip = useCallback((flip: number) => {
      const across = Math.max(0.02, Math.abs(Math.cos(Math.PI * Math.min(1, Math.max(0, flip)))));
      for (const [side, shown] of [[front.current, flip < 0.5], [back.current, flip >= 0.5]] as const) {
        if (!side) continue;
        side.visible = shown;
        side.scale.x = across;
      }
    }, []);
    const wide = layout === 'wide';
    const deep = wide ? h - 54 : h - 8;
    const top = -h / 2 + 4;
    const marks = abilitiesPrinted(item);
    return (
      <Thing
        id={id}
        home={{ ...middleOf(at), flip: packed ? 1 : 0 }}
        hit={hit}
        z={2}
        place={place}
        glow="card"
        cast={cast}
        shade={0.6}
        thick={2.5}
        rise={40}
        onFlip={onFlip}
      >
        <pixiContainer ref={front} visible={!packed}>
          <Picture frame={`boards/tile/${layout}/${kind}`} />
          <Picture frame={`item/${item}/thing`} y={top + deep / 2} scale={wide ? 0.82 : 0.9} />
          {marks.slice(0, 2).map((mark, i) => (
            <Picture key={mark} frame={`boards/icon/${mark}`} x={w / 2 - 17} y={top + 16 + i * 30} scale={wide ? 0.72 : 0.86} />
          ))}
          {wide && <Lines lines={inLines(items[item].name, w - 2, 21, 2)} x={0} y={h / 2 - 27} size={21} />}
        </pixiContainer>
        <pixiContainer ref={back} visible={packed}>
          <Picture frame={`boards/tile/${layout}/back`} />
        </pixiContainer>
      </Thing>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);
