/** Thing id -> place id. */
export type Whereabouts = ReadonlyMap<string, string>;

interface Motions {
  readonly travel: readonly { readonly thing: string; readonly from: string; readonly to: string }[];
  readonly appear: readonly string[];
  readonly vanish: readonly string[];
}

/** What must move to get from one view to the next. It reads nothing but the two, so undo, reconnect and replay are animated too. */
export function motionsBetween(before: Whereabouts, after: Whereabouts): Motions {
  const travel = [...after].flatMap(([thing, to]) => {
    const from = before.get(thing);
    return from !== undefined && from !== to ? [{ thing, from, to }] : [];
  });
  const appear = [...after.keys()].filter((thing) => !before.has(thing));
  const vanish = [...before.keys()].filter((thing) => !after.has(thing));
  return { travel, appear, vanish };
}

/**
 * When each travelling thing sets out, in milliseconds. A few leave one by one so that the eye can follow;
 * many leave in a stream that never takes longer than `most`.
 */
export function departures({ travel }: Motions, gap = 70, most = 420): ReadonlyMap<string, number> {
  const step = travel.length > 1 ? Math.min(gap, most / (travel.length - 1)) : 0;
  return new Map(travel.map(({ thing }, i) => [thing, i * step]));
}
