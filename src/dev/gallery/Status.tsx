import type { Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { downward, plateNails, plateShadow } from '../../table/light/plate.ts';
import { MarkedValue } from '../../table/parts/MarkedValue.tsx';
import { NumberDisc, type DiscLook } from '../../table/parts/NumberDisc.tsx';
import { Picture, Words } from '../../table/parts/Picture.tsx';
import { Plate } from '../../table/parts/Plate.tsx';
import { Veil } from '../../table/parts/Veil.tsx';

const bone: DiscLook = { fill: 0xf3e6c8, rim: 0x6d4a24, rimWidth: 2, ink: 0x2f1838, font: 'Inter' };

function draw(g: Graphics, width: number, height: number): void {
  plateShadow(g, width, height, 9, 14);
  g.roundRect(0, 0, width, height, 12).fill(downward(height, [0x8a5c34, 0x3a2010]));
  plateNails(g, width, height, 12, 3.2);
}

interface StatusProps {
  readonly x: number;
  readonly y: number;
  readonly grit: number;
  readonly drawn: number;
}

/** A plate with values and a number on a disc, and a veil over half of it. */
export const Status = memo(function Status({ x, y, grit, drawn }: StatusProps) {
  const at = useMemo(() => ({ x, y, width: 260, height: 110 }), [x, y]);
  return (
    <>
      <Plate at={at} draw={draw} label="status">
        <Words text="The Keeper" x={24} y={32} size={30} font="Inter" anchor={{ x: 0, y: 0.5 }} />
        <MarkedValue x={30} y={78} mark={<Picture frame="coin" scale={0.6} />} text={String(grit)} from={18} size={28} font="Inter" />
        <NumberDisc x={236} y={32} text={String(drawn)} size={22} radius={16} look={bone} />
      </Plate>
      <Veil over={{ x: x + 130, y: y + 54, width: 120, height: 46 }} alpha={0.4} soft={16} />
    </>
  );
});
