import type { CampaignTrack } from '../../engine/kernel/campaign.ts';

/** Printed tracks with a wooden cube on each, as on the boards of the table. */
export const Tracks = ({ tracks }: { readonly tracks: readonly CampaignTrack[] }) => (
  <dl className="campaign-tracks">
    {tracks.map(({ id, title, about, rank, top }) => (
      <div key={id}>
        <dt className="small-caps">{title}</dt>
        <dd>
          <span className="only-heard">
            Rank {rank} of {top}
          </span>
          <ol aria-hidden="true">
            {Array.from({ length: top + 1 }, (_, step) => (
              <li key={step} data-here={step === rank} data-passed={step < rank}>
                {step}
              </li>
            ))}
          </ol>
        </dd>
        <dd className="quiet small">{about}</dd>
      </div>
    ))}
  </dl>
);
