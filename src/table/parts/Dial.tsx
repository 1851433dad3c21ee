import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useCallback, useRef, type ReactNode } from 'react';
import { useMotionValue } from '../hooks.ts';
import { Picture } from './Picture.tsx';

extend({ Container });

interface DialProps {
  readonly x: number;
  readonly y: number;
  /** The disc that turns. */
  readonly frame: string;
  readonly scale: number;
  /** Radians, clockwise. */
  readonly turn: number;
  /** Lies on the disc and does not turn with it: a number, a pointer. */
  readonly children?: ReactNode;
}

/** A disc that swings to where it should point. */
export const Dial = memo(function Dial({ x, y, frame, scale, turn, children }: DialProps) {
  const disc = useRef<Container>(null);
  const write = useCallback((angle: number) => {
    if (disc.current) disc.current.rotation = angle;
  }, []);
  useMotionValue(turn, write);
  return (
    <pixiContainer x={x} y={y}>
      <pixiContainer ref={disc}>
        <Picture frame={frame} scale={scale} />
      </pixiContainer>
      {children}
    </pixiContainer>
  );
});
