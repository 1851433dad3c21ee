/** What `GET /api/health` answers: enough for a page to know that a host is there, and for a monitor that it is well. */
export interface Health {
  readonly ok: true;
  readonly games: readonly string[];
  /** Open matches and connected screens in this process. */
  readonly open: number;
  readonly screens: number;
  readonly memory: number;
}
