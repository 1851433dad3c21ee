import type { RuleBroke } from '../../match/errors.ts';
import { exportedMatch } from '../../match/matchFile.ts';
import { Trouble } from '../trouble/Trouble.tsx';
import { download } from '../trouble/download.ts';
import type { AnyOpenMatch } from './any.ts';

interface Props {
  readonly error: RuleBroke;
  readonly match: AnyOpenMatch;
  readonly goOn: () => void;
}

/** A rule threw. The match has been put back to before the answer, so going on is safe, with another answer at least. */
export const BrokenRule = ({ error, match, goOn }: Props) => (
  <Trouble
    title="A rule has broken"
    acts={
      <>
        <button type="button" className="button brass" onClick={goOn}>
          Continue
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            download(
              exportedMatch(match.play.title, error.archive ?? match.play.archive(), match.play, {
                answer: error.answer,
                message: error.message,
              }),
            )
          }
        >
          Keep the match as a file
        </button>
      </>
    }
  >
    <p>{error.message}</p>
    <p>
      Nothing is lost. You can go on and answer differently. The file holds the match and the answer that broke it, for whoever mends the
      rule.
    </p>
  </Trouble>
);
