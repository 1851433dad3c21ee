import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { useMemo } from 'react';
import { Layer } from '../../table/parts/Layer.tsx';
import { Token } from '../../table/parts/Token.tsx';
import { useTable } from '../../table/tableContext.ts';

extend({ Container });

/** `/gallery?many=2000`: a table full of tokens, to see that those which lie still cost nothing. */
export function ManyScene() {
  const { art } = useTable();
  const count = Number(new URLSearchParams(location.search).get('many')) || 2000;
  const homes = useMemo(
    () => Array.from({ length: count }, (_, k) => ({ x: 30 + (k % 62) * 25, y: 30 + Math.floor(k / 62) * 25 })),
    [count],
  );
  return (
    <>
      <Layer name="shadows" />
      <pixiContainer>
        {homes.map((home, k) => (
          <Token key={k} id={`token:${k}`} texture={art.texture(['coin', 'web', 'blood'][k % 3]!)} home={home} radius={11} sharp={6.6} />
        ))}
      </pixiContainer>
    </>
  );
}
