import { memo, useMemo } from 'react';
import type { Layout } from '../../../contract.ts';
import { usePlace } from '../../../hooks.ts';
import { fixedPlaces } from '../layout.ts';
import type { LaidPlace } from '../layout/laid.ts';

/** Where hands may put things. Nothing of it is seen. */
export const Places = memo(function Places({ layout, edges }: { readonly layout: Layout; readonly edges: readonly LaidPlace[] }) {
  const fixed = useMemo(() => fixedPlaces(layout), [layout]);
  return (
    <>
      {[...fixed, ...edges].map((place) => (
        <Place key={place.id} place={place} />
      ))}
    </>
  );
});

const Place = memo(
  function Place({ place }: { readonly place: LaidPlace }) {
    usePlace(place.id, place);
    return null;
  },
  (a, b) => JSON.stringify(a.place) === JSON.stringify(b.place),
);
