import { trackEnd } from '../content/values.ts';
import type { Track } from '../content/vocabulary.ts';
import type { Stonesaga } from '../state.ts';
import { societyAbilities } from './abilities.ts';

/** SC-190, SC-192, SC-196, SC-199, SC-202, RU-SC-14 Every track runs from 0 to 20. */
export function setTrack(t: Stonesaga, track: Track, wanted: number): void {
  const from = t.state.tracks[track];
  const to = Math.min(trackEnd, Math.max(0, wanted));
  if (to === from) return;
  t.state.tracks[track] = to;
  t.tell({ fact: 'trackChanged', track, by: to - from, to });
}

export function addTrack(t: Stonesaga, track: Track, n: number): void {
  setTrack(t, track, t.state.tracks[track] + n + (track === 'lore' && n > 0 ? moreLore(t) : 0));
}

/** EM10 Once per day lore gained from an effect is higher. */
function moreLore(t: Stonesaga): number {
  if (t.state.today.moreLore) return 0;
  const more = societyAbilities(t.state, 'moreLore').reduce((sum, { n }) => sum + n, 0);
  if (more > 0) t.state.today = { ...t.state.today, moreLore: true };
  return more;
}
