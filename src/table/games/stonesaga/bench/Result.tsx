import { memo, useMemo } from 'react';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { useTable } from '../../../tableContext.ts';
import { rectOf } from '../bag/rect.ts';
import { Lines } from '../boards/Lines.tsx';
import { inLines } from '../boards/lettering.ts';
import type { Ground } from '../ground.ts';
import { nameOfItem } from '../names.ts';
import { Place } from './Place.tsx';
import type { CodeReading } from './pair.ts';
import { benchPlans } from '../printed/benchPlan.ts';

/** Width of an item card as it is baked. */
const cardWidth = 148;

/** What the journal knows of the code that lies there, and the plank that tries it. */
export const Result = memo(
  function Result({ ground, told, place }: { readonly ground: Ground; readonly told: CodeReading; readonly place: string | null }) {
    const { art } = useTable();
    const { card, told: words, craft } = benchPlans[ground.layout];
    const { x, y } = ground.bench;
    const tall = ground.layout === 'tall';
    const area = useMemo(() => rectOf({ ...craft, x: x + craft.x, y: y + craft.y }, 12), [craft, x, y]);
    const title = inLines(told.title, words.width, words.size, tall ? 2 : 1);
    // under a card that says it all there is no room to say it again; but its own letters may be too small to read what it is
    const lines = inLines(tall && told.item ? nameOfItem(told.item) : told.words, words.width, words.size, tall && told.item ? 3 : 5);
    const frame = told.item && art.has(`item/${told.item}`) ? `item/${told.item}` : null;
    const scale = frame
      ? Math.min(card.width / (art.texture(frame).width / art.scale), card.height / (art.texture(frame).height / art.scale))
      : card.width / cardWidth;
    return (
      <pixiContainer label="result">
        {frame ? (
          <Picture frame={frame} x={x + card.x + card.width / 2} y={y + card.y + card.height / 2} scale={scale} turn={-0.014} />
        ) : (
          <Unknown ground={ground} />
        )}
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

function Unknown({ ground }: { readonly ground: Ground }) {
  const { card } = benchPlans[ground.layout];
  const at = { x: ground.bench.x + card.x + card.width / 2, y: ground.bench.y + card.y + card.height / 2 };
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
    </>
  );
}
