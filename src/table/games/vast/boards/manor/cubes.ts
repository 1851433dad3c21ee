import { MANOR } from '../../printed/manorBoard.ts';
import { trackIds, type TrackId } from '../../../../../engine/games/vast/content/rituals.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import { dealCubes, type Dealt } from '../../layout/cubes.ts';
import { on, type BoardSpot } from '../../layout/ground.ts';
import { thing, type LaidThing } from '../../layout/laid.ts';

type Manor = NonNullable<VastView['manor']>;
type Sort = 'omen' | 'portent';
type Box = TrackId | 'unassigned' | 'supply';

/** A sort and where it lies: omens and portents keep their ways apart. */
const key = (sort: Sort, box: Box): string => `${sort}@${box}`;

const countsOf = (sort: Sort, { tracks, unassignedOmens, portentsLeft }: Manor): Record<string, number> => ({
  ...(sort === 'omen' ? { [key(sort, 'unassigned')]: unassignedOmens } : { [key(sort, 'supply')]: portentsLeft }),
  ...Object.fromEntries(trackIds.map((id) => [key(sort, id), sort === 'omen' ? tracks[id].omens : tracks[id].portents])),
});

export const dealManor = (before: Dealt, manor: Manor): Dealt =>
  (['omen', 'portent'] as const).flatMap((sort) => dealCubes(before.filter((one) => one.startsWith(sort)), countsOf(sort, manor)));

/** Portents stay for good, so they fill a track from the left and omens come after them. */
export function layManorCubes(spot: BoardSpot, manor: Manor, dealt: Dealt, before: Dealt): LaidThing[] {
  const filled = new Map<string, number>();
  const rank: Record<Sort, number> = { omen: 0, portent: 0 };
  const was: Record<Sort, readonly string[]> = {
    omen: before.filter((one) => one.startsWith('omen')),
    portent: before.filter((one) => one.startsWith('portent')),
  };
  return dealt.flatMap((one): LaidThing[] => {
    const [sort, box] = one.split('@') as [Sort, Box];
    const k = rank[sort]++;
    const slot = filled.get(one) ?? 0;
    filled.set(one, slot + 1);
    if (box === 'supply') return [];
    const free = box === 'unassigned';
    const places = free ? MANOR.omens : MANOR.tracks[box].spaces;
    const at = on(spot, places[Math.min(places.length - 1, slot + (sort === 'omen' && !free ? manor.tracks[box].portents : 0))]!);
    // the last of those without a track is the one that a hand takes: it goes by the name of them all
    const handle = free && slot === manor.unassignedOmens - 1;
    const came = was[sort][k]?.split('@')[1];
    const from = sort === 'portent' ? 'portents:supply' : came === 'unassigned' && !free ? 'omens:unassigned' : `track:${came ?? 'seals'}`;
    return [
      thing(handle ? 'omens:unassigned' : `${sort}:${k}`, { as: 'cube', frame: `cube/${sort}` }, at, {
        size: spot.scale * 1.14,
        place: free ? 'box:omens' : `track:${box}`,
        from,
        touchable: handle,
        ...(handle ? { fresh: k } : {}),
      }),
    ];
  });
}
