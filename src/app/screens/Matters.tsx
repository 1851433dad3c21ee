import type { Seat } from '../../engine/kernel/rule.ts';
import type { MatterSeen } from '../../match/screenMessages.ts';
import { titleOf, whoPlays, type Sitting } from '../match/sitting.ts';
import { say } from '../parts/notices.ts';
import { deserted, inSentence } from './company.ts';
import { useHosted, useMine, useSignal, useSitting } from './hosted.ts';
import { useNow } from './useNow.ts';

const nameOf = (sitting: Sitting, seat: Seat): string => whoPlays(sitting, seat) || titleOf(sitting, seat);

/** What everybody is asked for, in one sentence. */
export function matterWords(sitting: Sitting, { matter, by }: Pick<MatterSeen, 'matter' | 'by'>): string {
  switch (matter.kind) {
    case 'undo':
      return `${nameOf(sitting, by)} would like to take back the last answer.`;
    case 'bot':
      return `${nameOf(sitting, by)} would like a bot to play for ${nameOf(sitting, matter.seat)}.`;
    case 'admit':
      return `${matter.name} would like to sit down as ${inSentence(titleOf(sitting, matter.seat))}.`;
  }
}

const failed = (error: unknown): void => say({ kind: 'trouble', text: error instanceof Error ? error.message : String(error) });

/** What the people at the table have to agree on, bots for deserted chairs, and the way back to one's own. */
export function Matters({ waiting }: { readonly waiting: readonly Seat[] }) {
  const { play } = useHosted();
  const mine = useMine();
  const { company, sitting } = useSitting();
  const matters = useSignal(play.matters).filter(({ outcome }) => outcome === 'waiting');
  const now = useNow(company);
  const asked = new Set(matters.flatMap(({ matter }) => (matter.kind === 'bot' ? [matter.seat] : [])));
  const gone = mine.length === 0 ? [] : deserted(company, waiting, now).filter(({ seat }) => !mine.includes(seat) && !asked.has(seat));
  const replaced = company.chairs.filter(({ seat, policy, person }) => mine.includes(seat) && policy !== null && person !== null);
  if (matters.length === 0 && gone.length === 0 && replaced.length === 0) return null;
  return (
    <ul className="matters" role="status">
      {replaced.map(({ seat }) => (
        <li key={`back ${seat}`}>
          <p>A bot plays for you.</p>
          <button type="button" className="button brass" onClick={() => void play.comeBack(seat).catch(failed)}>
            Play on
          </button>
        </li>
      ))}
      {matters.map((matter) => {
        const speaks = matter.people.find((seat) => mine.includes(seat) && matter.said[seat] === undefined);
        return (
          <li key={matter.key}>
            <p>{matterWords(sitting, matter)}</p>
            {speaks === undefined ? (
              <p className="quiet">Waiting for the others.</p>
            ) : (
              <div className="row">
                <button type="button" className="button brass" onClick={() => void play.say(matter.key, true).catch(failed)}>
                  Yes
                </button>
                <button type="button" className="button" onClick={() => void play.say(matter.key, false).catch(failed)}>
                  No
                </button>
              </div>
            )}
          </li>
        );
      })}
      {gone.map(({ seat }) => (
        <li key={`gone ${seat}`}>
          <p>{nameOf(sitting, seat)} is away, and the match waits.</p>
          <button type="button" className="button" onClick={() => void play.propose({ kind: 'bot', seat, policy: 'usual' }).catch(failed)}>
            Let a bot play for {nameOf(sitting, seat)}
          </button>
        </li>
      ))}
    </ul>
  );
}
