import { memo } from 'react';
import { TILT, tileTint, type Shape } from '../../../../../../assets/vast/space.ts';
import type { SquareId } from '../../../../../engine/games/vast/content/manor.ts';
import type { SeenTile, VastView } from '../../../../../engine/games/vast/view.ts';
import type { Question } from '../../../../contract.ts';
import { useThing, useTurnPreview } from '../../../../hooks.ts';
import { box } from '../../../../stage/shapes.ts';
import { cellOf, onMap, type Ground } from '../../layout/ground.ts';
import { fogOf, tileFrame } from '../../layout/tiles.ts';
import { Picture } from '../../../../parts/Picture.tsx';

/** The tiles that may be dragged somewhere now. */
export function draggedTiles(questions: readonly Question[]): SquareId[] {
  const from = new Set<string>();
  for (const { options } of questions) for (const { gesture } of options) if (gesture.kind === 'drag' && gesture.from.startsWith('space:')) from.add(gesture.from.slice('space:'.length));
  return [...from] as SquareId[];
}

/** While tiles may be moved, each lies under a second print of itself, and that is the one that a hand takes. */
export const TileHandles = memo(function TileHandles({ ground, map, questions }: { readonly ground: Ground; readonly map: VastView['map']; readonly questions: readonly Question[] }) {
  return (
    <pixiContainer label="tile handles">
      {draggedTiles(questions).map((square) => {
        const tile = map[square];
        return tile ? <TileHandle key={square} ground={ground} square={square} tile={tile} /> : null;
      })}
    </pixiContainer>
  );
});

const hit = box(104, 104 * TILT);

const TileHandle = memo(
  function TileHandle({ ground, square, tile }: { readonly ground: Ground; readonly square: SquareId; readonly tile: SeenTile }) {
    const { c, r } = cellOf(square);
    const at = onMap(ground, c + 0.5, r + 0.5);
    const preview = useTurnPreview(`space:${square}`);
    // below every piece, or the tile would be taken for what stands on it
    const { root, figure, shadow } = useThing(`space:${square}`, { home: { ...at, size: ground.map.scale }, hit, z: -1000, rise: 34, shade: 0.8, glow: 'tile' });
    return (
      <pixiContainer ref={root} label={`handle ${square}`}>
        <pixiContainer ref={shadow}>
          <Picture frame="spill/slab" alpha={0.6} />
        </pixiContainer>
        <pixiContainer ref={figure} alpha={preview === null ? 1 : 0}>
          {tile.lit ? (
            <Picture frame={tileFrame(tile.tile, tile.kind, tile.shape as Shape, tile.turn)} tint={tileTint(c + 0.5, r + 0.5)} />
          ) : (
            <>
              <Picture frame="dark" />
              <Picture frame={`fog/${fogOf(square)}`} alpha={0.75} scale={0.92} />
            </>
          )}
        </pixiContainer>
      </pixiContainer>
    );
  },
  (a, b) => a.ground === b.ground && a.square === b.square && JSON.stringify(a.tile) === JSON.stringify(b.tile),
);
