import { memo, useMemo } from 'react';
import type { Role } from '../../../../engine/games/vast/content/roles.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { usePlace } from '../../../hooks.ts';
import { fixedPlaces } from '../layout.ts';
import type { Ground } from '../layout/ground.ts';
import type { LaidPlace } from '../layout/laid.ts';

interface PlacesProps {
  readonly ground: Ground;
  readonly view: VastView;
  readonly role: Role;
  readonly edges: readonly LaidPlace[];
  /** Turns to the board of a role. */
  readonly look: (role: Role) => void;
}

/** Where hands may put things. Nothing of it is seen. */
export const Places = memo(function Places({ ground, view, role, edges, look }: PlacesProps) {
  const [journey, roles] = [view.journey !== null, view.roles.join()];
  // a view is new with every answer; the places are not
  const fixed = useMemo(() => fixedPlaces(ground, view, role), [ground, journey, roles, role]);
  return (
    <>
      {[...fixed, ...edges].map((place) => (
        <Place key={place.id} place={place} look={look} />
      ))}
    </>
  );
});

const Place = memo(
  function Place({ place, look }: { readonly place: LaidPlace; readonly look: (role: Role) => void }) {
    const { rail } = place;
    const opens = useMemo(() => (rail ? () => look(rail) : undefined), [rail, look]);
    usePlace(place.id, { ...place, opens });
    return null;
  },
  (a, b) => a.look === b.look && JSON.stringify(a.place) === JSON.stringify(b.place),
);
