import { memo, useMemo } from 'react';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { rectOf } from '../bag/rect.ts';
import { Lines } from '../boards/Lines.tsx';
import { inLines } from '../boards/lettering.ts';
import type { Ground } from '../ground.ts';
import { Made } from './Made.tsx';
import { Place } from './Place.tsx';
import type { CodeReading } from './pair.ts';
import { benchPlans } from '../printed/benchPlan.ts';

/** What the journal knows of the code that lies there, and the plank that tries it. */
export const Result = memo(
  function Result({ ground, told, place }: { readonly ground: Ground; readonly told: CodeReading; readonly place: string | null }) {
    const { craft } = benchPlans[ground.layout];
    const { x, y } = ground.bench;
    const area = useMemo(() => rectOf({ ...craft, x: x + craft.x, y: y + craft.y }, 12), [craft, x, y]);
    return (
      <pixiContainer label="result">
        {told.item ? <Made ground={ground} item={told.item} /> : <Unknown ground={ground} told={told} />}
        <Picture
          frame={`bench/button/${ground.layout}${place ? '' : '/dim'}`}
          x={x + craft.x + craft.width / 2}
          y={y + craft.y + craft.height / 2}
        />
        <Words
          text={told.item ? 'Craft it' : place ? 'Try it' : 'Turn them'}
          x={x + craft.x + craft.width / 2}
          y={y + craft.y + craft.height / 2 - 3}
          size={craft.size}
          font="Caudex"
          colour={place ? 0x2b1607 : 0xc4ad86}
        />
        {place && <Place key={place} id={place} area={area} />}
      </pixiContainer>
    );
  },
  (a, b) => a.ground === b.ground && a.place === b.place && JSON.stringify(a.told) === JSON.stringify(b.told),
);

function Unknown({ ground, told }: { readonly ground: Ground; readonly told: CodeReading }) {
  const { card, told: words } = benchPlans[ground.layout];
  const { x, y } = ground.bench;
  const tall = ground.layout === 'tall';
  const at = { x: x + card.x + card.width / 2, y: y + card.y + card.height / 2 };
  const title = inLines(told.title, words.width, words.size, tall ? 2 : 1);
  const lines = inLines(told.words, words.width, words.size, 5);
  return (
    <>
      <Picture
        frame="craft/edge"
        x={at.x}
        y={at.y}
        scale={{ x: (card.width - 8) / 166, y: (card.height - 8) / 166 }}
        tint={0x000000}
        alpha={0.28}
      />
      <Words text="?" x={at.x} y={at.y} size={96} font="Caudex" colour={0xc9a468} alpha={0.8} />
      <Lines
        lines={title}
        x={x + words.x}
        y={y + words.y + words.size / 2 + ((title.length - 1) * words.size * 1.08) / 2}
        size={words.size + (tall ? 0 : 3)}
        colour={0xffe9bd}
        anchor={0}
      />
      <Lines
        lines={lines}
        x={x + words.x}
        y={y + words.y + words.size * (0.62 + title.length * 1.08) + ((lines.length - 1) * words.size * 1.08) / 2}
        size={words.size}
        font="Inter"
        colour={0xf0ddb8}
        anchor={0}
      />
    </>
  );
}
