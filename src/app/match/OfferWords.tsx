import type { Offer } from '../../match/question.ts';

/** How many letters it takes to say what is asked after an option. */
export const thenLetters = ({ then }: Offer): number => (then ? `then choose ${then}`.length : 0);

interface Props {
  readonly offer: Offer;
  /** Where there is no room for what is asked after it, three dots say that something is. */
  readonly brief?: boolean;
}

/** What stands on the button of an option: what it does, what is asked after it, and what it takes. */
export const OfferWords = ({ offer: { label, then, cost }, brief = false }: Props) => (
  <>
    {then && brief ? (
      `${label} …`
    ) : then ? (
      <span>
        {label} <span className="then">then choose {then}</span>
      </span>
    ) : (
      label
    )}
    {cost && <span className="cost">{cost}</span>}
  </>
);
