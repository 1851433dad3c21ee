import { useCallback, useMemo, useState } from 'react';
import type { Section } from '../../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { SceneProps } from '../../../contract.ts';
import { Offers } from '../../../gesture/offers.ts';
import { momentOf } from '../../../zones/opened.ts';
import { askedSection } from '../lying.ts';

type Props = SceneProps<VanguardView>;

/**
 * Whose board lies large. One person acts on a screen, and the board is of the section of theirs that is asked; somebody who runs several
 * may turn to another of them for as long as the same is asked.
 */
export function useSection(
  view: VanguardView,
  offers: Offers,
  { seat, looking }: Props['acting'],
  look: Props['look'],
): { readonly who: Section; readonly turnTo: (who: Section) => void } {
  const [turned, setTurned] = useState<{ readonly section: Section; readonly at: string } | null>(null);
  const moment = momentOf(offers.questions);
  const shown = looking ?? seat;
  const asked = useMemo(() => {
    const own = offers.questions.filter((one) => one.seat === shown);
    return askedSection(view, own.length > 0 ? new Offers(own) : offers);
  }, [view, offers, shown]);
  const turnTo = useCallback(
    (section: Section) => {
      setTurned({ section, at: moment });
      const owner = view.players[section];
      if (owner && owner !== shown) look(owner);
    },
    [moment, view.players, shown, look],
  );
  const there = turned && turned.at === moment && view.boards[turned.section] && (view.players[turned.section] ?? shown) === shown;
  return { who: there ? turned.section : asked, turnTo };
}
