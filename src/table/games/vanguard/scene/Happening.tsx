import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useEffect, useState } from 'react';
import { eventOf, poiOf } from '../../../../engine/games/vanguard/content/find.ts';
import type { VanguardFact } from '../../../../engine/games/vanguard/facts.ts';
import type { SeenPlanet, VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { useFactListener } from '../../../told.ts';
import { eventWords } from '../eventWords.ts';
import { layHappening } from '../happeningLayout.ts';
import { ink } from '../palette.ts';
import { boards, spotOf } from '../printed/boards.ts';
import { inset, mapSize } from '../sizes.ts';
import { EventBack } from './Events.tsx';
import { Line, Nine, Para, Sign } from './primitives.tsx';
import { TurnedUp } from './TurnedUp.tsx';

extend({ Container, Graphics });

interface Happened {
  readonly tab: string;
  readonly tint: number;
  readonly title: string;
  readonly text: string;
  readonly picture: string | null;
  /** Middle of the card, in units of the map. */
  readonly at: { readonly x: number; readonly y: number };
}

const middle = { x: mapSize.width / 2, y: mapSize.height / 2 } as const;

const eventCard = (id: string, part: 'main' | 'secondary', view: VanguardView): Happened => {
  const who = view.planet?.turn?.who;
  const sector = who ? (view.boards[who]?.sector ?? 0) : 0;
  return {
    tab: part === 'main' ? 'EVENT' : 'EVENT, ELSEWHERE',
    tint: ink.orange,
    title: eventOf(id).name,
    text: eventWords(id, part),
    picture: sector > 0 ? `view/${view.planet!.id}/${sector}` : null,
    at: middle,
  };
};

/** A card that is turned up over its sector, as far inside the map as a card needs. */
function poiCard(id: string, sector: number, planet: SeenPlanet): Happened {
  const place = boards[planet.id]?.sectors[sector - 1];
  const spot = place ? spotOf(place) : middle;
  const within = (v: number, least: number, most: number): number => Math.min(most, Math.max(least, v));
  return {
    tab: `SECTOR ${sector}`,
    tint: ink.orange,
    title: poiOf(id).name,
    text: poiOf(id).text,
    picture: `view/${planet.id}/${sector}`,
    at: { x: within(spot.x + inset, 260, mapSize.width - 260), y: within(spot.y + inset, 210, mapSize.height - 210) },
  };
}

/** What is told now and has a card: it lies over the map until the story goes on, or as long as the event asks. */
function useHappening(view: VanguardView, planet: SeenPlanet, offers: Offers): Happened | null {
  const [told, setTold] = useState<Happened | null>(null);
  useFactListener<VanguardFact>((facts) => {
    for (const fact of facts) {
      if (fact.fact === 'eventDrawn') setTold(eventCard(fact.event, fact.part, view));
      if (fact.fact === 'poiPlaced') setTold(poiCard(fact.poi, fact.sector, planet));
    }
  });
  useEffect(() => setTold(null), [view]);
  if (told) return told;
  const asks = offers.questions.some(({ ask }) => ask === 'event.choose' || ask === 'event.react' || ask === 'event.resolve');
  return asks && planet.event !== null ? eventCard(planet.event, 'main', view) : null;
}

/** The card of an event or a point of interest, turned over before everybody's eyes. */
export function Happening({
  view,
  planet,
  offers,
  letter,
}: {
  readonly view: VanguardView;
  readonly planet: SeenPlanet;
  readonly offers: Offers;
  readonly letter: number;
}) {
  const now = useHappening(view, planet, offers);
  if (!now) return null;
  const { tab, tint, title, text, picture, at } = now;
  const { size, width, height, sky } = layHappening(text, letter, picture !== null);
  const top = -height / 2;
  const half = height / 2 + 8;
  const y = Math.min(mapSize.height - half, Math.max(half, at.y));
  return (
    <TurnedUp key={`${tab} ${title}`} x={at.x} y={y} back={<EventBack width={width} height={height} />}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(-width / 2 - 6, top - 2, width + 18, height + 16, 14)
            .fill({ color: 0x000309, alpha: 0.5 })
        }
      />
      <Nine frame="ui/paper" x={-width / 2} y={top} width={width} height={height} rim={24} />
      {picture !== null && sky > 40 && (
        <Picture frame={picture} x={0} y={top + 7 + sky / 2} scale={{ x: (width - 14) / 170, y: sky / 112 }} />
      )}
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-width / 2 + 7, top + sky + 7, width - 14, size * 2.1)
            .fill({ color: ink.enamel })
            .rect(-width / 2 + 7, top + 7, tab.length * size * 0.5 + 24, size * 1.4)
            .fill({ color: tint })
        }
      />
      <Line text={tab} x={-width / 2 + 18} y={top + 7 + size * 0.7} size={size} colour={ink.dark} />
      <Sign name="situation" x={-width / 2 + 16 + size} y={top + sky + 7 + size * 1.05} size={size * 1.4} tint={ink.orange} />
      <Line
        text={title}
        x={-width / 2 + 24 + size * 1.8}
        y={top + sky + 7 + size * 1.05}
        size={size * 1.4}
        width={width - 60 - size * 2}
        font="Rajdhani"
      />
      <Para
        text={text}
        x={-width / 2 + 22}
        y={top + sky + size * 2.7}
        size={size}
        width={width - 44}
        font="Saira Condensed"
        weight="600"
        colour={0x14202c}
        leading={1.2}
      />
    </TurnedUp>
  );
}
