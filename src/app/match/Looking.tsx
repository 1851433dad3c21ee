interface Props {
  /** Whose board lies open. */
  readonly at: string;
  /** Who acts; null while nobody is asked. */
  readonly acts: string | null;
  readonly back: () => void;
}

/** Somebody else's board lies open: said in words, with one way back. */
export const Looking = ({ at, acts, back }: Props) => (
  <p className="looking" role="status">
    <span>Looking at {at}</span>
    <button type="button" className="button" onClick={back}>
      {acts === null ? 'Back' : `Back to ${acts}`}
    </button>
  </p>
);
