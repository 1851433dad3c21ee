import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo } from 'react';
import { useTheatre } from '../../../stage/useTheatre.ts';

extend({ Container });

/** Where passing things are played, above the pieces. */
export const Curtain = memo(function Curtain() {
  const { stage } = useTheatre();
  return <pixiContainer ref={stage} label="theatre" />;
});
