import type { RuleBroke } from '../../match/errors.ts';

/** A rule threw on the host. The match is as it was before the answer; its file holds every hand, so only the owner can have it. */
export const HostedBroke = ({ broke, goOn }: { readonly broke: RuleBroke | null; readonly goOn: () => void }) =>
  broke && (
    <div className="warning hosted-broke" role="alert">
      <h2>A rule has broken</h2>
      <p>{broke.message}</p>
      <p>You can go on and answer differently. For whoever mends the rule, the owner of the host exports the match on the owner’s page.</p>
      <button type="button" className="button" onClick={goOn}>
        Go on
      </button>
    </div>
  );
