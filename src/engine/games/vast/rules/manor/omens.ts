import { button, declining, drag } from '../../../../kernel/option.ts';
import { boundary, choose, type Rule } from '../../../../kernel/rule.ts';
import { trackIds, tracks, trackSpaces, type TrackId } from '../../content/rituals.ts';
import type { Vast } from '../../state.ts';
import { filled, hasRoom, manorOf } from './values.ts';

const omenDrags = Object.fromEntries(
  trackIds.map((id) => [id, drag<TrackId | null>('omens:unassigned', `track:${id}`, `Put an omen on ${tracks[id].title}`, id)]),
) as Record<TrackId, ReturnType<typeof drag<TrackId | null>>>;
const enough = button<TrackId | null>('done:assign', 'Keep the rest unassigned', null);

/** MM-409 to MM-411 One omen after the other, as many as it likes. A track counts its cubes, so it has no gaps. */
export function* assignOmens(t: Vast): Rule {
  while (manorOf(t).unassignedOmens > 0) {
    const open = trackIds.filter((id) => hasRoom(t.state, id));
    if (open.length === 0) return;
    const left = manorOf(t).unassignedOmens;
    const prompt = `Assign your omens to the powers you want to use: ${left} left.`;
    const track = yield* choose('manor', 'manor.assign', prompt, [
      ...open.map((id) => omenDrags[id]),
      declining(enough, left === 1 ? 'one omen stays unused this turn' : `${left} omens stay unused this turn`),
    ]);
    if (!track) return;
    manorOf(t).unassignedOmens -= 1;
    manorOf(t).tracks[track].omens += 1;
    t.tell({ fact: 'omenAssigned', track });
    yield* boundary();
  }
}

/** MM-451 to MM-456, RU-20, RU-43 On the track of the icon, leftmost; an omen that no longer fits is free again. */
export function gainPortent(t: Vast, track: TrackId): void {
  const manor = manorOf(t);
  const cubes = manor.tracks[track];
  if (manor.portentsLeft === 0 || cubes.portents === trackSpaces) return;
  if (filled(t.state, track) === trackSpaces) {
    cubes.omens -= 1;
    manor.unassignedOmens += 1;
  }
  manor.portentsLeft -= 1;
  cubes.portents += 1;
  t.tell({ fact: 'portentGained', track });
}

/** MM-466 */
export function* returnOmens(t: Vast): Rule {
  const manor = manorOf(t);
  const before = manor.unassignedOmens;
  for (const id of trackIds) {
    manor.unassignedOmens += manor.tracks[id].omens;
    manor.tracks[id].omens = 0;
  }
  const count = manor.unassignedOmens - before;
  if (count > 0) t.tell({ fact: 'omensReturned', count });
}
