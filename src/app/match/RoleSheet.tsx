import type { SeatGuide } from '../../engine/kernel/guide.ts';
import { RuleLinks } from '../parts/RuleLinks.tsx';

/** One role on one sheet: what it wants, how its turn goes, what it can do, what to beware of. */
export const RoleSheet = ({ role }: { readonly role: SeatGuide }) => (
  <article className="role-sheet">
    <h3>{role.title}</h3>
    <p className="quiet">{role.nature}</p>
    <p>
      <strong>Wins:</strong> {role.goal} <RuleLinks ids={role.rules.slice(0, 1)} />
    </p>
    <h4>The turn</h4>
    <ol className="numbered">
      {role.turn.map((phase) => (
        <li key={phase}>{phase}</li>
      ))}
    </ol>
    <h4>Key actions</h4>
    <dl>
      {role.actions.map(({ name, text, rules }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text} <RuleLinks ids={rules} />
          </dd>
        </div>
      ))}
    </dl>
    <h4>Worth knowing</h4>
    <ul className="dotted">
      {role.beware.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </article>
);
