import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { useCallback, useRef, type ReactNode } from 'react';
import { useMotionValue } from '../hooks.ts';

extend({ Container });

interface SlidingProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly children: ReactNode;
}

/** A mark on something printed: it slides along to where it should be. */
export function Sliding({ x, y, scale = 1, children }: SlidingProps) {
  const mark = useRef<Container>(null);
  const write = useCallback((now: number) => {
    if (mark.current) mark.current.x = now;
  }, []);
  useMotionValue(x, write);
  return (
    <pixiContainer ref={mark} y={y} scale={scale}>
      {children}
    </pixiContainer>
  );
}
