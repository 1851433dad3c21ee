import { ink } from '../../palette.ts';
import { Line, Para } from '../primitives.tsx';
import { Slot, type DeskProps } from './deskParts.tsx';
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
