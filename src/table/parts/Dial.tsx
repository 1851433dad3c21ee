import { extend } from '@pixi/react';
import { Container, Sprite, Text, type Texture } from 'pixi.js';
import { memo, useCallback, useRef } from 'react';
import { useMotionValue } from '../hooks.ts';
import { bevel, css, grain, painted, polygon, round, shade } from '../light/paint.ts';
import { discShadow, discShadowScale } from '../light/soft.ts';

extend({ Container, Sprite, Text });

export interface DialProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** Numbers printed every so many. */
  readonly step?: number;
  readonly label?: string;
  readonly colour?: number;
  /** A face drawn elsewhere, without the hand. */
  readonly face?: Texture;
  readonly z?: number;
}

/** The hand sweeps this much, starting at the lower left. */
const sweep = Math.PI * 1.6;
const angleOf = (value: number, from: number, to: number): number => -sweep / 2 + (sweep * (value - from)) / Math.max(1, to - from);

function dialFace(radius: number, from: number, to: number, step: number): Texture {
  return painted(`dial ${from} ${to} ${step}`, radius * 2 + 4, radius * 2 + 4, 3, (pen) => {
    const m = radius + 2;
    const ring = pen.createLinearGradient(0, 0, m * 2, m * 2);
    ring.addColorStop(0, css(0xf6dc96));
    ring.addColorStop(0.5, css(0xb07f33));
    ring.addColorStop(1, css(0x5f3f15));
    pen.fillStyle = ring;
    pen.fill(round(m, m, radius));
    const paper = round(m, m, radius * 0.9);
    const fade = pen.createRadialGradient(m * 0.7, m * 0.6, 0, m, m, radius);
    fade.addColorStop(0, css(0xf6e9cc));
    fade.addColorStop(1, css(0xcdb488));
    pen.fillStyle = fade;
    pen.fill(paper);
    grain(pen, paper, 0.35, 0.5);
    bevel(pen, round(m, m, radius), radius * 0.03);
    pen.font = `600 ${radius * 0.2}px Inter, system-ui, sans-serif`;
    [pen.textAlign, pen.textBaseline] = ['center', 'middle'];
    for (let v = from; v <= to; v++) {
      const a = angleOf(v, from, to) - Math.PI / 2;
      const long = (v - from) % step === 0;
      pen.strokeStyle = css(0x3a2616);
      pen.lineWidth = radius * (long ? 0.028 : 0.014);
      pen.beginPath();
      pen.moveTo(m + Math.cos(a) * radius * 0.86, m + Math.sin(a) * radius * 0.86);
      pen.lineTo(m + Math.cos(a) * radius * (long ? 0.77 : 0.81), m + Math.sin(a) * radius * (long ? 0.77 : 0.81));
      pen.stroke();
      pen.fillStyle = css(0x3a2616);
      if (long) pen.fillText(String(v), m + Math.cos(a) * radius * 0.62, m + Math.sin(a) * radius * 0.62);
    }
  });
}

const dialHand = (radius: number, colour: number): Texture =>
  painted(`dial hand ${colour}`, radius * 1.2, radius * 1.2, 3, (pen) => {
    const m = radius * 0.6;
    const hub = round(m, m, radius * 0.42);
    const tip = polygon([m - radius * 0.16, m - radius * 0.34, m, m - radius * 0.59, m + radius * 0.16, m - radius * 0.34]);
    pen.fillStyle = css(shade(colour, 0.1));
    pen.fill(tip);
    const turned = pen.createLinearGradient(m - radius * 0.4, m - radius * 0.4, m + radius * 0.4, m + radius * 0.4);
    turned.addColorStop(0, css(shade(colour, 0.35)));
    turned.addColorStop(1, css(shade(colour, -0.4)));
    pen.fillStyle = turned;
    pen.fill(hub);
    bevel(pen, hub, radius * 0.03);
  });

/** A printed dial with a turned disc as its hand: it swings to its value. */
export const Dial = memo(function Dial({ x, y, radius, value, from, to, step = 5, label = '', colour = 0x54306b, face, z = 0 }: DialProps) {
  const hand = useRef<Sprite>(null);
  const write = useCallback((angle: number) => {
    if (hand.current) hand.current.rotation = angle;
  }, []);
  useMotionValue(angleOf(value, from, to), write);
  const words = { fontFamily: 'Inter, system-ui, sans-serif', fill: 0xfff3dc } as const;
  return (
    <pixiContainer x={x} y={y} zIndex={z}>
      <pixiSprite texture={discShadow()} anchor={0.5} scale={discShadowScale(radius)} x={radius * 0.05} y={radius * 0.08} alpha={0.7} />
      <pixiSprite texture={face ?? dialFace(radius, from, to, step)} anchor={0.5} scale={1 / 3} />
      <pixiSprite ref={hand} texture={dialHand(radius, colour)} anchor={0.5} scale={1 / 3} />
      <pixiText text={String(value)} anchor={0.5} y={label ? -radius * 0.06 : 0} resolution={3} style={{ ...words, fontSize: radius * 0.34, fontWeight: '700' }} />
      {label !== '' && <pixiText text={label} anchor={0.5} y={radius * 0.2} resolution={4} style={{ ...words, fontSize: radius * 0.13, fontWeight: '600' }} />}
    </pixiContainer>
  );
});
