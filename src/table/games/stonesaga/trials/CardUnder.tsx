import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { CardPicture } from '../cards/CardPicture.tsx';
import { faceOf } from '../cards/faces.ts';
import { Paragraph } from '../cards/Paragraph.tsx';
import type { PartProps } from '../part.ts';
import { Stretched } from '../society/Stretched.tsx';
import { cardUnder, layUnder } from './cardUnder.ts';

extend({ Container });

/** What the test is for: the card it was turned up with, laid over the slab as long as the dice decide. */
export function CardUnder({ view, ground }: Pick<PartProps, 'view' | 'ground'>) {
  const card = view.scene?.kind === 'test' ? cardUnder(view.scene) : null;
  const face = card === null ? null : faceOf(card, view);
  if (!face) return null;
  const { leaf, picture, title, words } = layUnder(face, ground);
  return (
    <pixiContainer label={`under test ${face.id}`}>
      <Stretched frame="cards/leaf" {...leaf} rim={46} />
      <CardPicture picture={face.picture} at={picture} />
      <Paragraph {...title} font="Caudex" weight="700" colour={0x24160c} />
      <Paragraph {...words} colour={0x3a2a1c} />
    </pixiContainer>
  );
}
