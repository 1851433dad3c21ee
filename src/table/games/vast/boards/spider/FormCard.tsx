import { memo } from 'react';
import { SPIDER } from '../../printed/spiderBoard.ts';
import { Card } from '../../../../parts/Card.tsx';
import { useTable } from '../../../../tableContext.ts';
import type { LaidAs } from '../../layout/laid.ts';

const { w, h } = SPIDER.forms.giant;

/** A form of the Spider: the one she has lies face up. A tap chooses it. */
export const FormCard = memo(function FormCard({ laid }: { readonly laid: LaidAs<'form'> }) {
  const { art } = useTable();
  const { id, look, x, y, size, turn, flip, alpha, z, place } = laid;
  const name = `form/${look.form}`;
  return (
    <Card
      id={id}
      front={art.texture(name)}
      back={art.texture(`${name}/back`)}
      faceUp={flip === 0}
      home={{ x, y, size, turn, alpha }}
      width={w}
      height={h}
      round={9}
      z={z}
      place={place}
      rise={30}
      thick={3}
    />
  );
});
