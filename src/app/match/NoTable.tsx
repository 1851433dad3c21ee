/** Beside the list of actions, where nothing can be drawn. */
export const NoTable = ({ why }: { readonly why: 'no-webgl' | 'no-pictures' }) => (
  <div className="no-webgl">
    <h2>{why === 'no-webgl' ? 'This browser cannot draw the table' : 'The pictures did not arrive'}</h2>
    {why === 'no-webgl' ? (
      <>
        <p>
          The table is drawn with WebGL 2, which is switched off or missing here. Another browser, or hardware acceleration in its settings,
          brings it back.
        </p>
        <p>The match can be played all the same: every move is in the list of actions, and the log tells what happens.</p>
      </>
    ) : (
      <>
        <p>
          The match is open, but its pictures could not be loaded. Look whether you are online, then reload the page. Nothing is lost by
          that.
        </p>
        <p>Until then every move is in the list of actions.</p>
      </>
    )}
  </div>
);
