import { memo } from 'react';
import { TILT, tileTint } from '../../printed/space.ts';
import type { Shape } from '../../../../../engine/games/vast/content/tiles.ts';
import type { SquareId } from '../../../../../engine/games/vast/content/manor.ts';
import type { SeenTile, VastView } from '../../../../../engine/games/vast/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { useTurnPreview } from '../../../../hooks.ts';
import { box } from '../../../../stage/shapes.ts';
import { cellOf, onMap, type Ground } from '../../layout/ground.ts';
import { fogOf, tileFrame } from '../../layout/tiles.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { Thing } from '../../../../parts/Thing.tsx';

/** The tiles that may be dragged somewhere now. */
const draggedTiles = (offers: Offers): SquareId[] =>
  offers.carried('space:').map((place) => place.slice('space:'.length) as SquareId);

/** While tiles may be moved, each lies under a second print of itself, and that is the one that a hand takes. */
export const TileHandles = memo(function TileHandles({
  ground,
  map,
  offers,
}: {
  readonly ground: Ground;
  readonly map: VastView['map'];
  readonly offers: Offers;
}) {
  return (
    <pixiContainer label="tile handles">
      {draggedTiles(offers).map((square) => {
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
    // hands find it below every piece, or the tile would be taken for what stands on it
    return (
      <Thing
        id={`space:${square}`}
        label={`handle ${square}`}
        home={{ ...at, size: ground.map.scale }}
        hit={hit}
        z={-1000}
        zIndex={0}
        rise={34}
        shade={0.8}
        glow="tile"
        shadow={<Picture frame="spill/slab" alpha={0.6} />}
        alpha={preview === null ? 1 : 0}
      >
        {tile.lit ? (
          <Picture frame={tileFrame(tile.tile, tile.kind, tile.shape as Shape, tile.turn)} tint={tileTint(c + 0.5, r + 0.5)} />
        ) : (
          <>
            <Picture frame="dark" />
            <Picture frame={`fog/${fogOf(square)}`} alpha={0.75} scale={0.92} />
          </>
        )}
      </Thing>
    );
  },
  (a, b) => a.ground === b.ground && a.square === b.square && JSON.stringify(a.tile) === JSON.stringify(b.tile),
);
