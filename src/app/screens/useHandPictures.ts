import { useContext } from 'react';
import type { PictureCut } from '../../match/handView.ts';
import { GameContext } from '../games.ts';
import { useFetched } from './useFetched.ts';

/** A part of a picture, with the address that this page has for its file. */
interface AddressedCut extends Omit<PictureCut, 'sheet'> {
  readonly href: string;
}

/** Finds the address of a picture; null until the list of addresses is there, and for a picture that this game does not have. */
export function useHandPictures(): (cut: PictureCut | null) => AddressedCut | null {
  const addresses = useFetched(useContext(GameContext)?.handPictures);
  return (cut) => {
    if (!cut) return null;
    const { sheet, ...part } = cut;
    const href = addresses?.[sheet];
    return href === undefined ? null : { href, ...part };
  };
}
