interface Props {
  readonly choices: readonly { readonly id: string; readonly title: string }[];
  readonly choose: (id: string) => void;
  readonly busy: boolean;
}

/** After a win one rank rises. Only those that may are offered. */
export const RankChoice = ({ choices, choose, busy }: Props) => (
  <fieldset className="rank-choice">
    <legend>You won. Raise one rank for the next game:</legend>
    <div className="row">
      {choices.map(({ id, title }) => (
        <button key={id} type="button" className="button brass" disabled={busy} onClick={() => choose(id)}>
          Raise {title}
        </button>
      ))}
    </div>
  </fieldset>
);
