import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { recruitOf } from '../../../../../engine/games/vanguard/content/find.ts';
import { sections, type Section } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { Spot } from '../../../../parts/Spot.tsx';
import { Thing } from '../../../../parts/Thing.tsx';
import { box } from '../../../../stage/shapes.ts';
import { faceOfRecruit } from '../../faces.ts';
import { trayOf } from '../../lying.ts';
import { sectionNames } from '../../names.ts';
import { ink, sectionColours } from '../../palette.ts';
import { Line, Nine, Sign, Spotted } from '../primitives.tsx';

extend({ Container, Graphics });

/** The crew in four trays: cards are dragged or tapped where somebody is wanted. */
export function Trays({ view, grid }: { readonly view: VanguardView; readonly grid: boolean }) {
  return (
    <>
      {sections.map((section, i) => (
        <Spot key={section} x={grid ? (i % 2) * 316 : i * 308} y={grid ? Math.floor(i / 2) * 200 : 0}>
          <Tray view={view} section={section} />
        </Spot>
      ))}
    </>
  );
}

function Tray({ view, section }: { readonly view: VanguardView; readonly section: Section }) {
  const crew = trayOf(view, section);
  const step = Math.min(100, 216 / Math.max(1, crew.length - 1));
  return (
    <>
      <Nine frame="ui/field" x={0} y={0} width={304} height={194} rim={16} />
      <pixiGraphics draw={(g) => void g.clear().rect(10, 3, 284, 5).fill({ color: sectionColours[section] })} />
      <Picture frame={`badge/${section}`} x={30} y={32} scale={0.8} />
      <Line text={sectionNames[section]} x={54} y={26} size={21} font="Rajdhani" colour={sectionColours[section]} />
      <Line
        text={`${view.sections[section].dice.length} dice, ${view.sections[section].cards.length} cards`}
        x={292}
        y={26}
        size={17}
        align="right"
        colour={ink.dim}
      />
      <Spotted id={`tray:${section}`} at={{ x: 0, y: 0, width: 304, height: 194 }} />
      {crew.length === 0 && <Line text="nobody yet" x={152} y={118} size={20} align="center" colour={0x4a5c70} />}
      {crew.map((id, i) => (
        <CrewCard key={id} id={id} section={section} x={46 + i * step} y={118} view={view} z={50 + i} />
      ))}
    </>
  );
}

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
  const hit = useMemo(() => box(76, 146, 8), []);
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
