import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { eventOf } from '../../../../engine/games/vanguard/content/find.ts';
import type { VanguardView } from '../../../../engine/games/vanguard/view.ts';
import { usePlace } from '../../../hooks.ts';
import { CountBadge } from '../../../parts/CountBadge.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box, type Area } from '../../../stage/shapes.ts';
import { ink } from '../palette.ts';
import { Line, Nine, Para, Sign } from './primitives.tsx';

extend({ Container, Graphics });

const card = { width: 92, height: 118 } as const;
/** Middles of the two piles. */
const deckAt = { x: 58, y: 84 } as const;
const openAt = { x: 178, y: 84 } as const;

/** The event deck with its count, and beside it the event that was drawn last: it comes over from the deck. */
export function Events({ view }: { readonly view: VanguardView }) {
  const { count, discard } = view.events;
  const top = view.planet?.event ?? discard.at(-1) ?? null;
  const area = useMemo<Area>(
    () => ({ shape: 'rect', x: deckAt.x - card.width / 2, y: deckAt.y - card.height / 2, ...card, round: 8 }),
    [],
  );
  usePlace('pile:events', { area, z: 5 });
  const next = view.planet?.nextEvents.at(-1);
  return (
    <pixiContainer>
      <Line text="EVENTS" x={4} y={10} size={19} colour={ink.dim} />
      <Pile count={count} seen={next ?? null} />
      <Line text={view.planet?.event ? 'NOW' : 'LAST'} x={openAt.x - card.width / 2} y={10} size={19} colour={ink.dim} />
      <Nine
        frame="ui/well"
        x={openAt.x - card.width / 2 - 4}
        y={openAt.y - card.height / 2 - 4}
        width={card.width + 8}
        height={card.height + 8}
        rim={14}
      />
      {top !== null && <OpenEvent key={top} id={top} />}
    </pixiContainer>
  );
}

/** A pile as thick as it is deep. A card on top that everybody has seen shows its name. */
const Pile = memo(function Pile({ count, seen }: { readonly count: number; readonly seen: string | null }) {
  const layers = Math.min(9, Math.ceil(count / 6));
  const hit = useMemo(() => box(card.width, card.height, 8), []);
  return (
    <Thing id="events:deck" home={deckAt} hit={hit} z={30} glow="card" rise={4} label="The event deck">
      {Array.from({ length: count === 0 ? 0 : layers + 1 }, (_, k) => (
        <pixiContainer key={k} y={(layers / 2 - k) * 2.4}>
          <EventBack />
        </pixiContainer>
      ))}
      {seen !== null && <Line text={eventOf(seen).name} x={0} y={-layers * 1.2 + 38} size={18} width={card.width - 12} align="center" />}
      <CountBadge count={count} x={card.width / 2 - 8} y={card.height / 2 - 10 - layers} size={30} />
    </Thing>
  );
});

/** The back of an event: a horizon with a question over it. */
export function EventBack({ width = card.width, height = card.height }: { readonly width?: number; readonly height?: number }) {
  return (
    <>
      <Nine frame="ui/dim" x={-width / 2} y={-height / 2} width={width} height={height} rim={14} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(-width / 2 + 7, -height / 2 + 7, width - 14, height - 14, 5)
            .stroke({ width: 2, color: ink.cyan, alpha: 0.45 })
        }
      />
      <Sign name="situation" x={0} y={-height * 0.06} size={Math.min(width, height) * 0.46} tint={ink.cyan} alpha={0.85} />
    </>
  );
}

const OpenEvent = memo(function OpenEvent({ id }: { readonly id: string }) {
  const { name, biomes } = eventOf(id);
  const hit = useMemo(() => box(card.width, card.height, 8), []);
  return (
    <Thing id={`event:${id}`} home={openAt} hit={hit} z={45} glow="card" rise={8} from="pile:events" label={name}>
      <Nine frame="ui/paper" x={-card.width / 2} y={-card.height / 2} width={card.width} height={card.height} rim={16} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-card.width / 2 + 5, -card.height / 2 + 6, card.width - 10, 22)
            .fill({ color: ink.orange })
        }
      />
      <Line text="EVENT" x={0} y={-card.height / 2 + 17} size={18} colour={ink.dark} align="center" />
      <Para
        text={name}
        x={-card.width / 2 + 9}
        y={-card.height / 2 + 34}
        size={19}
        width={card.width - 14}
        most={3}
        font="Saira Condensed"
        weight="700"
        colour={0x14202c}
        leading={1.08}
      />
      {biomes.slice(0, 3).map((biome, i) => (
        <Sign key={biome} name={biome} x={-26 + i * 26} y={card.height / 2 - 20} size={20} tint={0x14202c} />
      ))}
    </Thing>
  );
});
