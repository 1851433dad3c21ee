import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { memo } from 'react';
import { SPIDER } from '../../../../../../assets/vast/boards/spider.ts';
import { useThing } from '../../../../hooks.ts';
import { boxShadow } from '../../../../light/soft.ts';
import { useFlip } from '../../../../parts/useFlip.ts';
import { box } from '../../../../stage/shapes.ts';
import { useTable } from '../../../../tableContext.ts';
import type { LaidAs } from '../../layout/laid.ts';

extend({ Container, Sprite });

const { w, h } = SPIDER.forms.giant;
const hit = box(w, h, 9);

/** A form of the Spider: the one she has lies face up. A tap chooses it. */
export const FormCard = memo(function FormCard({ laid }: { readonly laid: LaidAs<'form'> }) {
  const { art } = useTable();
  const { id, look, x, y, size, turn, flip, z, place } = laid;
  const cast = boxShadow(w, h, 9);
  const name = `form/${look.form}`;
  const { face, texture, onFlip } = useFlip(art.texture(name), art.texture(`${name}/back`), flip === 0, w, h);
  const { root, figure, shadow } = useThing(id, { home: { x, y, size, turn, flip }, hit, z, place, rise: 30, shade: 0.6, shadowBase: cast.scale, thick: 3, glow: 'card', onFlip });
  return (
    <pixiContainer ref={root} zIndex={z} label={id}>
      <pixiSprite ref={shadow as never} texture={cast.texture} anchor={0.5} />
      <pixiContainer ref={figure}>
        <pixiSprite ref={face} texture={texture} anchor={0.5} width={w} height={h} />
      </pixiContainer>
    </pixiContainer>
  );
});
