import { useState } from 'react';
import type { Seat } from '../../engine/kernel/rule.ts';
import type { Question } from '../../match/question.ts';
import type { MatterSeen } from '../../match/screenMessages.ts';
import type { Choose } from '../match/ActionList.tsx';
import { OfferWords, wholeLetters } from '../match/OfferWords.tsx';
import { PromptWords } from '../match/PromptWords.tsx';
import { grouped, pressed } from '../match/questions.ts';
import { titleOf, whoPlays, type Sitting } from '../match/sitting.ts';
import { RoleMark } from '../parts/RoleMark.tsx';
import { turnOf, type Edge } from './edges.ts';
import { matterWords } from './Matters.tsx';

interface Props {
  readonly edge: Edge;
  readonly seats: readonly Seat[];
  readonly sitting: Sitting;
  /** Open questions of these seats that may lie on the table. */
  readonly questions: readonly Question[];
  readonly waiting: readonly Seat[];
  readonly active: Seat | null;
  readonly busy: boolean;
  readonly choose: Choose;
  /** What people who play on this screen are asked to agree on. */
  readonly matters?: readonly MatterSeen[];
  readonly say?: (matter: string, seat: Seat, yes: boolean) => void;
  /** The person says that they sit elsewhere. */
  readonly move: (seat: Seat) => void;
}

/** So many answers stand beside the prompt; more are behind one button, so that the strip stays a strip. */
const room = 3;
/** With more letters than these, three dots stand for what is asked after an answer. */
const letters = 36;

/** What somebody at this edge reads: their name, what is asked, and the answers that everybody may see. Turned to them. */
export const EdgeStrip = ({ edge, seats, ...props }: Props) => (
  <section
    className="edge-strip"
    data-edge={edge}
    aria-label={`${edge} edge`}
    style={{ '--turned': `${turnOf[edge]}deg` } as React.CSSProperties}
  >
    {seats.map((seat) => (
      <SeatStrip key={seat} seat={seat} {...props} />
    ))}
  </section>
);

type SeatProps = { readonly seat: Seat } & Omit<Props, 'edge' | 'seats'>;

function SeatStrip({ seat, sitting, questions, waiting, active, busy, choose, matters = [], say, move }: SeatProps) {
  const [all, setAll] = useState(false);
  const { asked, powers } = grouped(questions.filter((question) => question.seat === seat));
  const answers = [...asked, ...powers].flatMap((question) => pressed(question).map((offer) => ({ question, offer })));
  const who = whoPlays(sitting, seat) || titleOf(sitting, seat);
  const shown = all || answers.length <= room ? answers : answers.slice(0, room - 1);
  const brief = wholeLetters(shown.map(({ offer }) => offer)) > letters;
  const must = waiting.includes(seat);
  const matter = matters.find(({ people, said }) => people.includes(seat) && said[seat] === undefined);
  const prompt = matter ? { prompt: matterWords(sitting, matter) } : promptOf(asked, must, sitting.automatic[seat] !== undefined);
  return (
    <div className="seat-strip" data-seat={seat} data-decides={must} data-active={active === seat}>
      <button
        type="button"
        className="strip-name"
        onClick={() => move(seat)}
        aria-label={`${who}, ${titleOf(sitting, seat)}: sit elsewhere`}
      >
        <RoleMark seat={seat} />
        <span>{who}</span>
      </button>
      <p className="strip-prompt">
        <PromptWords {...prompt} />
      </p>
      <div className="strip-answers" role="group" aria-label={`Answers for ${who}`}>
        {matter &&
          [true, false].map((yes) => (
            <button key={String(yes)} type="button" className="button brass" onClick={() => say?.(matter.key, seat, yes)}>
              {yes ? 'Yes' : 'No'}
            </button>
          ))}
        {shown.map(({ question, offer }) => (
          <button
            key={`${question.ask} ${offer.id}`}
            type="button"
            className="button brass"
            data-option={offer.id}
            aria-disabled={busy}
            onClick={() => !busy && choose(question, offer.id)}
          >
            <OfferWords offer={offer} brief={brief} />
          </button>
        ))}
        {shown.length < answers.length && (
          <button type="button" className="button" onClick={() => setAll(true)}>
            {answers.length - shown.length} more
          </button>
        )}
        {all && answers.length > room && (
          <button type="button" className="button" onClick={() => setAll(false)}>
            Fewer
          </button>
        )}
      </div>
    </div>
  );
}

/** A question that tells a secret is not here: its person looks at their own screen. */
export function promptOf(asked: readonly Question[], must: boolean, bot: boolean): Pick<Question, 'prompt' | 'second'> {
  if (asked[0]) return asked[0];
  if (!must) return { prompt: '' };
  return { prompt: bot ? 'thinks …' : 'decides on their own screen.' };
}
