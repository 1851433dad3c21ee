/** The number of a rule. The page decides where it leads; what is no number, such as the word of a lesson, leads nowhere. */
export const RuleLink = ({ id, className }: { readonly id: string; readonly className?: string }) =>
  /^[A-Z]{2,3}-\d+$/.test(id) ? (
    <a className={className} href={`#/rules/${id}`}>
      {id}
    </a>
  ) : (
    <span className={className}>{id}</span>
  );
