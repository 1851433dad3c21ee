import { extend } from '@pixi/react';
import { Container, Sprite, Text } from 'pixi.js';
import { memo, useMemo } from 'react';
import { usePlace } from '../hooks.ts';
import { css, grain, hollow, painted, rounded } from '../light/paint.ts';
import type { Area } from '../stage/shapes.ts';
import { Marker } from './Marker.tsx';

extend({ Container, Sprite, Text });

export interface TrackProps {
  readonly id: string;
  /** Left end of the first cell, middle of its height. */
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly cell?: number;
  readonly gap?: number;
  readonly colour: number;
  readonly letter?: string;
  readonly labels?: boolean;
  readonly z?: number;
}

const hollowCell = (size: number) =>
  painted('track cell', size + 2, size + 2, 3, (pen) => {
    const path = rounded(1, 1, size, size, size * 0.2);
    pen.fillStyle = '#1d1420';
    pen.fill(path);
    grain(pen, path, 0.3, 0.4);
    hollow(pen, path, size * 0.1, 0.9);
    pen.strokeStyle = css(0xc9a566);
    pen.globalAlpha = 0.75;
    pen.lineWidth = 0.9;
    pen.stroke(path);
  });

/** A row of printed cells with a wooden cube on one of them. The cube is `${id}:cube`, the cells are `${id}:${value}`. */
export const Track = memo(function Track({ id, x, y, from, to, value, cell = 24, gap = 4, colour, letter = '', labels = true, z = 0 }: TrackProps) {
  const values = Array.from({ length: to - from + 1 }, (_, k) => from + k);
  const at = (v: number): number => x + (v - from) * (cell + gap) + cell / 2;
  return (
    <pixiContainer zIndex={z}>
      {values.map((v) => (
        <TrackCell key={v} id={`${id}:${v}`} x={at(v)} y={y} size={cell} label={labels ? String(v) : ''} z={z} />
      ))}
      <Marker id={`${id}:cube`} colour={colour} letter={letter} home={{ x: at(Math.min(to, Math.max(from, value))), y }} size={cell * 0.68} place={`${id}:${value}`} z={z + 1} />
    </pixiContainer>
  );
});

function TrackCell({ id, x, y, size, label, z }: { readonly id: string; readonly x: number; readonly y: number; readonly size: number; readonly label: string; readonly z: number }) {
  const area = useMemo<Area>(() => ({ shape: 'rect', x: x - size / 2, y: y - size / 2, width: size, height: size, round: size * 0.2 }), [x, y, size]);
  usePlace(id, { area, z });
  return (
    <pixiContainer x={x} y={y}>
      <pixiSprite texture={hollowCell(size)} anchor={0.5} scale={1 / 3} />
      {label !== '' && <pixiText text={label} anchor={0.5} resolution={3} style={{ fontFamily: 'Inter, system-ui, sans-serif', fontSize: size * 0.46, fontWeight: '600', fill: 0xd9c9a6 }} />}
    </pixiContainer>
  );
}
