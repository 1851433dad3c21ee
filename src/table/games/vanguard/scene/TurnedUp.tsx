import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useMotionValue } from '../../../hooks.ts';

extend({ Container });

/** A card that comes face down and turns over where it lies; a table that stands still shows its face at once. */
export function TurnedUp({
  x,
  y,
  scale = 1,
  back,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly back: ReactNode;
  readonly children: ReactNode;
}) {
  const [goal, setGoal] = useState(1);
  useEffect(() => setGoal(0), []);
  const whole = useRef<Container>(null);
  const [under, over] = [useRef<Container>(null), useRef<Container>(null)];
  const write = useCallback((flip: number) => {
    if (!whole.current || !under.current || !over.current) return;
    const width = Math.cos(Math.min(1, Math.max(0, flip)) * Math.PI);
    whole.current.scale.set(Math.max(0.02, Math.abs(width)), 1 + 0.06 * Math.sin(flip * Math.PI));
    over.current.visible = width > 0;
    under.current.visible = width <= 0;
  }, []);
  useMotionValue(goal, write);
  return (
    <pixiContainer x={x} y={y} scale={scale}>
      <pixiContainer ref={whole}>
        <pixiContainer ref={under}>{back}</pixiContainer>
        <pixiContainer ref={over}>{children}</pixiContainer>
      </pixiContainer>
    </pixiContainer>
  );
}
