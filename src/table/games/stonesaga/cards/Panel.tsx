import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { useMemo } from 'react';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box } from '../../../stage/shapes.ts';
import type { PartProps } from '../part.ts';
import { Stretched } from '../society/Stretched.tsx';
import { Appearing } from './Appearing.tsx';
import type { LaidPanel } from './panelLayout.ts';
import { Paragraph } from './Paragraph.tsx';
import { PlankButton, stageZ } from './Plank.tsx';

extend({ Container });

/** Questions that have no card: who is asked, what, and the answers. */
export function Panel({ laid: { leaf, rows }, view, ground }: Pick<PartProps, 'view' | 'ground'> & { readonly laid: LaidPanel }) {
  const hit = useMemo(() => box(leaf.width, leaf.height, 14), [leaf.width, leaf.height]);
  const home = { x: leaf.x + leaf.width / 2, y: leaf.y + leaf.height / 2 };
  const badge = ground.layout === 'wide' ? 46 : 58;
  return (
    <>
      <Thing id="panel" home={home} hit={hit} z={stageZ - 1} zIndex={0} rise={2}>
        <Stretched frame="cards/leaf" x={-leaf.width / 2} y={-leaf.height / 2} width={leaf.width} height={leaf.height} rim={46} />
      </Thing>
      {rows.map(({ block, prompt, planks }) => (
        <pixiContainer key={`${block.ask} ${block.prompt}`}>
          <Appearing>
            {block.who.slice(0, 2).map((who, i, all) => (
              <Picture
                key={who}
                frame={`society/badge/${view.characters[who].mantle ?? 'none'}`}
                x={prompt.x - (all.length - i - 0.5) * badge}
                y={prompt.y + prompt.size * 0.62}
                scale={badge / 52}
              />
            ))}
            <Paragraph {...prompt} font="Marcellus" weight="400" colour={0x5a2410} />
          </Appearing>
          {planks.map((plank) => (
            <PlankButton key={plank.id} plank={plank} />
          ))}
        </pixiContainer>
      ))}
    </>
  );
}
