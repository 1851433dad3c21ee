import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useMemo } from 'react';
import { usePlace } from '../../../hooks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box, type Area } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { Stretched } from '../society/Stretched.tsx';
import type { Plank } from './choiceLayout.ts';
import { Paragraph } from './Paragraph.tsx';

extend({ Container });

/** Over everything that lies in the valley and on other stages, so that a finger finds the question first. */
export const stageZ = 1500;

/** These lie on the boards as stones too: two things of one name would pull each other about, so here they are places. */
const onBoards = /^(use|craft|process):/;

/** An answer to be tapped. */
export const PlankButton = memo(function PlankButton({ plank }: { readonly plank: Plank }) {
  return onBoards.test(plank.id) ? <PlacePlank plank={plank} /> : <ThingPlank plank={plank} />;
});

function ThingPlank({ plank }: { readonly plank: Plank }) {
  const { id, x, y, width, height } = plank;
  const hit = useMemo(() => box(width, height, 10), [width, height]);
  return (
    <Thing id={id} home={{ x: x + width / 2, y: y + height / 2 }} hit={hit} z={stageZ + 5} zIndex={0} glow="box" rise={4}>
      <Face plank={plank} />
    </Thing>
  );
}

function PlacePlank({ plank }: { readonly plank: Plank }) {
  const { id, x, y, width, height } = plank;
  const area = useMemo<Area>(() => ({ shape: 'rect', x, y, width, height, round: 10 }), [x, y, width, height]);
  usePlace(id, { area, z: stageZ + 5 });
  return (
    <pixiContainer x={x + width / 2} y={y + height / 2}>
      <Face plank={plank} />
    </pixiContainer>
  );
}

/** The token, sign or tablet that an answer is about. */
const pictureFor = (id: string): string | null => {
  const [kind, name] = id.split(':') as [string, string | undefined];
  if (kind === 'supply' || kind === 'found') return `res/${name}`;
  return null;
};

function Face({ plank: { id, width, height, lines, size } }: { readonly plank: Plank }) {
  const { art } = useTable();
  const frame = pictureFor(id);
  const side = height - 14;
  const texture = frame !== null && art.has(frame) ? art.texture(frame) : null;
  return (
    <>
      <Stretched frame="cards/plank-lit" x={-width / 2} y={-height / 2} width={width} height={height} />
      {texture && (
        <Picture
          frame={frame!}
          x={-width / 2 + 12 + side / 2}
          y={-2}
          scale={(side * art.scale) / Math.max(texture.width, texture.height)}
        />
      )}
      <Paragraph
        lines={lines}
        x={texture ? side / 2 : 0}
        y={-2}
        size={size}
        weight="700"
        colour={0x241407}
        align="center"
        anchor={{ x: 0.5, y: 0.5 }}
      />
    </>
  );
}
