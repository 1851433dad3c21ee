import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useMotionValue } from '../../../hooks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { useTable } from '../../../tableContext.ts';
import type { CardFace } from './faces.ts';
import { turningAt } from './turning.ts';

extend({ Container });

const spring = { pull: 7, damp: 1 } as const;
/** Height of a back as it is painted, in units. */
const paintedBack = 146;

/** A card grows out of its pile and turns over on the way, round its own middle. What comes from no pile is simply there. */
export function TurningUp({
  pile,
  height,
  children,
}: {
  readonly pile: CardFace['pile'];
  readonly height: number;
  readonly children: ReactNode;
}) {
  const { motion } = useTable();
  const [way, setWay] = useState(pile === null || motion.opening || motion.quiet ? 1 : 0);
  useEffect(() => setWay(1), []);
  const front = useRef<Container>(null);
  const back = useRef<Container>(null);
  const write = useCallback((value: number) => {
    const { size, across, side } = turningAt(value);
    for (const [name, one] of [['front', front.current], ['back', back.current]] as const) {
      if (!one) continue;
      one.visible = name === side;
      one.scale.set(size * across, size);
    }
  }, []);
  useMotionValue(way, write, spring);
  return (
    <>
      {pile && (
        <pixiContainer ref={back} visible={false}>
          <Picture frame={`cards/back/${pile}`} scale={height / paintedBack} />
        </pixiContainer>
      )}
      <pixiContainer ref={front}>{children}</pixiContainer>
    </>
  );
}
