import { extend } from '@pixi/react';
import { Container, Mesh } from 'pixi.js';
import { memo, useMemo, type ReactNode } from 'react';
import { box } from '../stage/shapes.ts';
import { useTable } from '../tableContext.ts';
import { apothem, centreOf, inHex, type HexFit } from './hexFit.ts';
import { joints, type Tray } from './hexTray.ts';
import { Picture } from './Picture.tsx';
import { slotsCut } from './slotsCut.ts';
import { Thing } from './Thing.tsx';

extend({ Container, Mesh });

export interface DrawnTray extends Tray {
  /** Frames of the tray and of its shadow. */
  readonly stone: string;
  readonly shadow: string;
}

/** How the pictures of trays are drawn: scales, and what joins two of them. */
export interface TrayPictures {
  readonly scale: number;
  readonly shadowScale: number;
  readonly groove: string;
  readonly key: string;
}

interface HexTraysProps {
  readonly trays: readonly DrawnTray[];
  readonly fit: HexFit;
  readonly pictures: TrayPictures;
  /** The place from which new trays come. */
  readonly from?: string;
}

/** Trays with a lip all round. Where two meet, the middle of each hides the lip of the other, and a key joins them. */
export const HexTrays = memo(function HexTrays({ trays, fit, pictures, from }: HexTraysProps) {
  const byRow = trays.toSorted((a, b) => centreOf(fit, a.at).y - centreOf(fit, b.at).y);
  const layer = (name: string, draw: (tray: DrawnTray) => ReactNode) =>
    byRow.map((tray) => (
      <Lying key={`${tray.key} ${tray.ghost}`} layer={name} tray={tray} fit={fit} from={from}>
        {draw(tray)}
      </Lying>
    ));
  return (
    <>
      {layer('shade', ({ shadow }) => <Picture frame={shadow} scale={pictures.shadowScale} />)}
      {layer('stone', ({ stone }) => <Picture frame={stone} scale={pictures.scale} />)}
      {layer('bed', (tray) => <Bed tray={tray} fit={fit} scale={pictures.scale} />)}
      {joints(trays).map(({ key, hex, way }) => {
        const turn = (way * Math.PI) / 3;
        const reach = apothem(fit.radius);
        const at = inHex(fit, hex, { x: Math.cos(turn) * reach, y: Math.sin(turn) * reach });
        return (
          <pixiContainer key={key} x={at.x} y={at.y} rotation={turn} scale={fit.scale}>
            <Picture frame={pictures.groove} />
            <Picture frame={pictures.key} />
          </pixiContainer>
        );
      })}
    </>
  );
});

interface LyingProps {
  readonly layer: string;
  readonly tray: DrawnTray;
  readonly fit: HexFit;
  readonly from: string | undefined;
  readonly children: ReactNode;
}

/** Its layers are drawn apart and move as one. */
function Lying({ layer, tray, fit, from, children }: LyingProps) {
  const hit = useMemo(() => box(2 * fit.radius, 2 * fit.radius), [fit.radius]);
  return (
    <Thing
      id={`${layer}:${tray.ghost ? 'ghost:' : ''}${tray.key}`}
      home={{ ...centreOf(fit, tray.at), size: fit.scale, alpha: tray.ghost ? 0.42 : 1 }}
      hit={hit}
      touchable={false}
      from={tray.ghost ? undefined : from}
      rise={40}
    >
      {children}
    </Thing>
  );
}

/** The three slots, cut out of the same picture without the lip. */
function Bed({ tray, fit, scale }: { readonly tray: DrawnTray; readonly fit: HexFit; readonly scale: number }) {
  const { art } = useTable();
  const texture = art.has(tray.stone) ? art.texture(tray.stone) : null;
  const geometry = useMemo(
    () => texture && slotsCut(texture, tray, fit.radius, art.scale / scale),
    [texture, tray.half, fit.radius, art.scale, scale],
  );
  return geometry && texture ? <pixiMesh geometry={geometry} texture={texture} /> : null;
}
