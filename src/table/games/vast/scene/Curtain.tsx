import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useLayoutEffect, useRef } from 'react';
import { Theatre } from '../../../stage/theatre.ts';
import { useTable } from '../../../tableContext.ts';

extend({ Container });

/** Where passing things are played, above the pieces. */
export const Curtain = memo(function Curtain() {
  const { kit, art } = useTable();
  const stage = useRef<Container>(null);
  useLayoutEffect(() => {
    if (!stage.current) return undefined;
    const theatre = new Theatre(kit, art, stage.current);
    return () => theatre.close();
  }, [kit, art]);
  return <pixiContainer ref={stage} label="theatre" />;
});
