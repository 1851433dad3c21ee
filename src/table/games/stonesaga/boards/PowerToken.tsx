import { memo, useMemo } from 'react';
import { powers } from '../../../../engine/games/stonesaga/content/powers.ts';
import { discShadow } from '../../../light/soft.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import type { Area } from '../../../stage/shapes.ts';
import type { LaidPower } from './lay.ts';
import { inLines } from './lettering.ts';
import { Lines } from './Lines.tsx';

/** The power of a mantle: a disc in its channel with its name beside it; used, it lies with its sleeping side up. */
export const PowerToken = memo(
  function PowerToken({ laid: { id, power, ready, at }, letters }: { readonly laid: LaidPower; readonly letters: number }) {
    const r = at.height / 2 - 3;
    const hit = useMemo<Area>(() => ({ shape: 'rect', x: -r, y: -r, width: at.width - 8, height: r * 2, round: r }), [r, at.width]);
    const lines = inLines(powers[power].name, at.width - at.height - 14, letters, at.height > 70 ? 2 : 1);
    return (
      <Thing
        id={id}
        home={{ x: at.x + at.height / 2, y: at.y + at.height / 2 }}
        hit={hit}
        z={2}
        place="power"
        cast={discShadow(r)}
        shade={0.6}
        thick={5}
        rise={r}
        glow="box"
      >
        <Picture frame={`boards/power/${ready ? power : 'spent'}`} scale={r / 41} />
        <Lines lines={lines} x={at.height / 2 + 6} y={0} size={letters} font="Caudex" colour={ready ? 0xe6f4f2 : 0x9aa3a6} anchor={0} />
      </Thing>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);
