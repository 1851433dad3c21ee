import { useState } from 'react';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { Warning } from '../parts/Warning.tsx';
import { addressFor, type ScreenRole } from '../screen.ts';
import { copyText } from './copyText.ts';
import { troubleWords } from './joining.ts';

interface Props {
  readonly match: string;
  readonly watchKey: () => Promise<string>;
  readonly seated: boolean;
}

const screens: readonly { readonly role: ScreenRole; readonly word: string; readonly about: string; readonly icon: IconName }[] = [
  { role: 'table', word: 'Use as table', about: 'A screen that lies between you, or a projector above it.', icon: 'full' },
  { role: 'stream', word: 'Stream', about: 'A page for a streaming program, 1920 by 1080.', icon: 'play' },
  { role: 'spectator', word: 'Watch', about: 'The table as everybody may see it.', icon: 'people' },
];

const copyAddress = (address: string): void => copyText(`${window.location.origin}${address}`);

/** Every other way to look at the match. Each opens on the device that is in front of you. */
export function ScreenLinks({ match, watchKey, seated }: Props) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const withKey = (then: (address: string) => void, role: ScreenRole) => (): void =>
    void watchKey().then((key) => then(addressFor(role, match, key)), (error: unknown) => setTrouble(troubleWords(error)));
  const open = (address: string): void => void window.open(address, '_blank', 'noreferrer');
  return (
    <section className="board ink screen-links" aria-labelledby="links-title">
      <h2 id="links-title">Other screens</h2>
      <Warning text={trouble} />
      <ul>
        {screens.map(({ role, word, about, icon }) => (
          <li key={role}>
            <button type="button" className="button" data-role={role} onClick={withKey(open, role)}>
              <Icon name={icon} />
              {word}
            </button>
            <p className="quiet small">{about}</p>
            {role === 'stream' && (
              <button type="button" className="button plain" onClick={withKey(copyAddress, role)}>
                Copy the address
              </button>
            )}
          </li>
        ))}
        {seated &&
          (['player', 'hand'] as const).map((role) => (
            <li key={role}>
              <a className="button" data-role={role} href={addressFor(role, match, null)} target="_blank" rel="noreferrer">
                <Icon name="actions" />
                {role === 'player' ? 'My chair, with the table' : 'My hand alone'}
              </a>
              <p className="quiet small">{role === 'player' ? 'Everything for your seat.' : 'For a phone: cards and actions.'}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}
