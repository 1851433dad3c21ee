import { Dialog } from '../parts/Dialog.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { download } from '../trouble/download.ts';
import { AgreementDialog } from './AgreementDialog.tsx';
import type { AnyOpenMatch, AnyPlay } from './any.ts';
import { HelpSheet } from './HelpSheet.tsx';
import { MatchMenu } from './MatchMenu.tsx';
import { SeatsDialog } from './SeatsDialog.tsx';
import { titleOf, whoPlays, type Sitting } from './sitting.ts';
import type { HotSeat } from './useHotSeat.ts';

export type Sheet = 'menu' | 'settings' | 'help' | 'agreement' | 'seats';

interface Props {
  readonly sheet: Sheet | null;
  readonly open: (sheet: Sheet | null) => void;
  readonly match: AnyOpenMatch;
  /** The match as it is played here, be it behind a lesson. */
  readonly play: AnyPlay;
  readonly sitting: Sitting;
  readonly hot: HotSeat;
  /** Somebody's hand lies open, and others are at the screen. */
  readonly coverable: boolean;
  readonly reseatable: boolean;
  readonly watch: () => void;
  readonly sinceMyTurn: () => void;
  readonly fail: (error: unknown) => void;
}

/** Whatever lies over the match for a while, one at a time. */
export function Sheets({ sheet, open, match, play, sitting, hot, coverable, reseatable, watch, sinceMyTurn, fail }: Props) {
  const close = (): void => open(null);
  switch (sheet) {
    case 'menu':
      return (
        <MatchMenu
          title={match.play.title}
          close={close}
          watch={watch}
          sinceMyTurn={sinceMyTurn}
          keep={() => void match.play.exported().then(download, fail)}
          settings={() => open('settings')}
          help={() => open('help')}
          cover={coverable ? () => void match.play.look('table').catch(fail) : null}
          seats={reseatable ? () => open('seats') : null}
          file={reseatable ? async () => (await match.play.exported()).json : null}
        />
      );
    case 'settings':
      return (
        <Dialog title="Settings" close={close}>
          <SettingsForm />
        </Dialog>
      );
    case 'help':
      return <HelpSheet close={close} />;
    case 'agreement':
      return (
        <AgreementDialog
          by={hot.asker}
          people={hot.persons}
          called={(seat) => whoPlays(sitting, seat) || titleOf(sitting, seat)}
          agree={() => (close(), void play.undo(true).catch(fail))}
          leave={close}
        />
      );
    case 'seats':
      return (
        <SeatsDialog
          seats={match.play.allSeats}
          sitting={sitting}
          close={close}
          reseat={(to, who) => void match.reseat(to, who).catch(fail)}
        />
      );
    case null:
      return null;
  }
}
