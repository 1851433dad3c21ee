import type { LastPage as Told } from '../../engine/kernel/guide.ts';

/** What the story ends with, to be read in peace. */
export const LastPage = ({ told: { title, paragraphs } }: { readonly told: Told }) => (
  <section className="last-page" aria-label="The last page">
    <h3>{title}</h3>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </section>
);
