import type { CampaignQuestion } from '../../engine/kernel/campaign.ts';

interface Props {
  readonly question: CampaignQuestion;
  readonly choose: (id: string) => void;
  readonly busy: boolean;
}

/** What a campaign asks between two matches, one button for each choice. */
export const QuestionForm = ({ question, choose, busy }: Props) => (
  <fieldset className="campaign-question">
    <legend>{question.prompt}</legend>
    <div className="row">
      {question.choices.map(({ id, title }) => (
        <button key={id} type="button" className="button brass" disabled={busy} onClick={() => choose(id)}>
          {title}
        </button>
      ))}
    </div>
  </fieldset>
);
