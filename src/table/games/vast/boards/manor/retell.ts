import type { RitualId, TrackId } from '../../../../../engine/games/vast/content/rituals.ts';
import { trackSpaces } from '../../../../../engine/games/vast/content/rituals.ts';
import type { SquareId } from '../../../../../engine/games/vast/content/manor.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import type { Retell } from '../../factRetold.ts';
import type { Retold, Rode } from '../../retold.ts';
import { without } from '../hands.ts';

type Manor = NonNullable<VastView['manor']>;

const manor = (view: VastView, change: (manor: Manor) => Partial<Manor>): VastView => ({
  ...view,
  manor: view.manor && { ...view.manor, ...change(view.manor) },
});

const filled = (tracks: Manor['tracks'], track: TrackId, omens: number, portents: number): Manor['tracks'] => ({
  ...tracks,
  [track]: { omens: tracks[track].omens + omens, portents: tracks[track].portents + portents },
});

/** Everything that lies on the squares of a route goes with its tile: `route` says for each square where its tile came from. */
function carried(view: VastView, route: Rode): Retold {
  const goes = new Map((Object.entries(route) as [SquareId, SquareId][]).map(([to, from]) => [from, to]));
  const on = (at: SquareId): SquareId => goes.get(at) ?? at;
  const standing = <T extends object>(pieces: T): T =>
    Object.fromEntries(Object.entries(pieces).map(([id, at]) => [id, on(at as SquareId)])) as T;
  const lying = <T extends object>(there: T): T =>
    Object.fromEntries(Object.entries(there).map(([square, what]) => [on(square as SquareId), what])) as T;
  return {
    ...view,
    map: lying(view.map),
    figures: standing(view.figures),
    treasureMarkers: standing(view.treasureMarkers),
    tokens: lying(view.tokens),
    pitMarkers: view.pitMarkers.map(on),
    rode: route,
  };
}

/** What each fact of the Manor does to what is shown. */
export const retellManor: Retell = {
  omenAssigned: (view, { track }) =>
    manor(view, ({ tracks, unassignedOmens }) => ({ tracks: filled(tracks, track, 1, 0), unassignedOmens: unassignedOmens - 1 })),
  omensReturned: (view, { count }) =>
    manor(view, ({ tracks, unassignedOmens }) => ({
      tracks: Object.fromEntries(Object.entries(tracks).map(([id, { portents }]) => [id, { omens: 0, portents }])) as Manor['tracks'],
      unassignedOmens: unassignedOmens + count,
    })),
  portentGained: (view, { track }) =>
    manor(view, ({ tracks, portentsLeft, unassignedOmens }) => {
      const pushed = tracks[track].omens + tracks[track].portents === trackSpaces ? 1 : 0;
      return { tracks: filled(tracks, track, -pushed, 1), portentsLeft: portentsLeft - 1, unassignedOmens: unassignedOmens + pushed };
    }),
  tileShifted: (view, { from, to }) => carried(view, { [to]: from }),
  tilesSwapped: (view, { a, b }) => carried(view, { [a]: b, [b]: a }),
  tileTurned: (view, { at, turn }) => {
    const tile = view.map[at];
    return tile?.lit ? { ...view, map: { ...view.map, [at]: { ...tile, turn } } } : view;
  },
  ritualPerformed: (view, { card, path }) => {
    const played = manor(view, ({ rituals }) => ({
      rituals: { ...rituals, hand: without(rituals.hand, card), discard: [...rituals.discard, card] },
    }));
    return { ...played, ritual: { card, path } } as Retold;
  },
  sealsChanged: (view, { to }) => manor(view, () => ({ seals: to })),
  ritualsDrawn: (view, { count, cards }) =>
    manor(view, ({ rituals }) => {
      const drawn: readonly (RitualId | 'face-down')[] =
        cards.length > 0 ? cards : Array.from({ length: count }, () => 'face-down' as const);
      return { rituals: { ...rituals, deck: Math.max(0, rituals.deck - count), hand: [...rituals.hand, ...drawn] } };
    }),
  ritualDiscarded: (view, { card }) =>
    manor(view, ({ rituals }) => ({ rituals: { ...rituals, hand: without(rituals.hand, card), discard: [...rituals.discard, card] } })),
  treasuresOffered: (view, { count, cards }) =>
    manor(view, () => ({ offered: cards.length > 0 ? [...cards] : Array.from({ length: count }, () => 'face-down' as const) })),
};
