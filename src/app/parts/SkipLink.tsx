/** A button, because the hash of the address belongs to the router. */
export const SkipLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <button
    type="button"
    className="skip"
    onClick={() => {
      const target = document.getElementById(to);
      target?.focus();
      target?.scrollIntoView?.({ block: 'nearest' });
    }}
  >
    {children}
  </button>
);
