import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useMotionValue } from '../../../hooks.ts';
import { useTable } from '../../../tableContext.ts';

extend({ Container });

const spring = { pull: 8, damp: 1 } as const;

/** What lies on the stage and is nobody's to move comes out of the dark instead of being there at once. */
export function Appearing({ children }: { readonly children: ReactNode }) {
  const { motion } = useTable();
  const [shown, setShown] = useState(motion.opening ? 1 : 0);
  useEffect(() => setShown(1), []);
  const layer = useRef<Container>(null);
  const write = useCallback((value: number) => {
    if (layer.current) layer.current.alpha = Math.min(1, Math.max(0, value));
  }, []);
  useMotionValue(shown, write, spring);
  return <pixiContainer ref={layer}>{children}</pixiContainer>;
}
