import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { Fragment, memo, useMemo } from 'react';
import { usePlace } from '../../../hooks.ts';
import type { Area } from '../../../stage/shapes.ts';
import { cardSize, type CardKind } from '../layout/cards.ts';
import type { Ground } from '../layout/ground.ts';
import { NumberDisc, type DiscLook } from '../../../parts/NumberDisc.tsx';
import { Picture } from '../../../parts/Picture.tsx';

extend({ Graphics });

/** A deck and its discards, for which there is room beside the map. */
interface Piled {
  readonly kind: CardKind;
  readonly deck: number;
  readonly discard: number;
}

interface PropsProps {
  readonly ground: Ground;
  readonly stack: number;
  readonly piles: readonly Piled[];
}

/** Lantern, tile stack, decks: what stands round the boards. */
export const Props = memo(function Props({ ground, stack, piles }: PropsProps) {
  return (
    <pixiContainer label="props">
      {ground.lantern.scale > 0 && <Lantern ground={ground} />}
      {ground.up.has('supply') && <TileStack ground={ground} count={stack} />}
      {ground.up.has('supply') && piles.map(({ kind, deck, discard }, k) => (
        <Fragment key={kind}>
          <Pile ground={ground} index={2 * k} count={deck} back={`card/back/${kind}`} />
          <Pile ground={ground} index={2 * k + 1} count={discard} back={null} />
        </Fragment>
      ))}
    </pixiContainer>
  );
}, samePiles);

/** The numbers are what counts; the list is new with every view. */
function samePiles(a: PropsProps, b: PropsProps): boolean {
  return a.ground === b.ground && a.stack === b.stack && JSON.stringify(a.piles) === JSON.stringify(b.piles);
}

const Lantern = memo(function Lantern({ ground }: { readonly ground: Ground }) {
  const { x, y, scale } = ground.lantern;
  return (
    <>
      <Picture frame="soft" x={x + 8 * scale} y={y} scale={{ x: 4.4 * scale, y: 1.8 * scale }} alpha={0.9} />
      <Picture frame="prop/lantern" x={x} y={y} scale={scale} />
    </>
  );
});

const TileStack = memo(function TileStack({ ground, count }: { readonly ground: Ground; readonly count: number }) {
  const { x, y, scale } = ground.stack;
  const area = useMemo<Area>(
    () => ({ shape: 'rect', x: x - 52 * scale, y: y - 46 * scale, width: 104 * scale, height: 92 * scale }),
    [x, y, scale],
  );
  usePlace('stack:tiles', { area, z: 1 });
  return (
    <>
      <Picture frame={count > 0 ? 'prop/stack' : 'spill/slab'} x={x} y={y - 14 * scale} scale={scale} />
      <Count x={x + 30 * scale} y={y + 44 * scale} count={count} size={ground.letters} />
    </>
  );
});

interface PileProps {
  readonly ground: Ground;
  readonly index: number;
  readonly count: number;
  readonly back: string | null;
}

const Pile = memo(function Pile({ ground, index, count, back }: PileProps) {
  const { at, scale } = ground.piles;
  const { x, y } = at[index]!;
  const [w, h] = [cardSize.width * scale, cardSize.height * scale];
  const layers = Math.min(4, Math.ceil(count / 2));
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(x - w / 2, y - h / 2, w, h, 6)
            .fill({ color: 0x0a0508, alpha: 0.34 })
            .stroke({ width: 1.5, color: 0xc9973f, alpha: 0.4 })
        }
      />
      {back !== null &&
        Array.from({ length: layers }, (_, k) => (
          <Picture key={k} frame={back} x={x - k * 0.7} y={y - k * 2} scale={scale} tint={k === layers - 1 ? 0xffffff : 0x9a9088} />
        ))}
    </>
  );
});

/** How many lie in each pile; above the cards, because a discarded one lies on top. */
export const PileCounts = memo(function PileCounts({ ground, piles }: { readonly ground: Ground; readonly piles: readonly Piled[] }) {
  const { at, scale } = ground.piles;
  const [w, h] = [cardSize.width * scale, cardSize.height * scale];
  return (
    <>
      {piles
        .flatMap(({ deck, discard }) => [deck, discard])
        .map((count, k) =>
          count > 0 && at[k] ? (
            <Count key={k} x={at[k].x + w / 2 - 6} y={at[k].y + h / 2 - 4} count={count} size={ground.letters * 0.94} />
          ) : null,
        )}
    </>
  );
});

const bone: DiscLook = {
  fill: 0xf3e6c8,
  rim: 0x6d4a24,
  rimWidth: 2,
  ink: 0x2f1838,
  font: 'Almendra',
  shadow: { x: 1.5, y: 2, colour: 0x000000, alpha: 0.5 },
};

interface CountProps {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly size: number;
}

/** How many, on a bone disc. */
const Count = memo(function Count({ x, y, count, size }: CountProps) {
  return <NumberDisc x={x} y={y} text={String(count)} size={size} radius={size * (count > 9 ? 0.72 : 0.62)} look={bone} raise={1} />;
});
