import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';
import { useTable } from '../tableContext.ts';
import { Dust } from './dust.ts';
import { Glow } from './glow.ts';

extend({ Container });

/** Mounts what light does on the table: glows of legal targets, the ring of the keyboard, dust. All of it moves without React. */
export function GlowStage() {
  const { kit } = useTable();
  const under = useRef<Container>(null);
  const over = useRef<Container>(null);
  useLayoutEffect(() => {
    if (!under.current || !over.current) return undefined;
    const glow = new Glow(kit, under.current, over.current);
    const dust = new Dust(kit, under.current);
    const leave = kit.layers.showGlow(under.current);
    return () => {
      leave();
      glow.close();
      dust.close();
    };
  }, [kit]);
  return (
    <>
      <pixiContainer ref={under} label="glow" />
      <pixiContainer ref={over} label="rings" />
    </>
  );
}
