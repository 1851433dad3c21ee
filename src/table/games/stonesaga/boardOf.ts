import type { CharacterId } from '../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';
import type { Acting } from '../../acting.ts';

/** Whose board lies large: who is looked at, else who acts; while nobody is asked, who is in the middle of something. */
export function boardOf(view: StonesagaView, { seat, looking }: Acting): CharacterId {
  const all = Object.keys(view.characters) as CharacterId[];
  const of = (one: string | null): CharacterId | undefined => all.find((who) => view.characters[who].seat === one);
  return of(looking) ?? of(seat) ?? view.scene?.who ?? all[0]!;
}
