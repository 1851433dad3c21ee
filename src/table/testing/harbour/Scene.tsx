import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useMemo } from 'react';
import type { HarbourView } from '../../../engine/testing/harbour/index.ts';
import type { SceneProps } from '../../contract.ts';
import { usePlace } from '../../hooks.ts';
import { Card } from '../../parts/Card.tsx';
import { DiceTray } from '../../parts/DiceTray.tsx';
import { Layer } from '../../parts/Layer.tsx';
import { Token } from '../../parts/Token.tsx';
import type { Area, Point } from '../../stage/shapes.ts';
import { useTable } from '../../tableContext.ts';

extend({ Container, Graphics });

const columns = 6;
const step = 90;
const berthAt = (quay: string): Point => {
  const n = Number(quay.slice('quay:'.length));
  return { x: 80 + (n % columns) * step, y: 80 + Math.floor(n / columns) * step };
};

/** One board of berths, the market's cards, the letters in the hands, and a tray for the dice. */
export function Scene({ view }: SceneProps<HarbourView>) {
  const { art } = useTable();
  const face = art.texture('card');
  const letters = Object.entries(view.players);
  return (
    <>
      <pixiGraphics draw={(g) => void g.clear().rect(0, 0, 900, 600).fill({ color: 0x16324a })} />
      <DiceTray x={760} y={120} columns={8} rows={6} edge={30} />
      <Layer name="glow" />
      <Layer name="shadows" />
      <pixiContainer sortableChildren>
        {Object.entries(view.quays).map(([quay, owner]) => (
          <Berth key={quay} quay={quay} owner={owner} />
        ))}
        {[...new Set(view.market)].map((card, i) => (
          <Card
            key={card}
            id={`card:${card}`}
            front={face}
            back={face}
            faceUp
            home={{ x: 120 + i * 110, y: 420 }}
            width={80}
            height={110}
          />
        ))}
        {letters.map(([seat, { letter }], i) => (
          <Card
            key={seat}
            id={`letter:${seat}`}
            front={art.texture(letter)}
            back={art.texture('sealed')}
            faceUp={letter !== 'sealed'}
            home={{ x: 520 + i * 110, y: 420 }}
            width={80}
            height={110}
          />
        ))}
      </pixiContainer>
    </>
  );
}

function Berth({ quay, owner }: { readonly quay: string; readonly owner: string | null }) {
  const { art } = useTable();
  const at = useMemo(() => berthAt(quay), [quay]);
  const area = useMemo<Area>(() => ({ shape: 'rect', x: at.x - 40, y: at.y - 40, width: 80, height: 80 }), [at]);
  usePlace(quay, { area });
  return owner === null ? null : <Token id={`built:${quay}`} texture={art.texture('quay')} home={at} radius={30} place={quay} />;
}
