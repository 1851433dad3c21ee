/** What went wrong, read out at once. Nothing while nothing did. */
export const Warning = ({ text }: { readonly text: string | null | undefined }) =>
  text ? (
    <p className="warning" role="alert">
      {text}
    </p>
  ) : null;
