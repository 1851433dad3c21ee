import { MeshGeometry, type Texture } from 'pixi.js';
import { cornerOf, spotOf } from './hexFit.ts';
import { slotsOf, type Tray } from './hexTray.ts';

const sixths = [0, 1, 2, 3, 4, 5];

/** A mesh of the slots of a tray round its first hex, which shows what the tray's picture has there. */
export function slotsCut(texture: Texture, { half }: Pick<Tray, 'half'>, radius: number, pixelsPerUnit: number): MeshGeometry {
  const anchor = texture.defaultAnchor ?? { x: 0.5, y: 0.5 };
  const points = slotsOf('0,0', half)
    .map((slot) => spotOf(slot, radius))
    .flatMap((slot) => [slot, ...sixths.map((i) => ({ x: slot.x + cornerOf(i, radius).x, y: slot.y + cornerOf(i, radius).y }))]);
  return new MeshGeometry({
    positions: new Float32Array(points.flatMap(({ x, y }) => [x, y])),
    uvs: new Float32Array(
      points.flatMap(({ x, y }) => [anchor.x + (x * pixelsPerUnit) / texture.width, anchor.y + (y * pixelsPerUnit) / texture.height]),
    ),
    indices: new Uint32Array([0, 7, 14].flatMap((first) => sixths.flatMap((i) => [first, first + 1 + i, first + 1 + ((i + 1) % 6)]))),
  });
}
