import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useMemo } from 'react';
import { usePlace } from '../../../hooks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box, type Area } from '../../../stage/shapes.ts';
import type { PartProps } from '../part.ts';
import { nightStepOf } from '../society/phases.ts';
import { OmenMark } from '../society/Plaque.tsx';
import { Stretched } from '../society/Stretched.tsx';
import { layCard, type LaidCard } from './cardLayout.ts';
import { CardPicture } from './CardPicture.tsx';
import { blocksOf, openCard, type Block } from './choices.ts';
import { faceOf, type CardFace } from './faces.ts';
import { Paragraph } from './Paragraph.tsx';
import { PlankButton, stageZ } from './Plank.tsx';
import { TurningUp } from './TurningUp.tsx';

extend({ Container, Graphics });

interface ShownCard {
  readonly face: CardFace;
  readonly block: Block | null;
  readonly laid: LaidCard;
}

/** The card on the stage with the question that it asks, or null. */
export function shownCard({ view, offers, ground }: Pick<PartProps, 'view' | 'offers' | 'ground'>): ShownCard | null {
  const id = openCard(view, offers);
  const face = id === null ? null : faceOf(id, view);
  if (!face) return null;
  const block = blocksOf(view, offers)[0] ?? null;
  return { face, block, laid: layCard(face, block, ground, nightStepOf(view.phase) !== null) };
}

/** A card lies large in the middle, with its picture, its words and what may be answered. */
export function CardOnStage({
  shown: { face, laid },
  met = true,
  away,
}: {
  readonly shown: ShownCard;
  readonly met?: boolean;
  readonly away?: (() => void) | undefined;
}) {
  const { leaf, planks } = laid;
  const hit = useMemo(() => box(leaf.width, leaf.height, 14), [leaf.width, leaf.height]);
  const home = { x: leaf.x + leaf.width / 2, y: leaf.y + leaf.height / 2 };
  const area = useMemo<Area>(() => ({ shape: 'rect', ...leaf, round: 14 }), [leaf.x, leaf.y, leaf.width, leaf.height]);
  usePlace(`open:${face.id}`, { area, opens: away, z: stageZ });
  return (
    <>
      <Thing
        id={`open:${face.id}`}
        home={home}
        hit={hit}
        z={stageZ}
        zIndex={0}
        from={face.pile ? `deck:${face.pile}` : undefined}
        glow="card"
        rise={10}
      >
        <TurningUp pile={face.pile} height={leaf.height}>
          <pixiContainer x={-home.x} y={-home.y}>
            <CardPaper face={face} laid={laid} met={met} />
          </pixiContainer>
        </TurningUp>
      </Thing>
      {planks.map((plank) => (
        <PlankButton key={plank.id} plank={plank} />
      ))}
    </>
  );
}

function CardPaper({ face, laid, met }: { readonly face: CardFace; readonly laid: LaidCard; readonly met: boolean }) {
  const { leaf, picture, kind, title, needs, omens, text, does, prompt } = laid;
  return (
    <>
      <Stretched frame="cards/leaf" {...leaf} rim={50} />
      <CardPicture picture={face.picture} at={picture} />
      <Paragraph {...kind} font="Marcellus" weight="400" colour={0x7a3a1c} />
      <Paragraph {...title} font="Caudex" weight="700" colour={0x24160c} />
      {needs && (
        <Picture frame={met ? 'cards/met' : 'cards/unmet'} x={needs.x - 26} y={needs.y + needs.size * 0.62} scale={needs.size / 38} />
      )}
      {needs && <Paragraph {...needs} colour={0x4a3a2a} />}
      {face.omens.map((omen, i) => omens[i] && <OmenMark key={omen} id={`omen-card:${omen}`} omen={omen} {...omens[i]} />)}
      <Paragraph {...text} colour={0x3a2a1c} />
      <Paragraph {...does} weight="700" colour={0x24160c} />
      <Paragraph {...prompt} font="Marcellus" weight="400" colour={0x7a2c14} />
    </>
  );
}
