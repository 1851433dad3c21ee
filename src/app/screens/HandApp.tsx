import '../styles/handPage.css';
import { Notices } from '../parts/Notices.tsx';
import { useRoute } from '../router.ts';
import { ErrorBoundary } from '../trouble/ErrorBoundary.tsx';
import { UnknownPage } from '../trouble/Trouble.tsx';
import { HandScreen } from './HandScreen.tsx';
import { HostedPage } from './HostedPage.tsx';

/** The page of a phone. It is small by itself: neither lobby nor table come with it. */
export function HandApp() {
  const route = useRoute();
  return (
    <>
      <ErrorBoundary key={JSON.stringify(route)}>
        {route.page === 'at' ? (
          <HostedPage match={route.match} watchKey={route.key}>
            <HandScreen />
          </HostedPage>
        ) : (
          <UnknownPage address={window.location.hash} />
        )}
      </ErrorBoundary>
      <Notices />
    </>
  );
}
