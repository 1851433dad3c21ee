import type { Advice } from '../../engine/kernel/guide.ts';

/** A word of help beside the table. It holds nobody back: everything the rules allow stays open. */
export function AdvicePanel({ title, say, done, of, hide }: Advice & { readonly hide: () => void }) {
  return (
    <section className="advice" aria-label="Advice">
      <header>
        <h2 className="small-caps">{title}</h2>
        <p className="small-caps">
          <span aria-hidden="true" className="beads">
            {Array.from({ length: of }, (_, index) => (
              <i key={index} data-done={index < done} />
            ))}
          </span>
          <span className="only-heard">
            {done} of {of} goals
          </span>
        </p>
      </header>
      <p aria-live="polite">{say}</p>
      <button type="button" className="button" onClick={hide}>
        Hide advice
      </button>
    </section>
  );
}
