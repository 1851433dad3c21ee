import { memo } from 'react';
import type { PartProps } from '../part.ts';
import { People } from './People.tsx';
import { useFit } from './useFit.ts';

/** What stands in the valley. */
export const ValleyPieces = memo(function ValleyPieces({ view, questions, ground }: PartProps) {
  const fit = useFit(view, questions, ground);
  return <People characters={view.characters} fit={fit} />;
});
