import type { Offer } from '../../match/question.ts';

/** What stands on the button of an option: what it does, what is asked after it, and what it takes. */
export const OfferWords = ({ offer: { label, then, cost } }: { readonly offer: Offer }) => (
  <>
    {then ? (
      <span>
        {label} <span className="then">then choose {then}</span>
      </span>
    ) : (
      label
    )}
    {cost && <span className="cost">{cost}</span>}
  </>
);
