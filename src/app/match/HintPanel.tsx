import type { Choose } from './ActionList.tsx';
import { OfferWords } from './OfferWords.tsx';
import type { Hinting } from './useHint.ts';

interface Props {
  readonly hint: Hinting;
  readonly busy: boolean;
  readonly choose: Choose;
}

/** The two or three likeliest things to do, numbered as on the table. */
export const HintPanel = ({ hint: { likely, close }, busy, choose }: Props) => (
  <section className="hint" aria-label="Likely now" aria-live="polite">
    <header>
      <h2 className="small-caps">Likely now</h2>
      <button type="button" className="button" onClick={close}>
        Close
      </button>
    </header>
    {likely === null ? (
      <p className="quiet">Looking …</p>
    ) : likely.length === 0 ? (
      <p className="quiet">Nothing stands out. Everything marked can be done.</p>
    ) : (
      <ol>
        {likely.map(({ question, offer }) => (
          <li key={`${question.ask} ${offer.id}`}>
            <button
              type="button"
              className="button option"
              data-likely={offer.id}
              aria-disabled={busy}
              onClick={() => !busy && choose(question, offer.id)}
            >
              <OfferWords offer={offer} />
            </button>
          </li>
        ))}
      </ol>
    )}
  </section>
);
