import type { Offer } from '../../match/question.ts';

/** How many letters it takes to say what these do and what they take. */
export const offerLetters = (offers: readonly Offer[]): number =>
  offers.reduce((sum, { label, cost }) => sum + label.length + (cost?.length ?? 0), 0);

/** The same with what is asked after them. */
export const wholeLetters = (offers: readonly Offer[]): number =>
  offers.reduce((sum, { then }) => sum + (then ? `then choose ${then}`.length : 0), offerLetters(offers));

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
