import { useState } from 'react';
import type { Question } from '../../match/question.ts';
import type { HandCard, HandGroup, PictureCut } from '../../match/handView.ts';
import type { Choose } from '../match/ActionList.tsx';
import { OfferWords } from '../match/OfferWords.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RuleLinks } from '../parts/RuleLinks.tsx';
import { useHandPictures } from './useHandPictures.ts';

/** A part of a sheet. Drawn by the browser itself: a phone needs no canvas for a card. */
export function CutPicture({ cut }: { readonly cut: PictureCut | null }) {
  const found = useHandPictures()(cut);
  if (!found) return null;
  const { href, x, y, w, h } = found;
  // what is about as high as it is wide is shown whole: a wide window would cut a face at the chin and a shape in the middle
  const fit = h > w * 0.8 ? 'xMidYMid meet' : 'xMidYMin slice';
  return (
    <svg className="cut" viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true" preserveAspectRatio={fit}>
      {/* clipped to its part: beside a picture that is shown whole its neighbours on the sheet would be seen */}
      <svg x={x} y={y} width={w} height={h} viewBox={`${x} ${y} ${w} ${h}`}>
        <image href={href} />
      </svg>
    </svg>
  );
}

interface Props {
  readonly groups: readonly HandGroup[];
  readonly questions: readonly Question[];
  readonly busy: boolean;
  readonly choose: Choose;
}

/** What lies in front of this seat: cards that open when they are tapped, and counters in words. */
export function HandCards({ groups, questions, busy, choose }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const shown = groups.flatMap(({ cards }) => cards).find(({ id }) => id === open);
  return (
    <>
      {groups.map(({ title, secret, cards, counts }, at) => (
        <section key={`${title} ${at}`} className="hand-group" data-secret={secret} aria-label={title}>
          <h2 className="small-caps">
            {title} {secret && <small>only you see these</small>}
          </h2>
          {cards.length > 0 && (
            <ul className="hand-cards">
              {cards.map((card, index) => (
                <li key={`${card.id} ${index}`}>
                  <button
                    type="button"
                    style={{ '--tone': card.tone } as React.CSSProperties}
                    data-offered={offersFor(card, questions).length > 0}
                    onClick={() => setOpen(card.id)}
                  >
                    {card.picture ? <CutPicture cut={card.picture} /> : <span className="band" />}
                    <strong>{card.title}</strong>
                    <span className="card-text">{card.text || card.kind}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {counts.length > 0 && (
            <dl className="hand-counts">
              {counts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
      {shown && (
        <CardDialog
          card={shown}
          questions={questions}
          busy={busy}
          choose={(...chosen) => (setOpen(null), choose(...chosen))}
          close={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface CardProps extends Omit<Props, 'groups'> {
  readonly card: HandCard;
  readonly close: () => void;
}

/** One card, large, with what can be done with it. */
export function CardDialog({ card, questions, busy, choose, close }: CardProps) {
  const offers = offersFor(card, questions);
  return (
    <Dialog title={card.title} close={close}>
      <div className="hand-card-open" style={{ '--tone': card.tone } as React.CSSProperties}>
        <CutPicture cut={card.picture} />
        <p className="small-caps">{card.kind}</p>
        <p>{card.text}</p>
        {card.rules.length > 0 && (
          <p className="quiet">
            Rules <RuleLinks ids={card.rules} />
          </p>
        )}
        {offers.map(({ question, offer }) => (
          <button
            key={`${question.ask} ${offer.id}`}
            type="button"
            className="button brass"
            aria-disabled={busy}
            onClick={() => !busy && choose(question, offer.id)}
          >
            <OfferWords offer={offer} />
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** Answers that a hand would give with this card. */
function offersFor({ id }: HandCard, questions: readonly Question[]) {
  return questions.flatMap((question) =>
    question.options
      .filter(({ gesture }) => (gesture.kind === 'tap' && gesture.on === id) || (gesture.kind === 'drag' && gesture.from === id))
      .map((offer) => ({ question, offer })),
  );
}
