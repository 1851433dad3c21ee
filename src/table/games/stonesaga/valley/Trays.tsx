import { extend } from '@pixi/react';
import { Mesh, MeshGeometry, type Texture } from 'pixi.js';
import { memo, useMemo, type ReactNode } from 'react';
import { corner, sharp, slotRadius, slotsOf } from '../../../../../assets/stonesaga/art/valley/hexagon.ts';
import { useThing } from '../../../hooks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { box } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { centreOf, inHex, type Fit } from './fit.ts';
import { joints, type ShownTray } from './laid.ts';

extend({ Mesh });

interface TraysProps {
  readonly trays: readonly ShownTray[];
  readonly fit: Fit;
}

/** Trays are pictures with a lip all round. Where two meet, the middle of each hides the lip of the other, and a key joins them. */
export const Trays = memo(function Trays({ trays, fit }: TraysProps) {
  const byRow = trays.toSorted((a, b) => centreOf(fit, a.at).y - centreOf(fit, b.at).y);
  return (
    <>
      {byRow.map((tray) => (
        <Lying key={`${tray.key} ${tray.ghost}`} layer="shade" tray={tray} fit={fit}>
          <Picture frame={`${frameOf(tray)}/shadow`} scale={4} />
        </Lying>
      ))}
      {byRow.map((tray) => (
        <Lying key={`${tray.key} ${tray.ghost}`} layer="stone" tray={tray} fit={fit}>
          <Picture frame={`${frameOf(tray)}/${tray.tint}`} scale={2 / sharp} />
        </Lying>
      ))}
      {byRow.map((tray) => (
        <Lying key={`${tray.key} ${tray.ghost}`} layer="bed" tray={tray} fit={fit}>
          <Bed tray={tray} />
        </Lying>
      ))}
      {joints(trays).map(({ key, hex, way }) => {
        const turn = (way * Math.PI) / 3;
        const reach = 0.8660254 * slotRadius;
        const at = inHex(fit, hex, { x: Math.cos(turn) * reach, y: Math.sin(turn) * reach });
        return (
          <pixiContainer key={key} x={at.x} y={at.y} rotation={turn} scale={fit.scale}>
            <Picture frame="valley/joint" />
            <Picture frame="valley/key" />
          </pixiContainer>
        );
      })}
    </>
  );
});

const frameOf = ({ half }: ShownTray): string => `valley/tray/${half ? 'b' : 'a'}`;
const hit = box(2 * slotRadius, 2 * slotRadius);

interface LyingProps {
  readonly layer: string;
  readonly tray: ShownTray;
  readonly fit: Fit;
  readonly children: ReactNode;
}

/** Its parts are drawn apart and move as one. */
function Lying({ layer, tray, fit, children }: LyingProps) {
  const { root, figure } = useThing(`${layer}:${tray.ghost ? 'ghost:' : ''}${tray.key}`, {
    home: { ...centreOf(fit, tray.at), size: fit.scale, alpha: tray.ghost ? 0.42 : 1 },
    hit,
    touchable: false,
    from: tray.ghost ? undefined : 'valley:beyond',
    rise: 40,
  });
  return (
    <pixiContainer ref={root} label={`${layer} ${tray.key}`}>
      <pixiContainer ref={figure}>{children}</pixiContainer>
    </pixiContainer>
  );
}

/** The three slots, cut out of the same picture without the lip. */
function Bed({ tray }: { readonly tray: ShownTray }) {
  const { art } = useTable();
  const frame = `${frameOf(tray)}/${tray.tint}`;
  const texture = art.has(frame) ? art.texture(frame) : null;
  const geometry = useMemo(() => texture && slotsCut(texture, tray.half, (sharp * art.scale) / 2), [texture, tray.half, art.scale]);
  return geometry && texture ? <pixiMesh geometry={geometry} texture={texture} /> : null;
}

function slotsCut(texture: Texture, half: boolean, perUnit: number): MeshGeometry {
  const anchor = texture.defaultAnchor ?? { x: 0.5, y: 0.5 };
  const points = slotsOf(half).flatMap((slot) => [slot, ...[0, 1, 2, 3, 4, 5].map((i) => ({ x: slot.x + corner(i, slotRadius).x, y: slot.y + corner(i, slotRadius).y }))]);
  return new MeshGeometry({
    positions: new Float32Array(points.flatMap(({ x, y }) => [x, y])),
    uvs: new Float32Array(points.flatMap(({ x, y }) => [anchor.x + (x * perUnit) / texture.width, anchor.y + (y * perUnit) / texture.height])),
    indices: new Uint32Array([0, 7, 14].flatMap((first) => [0, 1, 2, 3, 4, 5].flatMap((i) => [first, first + 1 + i, first + 1 + ((i + 1) % 6)]))),
  });
}
