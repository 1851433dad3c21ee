interface Props {
  readonly what: string;
  /** From 0 to 1; null while nobody knows yet. */
  readonly done: number | null;
}

export const Loading = ({ what, done }: Props) => (
  <main className="loading" id="main">
    <h1>Lantern Table</h1>
    <p id="loading-what">{what}</p>
    {done === null ? <progress aria-labelledby="loading-what" /> : <progress aria-labelledby="loading-what" value={done} max={1} />}
  </main>
);
