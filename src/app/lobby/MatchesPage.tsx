import { PageShell } from '../pages/PageShell.tsx';
import { SavedMatches } from './SavedMatches.tsx';
import { useKept } from './useLobby.ts';

/** Every match that this browser keeps: those that go on, and the history of those that have ended. */
export function MatchesPage() {
  const { kept, reload } = useKept();
  return (
    <PageShell title="Matches" here="matches">
      <div className="page board">
        <h1>Matches</h1>
        {kept && <SavedMatches matches={kept.matches} reload={reload} />}
      </div>
    </PageShell>
  );
}
