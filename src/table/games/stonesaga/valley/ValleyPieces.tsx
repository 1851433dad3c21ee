import { memo } from 'react';
import type { PartProps } from '../part.ts';
import { Deeds } from './Deeds.tsx';
import { Happenings } from './Happenings.tsx';
import { People } from './People.tsx';
import { Regions } from './Regions.tsx';
import { Sites } from './Sites.tsx';
import { Tolls } from './Tolls.tsx';
import { useFit } from './useFit.ts';

/** What stands in the valley. Tokens lie before the feet of people, so they are drawn after them: shadows must not hide their numbers. */
export const ValleyPieces = memo(function ValleyPieces(props: PartProps) {
  const { view, offers, ground } = props;
  const fit = useFit(view, offers, ground);
  return (
    <>
      <People characters={view.characters} fit={fit} large={props.who} />
      <Sites map={view.map} outposts={view.outposts} fit={fit} letters={ground.letters} />
      <Tolls view={view} fit={fit} letters={ground.letters} />
      <Happenings fit={fit} />
      <Deeds {...props} />
      <Regions {...props} />
    </>
  );
});
