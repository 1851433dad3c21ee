import { Fragment } from 'react';
import { addressOf } from '../router.ts';

/** Rules by their numbers. Beside a match they open there; elsewhere they lead to the page of rules. */
export const RuleLinks = ({ ids }: { readonly ids: readonly string[] }) => (
  <span className="rule-links">
    {ids.map((id, index) => (
      <Fragment key={id}>
        {index > 0 && ' '}
        <a href={addressOf({ page: 'rules', rule: id })}>{id}</a>
      </Fragment>
    ))}
  </span>
);
