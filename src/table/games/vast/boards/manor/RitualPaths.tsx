import { extend } from '@pixi/react';
import { Graphics, type Container } from 'pixi.js';
import { memo, useRef, useSyncExternalStore } from 'react';
import { TILT } from '../../printed/space.ts';
import { rituals } from '../../../../../engine/games/vast/content/rituals.ts';
import type { SquareId } from '../../../../../engine/games/vast/content/manor.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { useAmbient, useHeld } from '../../../../hooks.ts';
import type { Point } from '../../../../stage/shapes.ts';
import { useTable } from '../../../../tableContext.ts';
import { cellOf, onMap, type Ground } from '../../layout/ground.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { tracedIn, type TracedRitual } from './paths.ts';

extend({ Graphics });

interface RitualPathsProps {
  readonly ground: Ground;
  readonly offers: Offers;
  /** The ritual that is being performed. */
  readonly performed: TracedRitual | null;
}

/** The ways of rituals on the map: bright for the one that is shown or performed, faint for the other ways it could take. */
export const RitualPaths = memo(function RitualPaths({ ground, offers, performed }: RitualPathsProps) {
  const { now } = useTable().kit.turns;
  const turning = useSyncExternalStore(now.subscribe, now.get);
  const held = useHeld();
  const layer = useRef<Container>(null);
  const clock = useRef(0);
  useAmbient((ms, strength) => {
    clock.current += ms / 1000;
    if (layer.current) layer.current.alpha = 0.9 + 0.1 * strength * Math.sin(clock.current * 4);
  });
  const offered = tracedIn(offers);
  const isShown = ({ card, turn }: TracedRitual): boolean =>
    turn === null ? held.things.includes(`card:${card}`) : turning?.thing === `card:${card}` && turning.at === turn;
  const bright = performed ?? offered.find(isShown) ?? null;
  const faint = performed ? [] : offered.filter((one) => one.turn !== null && one !== bright);
  if (!bright && faint.length === 0) return null;
  return (
    <pixiContainer ref={layer} label="rituals">
      {faint.map((one) => (
        <Way key={one.turn} ground={ground} traced={one} bright={false} />
      ))}
      {bright && <Way ground={ground} traced={bright} bright />}
    </pixiContainer>
  );
});

const middle = (ground: Ground, square: SquareId): Point => {
  const { c, r } = cellOf(square);
  return onMap(ground, c + 0.5, r + 0.56);
};

const Way = memo(
  function Way({
    ground,
    traced: { card, path },
    bright,
  }: {
    readonly ground: Ground;
    readonly traced: TracedRitual;
    readonly bright: boolean;
  }) {
    const points = path.map((square) => middle(ground, square));
    const k = ground.map.scale;
    const [end, ghost] = [points.at(-1)!, points[rituals[card].poltergeist]!];
    return (
      <>
        <pixiGraphics draw={(g) => trace(g, points, k, bright)} />
        {bright && (
          <>
            <Picture frame="figure/poltergeist/card" x={ghost.x} y={ghost.y + 6 * k} scale={0.72 * k} alpha={0.92} />
            <Picture frame="figure/wraith/card" x={end.x} y={end.y - 4 * k} scale={0.74 * k} alpha={0.6} />
          </>
        )}
      </>
    );
  },
  (a, b) => a.ground === b.ground && a.bright === b.bright && JSON.stringify(a.traced) === JSON.stringify(b.traced),
);

/** A chalk line with a mark on every tile and an arrow at its end. */
function trace(g: Graphics, points: readonly Point[], k: number, bright: boolean): void {
  g.clear();
  const strokes = bright
    ? ([[26, 0x14051f, 0.5], [18, 0xb05cff, 0.6], [9, 0xffb8f4, 0.95], [4, 0xffffff, 1]] as const)
    : ([[13, 0x14051f, 0.4], [6, 0xd9a8ff, 0.65]] as const);
  for (const [width, color, alpha] of strokes) {
    points.forEach(({ x, y }, i) => (i === 0 ? g.moveTo(x, y) : g.lineTo(x, y)));
    g.stroke({ width: width * k, color, alpha, cap: 'round', join: 'round' });
  }
  const r = (bright ? 15 : 9) * k;
  points.forEach(({ x, y }, i) => {
    if (i === points.length - 1) return;
    g.ellipse(x, y, r, r * TILT)
      .fill({ color: 0x2a0d3f, alpha: bright ? 0.95 : 0.6 })
      .stroke({ width: 2.6 * k, color: bright ? 0xffd76a : 0xd9a8ff, alpha: bright ? 1 : 0.7 });
  });
  arrow(g, points, (bright ? 26 : 16) * k, bright);
}

function arrow(g: Graphics, points: readonly Point[], r: number, bright: boolean): void {
  const [before, end] = [points.at(-2)!, points.at(-1)!];
  const a = Math.atan2(end.y - before.y, end.x - before.x);
  const at = (turn: number, q: number): Point => ({ x: end.x + Math.cos(a + turn) * r * q, y: end.y + Math.sin(a + turn) * r * q });
  g.poly([at(0, 1.2), at(2.35, 1), at(Math.PI, 0.35), at(-2.35, 1)])
    .fill({ color: bright ? 0xffd76a : 0xd9a8ff, alpha: bright ? 1 : 0.7 })
    .stroke({ width: 2, color: 0x2a0d3f });
}
