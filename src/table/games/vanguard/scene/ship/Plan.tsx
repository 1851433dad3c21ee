import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { Fragment, memo, useCallback, useMemo } from 'react';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { Spot } from '../../../../parts/Spot.tsx';
import { Thing } from '../../../../parts/Thing.tsx';
import { box, type Strip } from '../../../../stage/shapes.ts';
import { deskOfRoom, type Desk } from '../../desk.ts';
import { openPage } from '../../pages.ts';
import { ink } from '../../palette.ts';
import { Line, Opener, Sign } from '../primitives.tsx';
import { gridOf } from './deskParts.tsx';

extend({ Container, Graphics });

/** Sign, name, page, and where the room lies, from the middle line of the ship. */
const rooms = [
  ['bridge', 'Bridge', 2, 0, 66],
  ['starmap', 'Starmap', 5, 0, 136],
  ['research', 'Research', 8, -98, 208],
  ['situation', 'Situations', 17, 0, 208],
  ['production', 'Production', 12, 98, 208],
  ['medbay', 'Medbay', 32, -98, 280],
  ['barracks', 'Barracks', 16, 0, 280],
  ['lander', 'Hangar', 18, 98, 280],
  ['success', 'Memorial', 36, -52, 352],
  ['SNS', 'Listening', 40, 52, 352],
] as const;
/** Pages that a command token opens. */
const visits: readonly number[] = [8, 12, 16, 17, 40];
const middle = 165;
const room = { width: 92, height: 66 } as const;
/** The hull with its engines. */
const whole = { width: 330, height: 430 } as const;

/** The right side of the hull from the nose to the stern, from the middle line. */
const side = [
  [0, 8], [40, 34], [58, 66], [60, 160], [96, 168], [150, 178], [158, 196],
  [158, 300], [142, 322], [116, 330], [116, 372], [96, 396], [70, 404],
] as const;
const hull = (by: number): number[] => {
  const right = side.map(([x, y]) => [x === 0 ? 0 : x + by, y + (y < 20 ? -by : y > 390 ? by : 0)] as const);
  return [...right, ...[...right].reverse().map(([x, y]) => [-x, y] as const)].flatMap(([x, y]) => [middle + x, y]);
};

/** The ship as raised rooms in its hull: orange is the open page, mint can be visited. */
export function Plan({
  view,
  offers,
  width,
  height,
  finger,
  look,
}: {
  readonly view: VanguardView;
  readonly offers: Offers;
  readonly width: number;
  readonly height: number;
  readonly finger: number;
  /** Shows the desk of a room, where that is of use now. */
  readonly look: ((desk: Desk) => void) | null;
}) {
  const { page } = openPage(view, offers);
  const scale = Math.min(width / whole.width, height / whole.height);
  // where rooms in a hull would be too small to read or for a finger they fill the page
  const isGrid = scale < 0.92 || finger > room.height * scale + 0.5;
  const placed = isGrid
    ? gridOf(rooms.length, width > height ? 5 : 3, roomsIn(width, height)).map((at) => ({
        ...at,
        x: at.x + gridRim + at.width / 2,
        y: at.y + at.height / 2,
      }))
    : rooms.map(([, , , x, y]) => ({ x: middle + x, y, ...room }));
  return (
    <Spot x={isGrid ? 0 : (width - whole.width * scale) / 2} y={isGrid ? 0 : 2} scale={isGrid ? 1 : scale}>
      {!isGrid && <Line text="FACILITIES" x={8} y={26} size={22} font="Rajdhani" colour={0x9fdcff} />}
      {!isGrid && <Hull />}
      {rooms.map(([sign, name, n], i) => (
        <Fragment key={n}>
          <Room sign={sign} name={name} n={n} {...placed[i]!} open={page === n} live={offers.touched.has(`facility:${n}`)} />
          {look && deskOfRoom[n] && !offers.touched.has(`facility:${n}`) && (
            <Door name={name} n={n} at={placed[i]!} look={look} desk={deskOfRoom[n]} />
          )}
        </Fragment>
      ))}
    </Spot>
  );
}

const gridRim = 8;
const roomsIn = (width: number, height: number): { readonly width: number; readonly height: number; readonly y: number } => {
  const rows = width > height ? 2 : 4;
  return { width: width - 2 * gridRim, height: (height - 2 * gridRim + 8) / rows - 8, y: gridRim };
};

/** Opens the desk of a room on this screen alone. */
function Door({
  name,
  n,
  at: { x, y, width, height },
  look,
  desk,
}: {
  readonly name: string;
  readonly n: number;
  /** By its middle. */
  readonly at: Strip;
  readonly look: (desk: Desk) => void;
  readonly desk: Desk;
}) {
  const opens = useCallback(() => look(desk), [look, desk]);
  const door = { x: x - width / 2, y: y - height / 2, width, height };
  return <Opener id={`facility:${n}`} label={`Look at ${name}`} at={door} opens={opens} z={50} />;
}

const Hull = memo(function Hull() {
  return (
    <pixiGraphics
      draw={(g) => {
        g.clear();
        for (const x of [-62, 0, 62])
          g.roundRect(middle + x - 20, 396, 40, 26, 5)
            .fill({ color: 0x2a3948 })
            .rect(middle + x - 15, 416, 30, 8)
            .fill({ color: ink.cyan })
            .ellipse(middle + x, 424, 19, 6)
            .fill({ color: ink.cyan, alpha: 0.3 });
        g.poly(hull(5)).fill({ color: 0x02060c, alpha: 0.6 });
        g.poly(hull(2)).fill({ color: 0x46566a }).stroke({ width: 2, color: 0x8796a5 });
        g.poly(hull(-5)).fill({ color: 0x1a2b40 }).stroke({ width: 1.6, color: ink.cyan, alpha: 0.6 });
        for (const y of [172, 244, 316])
          g.moveTo(middle - 148, y)
            .lineTo(middle + 148, y)
            .stroke({ width: 1, color: 0x000000, alpha: 0.35 });
        for (const x of [-151, 151])
          for (const y of [214, 230, 270, 286]) g.rect(middle + x - 3, y, 6, 9).fill({ color: 0xffd9a0, alpha: 0.9 });
      }}
    />
  );
});

const Room = memo(function Room({
  sign,
  name,
  n,
  x,
  y,
  width,
  height,
  open,
  live,
}: Strip & {
  readonly sign: string;
  readonly name: string;
  readonly n: number;
  readonly open: boolean;
  readonly live: boolean;
}) {
  const hit = useMemo(() => box(width, height, 8), [width, height]);
  const tint = open ? ink.orange : live ? ink.mint : 0x2f6a8c;
  const [w, h] = [width / 2 - 1, height / 2 - 3];
  const size = Math.min(24, Math.max(18, height * 0.26));
  return (
    <Thing id={`facility:${n}`} home={{ x, y }} hit={hit} z={50} glow="box" rise={4}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .poly([-w + 8, -h, w, -h, w, h - 8, w - 8, h, -w, h, -w, -h + 8])
            .fill({ color: open ? 0x8a4410 : 0x0e2338 })
            .poly([-w + 8, -h, w, -h, w, -4, -w, -4, -w, -h + 8])
            .fill({ color: open ? 0xb8601c : 0x163350 })
            .poly([-w + 8, -h, w, -h, w, h - 8, w - 8, h, -w, h, -w, -h + 8])
            .stroke({ width: live || open ? 3 : 1.6, color: tint })
        }
      />
      <Sign name={sign} x={0} y={-size * 0.45} size={28} tint={open ? 0xffe0b8 : 0xbfeaff} />
      <Line text={name} x={0} y={h - size * 0.62} size={size} width={width - 10} align="center" />
      {visits.includes(n) && <Sign name="command" x={-w + 11} y={-h + 11} size={16} tint={live ? 0xffd06a : 0x5b7086} />}
      <Line text={String(n)} x={w - 3} y={-h + 12} size={19} align="right" colour={ink.dim} />
    </Thing>
  );
});
