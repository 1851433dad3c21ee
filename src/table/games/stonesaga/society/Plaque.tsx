import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useCallback, useMemo } from 'react';
import type { Omen } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { usePlace } from '../../../hooks.ts';
import { Dial } from '../../../parts/Dial.tsx';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Plate } from '../../../parts/Plate.tsx';
import type { Area } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { Paragraph } from '../cards/Paragraph.tsx';
import type { PartProps } from '../part.ts';
import { plaqueSpots } from '../printed/plaque.ts';
import { dialTurn, phaseWords } from './phases.ts';

extend({ Container, Graphics });

const ink = 0x2a1a10;

/** Day, phase, the omens of this night, and who still has a part in it. */
export function Plaque({ view, ground, offers, look }: PartProps) {
  const { width, height } = ground.plaque;
  const spots = plaqueSpots(ground.layout, { width, height });
  const left = { x: 0, y: 0.5 };
  const sunlit = view.phase === 'day';
  const asked = (who: CharacterId): boolean =>
    offers.questions.some(({ seat, ask }) => seat === view.characters[who].seat && ask !== 'day.beside');
  return (
    <Plate at={ground.plaque} frame={`society/plaque-${ground.layout}`} label="plaque">
      <SkyDial x={spots.dial.x} y={spots.dial.y} r={spots.dial.r} turn={dialTurn(view.phase)} />
      <Paragraph
        lines={[view.day === 0 ? 'Set-up' : `Day ${view.day}`]}
        {...(sunlit ? spots.alone : spots.day)}
        font="Caudex"
        weight="700"
        colour={0x1c0f08}
        anchor={left}
      />
      <Paragraph
        lines={sunlit ? [] : [phaseWords(view.phase)]}
        {...spots.phase}
        font="Caudex"
        weight="700"
        colour={0x4a0e02}
        anchor={left}
      />
      {view.omens.slice(0, spots.omens.length).map((omen, i) => (
        <OmenMark
          key={omen}
          id={`omen-now:${omen}`}
          omen={omen}
          x={spots.omens[i]!.x}
          y={view.omens.length === 1 && ground.layout === 'wide' ? height / 2 : spots.omens[i]!.y}
          r={spots.omens[i]!.r}
        />
      ))}
      {(Object.keys(view.characters) as CharacterId[]).map((who, i) => (
        <Badge key={who} view={view} who={who} at={spots.badges[i]!} asked={asked(who)} look={look} />
      ))}
    </Plate>
  );
}

/** Day stands over night; the disc turns with the hours. */
const SkyDial = memo(function SkyDial({
  x,
  y,
  r,
  turn,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly turn: number;
}) {
  return (
    <Dial x={x} y={y} frame="society/dial" scale={r / 31} turn={turn * 2 * Math.PI}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .poly([-6, -r - 2, 6, -r - 2, 0, -r + 8])
            .fill({ color: 0xa4452a })
            .stroke({ width: 1.2, color: ink })
        }
      />
    </Dial>
  );
});

/** The picture of an omen, or its name where none has been painted. */
export function OmenMark({
  id,
  omen,
  x,
  y,
  r,
}: {
  readonly id: string;
  readonly omen: Omen;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) {
  const { art } = useTable();
  const area = useMemo<Area>(() => ({ shape: 'circle', x, y, radius: r }), [x, y, r]);
  usePlace(id, { area, z: 2 });
  const frame = `omen/${omen}`;
  if (!art.has(frame)) return <Words text={omen} x={x} y={y} size={Math.max(18, r)} font="Caudex" colour={0x2f4a66} />;
  const { width, height } = art.texture(frame);
  return <Picture frame={frame} x={x} y={y} scale={(r * 2 * art.scale) / Math.max(width, height)} />;
}

/** Bright while a question waits for somebody; dim with a bar once they have passed or had their part of the night. */
function Badge({
  view,
  who,
  at,
  asked,
  look,
}: {
  readonly view: StonesagaView;
  readonly who: CharacterId;
  readonly at: { readonly x: number; readonly y: number; readonly r: number };
  readonly asked: boolean;
  readonly look: (who: CharacterId) => void;
}) {
  const { mantle, passed, person } = view.characters[who];
  const { x, y, r } = at;
  const over = person === null || (view.phase === 'day' ? passed : view.done.includes(who));
  const area = useMemo<Area>(() => ({ shape: 'circle', x, y, radius: r }), [x, y, r]);
  const turnTo = useCallback(() => look(who), [look, who]);
  usePlace(`badge:${who}`, { area, opens: turnTo, z: 2 });
  return (
    <pixiContainer x={x} y={y}>
      {asked && <pixiGraphics draw={(g) => void g.clear().circle(0, 0, r + 1.5).stroke({ width: 4, color: 0xffe9b0 })} />}
      <Picture frame={`society/badge/${mantle ?? 'none'}`} scale={(r - 1) / 20.5} alpha={over ? 0.5 : 1} />
      {over && (
        <pixiGraphics
          draw={(g) =>
            void g
              .clear()
              .roundRect(-r * 0.72, -3.5, r * 1.44, 7, 3)
              .fill({ color: 0x2a1a10 })
              .stroke({ width: 1.4, color: 0xf6ead0 })
          }
        />
      )}
    </pixiContainer>
  );
}
