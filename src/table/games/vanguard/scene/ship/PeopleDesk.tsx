import { recruitOf } from '../../../../../engine/games/vanguard/content/find.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { faceOfRecruit } from '../../faces.ts';
import { ink, sectionColours } from '../../palette.ts';
import { Line, Nine, Para } from '../primitives.tsx';
import { gridOf, Slot, type DeskProps } from './deskParts.tsx';
import { CrewCard } from './Trays.tsx';

/** Recruits that were turned up: they are put into a tray, or tapped where somebody is chosen. */
export function Recruits({ view, width }: DeskProps) {
  const step = Math.min(84, (width - 84) / Math.max(1, view.shown.length - 1));
  return (
    <>
      {view.shown.map((id, i) => (
        <CrewCard key={id} id={id} section={null} x={44 + i * step} y={86} view={view} z={60 + i} />
      ))}
      <Para text="Put somebody into the tray of a section." x={4} y={176} size={20} width={width} colour={ink.dim} />
    </>
  );
}

/** Somebody who teaches makes new dice cheaper. */
export function Teacher({ view, width }: DeskProps) {
  return (
    <>
      <Slot id="task:teacher" at={{ x: 0, y: 0, width, height: 130 }} text="Put an instructor here" />
      <Line text={`${view.ship.success} success to pay with`} x={6} y={156} size={20} colour={ink.dim} />
    </>
  );
}

const levels = ['light', 'moderate', 'critical'] as const;

/** Beds in lanes: whoever gets better moves to the left, and out. */
export function Medbay({ view, offers, width, height }: DeskProps) {
  const { medbay } = view.ship;
  const lanes = Math.max(2, ...medbay.map(({ lane }) => lane + 1));
  const tall = Math.min(110, (height - 150) / lanes);
  const beds = gridOf(lanes * 3, 3, { width, height: tall - 8, y: 26 });
  const therapy = offers.aims('task:therapy').length > 0;
  return (
    <>
      {levels.map((level, i) => (
        <Line
          key={level}
          text={level}
          x={beds[i]!.x + beds[i]!.width / 2}
          y={10}
          size={19}
          align="center"
          colour={i === 2 ? ink.red : ink.dim}
        />
      ))}
      {beds.map((bed, i) => {
        const patient = medbay.find(({ lane, level }) => lane === Math.floor(i / 3) && level === i % 3);
        const section = patient && view.crew[patient.crew]?.section;
        return (
          <pixiContainer key={i}>
            <Nine frame="ui/well" {...bed} rim={14} />
            {patient && section && (
              <>
                <Picture
                  frame={faceOfRecruit(section, patient.crew)}
                  x={bed.x + 34}
                  y={bed.y + bed.height / 2}
                  scale={Math.min(56, bed.height - 10) / 112}
                />
                <Line
                  text={recruitOf(patient.crew).name.split(' ')[0]!}
                  x={bed.x + 66}
                  y={bed.y + bed.height / 2}
                  size={19}
                  width={bed.width - 72}
                  colour={sectionColours[section]}
                />
              </>
            )}
          </pixiContainer>
        );
      })}
      <Slot
        id={therapy ? 'task:therapy' : 'task:medbay'}
        at={{ x: 0, y: 34 + lanes * tall, width, height: 84 }}
        text={therapy ? 'Who sits with the patient' : 'Bring somebody in'}
      />
    </>
  );
}

/** Names of the fallen, each with a face. */
export function Memorial({ view, width }: DeskProps) {
  const { memorial, fallen } = view.ship;
  const names = [...memorial.map(({ crew }) => crew), ...fallen];
  const cells = gridOf(names.length, 3, { width, height: 118 });
  return (
    <>
      {names.length === 0 && <Para text="The wall is empty. May it stay so." x={4} y={20} size={21} width={width} colour={ink.dim} />}
      {names.map((id, i) => {
        const section = view.crew[id]?.section ?? 'recon';
        const cell = cells[i]!;
        return (
          <pixiContainer key={`${id} ${i}`}>
            <Nine frame="ui/field" {...cell} rim={16} />
            <Picture frame={faceOfRecruit(section, id)} x={cell.x + cell.width / 2} y={cell.y + 46} scale={72 / 112} tint={0x8fa0b0} />
            <Line text={recruitOf(id).name} x={cell.x + cell.width / 2} y={cell.y + 102} size={18} width={cell.width - 10} align="center" />
          </pixiContainer>
        );
      })}
    </>
  );
}
