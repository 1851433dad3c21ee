import type { TableInputs } from '../../table/stage/inputs.ts';
import { Table } from '../../table/Table.tsx';
import type { ActingSeat } from '../../table/useActingSeat.ts';
import { NoTable } from '../match/NoTable.tsx';
import { usePlay } from '../match/usePlay.ts';
import { RoleMark } from '../parts/RoleMark.tsx';
import { useHosted } from './hosted.ts';
import type { PaintedTable } from './usePainted.ts';

type Own = 'settings' | 'mixer' | 'layout' | 'watching' | 'hint' | 'turn' | 'bent' | 'trueZoom' | 'lifted' | 'onSeen' | 'onError';

interface HostedTableProps extends Pick<TableInputs, Own>, Pick<PaintedTable, 'table' | 'art'> {
  readonly acting: ActingSeat;
}

/** The scene of a match on a host, for a screen that may answer; without pictures or WebGL, why there is none. */
export function HostedTable({ table, art, acting, watching, ...own }: HostedTableProps) {
  const { play } = useHosted();
  const { view, questions, facts, thrown, moment, change } = usePlay(play);
  if (!table || !art) return <NoTable why={table ? 'no-webgl' : 'no-pictures'} />;
  return (
    <Table
      {...own}
      game={table}
      art={art}
      view={view}
      questions={questions}
      acts={acting.seat}
      chosenSeat={acting.chosenSeat}
      onLook={acting.look}
      facts={facts}
      thrown={thrown}
      moment={moment}
      change={change}
      choose={(question, option, draft, flick) => play.choose(question, option, draft, flick)}
      whyNot={(gesture) => play.whyNot(gesture)}
      watching={watching}
      markOf={(seat) => <RoleMark seat={seat} />}
      onHold={watching ? undefined : (thing) => play.hold(thing)}
    />
  );
}
