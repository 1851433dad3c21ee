import { useContext } from 'react';
import house from '../../../assets/app/house.webp';
import { ShelfContext, tableManifestOf } from '../games.ts';

/** The picture on the lid of a box; a house on a hill for a game that has none. */
export const useCover = (game: string): string => tableManifestOf(useContext(ShelfContext), game)?.cover ?? house;
