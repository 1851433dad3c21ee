import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { recruitOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import type { Strip } from '../../../../stage/shapes.ts';
import { faceOfRecruit } from '../../faces.ts';
import { ink, sectionColours } from '../../palette.ts';
import { Line, Nine } from '../primitives.tsx';
import { gridOf, Slot, type DeskProps } from './deskParts.tsx';

extend({ Container, Graphics });

const levels = ['light', 'moderate', 'critical'] as const;
const levelTints = [ink.mint, ink.yellow, ink.red] as const;

/** Beds in lanes: whoever gets better moves to the left, and out. */
export function Medbay({ view, offers, width, height, finger }: DeskProps) {
  const { medbay } = view.ship;
  const lanes = Math.max(2, ...medbay.map(({ lane }) => lane + 1));
  const therapy = offers.aims('task:therapy').length > 0;
  const intake = offers.aims('task:medbay').length > 0;
  const below = therapy || intake ? Math.max(finger + 6, Math.min(96, height * 0.28)) : 0;
  const tall = Math.min(128, (height - 32 - below) / lanes);
  const beds = gridOf(lanes * 3, 3, { width, height: tall - 8, y: 28 });
  return (
    <>
      {levels.map((level, i) => (
        <Line key={level} text={level} x={beds[i]!.x + beds[i]!.width / 2} y={12} size={19} align="center" colour={levelTints[i]!} />
      ))}
      {beds.map((bed, i) => {
        const patient = medbay.find(({ lane, level }) => lane === Math.floor(i / 3) && level === i % 3);
        return (
          <pixiContainer key={i}>
            <Bed at={bed} tint={patient ? levelTints[i % 3]! : null} />
            {patient && <Patient id={patient.crew} view={view} at={bed} />}
          </pixiContainer>
        );
      })}
      {below > 0 && (
        <Slot
          id={therapy ? 'task:therapy' : 'task:medbay'}
          at={{ x: 0, y: height - below + 2, width, height: below - 4 }}
          text={therapy ? 'Who sits with the patient' : 'Bring somebody in'}
        />
      )}
    </>
  );
}

/** How wide a bed is of its place; the monitor has the rest. */
const bedShare = 0.52;

/** A face on the pillow over the blanket, and a name on the monitor. */
function Patient({ id, view, at: { x, y, width, height } }: { readonly id: string; readonly view: VanguardView; readonly at: Strip }) {
  const section = view.crew[id]?.section;
  if (!section) return null;
  const face = Math.min(width * bedShare - 16, height * 0.62);
  return (
    <>
      <Picture frame={faceOfRecruit(section, id)} x={x + (width * bedShare) / 2 + 2} y={y + 8 + face / 2} scale={face / 112} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(x + 8, y + height * 0.6, width * bedShare - 12, height * 0.4 - 7, 7)
            .fill({ color: 0xcfd8dc })
            .roundRect(x + 8, y + height * 0.6, width * bedShare - 12, 9, 5)
            .fill({ color: sectionColours[section] })
        }
      />
      <Line
        text={recruitOf(id).name.split(' ')[0]!}
        x={x + width * bedShare + (width * (1 - bedShare)) / 2 - 3}
        y={y + 22}
        size={18}
        width={width * (1 - bedShare) - 10}
        align="center"
        colour={sectionColours[section]}
      />
    </>
  );
}

/** A bed with its pillow and its monitor: a flat line while nobody lies there, else a heartbeat in the colour of how bad it is. */
function Bed({ at: { x, y, width, height }, tint }: { readonly at: Strip; readonly tint: number | null }) {
  return (
    <>
      <Nine frame="ui/well" x={x} y={y} width={width} height={height} rim={14} />
      <pixiGraphics
        draw={(g) => {
          const bed = width * bedShare;
          const isFree = tint === null;
          g.clear()
            .roundRect(x + 5, y + 5, bed - 6, height - 10, 9)
            .fill({ color: isFree ? 0x1b2a3a : 0x33506a })
            .stroke({ width: 2, color: isFree ? 0x2a3c50 : 0x7d93a6 })
            .roundRect(x + bed * 0.2, y + 10, bed * 0.6, height * 0.32, 8)
            .fill({ color: isFree ? 0x2a3c50 : 0xe4ebee });
          const [left, right] = [x + bed + 4, x + width - 7];
          g.roundRect(left, y + 7, right - left, height - 14, 6)
            .fill({ color: 0x06121c })
            .stroke({ width: 1.6, color: isFree ? 0x22344a : tint });
          const line = y + height * 0.64;
          const beat = Math.min(22, height * 0.2);
          g.moveTo(left + 5, line);
          if (!isFree)
            for (const part of [0.32, 0.68]) {
              const at = left + (right - left) * part;
              g.lineTo(at - 6, line)
                .lineTo(at - 2, line - beat)
                .lineTo(at + 3, line + beat * 0.6)
                .lineTo(at + 7, line);
            }
          g.lineTo(right - 5, line).stroke({ width: 2.4, color: tint ?? 0x2f4258 });
        }}
      />
    </>
  );
}
