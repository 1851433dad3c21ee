import { Fragment } from 'react';
import { productionOf, researchOf, situationOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { Strip } from '../../../../stage/shapes.ts';
import { ink } from '../../palette.ts';
import { Line, Nine, Para, Sign } from '../primitives.tsx';
import { Gathered } from './Gathered.tsx';
import { gridOf, type DeskProps } from './deskParts.tsx';

const condensed = { font: 'Saira Condensed', weight: '600', colour: ink.dark, leading: 1 } as const;

const head = 24;
const gap = 10;
/** A plate that is lower cuts the letters of its name. */
const lowest = 22;
const lineHeight = 21;

/** What goes on aboard, where nothing of it is asked: the slots of laboratory and production with what lies in them, and situations. */
export function Overview({ view, width, height }: DeskProps) {
  const { situations, research, queues, queueTwo } = view.ship;
  const piles = height > 320;
  const room = height - (piles ? 76 : 0);
  // a second belt that is not built has a row only where there is room for it
  const shown = queueTwo || piles ? 6 : 3;
  const rows = 3 + shown / 3;
  const tall = Math.min(46, (room - 3 * head - 2 * gap) / rows - 8);
  if (tall < lowest) return <InLines view={view} width={width} height={height} />;
  const lab = gridOf(6, 3, { width, height: tall, y: head });
  const beltsY = head + 2 * (tall + 8) + gap;
  const belts = gridOf(shown, 3, { width, height: tall, y: beltsY + head });
  const roomY = beltsY + head + (shown / 3) * (tall + 8) + gap;
  const cells = gridOf(Math.max(1, situations.length), Math.max(2, situations.length), { width, height: tall, y: roomY + head });
  return (
    <>
      <Title text="LABORATORY" x={4} y={10} />
      {lab.map((at, i) => (
        <Filled key={i} at={at} name={research[i] ? researchOf(research[i]).name : null} sign="research" />
      ))}
      <Title text="PRODUCTION" x={4} y={beltsY + 10} />
      {belts.map((at, i) => {
        const id = queues[Math.floor(i / 3)]?.[i % 3] ?? null;
        const locked = i > 2 && !queueTwo;
        return <Filled key={i} at={at} name={id === null ? null : productionOf(id).name} sign={locked ? 'lock' : 'production'} />;
      })}
      <Title text="SITUATIONS" x={4} y={roomY + 10} />
      {cells.map((at, i) => (
        <Filled key={i} at={at} name={situations[i] ? situationOf(situations[i]).name : null} sign="situation" hot />
      ))}
      {piles && <Gathered view={view} y={height - 32} width={width} />}
    </>
  );
}

/** The same as words, where there is no room for plates. */
function InLines({ view, width, height }: Pick<DeskProps, 'view' | 'width' | 'height'>) {
  const { situations, research, queues } = view.ship;
  const groups = [
    { title: 'LABORATORY', names: research.flatMap((id) => (id === null ? [] : [researchOf(id).name])) },
    { title: 'PRODUCTION', names: queues.flat().flatMap((id) => (id === null ? [] : [productionOf(id).name])) },
    { title: 'SITUATIONS', names: situations.map((id) => situationOf(id).name) },
  ];
  const each = height / groups.length;
  const left = Math.min(130, width / 3);
  return groups.map(({ title, names }, i) => (
    <Fragment key={title}>
      <Line text={title} x={4} y={i * each + 10} size={18} width={left - 8} colour={ink.dim} />
      <Para
        text={names.join(', ') || 'Nothing'}
        x={left}
        y={i * each}
        size={18}
        width={width - left - 4}
        most={Math.max(1, Math.floor(each / lineHeight))}
        font="Saira Condensed"
        weight="600"
        leading={lineHeight / 18}
      />
    </Fragment>
  ));
}

function Title({ text, x, y }: { readonly text: string; readonly x: number; readonly y: number }) {
  return <Line text={text} x={x} y={y} size={18} colour={ink.dim} />;
}

/** A slot with the name of what lies in it, or its sign while it is empty. */
function Filled({
  at,
  name,
  sign,
  hot = false,
}: {
  readonly at: Strip;
  readonly name: string | null;
  readonly sign: string;
  readonly hot?: boolean;
}) {
  const { x, y, width, height } = at;
  if (name === null)
    return (
      <>
        <Nine frame="ui/well" {...at} rim={12} />
        <Sign name={sign} x={x + width / 2} y={y + height / 2} size={20} tint={ink.dim} alpha={0.35} />
      </>
    );
  return (
    <>
      <Nine frame="ui/paper" {...at} rim={14} />
      <pixiGraphics draw={(g) => void g.clear().rect(x + 4, y + 5, 5, height - 10).fill({ color: hot ? ink.orange : 0x2f6a7c })} />
      {width < 120 && height > 38 ? (
        <Para text={name} x={x + 12} y={y + height / 2 - 18} size={18} width={width - 18} most={2} {...condensed} />
      ) : (
        <Line text={name} x={x + 14} y={y + height / 2} size={18} width={width - 26} colour={ink.dark} />
      )}
    </>
  );
}
