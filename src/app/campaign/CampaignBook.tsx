import type { CampaignSummary } from '../../engine/kernel/campaign.ts';
import { Tracks } from './Tracks.tsx';

/** What a campaign tells of itself: its end, its tracks, and the pages of its book. */
export const CampaignBook = ({ summary }: { readonly summary: CampaignSummary }) => (
  <>
    {summary.ended && <p className="laurels">{summary.ended}</p>}
    {summary.tracks.length > 0 && <Tracks tracks={summary.tracks} />}
    {summary.pages.map(({ title, lines }) => (
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
