import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { recruitOf } from '../../../../../engine/games/vanguard/content/find.ts';
import { sectionNames, sections, type Section } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { Spot } from '../../../../parts/Spot.tsx';
import { Thing } from '../../../../parts/Thing.tsx';
import { box, type Strip } from '../../../../stage/shapes.ts';
import { faceOfRecruit } from '../../faces.ts';
import { trayOf } from '../../lying.ts';
import { sectionCodes } from '../../names.ts';
import { ink, sectionColours } from '../../palette.ts';
import { Line, Nine, Sign, Spotted } from '../primitives.tsx';
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
  const step = Math.min(cardSize.width + 24, (width - 2 * rim - cardSize.width) / Math.max(1, crew.length - 1));
  // cards may lie on each other as long as a finger meets each; else they are small ones, in rows
  const isSmall = height - head < cardSize.height || (step < finger && crew.length > 1);
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
          <CrewCard
            key={id}
            id={id}
            section={section}
            x={rim + cardSize.width / 2 + i * step}
            y={head + cardSize.height / 2}
            view={view}
            z={50 + i}
          />
        ),
      )}
    </>
  );
}

const cardSize = { width: 76, height: 146 } as const;
const chip = { width: 64, height: 84 } as const;

const places = {
  available: 'ready',
  resting: 'resting',
  away: 'away',
  medbay: 'medbay',
  fallen: 'fallen',
  remembered: '',
  gone: '',
} as const;

/** A crewmember: face, name, rank, what they convert, and where they are. */
export const CrewCard = memo(function CrewCard({
  id,
  section,
  x,
  y,
  view,
  z,
}: {
  readonly id: string;
  readonly section: Section | null;
  readonly x: number;
  readonly y: number;
  readonly view: VanguardView;
  readonly z: number;
}) {
  const hit = useMemo(() => box(cardSize.width, cardSize.height, 8), []);
  const { name, convert } = recruitOf(id);
  const { rank, place } = view.crew[id] ?? { rank: 1, place: 'available' };
  const ready = place === 'available';
  const looks = section ?? 'recon';
  return (
    <Thing id={`crew:${id}`} home={{ x, y }} hit={hit} z={z} glow="card" rise={10} from="desk">
      <Nine frame="ui/paper" x={-38} y={-73} width={76} height={146} rim={18} tint={ready ? 0xffffff : 0x93a0ac} />
      <Picture frame={faceOfRecruit(looks, id)} x={0} y={-33} scale={68 / 112} tint={ready ? 0xffffff : 0x7f8c98} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-35, 0, 70, 24)
            .fill({ color: section ? sectionColours[section] : ink.dim })
        }
      />
      <Line text={name.split(' ')[0]!} x={0} y={12} size={18} width={66} align="center" colour={ink.dark} />
      <pixiGraphics draw={(g) => void g.clear().roundRect(12, -71, 24, 20, 4).fill({ color: ink.enamel })} />
      <Line text={['', 'I', 'II', 'III'][rank]!} x={24} y={-61} size={18} align="center" colour={0xffe0a3} />
      <Sign name={`BAS-${convert.from}`} x={-22} y={38} size={18} tint={0x25323f} />
      <Sign name={convert.to} x={4} y={38} size={22} tint={ink.dark} />
      <Line
        text={section ? places[place] : 'recruit'}
        x={0}
        y={60}
        size={17}
        width={66}
        align="center"
        colour={ready ? 0x1f7a48 : 0x5a2a22}
      />
    </Thing>
  );
});

/** Signs of where somebody is who is not ready. */
const placeSigns = { ...places, available: null, resting: 'rest', away: 'travel', medbay: 'medbay', fallen: 'danger' } as const;

/** A crewmember where there is little room: face and name, and a sign if they are not ready. */
const CrewChip = memo(function CrewChip({
  id,
  section,
  at: { x: left, y, width, height },
  x,
  view,
  z,
}: {
  readonly id: string;
  readonly section: Section;
  readonly at: Strip;
  readonly x: number;
  readonly view: VanguardView;
  readonly z: number;
}) {
  const hit = useMemo(() => box(width, height, 6), [width, height]);
  const { place } = view.crew[id]!;
  const sign = placeSigns[place];
  const [w, h] = [width / 2, height / 2];
  return (
    <Thing id={`crew:${id}`} home={{ x: x + left + w, y: y + h }} hit={hit} z={z} glow="card" rise={10} from="desk">
      <Nine frame="ui/paper" x={-w} y={-h} width={width} height={height} rim={14} tint={sign ? 0x93a0ac : 0xffffff} />
      <Picture
        frame={faceOfRecruit(section, id)}
        x={0}
        y={-11}
        scale={Math.min(width - 10, height - 28) / 112}
        tint={sign ? 0x7f8c98 : 0xffffff}
      />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-w + 4, h - 26, width - 8, 22)
            .fill({ color: sectionColours[section] })
        }
      />
      <Line text={recruitOf(id).name.split(' ')[0]!} x={0} y={h - 15} size={18} width={width - 8} align="center" colour={ink.dark} />
      {sign && <Sign name={sign} x={w - 14} y={-h + 14} size={20} tint={0x5a2a22} />}
    </Thing>
  );
});
