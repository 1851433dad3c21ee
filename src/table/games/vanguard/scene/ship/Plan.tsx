import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { Thing } from '../../../../parts/Thing.tsx';
import { box } from '../../../../stage/shapes.ts';
import { openPage } from '../../pages.ts';
import { ink } from '../../palette.ts';
import { Line, Sign } from '../primitives.tsx';

extend({ Container, Graphics });

const rooms = [
  ['bridge', 'Bridge', 2, 150, 66],
  ['starmap', 'Starmap', 5, 150, 134],
  ['research', 'Research', 8, 54, 206],
  ['situation', 'Situations', 17, 150, 206],
  ['production', 'Production', 12, 246, 206],
  ['medbay', 'Medbay', 32, 54, 280],
  ['barracks', 'Barracks', 16, 150, 280],
  ['lander', 'Hangar', 18, 246, 280],
  ['success', 'Memorial', 36, 96, 352],
  ['lock', 'Listening', 40, 204, 352],
] as const;

/** The ship as raised rooms: orange is the open page, mint can be visited. */
export function Plan({ view, offers }: { readonly view: VanguardView; readonly offers: Offers }) {
  const page = openPage(view).page;
  return (
    <>
      <Line text="FACILITIES" x={18} y={26} size={24} font="Rajdhani" colour={0x9fdcff} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .poly(
              [
                150,
                16,
                186,
                60,
                196,
                160,
                300,
                176,
                316,
                300,
                284,
                330,
                276,
                392,
                236,
                420,
                64,
                420,
                24,
                392,
                16,
                330,
                -16 + 16,
                300,
                0,
                176,
                104,
                160,
                114,
                60,
              ].map((v, i) => (i % 2 === 0 ? v + 26 : v)),
            )
            .fill({ color: 0x12273f, alpha: 0.8 })
            .stroke({ width: 2.4, color: ink.cyan, alpha: 0.75 })
        }
      />
      {rooms.map(([sign, name, n, x, y]) => (
        <Room key={n} sign={sign} name={name} n={n} x={x + 26} y={y} open={page === n} live={offers.touched.has(`facility:${n}`)} />
      ))}
    </>
  );
}

const Room = memo(function Room({
  sign,
  name,
  n,
  x,
  y,
  open,
  live,
}: {
  readonly sign: string;
  readonly name: string;
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly open: boolean;
  readonly live: boolean;
}) {
  const hit = useMemo(() => box(92, 66, 8), []);
  const tint = open ? ink.orange : live ? ink.mint : ink.cyan;
  return (
    <Thing id={`facility:${n}`} home={{ x, y }} hit={hit} z={50} glow="box" rise={4}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .poly([-37, -30, 45, -30, 45, 22, 37, 30, -45, 30, -45, -22])
            .fill({ color: open ? 0x8a4410 : 0x0e2338 })
            .stroke({ width: live || open ? 3 : 1.6, color: tint })
        }
      />
      <Sign name={sign} x={0} y={-8} size={28} tint={open ? 0xffe0b8 : 0xbfeaff} />
      <Line text={name} x={0} y={19} size={18} width={80} align="center" />
      <Line text={String(n)} x={42} y={-19} size={17} align="right" colour={ink.dim} />
    </Thing>
  );
});
