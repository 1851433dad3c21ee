import { memo } from 'react';
import { Graphics } from 'pixi.js';
import { extend } from '@pixi/react';
import { Token } from '../../../parts/Token.tsx';
import { Words } from '../../../parts/Picture.tsx';
import { useTable } from '../../../tableContext.ts';
import { nameOfFace } from '../names.ts';
import type { LaidStored } from './lay.ts';

extend({ Graphics });

/** A resource that lies on an item. It is taken off by hand. */
export const StoredToken = memo(
  function StoredToken({ laid: { id, face, x, y }, size }: { readonly laid: LaidStored; readonly size: number }) {
    const { art } = useTable();
    const frame = `res/${face}`;
    const home = { x, y, size: size / 44 };
    if (art.has(frame)) {
      const texture = art.texture(frame);
      const side = Math.max(texture.width, texture.height) / art.scale;
      return <Token id={id} texture={texture} home={{ ...home, size: size / side }} radius={side / 2} z={3} />;
    }
    return (
      <Token id={id} texture={art.texture('boards/plug')} home={home} radius={22} z={3}>
        <Words text={nameOfFace(face).slice(0, 2)} x={0} y={0} size={24} font="Caudex" colour={0xfff1d2} />
      </Token>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);
