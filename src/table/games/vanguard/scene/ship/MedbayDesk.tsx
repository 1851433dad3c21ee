import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { recruitOf } from '../../../../../engine/games/vanguard/content/find.ts';
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
        const section = patient && view.crew[patient.crew]?.section;
        return (
          <pixiContainer key={i}>
            <Bed at={bed} tint={patient ? levelTints[i % 3]! : null} />
            {patient && section && (
              <>
                <Picture
                  frame={faceOfRecruit(section, patient.crew)}
                  x={bed.x + bed.width / 2}
                  y={bed.y + bed.height * 0.38}
                  scale={Math.min(bed.width - 30, bed.height * 0.56) / 112}
                />
                <Line
                  text={recruitOf(patient.crew).name.split(' ')[0]!}
                  x={bed.x + bed.width / 2}
                  y={bed.y + bed.height - 30}
                  size={19}
                  width={bed.width - 16}
                  align="center"
                  colour={sectionColours[section]}
                />
              </>
            )}
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

/** A bed under its monitor: a flat line while nobody lies there, a heartbeat in the colour of how bad it is. */
function Bed({ at: { x, y, width, height }, tint }: { readonly at: Strip; readonly tint: number | null }) {
  return (
    <>
      <Nine frame="ui/well" x={x} y={y} width={width} height={height} rim={14} />
      <pixiGraphics
        draw={(g) => {
          g.clear().roundRect(x + width * 0.2, y + 8, width * 0.6, height * 0.6, 10).fill({ color: tint === null ? 0x14202e : 0x24405a });
          const line = y + height - 12;
          g.moveTo(x + 10, line);
          if (tint !== null)
            for (const beat of [x + width * 0.3, x + width * 0.62])
              g.lineTo(beat - 8, line)
                .lineTo(beat - 3, line - 10)
                .lineTo(beat + 4, line + 6)
                .lineTo(beat + 9, line);
          g.lineTo(x + width - 10, line).stroke({ width: 2, color: tint ?? 0x2a3c50 });
        }}
      />
    </>
  );
}
