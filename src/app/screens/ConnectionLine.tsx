import { useHosted, useSignal } from './hosted.ts';

/** One quiet line while the connection is away. The table stays as it is, and whatever was not answered is sent again by itself. */
export function ConnectionLine() {
  const { sentence } = useSignal(useHosted().play.connection);
  return (
    <p className="connection-line" role="status" data-shown={sentence !== null}>
      {sentence}
    </p>
  );
}
