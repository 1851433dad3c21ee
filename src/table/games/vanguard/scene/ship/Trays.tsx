import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { sectionNames, sections, type Section } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { Spot } from '../../../../parts/Spot.tsx';
import { trayOf } from '../../lying.ts';
import { sectionCodes } from '../../names.ts';
import { ink, sectionColours } from '../../palette.ts';
import { Line, Nine, Spotted } from '../primitives.tsx';
import { CrewCard, CrewChip, cardSize, chip, wideCard, WideCard } from './crewCards.tsx';
import { gridOf } from './deskParts.tsx';

extend({ Container, Graphics });

/** The crew in four trays, in a row or two and two: cards are dragged or tapped where somebody is wanted. */
export function Trays({
  view,
  width,
  height,
  finger,
}: {
  readonly view: VanguardView;
  readonly width: number;
  readonly height: number;
  readonly finger: number;
}) {
  const columns = width > height * 2 ? 4 : 2;
  const trays = gridOf(sections.length, columns, { width, height: (height + 8) / (sections.length / columns) - 8 });
  return (
    <>
      {sections.map((section, i) => (
        <Spot key={section} x={trays[i]!.x} y={trays[i]!.y}>
          <Tray view={view} section={section} width={trays[i]!.width} height={trays[i]!.height} finger={finger} />
        </Spot>
      ))}
    </>
  );
}

const rim = 8;
const gap = 8;
const head = 46;

function Tray({
  view,
  section,
  width,
  height,
  finger,
}: {
  readonly view: VanguardView;
  readonly section: Section;
  readonly width: number;
  readonly height: number;
  readonly finger: number;
}) {
  const crew = trayOf(view, section);
  const { dice, cards } = view.sections[section];
  const name = width < 180 ? sectionCodes[section] : sectionNames[section];
  const room = (width - 2 * rim + gap) / Math.max(2, crew.length) - gap;
  const isWide = room >= wideCard.least && height - head >= cardSize.height;
  const card = isWide ? Math.min(room, wideCard.most) : cardSize.width;
  const step = isWide ? card + gap : Math.min(cardSize.width + 24, (width - 2 * rim - cardSize.width) / Math.max(1, crew.length - 1));
  // cards may lie on each other as long as a finger meets each; else they are small ones, in rows
  const isSmall = height - head < cardSize.height || (step < finger && crew.length > 1);
  const Card = isWide ? WideCard : CrewCard;
  const across = Math.max(1, Math.floor((width - 2 * rim + 4) / (Math.max(finger, chip.width) + 4)));
  const chips = gridOf(crew.length, across, {
    width: width - 2 * rim,
    height: Math.min(chip.height, (height - head - rim + 4) / Math.ceil(crew.length / across) - 4),
    y: head - 4,
  });
  return (
    <>
      <Nine frame="ui/field" x={0} y={0} width={width} height={height} rim={16} />
      <pixiGraphics draw={(g) => void g.clear().rect(10, 3, width - 20, 5).fill({ color: sectionColours[section] })} />
      <Picture frame={`badge/${section}`} x={30} y={32} scale={0.8} />
      <Line text={name} x={54} y={26} size={21} font="Rajdhani" colour={sectionColours[section]} />
      {width > 250 && (
        <Line text={`${dice.length} dice, ${cards.length} cards`} x={width - 12} y={26} size={17} align="right" colour={ink.dim} />
      )}
      <Spotted id={`tray:${section}`} at={{ x: 0, y: 0, width, height }} />
      {crew.length === 0 && <Line text="nobody yet" x={width / 2} y={118} size={20} align="center" colour={0x4a5c70} />}
      {crew.map((id, i) =>
        isSmall ? (
          <CrewChip key={id} id={id} section={section} at={chips[i]!} x={rim} view={view} z={50 + i} />
        ) : (
          <Card
            key={id}
            id={id}
            section={section}
            width={card}
            x={rim + card / 2 + i * step}
            y={head + cardSize.height / 2}
            view={view}
            z={50 + i}
          />
        ),
      )}
    </>
  );
}
