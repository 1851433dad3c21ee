import './styles/index.css';
import { lazy, Suspense, useEffect } from 'react';
import { FileDoor } from './lobby/FileDoor.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { Notices } from './parts/Notices.tsx';
import { dismissAll } from './parts/notices.ts';
import { useRoute, type Route } from './router.ts';
import { ErrorBoundary } from './trouble/ErrorBoundary.tsx';
import { Loading } from './trouble/Loading.tsx';
import { UnknownPage } from './trouble/Trouble.tsx';

/** The table brings Pixi and the scene with it: nobody downloads them before a match is opened. */
const PlayPage = lazy(() => import('./match/PlayPage.tsx').then(({ PlayPage: default_ }) => ({ default: default_ })));

// The first download is the lobby alone: every other page comes when it is opened.
const GamePage = lazy(() => import('./lobby/GamePage.tsx').then(({ GamePage: it }) => ({ default: it })));
const MatchesPage = lazy(() => import('./lobby/MatchesPage.tsx').then(({ MatchesPage: it }) => ({ default: it })));
const CreditsPage = lazy(() => import('./pages/CreditsPage.tsx').then(({ CreditsPage: it }) => ({ default: it })));
const RulesPage = lazy(() => import('./pages/RulesPage.tsx').then(({ RulesPage: it }) => ({ default: it })));
const SettingsPage = lazy(() => import('./pages/SettingsPage.tsx').then(({ SettingsPage: it }) => ({ default: it })));
const RoleScreen = lazy(() => import('./screens/RoleScreen.tsx').then(({ RoleScreen: it }) => ({ default: it })));
const JoinPage = lazy(() => import('./screens/JoinPage.tsx').then(({ JoinPage: it }) => ({ default: it })));
const TakePage = lazy(() => import('./screens/TakePage.tsx').then(({ TakePage: it }) => ({ default: it })));
const OwnerPage = lazy(() => import('./screens/OwnerPage.tsx').then(({ OwnerPage: it }) => ({ default: it })));

export function App() {
  const route = useRoute();
  const page = route.page === 'game' ? `game ${route.game}` : JSON.stringify(route);
  useEffect(() => dismissAll, [page]); // with the page goes what was said on it
  return (
    <>
      <ErrorBoundary key={page}>
        <Suspense fallback={<Loading what={route.page === 'play' ? 'Unfolding the table' : 'Turning the page'} done={null} />}>
          <Page route={route} />
        </Suspense>
      </ErrorBoundary>
      <FileDoor />
      <Notices />
    </>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'lobby':
      return <Lobby />;
    case 'game':
      return <GamePage game={route.game} part={route.part} />;
    case 'matches':
      return <MatchesPage />;
    case 'play':
      return <PlayPage key={route.match} id={route.match} />;
    case 'at':
      return <RoleScreen key={route.match} match={route.match} watchKey={route.key} />;
    case 'join':
      return <JoinPage code={route.code} />;
    case 'take':
      return <TakePage secret={route.key} />;
    case 'owner':
      return <OwnerPage secret={route.key} />;
    case 'settings':
      return <SettingsPage />;
    case 'credits':
      return <CreditsPage />;
    case 'rules':
      return <RulesPage rule={route.rule} />;
    case 'unknown':
      return <UnknownPage address={route.address} />;
  }
}
