import { lazy } from 'react';
import { screenRole } from '../screen.ts';
import { HostedPage } from './HostedPage.tsx';

/** Each role brings only what it needs: nobody who watches downloads calibration, and no phone downloads a canvas. */
const PlayerScreen = lazy(() => import('./PlayerScreen.tsx').then(({ PlayerScreen: it }) => ({ default: it })));
const TableScreen = lazy(() => import('./TableScreen.tsx').then(({ TableScreen: it }) => ({ default: it })));
const StreamScreen = lazy(() => import('./StreamScreen.tsx').then(({ StreamScreen: it }) => ({ default: it })));
const HandScreen = lazy(() => import('./HandScreen.tsx').then(({ HandScreen: it }) => ({ default: it })));

export function RoleScreen({ match, watchKey }: { readonly match: string; readonly watchKey: string | null }) {
  const role = screenRole(window.location.search);
  return (
    <HostedPage match={match} watchKey={watchKey}>
      {role === 'hand' ? (
        <HandScreen />
      ) : role === 'table' ? (
        <TableScreen />
      ) : role === 'stream' ? (
        <StreamScreen />
      ) : (
        <PlayerScreen watching={role === 'spectator'} />
      )}
    </HostedPage>
  );
}
