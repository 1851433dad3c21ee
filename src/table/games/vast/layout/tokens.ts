import { Z } from '../printed/space.ts';
import type { SpaceId, SquareId } from '../../../../engine/games/vast/content/manor.ts';
import type { TokenKind } from '../../../../engine/games/vast/state.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { isGroundsId } from '../../../../engine/games/vast/content/manor.ts';
import { cellOf, groundsAt, onMap, type Ground } from './ground.ts';
import { thingsOn } from './figures.ts';
import { rodeOf } from '../retold.ts';
import { thing, type LaidThing } from './laid.ts';
import { cornerSlot } from './slots.ts';
import { floorOf } from './tiles.ts';

/** Tokens in their corners of the tiles, one stack of each kind. */
export function layTokens(ground: Ground, view: VastView): LaidThing[] {
  return (Object.entries(view.tokens) as [SpaceId, Partial<Record<TokenKind, number>>][]).flatMap(([space, tokens]) =>
    (Object.entries(tokens) as [TokenKind, number][])
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => layToken(ground, view, space, kind, count)),
  );
}

function layToken(ground: Ground, view: VastView, space: SpaceId, kind: TokenKind, count: number): LaidThing {
  const { at, size } = isGroundsId(space) ? onGrounds(ground, space) : inCorner(ground, view, space, kind);
  // z a little behind its own feet, so that a figure on the same spot stands in front of it
  const from = cameWith(view, space) ?? origin(view, kind) ?? {};
  return thing(`${kind}:${space}`, { as: 'token', frame: `token/${kind}`, count }, at, {
    size: size * ground.map.scale,
    letters: ground.leastLetters,
    place: `space:${space}`,
    z: at.y - 6,
    ...from,
  });
}

/** Where a token comes from when it is first laid: a supply, or whoever spins it. */
function origin({ spider }: VastView, kind: TokenKind): { readonly from: string } | null {
  if (kind === 'lamp') return { from: 'token:light' };
  if (kind === 'skulls') return { from: 'token:skulls' };
  return kind === 'web' && spider && spider.form !== 'spiderlings' ? { from: `figure:${spider.form}` } : null;
}

/** What lies on a moved tile comes from where that tile lay. */
const cameWith = (view: VastView, space: SpaceId): { readonly from: string } | null => {
  const before = rodeOf(view)?.[space as SquareId];
  return before ? { from: `space:${before}` } : null;
};

function inCorner(ground: Ground, view: VastView, space: SquareId, kind: TokenKind) {
  const { c, r } = cellOf(space);
  const slot = cornerSlot(kind, floorOf(view, space), thingsOn(view, space));
  return { at: onMap(ground, c + slot.x, r + slot.y), size: slot.size };
}

function onGrounds(ground: Ground, space: string) {
  const { x, y, w, h } = groundsAt(space);
  return { at: onMap(ground, x + w / 2, y + h * 0.8, Z.board), size: 0.8 };
}

/** Pits that were dug: rings of broken stone, under whoever stands there. */
export function layPits(ground: Ground, view: VastView): LaidThing[] {
  return view.pitMarkers.map((square) => {
    const { c, r } = cellOf(square);
    return thing(`pit:${square}`, { as: 'marker', frame: 'marker/pit' }, onMap(ground, c + 0.5, r + 0.52), {
      size: ground.map.scale * 0.92,
      z: onMap(ground, c, r + 0.12).y,
      place: `space:${square}`,
      ...cameWith(view, square),
    });
  });
}

/** Chests; a second one on a tile stands beside the first. */
export function layTreasures(ground: Ground, view: VastView): LaidThing[] {
  const seen = new Map<string, number>();
  return (Object.entries(view.treasureMarkers) as [string, SquareId][]).map(([marker, square]) => {
    const before = seen.get(square) ?? 0;
    seen.set(square, before + 1);
    const { c, r } = cellOf(square);
    const slot = cornerSlot('treasure', floorOf(view, square), thingsOn(view, square));
    const at = onMap(ground, c + slot.x - before * 0.3, r + slot.y + 0.1);
    return thing(`treasure:${marker}`, { as: 'marker', frame: 'marker/treasure' }, at, {
      size: slot.size * ground.map.scale,
      place: `space:${square}`,
      z: at.y - 4,
    });
  });
}

/** The middle of an edge on the table, and which way it runs. */
export function edgeAt(ground: Ground, edge: string) {
  const [a, b] = edge.split('|').map(cellOf) as [{ c: number; r: number }, { c: number; r: number }];
  const across = a.c === b.c;
  const cell = across ? { x: a.c + 0.5, y: b.r } : { x: b.c, y: a.r + 0.5 };
  return { across, at: onMap(ground, cell.x, cell.y) };
}

/** Breaches and force walls stand on the walls, so they are sorted with what stands north and south of them. */
export function layEdges(ground: Ground, view: VastView): LaidThing[] {
  const put = (kind: 'breach' | 'force') => (edge: string) => {
    const { across, at } = edgeAt(ground, edge);
    const z = across ? at.y + 3 : at.y + 0.2;
    return thing(`${kind}:${edge}`, { as: 'marker', frame: `marker/${kind}/${across ? 'h' : 'v'}` }, at, {
      size: ground.map.scale,
      z,
      place: `edge:${edge}`,
      ...(kind === 'force' ? { from: 'wall:force' } : {}),
    });
  };
  return [...view.breaches.map(put('breach')), ...view.forceWalls.map(put('force'))];
}
