import { useContext, useEffect, useState } from 'react';
import type { AnyGameHand } from '../../table/hand.ts';
import { GameContext } from '../games.ts';

/** Only the words and cards of the game; a game without them is played from its actions, and its log needs the whole table. */
export function useHand(): AnyGameHand | null {
  const manifest = useContext(GameContext);
  const [hand, setHand] = useState<AnyGameHand | null>(null);
  useEffect(() => {
    let here = true;
    void manifest?.hand?.().then((found) => here && setHand(found));
    return () => void (here = false);
  }, [manifest]);
  return hand;
}
