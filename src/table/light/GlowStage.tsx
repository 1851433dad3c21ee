import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';
import { useTable } from '../tableContext.ts';
import { Dust } from './dust.ts';
import { Glow } from './glow.ts';

extend({ Container });

/** Mounts the glows of legal targets, the keyboard's focus ring, marks and dust. They are drawn without rendering React. */
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
