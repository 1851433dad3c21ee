import type { ToldCard } from '../../match/handView.ts';

interface Props {
  readonly cards: readonly ToldCard[];
  readonly close: () => void;
}

/** The cards themselves, one under the other. */
export const ToldWords = ({ cards }: Pick<Props, 'cards'>) =>
  cards.map(({ kind, title, text, each }, index) => (
    <article key={index} className="told-card">
      <p className="small-caps">{kind}</p>
      <h2>{title}</h2>
      {text.split('\n').map((line) => line !== '' && <p key={line}>{line}</p>)}
      {each && (
        <dl>
          {each.map((one) => (
            <div key={one.who}>
              <dt>{one.who}</dt>
              <dd>{one.text}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  ));

/** Outcomes, omens, the morning: beside the table, which makes room, until somebody has read them. */
export const ToldCards = ({ cards, close }: Props) => (
  <section className="told-cards" aria-label="To be read" aria-live="polite">
    <ToldWords cards={cards} />
    <button type="button" className="button brass" onClick={close}>
      Go on
    </button>
  </section>
);
