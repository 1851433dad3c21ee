import type { Seat } from '../engine/kernel/rule.ts';
import type { People } from './sharedScreen.ts';

/** What one screen may see and do. It is decided by whoever attaches the screen; nothing that the screen sends changes it. */
export interface Screen {
  readonly viewer: Seat | 'table';
  readonly answersFor: readonly Seat[];
  /** A spectator or a stream: it is also given what players let those see who only watch. */
  readonly watches?: boolean | undefined;
  /** Present where people share the screen, or one person looks from several seats: its viewer turns to whoever must decide. */
  readonly shared?: { readonly people: People; readonly curtain: boolean } | undefined;
}
