import type { CampaignPage } from '../../engine/kernel/campaign.ts';
import { Tracks } from './Tracks.tsx';

/** What a campaign tells of itself: its end, its tracks, and the pages of its book. */
export const CampaignBook = ({ page }: { readonly page: CampaignPage }) => (
  <>
    {page.ended && <p className="laurels">{page.ended}</p>}
    {page.tracks.length > 0 && <Tracks tracks={page.tracks} />}
    {page.pages.map(({ title, lines }) => (
      <details key={title} open>
        <summary>{title}</summary>
        <ul className="stack">
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      </details>
    ))}
  </>
);
