import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo } from 'react';
import { useAnimator } from '../../../stage/useAnimator.ts';

extend({ Container });

/** Where passing things are played, above the pieces. */
export const Curtain = memo(function Curtain() {
  const { stage } = useAnimator();
  return <pixiContainer ref={stage} label="animator" />;
});
