import { sections } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import { ink } from '../../palette.ts';
import { Line } from '../primitives.tsx';
import { gridOf, Slot, type DeskProps } from './deskParts.tsx';
import { leastRow, leastWidth, RecruitRow } from './RecruitRow.tsx';
import { CrewCard } from './crewCards.tsx';

/** Recruits that were turned up, in rows that say what each can do: they are put into a tray, or tapped where somebody is chosen. */
export function Recruits({ view, offers, width, height }: DeskProps) {
  const count = Math.max(1, view.shown.length);
  const intoTray = sections.some((section) => offers.touched.has(`tray:${section}`));
  const room = height - (intoTray ? 34 : 0);
  const tallIn = (columns: number): number => Math.min(116, (room + 8) / Math.ceil(count / columns) - 8);
  const columns = width > 760 || (tallIn(1) < leastRow && width / 2 > leastWidth) ? 2 : 1;
  const tall = tallIn(columns);
  const step = Math.min(84, (width - 84) / Math.max(1, count - 1));
  const rows = gridOf(count, columns, { width, height: tall });
  return (
    <>
      {view.shown.map((id, i) =>
        tall < leastRow ? (
          <CrewCard key={id} id={id} section={null} x={44 + i * step} y={86} view={view} z={60 + i} />
        ) : (
          <RecruitRow key={id} id={id} looks={view.crew[id]?.section ?? 'recon'} at={rows[i]!} z={60 + i} />
        ),
      )}
      {intoTray && (
        <Line text="Put somebody into the tray of a section." x={4} y={height - 14} size={20} width={width - 4} colour={ink.dim} />
      )}
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
