import type { Rule } from '../../../../kernel/rule.ts';
import { checkOf } from '../../content/find.ts';
import type { Track } from '../../content/types.ts';
import type { Section } from '../../content/vocabulary.ts';
import type { Vanguard, VanguardState } from '../../state.ts';
import { planetNow } from '../board.ts';
import { applyOutcome } from './outcomes.ts';

interface NamedTrack {
  readonly check: string;
  readonly track: Track;
}

const keyOf = ({ check, track }: NamedTrack): string => `${check}.${track.id}`;

/** Tracks that an effect names: of this check by id or colour, or of another check as `check.track`. */
export function tracksNamed(state: VanguardState, name: string): NamedTrack[] {
  const { check, id } = planetNow(state);
  const dot = name.indexOf('.');
  const wanted = dot < 0 ? check?.check : name.slice(0, dot);
  if (wanted === undefined) return [];
  const tracks = checkOf(wanted, id).tracks ?? [];
  const which = dot < 0 ? name : name.slice(dot + 1);
  return tracks.filter((track) => track.id === which || (dot < 0 && track.color === which)).map((track) => ({ check: wanted, track }));
}

export const markerOn = (state: VanguardState, track: NamedTrack): number => planetNow(state).markers[keyOf(track)] ?? 0;

function setMarker(t: Vanguard, track: NamedTrack, at: number): void {
  const { markers } = planetNow(t.state);
  if (at <= 0) delete markers[keyOf(track)];
  else markers[keyOf(track)] = at;
  t.tell({ fact: 'marker', track: keyOf(track), at: Math.max(0, at) });
}

/** IV-222 to IV-224 A marker that stands on the outcome stays there. RU-IV-31 Outside its check the outcome follows at once. */
export function* progress(t: Vanguard, who: Section, named: NamedTrack, n: number): Rule {
  setMarker(t, named, Math.min(named.track.length, markerOn(t.state, named) + n));
  const { check } = planetNow(t.state);
  if (check?.check !== named.check && markerOn(t.state, named) >= named.track.length) yield* finishTrack(t, who, named);
}

/** IV-225, IV-226, IV-735 Also off the outcome, as long as step 10 has not come. */
export const reduce = (t: Vanguard, named: NamedTrack, n: number): void => setMarker(t, named, markerOn(t.state, named) - n);

/** IV-236 The marker is removed, then the outcome applies. */
export function* finishTrack(t: Vanguard, who: Section, named: NamedTrack): Rule {
  setMarker(t, named, 0);
  yield* applyOutcome(t, who, checkOf(named.check, planetNow(t.state).id), named.track.id);
}
