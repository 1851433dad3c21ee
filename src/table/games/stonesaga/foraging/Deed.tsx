import { memo, useMemo } from 'react';
import { usePlace } from '../../../hooks.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import type { Area } from '../../../stage/shapes.ts';
import type { LaidForageDeed } from './laying.ts';

interface DeedProps {
  readonly laid: LaidForageDeed;
  readonly letters: number;
  readonly title: string;
  readonly said: string;
  readonly lit: boolean;
}

/** A carved stone that is touched to do something. Dim ones can be touched as well: the rules say why not. */
export const Deed = memo(function Deed({ laid, letters, title, said, lit }: DeedProps) {
  const { id, x, y, width, height } = laid;
  const area = useMemo<Area>(
    () => ({ shape: 'rect', x: x - width / 2, y: y - height / 2, width, height, round: 16 }),
    [x, y, width, height],
  );
  usePlace(id, { area, glow: 'box', z: 1200 });
  const broad = width > height * 4;
  const words = x - width / 2 + height + 8;
  return (
    <>
      <Picture
        frame={`forage/stone/${broad ? 'tall' : 'wide'}`}
        x={x}
        y={y}
        scale={broad ? height / 92 : height / 80}
        tint={lit ? 0xffffff : 0x6f6a66}
      />
      <Picture frame={`forage/sign/${id}`} x={x - width / 2 + height / 2} y={y} scale={(height - 26) / 52} alpha={lit ? 1 : 0.45} />
      <Carved
        text={title}
        x={words}
        y={y - height * 0.19}
        size={Math.min(letters * 1.2, height * 0.42)}
        font="Caudex"
        colour={lit ? 0x24150c : 0x0f0c0a}
        lit={lit}
      />
      <Carved
        text={said}
        x={words}
        y={y + height * 0.22}
        size={letters}
        font="Inter"
        colour={lit ? 0x4a1f0c : 0x0f0c0a}
        lit={lit}
      />
    </>
  );
});

interface CarvedProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: 'Caudex' | 'Inter';
  readonly colour: number;
  readonly lit: boolean;
}

/** Cut into the stone: the lower rim of each letter is in the light. */
const Carved = memo(function Carved({ text, x, y, size, font, colour, lit }: CarvedProps) {
  return (
    <>
      <Words text={text} x={x + 1} y={y + 1.4} size={size} font={font} colour={0xfff0d0} anchor={anchor} alpha={lit ? 0.6 : 0.2} />
      <Words text={text} x={x} y={y} size={size} font={font} colour={colour} anchor={anchor} />
    </>
  );
});
const anchor = { x: 0, y: 0.5 } as const;
