import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { checkOf, gcOf, landerOf, missionOf, poiOf, rankUpOf, threatOf } from '../../../../engine/games/vanguard/content/find.ts';
import type { Section } from '../../../../engine/games/vanguard/content/vocabulary.ts';
import type { SeenPlanet, VanguardView } from '../../../../engine/games/vanguard/view.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box } from '../../../stage/shapes.ts';
import { ink } from '../palette.ts';
import { linesOf } from './letters.ts';
import { Line, Nine, Para } from './primitives.tsx';

extend({ Container, Graphics });

interface Info {
  readonly id: string;
  readonly tab: string;
  readonly tint: number;
  readonly title: string;
  readonly text: string;
  readonly foot: string;
  readonly picture: string | null;
}

/** What concerns everybody, the most pressing first: the sector of who acts, threats, missions, the condition, the lander. */
export function infosOf(view: VanguardView, planet: SeenPlanet, who: Section): readonly Info[] {
  const sector = view.boards[who]?.sector ?? 0;
  const poi = planet.pois[sector]?.[0];
  const list: Info[] = [];
  const actions = (ids: readonly string[]): string => ids.map((id) => checkOf(id, planet.id).name).join(', ');
  if (poi !== undefined)
    list.push({
      id: `poi:${poi}`,
      tab: `SECTOR ${sector}`,
      tint: ink.orange,
      title: poiOf(poi).name,
      text: poiOf(poi).text,
      foot: actions(poiOf(poi).actions),
      picture: `view/${planet.id}/${sector}`,
    });
  for (const [id, { standees, time }] of Object.entries(planet.threats)) {
    const at = standees.find(({ primary }) => primary)?.sector ?? 0;
    const card = threatOf(id);
    list.push({
      id: `card:threat:${id}`,
      tab: `THREAT ${at}`,
      tint: ink.red,
      title: card.name,
      text: card.text ?? card.look,
      foot: `Time ${time} of ${card.timeTrack.length}`,
      picture: at > 0 ? `view/${planet.id}/${at}` : null,
    });
  }
  for (const { id, revealed } of planet.missions)
    list.push({
      id: `mission:${id}`,
      tab: planet.completed.includes(id) ? 'DONE' : revealed ? 'MISSION' : 'UNKNOWN',
      tint: ink.orange,
      title: revealed ? missionOf(id).name : 'A mission to be found',
      text: revealed ? missionOf(id).goal : 'It comes up in the course of the exploration.',
      foot: revealed ? actions(missionOf(id).actions) : '',
      picture: null,
    });
  if (planet.gc !== null) {
    const gc = gcOf(planet.gc);
    list.push({
      id: `gc:${gc.id}`,
      tab: 'EVERYWHERE',
      tint: ink.cyan,
      title: gc.name,
      text: gc.text,
      foot: gc.action === undefined ? '' : actions([gc.action]),
      picture: null,
    });
  }
  if (planet.rankUp !== null)
    list.push({
      id: `rankup:${planet.rankUp.id}`,
      tab: planet.rankUp.done ? 'EARNED' : 'RANK-UP',
      tint: ink.yellow,
      title: rankUpOf(planet.rankUp.id).name,
      text: rankUpOf(planet.rankUp.id).goal,
      foot: '',
      picture: null,
    });
  if (view.ship.lander !== null && planet.lander !== null) {
    const lander = landerOf(view.ship.lander.id);
    list.push({
      id: `lander:${lander.id}`,
      tab: `LANDER ${planet.lander}`,
      tint: ink.print,
      title: lander.name,
      text: lander.text,
      foot: `${planet.found.length} of ${lander.discoveries} discoveries`,
      picture: null,
    });
  }
  return list;
}

const width = 290;
const heightFor = ({ text, foot, picture }: Info): number =>
  (picture === null ? 62 : 124) +
  Math.min(7, linesOf(text, width - 32, 19, 'Saira Condensed').length) * 19 * 1.16 +
  (foot === '' ? 12 : 40);

/** Cards in columns, as many as there is room for. */
export function InfoCards({
  view,
  planet,
  who,
  size,
}: {
  readonly view: VanguardView;
  readonly planet: SeenPlanet;
  readonly who: Section;
  readonly size: { readonly width: number; readonly height: number };
}) {
  let [x, y] = [0, 0];
  const laid: { readonly info: Info; readonly x: number; readonly y: number; readonly height: number }[] = [];
  for (const info of infosOf(view, planet, who)) {
    const height = heightFor(info);
    if (y > 0 && y + height > size.height) [x, y] = [x + width + 8, 0];
    if (x + width > size.width + 4) break;
    laid.push({ info, x, y, height });
    y += height + 8;
  }
  return (
    <>
      {laid.map((one) => (
        <InfoCard key={one.info.id} {...one} />
      ))}
    </>
  );
}

/** The same cards where there is little room: their names in a row, to be read by a long look. */
export function InfoChips({
  view,
  planet,
  who,
  width: room,
}: {
  readonly view: VanguardView;
  readonly planet: SeenPlanet;
  readonly who: Section;
  readonly width: number;
}) {
  const infos = infosOf(view, planet, who);
  const wide = Math.max(140, Math.min(250, room / Math.max(1, infos.length) - 6));
  return (
    <>
      {infos.slice(0, Math.max(1, Math.floor((room + 6) / (wide + 6)))).map((info, i) => (
        <InfoChip key={info.id} info={info} x={i * (wide + 6)} width={wide} />
      ))}
    </>
  );
}

const InfoChip = memo(function InfoChip({ info, x, width: wide }: { readonly info: Info; readonly x: number; readonly width: number }) {
  const hit = useMemo(() => box(wide, 54, 8), [wide]);
  return (
    <Thing id={`info:${info.id}`} home={{ x: x + wide / 2, y: 28 }} hit={hit} z={40} glow="card" rise={4} label={info.title}>
      <Nine frame="ui/field" x={-wide / 2} y={-27} width={wide} height={54} rim={16} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-wide / 2 + 5, -20, 4, 40)
            .fill({ color: info.tint })
        }
      />
      <Line text={info.tab} x={-wide / 2 + 16} y={-11} size={18} width={wide - 24} colour={info.tint} />
      <Line text={info.title} x={-wide / 2 + 16} y={11} size={20} width={wide - 24} font="Rajdhani" />
    </Thing>
  );
});

const InfoCard = memo(function InfoCard({
  info,
  x,
  y,
  height,
}: {
  readonly info: Info;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}) {
  const hit = useMemo(() => box(width, height, 10), [height]);
  const top = info.picture === null ? -height / 2 + 26 : -height / 2 + 88;
  return (
    <Thing id={`info:${info.id}`} home={{ x: x + width / 2, y: y + height / 2 }} hit={hit} z={40} glow="card" rise={4}>
      <Nine frame="ui/paper" x={-width / 2} y={-height / 2} width={width} height={height} rim={22} />
      {info.picture !== null && <Picture frame={info.picture} x={0} y={-height / 2 + 56} scale={{ x: (width - 12) / 170, y: 100 / 112 }} />}
      <pixiGraphics
        draw={(g) => {
          g.clear()
            .rect(-width / 2 + 6, top - 4, width - 12, 36)
            .fill({ color: ink.enamel, alpha: 0.92 });
          g.rect(-width / 2 + 6, -height / 2 + 6, info.tab.length * 9.5 + 18, 24).fill({ color: info.tint });
          if (info.foot !== '') g.rect(-width / 2 + 6, height / 2 - 36, width - 12, 30).fill({ color: ink.field });
        }}
      />
      <Line text={info.tab} x={-width / 2 + 14} y={-height / 2 + 18} size={18} colour={ink.dark} />
      <Line
        text={info.title}
        x={-width / 2 + 16}
        y={top + (info.picture === null ? 16 : 14)}
        size={24}
        width={width - 36}
        font="Rajdhani"
      />
      <Para
        text={info.text}
        x={-width / 2 + 16}
        y={top + 38}
        size={19}
        width={width - 32}
        most={7}
        font="Saira Condensed"
        weight="600"
        colour={0x14202c}
        leading={1.16}
      />
      {info.foot !== '' && <Line text={info.foot} x={-width / 2 + 16} y={height / 2 - 20} size={19} width={width - 34} colour={0xffc48a} />}
    </Thing>
  );
});
