import { SKELETONS } from '../../printed/skeletonsBoard.ts';
import { gear, type GearId } from '../../../../../engine/games/vast/content/gear.ts';
import { supply, type SkeletonId } from '../../../../../engine/games/vast/content/values.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import { on, type BoardSpot } from '../../layout/ground.ts';
import { thing, type LaidThing } from '../../layout/laid.ts';

/** Whoever acts now: the leftmost on the map that has not. */
export function actingSkeleton({ phase, active, acted, figures, skeletons: { march, faceDown } }: VastView): SkeletonId | null {
  if (phase !== 'activate' || active !== 'skeletons') return null;
  return march.find((id) => figures[id] !== undefined && !acted.includes(id) && !faceDown.includes(id)) ?? null;
}

export function laySkeletons(spot: BoardSpot, view: VastView): LaidThing[] {
  return [...layMarchers(spot, view), ...layGear(spot, view), ...laySkulls(spot, view), ...layPoison(spot, view)];
}

/** Cards slide along as the order changes: each keeps its name, only its slot is another. */
function layMarchers(spot: BoardSpot, view: VastView): LaidThing[] {
  const { march, faceDown, dazzled, used } = view.skeletons;
  const acting = actingSkeleton(view);
  return march.flatMap((skeleton, i) => {
    const slot = SKELETONS.slots[i];
    if (!slot) return [];
    const look = {
      as: 'marcher',
      skeleton,
      acting: skeleton === acting,
      acted: view.acted.includes(skeleton),
      spent: (skeleton === 'screamy' && used.screamed) || (skeleton === 'slashy' && used.sharpened),
      dazzled: dazzled[skeleton] === true,
    } as const;
    return [
      thing(`march:${skeleton}`, look, on(spot, slot), {
        size: spot.scale,
        flip: faceDown.includes(skeleton) ? 1 : 0,
        place: `march:${i}`,
      }),
    ];
  });
}

/** Under the card of whom it is named for, in the order in which it was put on. */
function layGear(spot: BoardSpot, view: VastView): LaidThing[] {
  const worn = new Map<SkeletonId, number>();
  return view.skeletons.gear.inPlay.flatMap((card) => {
    const owner = gear[card].for;
    const k = worn.get(owner) ?? 0;
    worn.set(owner, k + 1);
    const at = stripOf(view, owner, k);
    return at
      ? [
          thing(`card:${card}`, { as: 'gear', gear: card }, on(spot, at), {
            size: spot.scale,
            place: `march:${owner}`,
            from: 'hand:skeletons',
          }),
        ]
      : [];
  });
}

const stripOf = ({ skeletons: { march } }: VastView, owner: SkeletonId, k: number) => SKELETONS.gear[march.indexOf(owner)]?.[k];

/** Cackling skulls that are not on the map; a hand takes the last of them. */
function laySkulls(spot: BoardSpot, view: VastView): LaidThing[] {
  const out = Object.values(view.tokens).reduce((sum, tokens) => sum + (tokens?.skulls ?? 0), 0);
  const left = Math.max(0, supply.skullsTokens - out);
  return SKELETONS.skulls.slice(0, left).map((well, i) => {
    const top = i === left - 1;
    const look = { as: 'token', frame: 'token/skulls', count: 1 } as const;
    return thing(top ? 'token:skulls' : `skulls:${i}`, look, on(spot, well), { size: spot.scale * 1.3, ...(top ? { fresh: -left } : {}) });
  });
}

/** The hero cube that lies on the Poison for a round. */
function layPoison(spot: BoardSpot, view: VastView): LaidThing[] {
  const { poison, gear: cards } = view.skeletons;
  const k = cards.inPlay.filter((card: GearId) => gear[card].for === 'stabby').indexOf('poison');
  const at = poison?.cube && k >= 0 ? stripOf(view, 'stabby', k) : undefined;
  return at
    ? [
        thing('cube:poisoned', { as: 'cube', frame: 'cube/amber' }, on(spot, { x: at.x + 58, y: at.y }), {
          size: spot.scale,
          z: on(spot, at).y + 40,
          from: 'rail:paladin',
        }),
      ]
    : [];
}
