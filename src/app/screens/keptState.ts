import type { Answered } from '../../play/hostApi.ts';

type Kept = Answered<'owner/list'>['matches'][number];

const year = 365 * 86_400_000;

/** How a match stands that a host keeps. One that nobody has touched for a year is named and never deleted: its owner may export it. */
export function keptState({ damaged, over, code, open, touched }: Kept, now: number): string {
  const state = damaged ?? (over ? 'Over' : code === null ? 'Closed' : open ? 'Being played' : 'At rest');
  return now - touched > year ? `${state}, untouched for a year` : state;
}
