import { extend } from '@pixi/react';
import { Graphics, type Container } from 'pixi.js';
import { memo, useCallback, useRef } from 'react';
import { MARCH, PALADIN, TERROR, type Area, type Dial as Printed } from '../../../../../assets/vast/places.ts';
import { useMotionValue } from '../../../hooks.ts';
import { on, type Ground, type Spot } from '../layout/ground.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { Picture, Words } from './Picture.tsx';

extend({ Graphics });

/** The printed boards without what lies on them. */
export const Boards = memo(function Boards({ ground }: { readonly ground: Ground }) {
  return (
    <pixiContainer label="boards">
      <Picture frame="playerboard/march" {...at(ground.march)} scale={ground.march.scale} tint={0xf2ebe6} />
      <Picture frame="playerboard/terror" {...at(ground.terror)} scale={ground.terror.scale} tint={0xe2dade} />
      <Picture frame="playerboard/paladin" {...at(ground.paladin)} scale={ground.paladin.scale} tint={0xf0e8e4} />
    </pixiContainer>
  );
});

const at = ({ x, y }: Spot) => ({ x, y });

/** Everything on the boards that shows a number: dials, marks on the tables, values. */
export const Gauges = memo(function Gauges({ ground, view }: { readonly ground: Ground; readonly view: VastView }) {
  const { grit, strength, defense } = view.paladin;
  const { stability } = view.skeletons;
  const { paladin } = ground;
  return (
    <pixiContainer label="gauges">
      <Column spot={ground.march} area={MARCH.table[Math.min(stability, 12)]!} />
      <Column spot={ground.terror} area={TERROR.table[Math.min(view.terror, 12)]!} />
      <Hand spot={paladin} dial={PALADIN.grit} value={grit} frame="dial/hand" />
      <Hand spot={ground.march} dial={MARCH.stability} value={stability} frame="dial/hand/stability" />
      <Hand spot={ground.terror} dial={TERROR.terror} value={view.terror} frame="dial/hand/terror" />
      <Value spot={paladin} x={PALADIN.strength.x} y={PALADIN.strength.y - 6} value={strength} />
      <Value spot={paladin} x={PALADIN.defense.x} y={PALADIN.defense.y - 6} value={defense} />
    </pixiContainer>
  );
});

interface HandProps {
  readonly spot: Spot;
  readonly dial: Printed;
  readonly value: number;
  readonly frame: string;
}

/** The disc that turns, with its number: its pointer swings to the value. */
const Hand = memo(function Hand({ spot, dial, value, frame }: HandProps) {
  const disc = useRef<Container>(null);
  const scale = (dial.r / 77) * spot.scale;
  useMotionValue(
    value,
    useCallback(
      (v: number) => {
        if (disc.current) disc.current.rotation = dial.from + (dial.sweep * v) / dial.max;
      },
      [dial],
    ),
  );
  const centre = on(spot, dial);
  return (
    <pixiContainer {...centre}>
      <pixiContainer ref={disc} scale={scale}>
        <Picture frame={frame} />
      </pixiContainer>
      <Words text={String(value)} x={0} y={-1} size={46 * scale} colour={0xfff2cf} />
    </pixiContainer>
  );
});

interface ValueProps {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly size?: number;
}

/** A number that leaps when it changes. */
const Value = memo(function Value({ spot, x, y, value, size = 42 }: ValueProps) {
  const box = useRef<Container>(null);
  const leap = useCallback(
    (v: number) => {
      const off = Math.min(1, Math.abs(v - value));
      box.current?.scale.set(1 + 0.35 * off);
    },
    [value],
  );
  useMotionValue(value, leap);
  return (
    <pixiContainer ref={box} {...on(spot, { x, y })}>
      <Words text={String(value)} x={2} y={3} size={size * spot.scale} colour={0x0c0612} alpha={0.7} />
      <Words text={String(value)} x={0} y={0} size={size * spot.scale} colour={0xffe9b8} />
    </pixiContainer>
  );
});

/** The row of a printed table that counts now: a frame round it, not only a colour. It slides along. */
const Column = memo(function Column({ spot, area }: { readonly spot: Spot; readonly area: Area }) {
  const mark = useRef<Container>(null);
  useMotionValue(
    area.x,
    useCallback(
      (x: number) => {
        if (mark.current) mark.current.x = spot.x + x * spot.scale;
      },
      [spot],
    ),
  );
  const { w, h } = area;
  return (
    <pixiContainer ref={mark} y={spot.y + area.y * spot.scale} scale={spot.scale}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          g.roundRect(-1, -3, w + 2, h + 6, 5).fill({ color: 0xe0901e, alpha: 0.3 }).stroke({ width: 3.2, color: 0x7a2f08 });
          g.roundRect(-1, -3, w + 2, h + 6, 5).stroke({ width: 1.4, color: 0xffdf8a });
          g.poly([w / 2 - 7, -11, w / 2 + 7, -11, w / 2, -2]).fill({ color: 0xffdf8a }).stroke({ width: 1.5, color: 0x5a2408 });
        }}
      />
    </pixiContainer>
  );
});
