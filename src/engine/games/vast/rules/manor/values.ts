import { tracks, trackSpaces, type TrackId } from '../../content/rituals.ts';
import type { ManorState } from '../../roleStates.ts';
import type { Vast, VastState } from '../../state.ts';

/** The state of the Manor, in rules that run only while it plays. */
export const manorOf = ({ state }: Vast): ManorState => state.manor!;

/** MM-453 Portents count like omens. */
export const filled = ({ manor }: VastState, track: TrackId): number => manor!.tracks[track].omens + manor!.tracks[track].portents;

/** HD-06 Three spaces to a track. */
export const hasRoom = (state: VastState, track: TrackId): boolean => filled(state, track) < trackSpaces;

/** MM-414, MM-416 What a power is worth now; 0 without a cube on its track. */
export const powerOf = (state: VastState, track: TrackId): number => tracks[track].values[filled(state, track)]!;

/** What is left of the power that is under way. */
export const powerLeft = (state: VastState, track: TrackId): number => powerOf(state, track) - state.manor!.used;
