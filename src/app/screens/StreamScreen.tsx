import { useContext, useEffect, useMemo, useState } from 'react';
import type { Nearness } from '../../engine/kernel/guide.ts';
import type { TableSettings } from '../../table/settings/settings.ts';
import { Table } from '../../table/Table.tsx';
import { GameContext } from '../games.ts';
import { noWords } from '../../table/lines.ts';
import { titleOf, whoPlays } from '../match/sitting.ts';
import { ToldWords } from '../match/ToldCards.tsx';
import { usePlay } from '../match/usePlay.ts';
import { useSound } from '../match/useSound.ts';
import { RoleMark } from '../parts/RoleMark.tsx';
import { useSettings } from '../settings/settingsStore.ts';
import { captionsOf } from './caption.ts';
import { HostedEnding } from './HostedEnd.tsx';
import { ShownPlaces } from './ShownPlaces.tsx';
import { useHosted, useSignal, useSitting } from './hosted.ts';
import { useReadCards } from './useReadCards.ts';
import { usePainted } from './usePainted.ts';
import { useTale } from './useTale.ts';

const silence: readonly never[] = [];
/** In ms: a caption stays so long after what it speaks of. */
const captionStays = 9_000;

/** 16:9 for a streaming program: nobody touches it, nothing in it is secret, and it tells the match to people who only look. */
export function StreamScreen() {
  const { play, guide, address } = useHosted();
  const { ground, captions: where, scene } = address;
  const { sitting, company } = useSitting();
  const seen = usePlay(play);
  const { table, art } = usePainted();
  const stored = useSettings();
  const mixer = useSound(stored, useContext(GameContext)?.ambience ?? silence);
  const tale = useTale(table ?? noWords, guide, seen, company.chairs.length, art !== null);
  const lifted = useSignal(play.held);
  // whatever the system asks for: an audience came to see it move. Only somebody who sets `still` by hand is obeyed.
  const settings = useMemo(
    (): TableSettings => ({ ...stored, motion: stored.motion === 'still' ? 'still' : 'full', follow: scene.kind === 'follow', speed: 1 }),
    [stored, scene],
  );
  useEffect(() => mixer.wake(), [mixer]); // a streaming program lets it sound; a browser waits for a gesture all the same
  useEffect(() => {
    document.documentElement.dataset['ground'] = ground;
  }, [ground]);
  const captions = useMemo(() => captionsOf(tale.told), [tale.told]);
  const caption = useLasting(captions);
  const cards = useReadCards(tale.heard.moment, tale.cards);
  const ended = seen.over && tale.heard.whole && cards.length === 0 ? seen.over : null;
  const near = useMemo(() => guide.nearness(tale.heard.view), [guide, tale.heard]);
  return (
    <div className="stream-screen" data-captions={where}>
      <main className="scene" id="main">
        {table && art && (
          <Table
            game={table}
            art={art}
            view={seen.view}
            questions={[]}
            facts={seen.facts}
            thrown={seen.thrown}
            moment={seen.moment}
            change={seen.change}
            choose={() => undefined}
            whyNot={() => Promise.resolve(null)}
            settings={settings}
            mixer={mixer}
            layout="wide"
            watching
            ground={ground}
            looksAt={scene.kind === 'one' ? scene : undefined}
            lifted={lifted}
            markOf={(seat) => <RoleMark seat={seat} />}
            onSeen={tale.onSeen}
          />
        )}
      </main>
      <ShownPlaces shown={seen.shown ?? []} sitting={sitting} active={tale.turn?.seat ?? null} readable={false} />
      {cards.length > 0 && (
        <section className="stream-card" aria-label="To be read">
          <ToldWords cards={cards} />
        </section>
      )}
      {ended && (
        <section className="stream-card ending" aria-label="The end">
          <HostedEnding over={ended} view={seen.view} diary={table?.diary?.(seen.view)} />
        </section>
      )}
      <header className="stream-top">
        <p className="stream-course">{tale.course || company.title}</p>
        <ol className="stream-turns">
          {company.chairs.map(({ seat }) => (
            <li key={seat} aria-current={tale.turn?.seat === seat ? 'true' : undefined}>
              <RoleMark seat={seat} />
              <span>
                {whoPlays(sitting, seat) || titleOf(sitting, seat)}
                <Gauge near={near.find((one) => one.seat === seat)} />
              </span>
            </li>
          ))}
        </ol>
        <p className="stream-title">{company.title}</p>
      </header>
      {where !== 'none' && (
        <p className="stream-caption" data-shown={caption !== ''}>
          {caption}
        </p>
      )}
    </div>
  );
}

/** How near somebody is to winning: a bar under the name, and in numbers. */
const Gauge = ({ near }: { readonly near: Nearness | undefined }) =>
  near && near.of > 0 ? (
    <small className="nearness-now" role="img" aria-label={near.words}>
      <span className="gauge">
        <span style={{ width: `${(100 * Math.min(near.done, near.of)) / Math.max(1, near.of)}%` }} />
      </span>
      {near.done}/{near.of}
    </small>
  ) : null;

/** The last captions that were told, one after the other, each for a while. */
function useLasting(told: readonly string[]): string {
  const [shown, setShown] = useState({ told, at: 0 });
  if (told.length > 0 && told !== shown.told) setShown({ told, at: 0 });
  useEffect(() => {
    const timers = shown.told.map((_, n) => setTimeout(() => setShown({ told: shown.told, at: n + 1 }), captionStays * (n + 1)));
    return () => timers.forEach(clearTimeout);
  }, [shown.told]);
  return shown.told[shown.at] ?? '';
}
