import { Dialog } from '../parts/Dialog.tsx';
import { addressOf } from '../router.ts';
import { keys } from './shortcuts.ts';

const hands: readonly (readonly [string, string])[] = [
  ['Drag a piece', 'What has chevrons can be lifted: carry it to a glowing place. What has a ringed dot is tapped.'],
  ['Tap a piece without a mark', 'It says why it cannot be moved now.'],
  ['Tap, then tap', 'The same without holding: tap the piece, then the place.'],
  ['Hold, or point and wait', 'Read a card or a piece in large letters.'],
  ['Wheel or pinch', 'Zoom to the pointer. A double tap shows the whole table again.'],
  ['Drag the wood', 'Move the table.'],
  ['Tab, arrows, Enter', 'Walk through what can be touched, and choose it.'],
];

export const HelpSheet = ({ close }: { readonly close: () => void }) => (
  <Dialog title="Hands and keys" close={close} look="ink">
    <dl className="help">
      {hands.map(([what, about]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
    <h3>Keys</h3>
    <dl className="help keys">
      {keys.map(({ key, about }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
    <p className="quiet">
      Every move of the game is also in the list of actions, for keyboard, switch and screen reader.{' '}
      <a href={addressOf({ page: 'rules', rule: null })}>All rules</a>
    </p>
  </Dialog>
);
