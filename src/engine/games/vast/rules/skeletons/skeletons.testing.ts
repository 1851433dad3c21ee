import type { RoleMixId } from '../../content/mixes.ts';
import type { SpaceId } from '../../content/manor.ts';
import { marchingSkeletons, type SkeletonId } from '../../content/values.ts';
import { full, put } from '../../full.testing.ts';
import type { VastState } from '../../state.ts';
import { told, type VastMatch } from '../../vast.testing.ts';

export type SkeletonSpaces = Partial<Record<SkeletonId, SpaceId>>;

/** Puts exactly these Skeletons on the map, in March Order; the cards of all others lie face down. */
export function stand(s: VastState, standing: SkeletonSpaces): void {
  const present = Object.keys(standing) as SkeletonId[];
  const others = marchingSkeletons.filter((id) => !present.includes(id));
  for (const id of others) delete s.figures[id];
  put(s, standing);
  s.skeletons.march = [...present, ...others];
  s.skeletons.faceDown = [...others];
}

/**
 * The first of these Skeletons is about to act, with Stability to spare. Somebody idle waits far away behind them, so
 * that the turn is not over when they have acted.
 */
export const acting = (standing: SkeletonSpaces, edit: (s: VastState) => void = () => {}, mix: RoleMixId = 'five'): VastMatch =>
  full(mix, (s) => {
    const idle = (['stabby', 'slashy', 'shooty', 'screamy', 'casty'] as const).find((id) => standing[id] === undefined);
    stand(s, { ...standing, ...(idle && { [idle]: 'E-M' }) });
    s.skeletons.stability = 6;
    s.active = 'skeletons';
    s.phase = { step: 'activate', present: s.skeletons.march.filter((id) => s.figures[id] !== undefined), acted: [] };
    edit(s);
  });

/** The Skeletons' turn from its beginning. */
export const turnOf = (standing: SkeletonSpaces, edit: (s: VastState) => void = () => {}, mix: RoleMixId = 'five'): VastMatch =>
  full(mix, (s) => {
    stand(s, standing);
    s.active = 'skeletons';
    s.phase = { step: 'skeletons.lose' };
    edit(s);
  });

/** Gives the Skeletons a gear card, in play or in hand. */
export function gearUp(s: VastState, pile: 'inPlay' | 'hand', ...cards: readonly VastState['skeletons']['gear']['deck'][number][]): void {
  const { gear } = s.skeletons;
  gear.deck = gear.deck.filter((card) => !cards.includes(card));
  gear[pile] = [...gear[pile], ...cards];
}

export const acts = (m: VastMatch): string | undefined =>
  m.open
    .find(({ ask }) => ask === 'skeleton.move')
    ?.options.find(({ id }) => id.startsWith('figure:'))
    ?.id.match(/figure:(\w+)/)?.[1];

export const lastPath = (m: VastMatch): readonly SpaceId[] => told(m, 'moved').at(-1)!.path;
