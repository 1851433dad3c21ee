import { Icon } from '../parts/Icon.tsx';
import { RoleMark } from '../parts/RoleMark.tsx';
import type { RecapLine } from './recap.ts';
import { titleOf, type Sitting } from './sitting.ts';

interface Props {
  readonly sitting: Sitting;
  readonly lines: readonly RecapLine[];
  readonly replay: () => void;
  readonly close: () => void;
}

/** For whoever has just taken the screen: what the others did meanwhile, in three lines. */
export const Recap = ({ sitting, lines, replay, close }: Props) => (
  <section className="recap" aria-labelledby="recap-title">
    <header>
      <h2 id="recap-title">Since your last turn</h2>
      <button type="button" className="button plain square" aria-label="Close what happened" onClick={close}>
        <Icon name="close" />
      </button>
    </header>
    <ul>
      {lines.map(({ seat, text }, index) => (
        <li key={index}>
          <RoleMark seat={seat} />
          <p>
            <strong>{titleOf(sitting, seat)}</strong> {text}
          </p>
        </li>
      ))}
    </ul>
    <button type="button" className="button" onClick={replay}>
      <Icon name="replay" />
      Show it again
    </button>
  </section>
);
