import type { VastView } from '../../../../../engine/games/vast/view.ts';
import type { Retell } from '../../factRetold.ts';
import { without } from '../hands.ts';

type Skeletons = VastView['skeletons'];

const skeletons = (view: VastView, change: (skeletons: Skeletons) => Partial<Skeletons>): VastView => ({
  ...view,
  skeletons: { ...view.skeletons, ...change(view.skeletons) },
});

const unassigned = (view: VastView, by: number): VastView => ({
  ...view,
  paladin: { ...view.paladin, cubes: { ...view.paladin.cubes, unassigned: Math.max(0, view.paladin.cubes.unassigned + by) } },
});

/** What the facts of the Skeletons do to their board and to the ground. */
export const retellSkeletons: Retell = {
  skeletonSummoned: (view, { skeleton }) => skeletons(view, ({ faceDown }) => ({ faceDown: faceDown.filter((id) => id !== skeleton) })),
  screamed: (view) => skeletons(view, ({ used }) => ({ used: { ...used, screamed: true } })),
  sharpened: (view) => skeletons(view, ({ used }) => ({ used: { ...used, sharpened: true } })),
  tunnelled: (view, { skeleton, to }) => ({ ...view, figures: { ...view.figures, [skeleton]: to } }),
  pitDug: (view, { at }) => ({ ...view, pitMarkers: [...view.pitMarkers, at] }),
  gearDrawn: (view, { card }) =>
    skeletons(view, ({ gear }) => ({ gear: { ...gear, deck: Math.max(0, gear.deck - 1), hand: [...gear.hand, card ?? 'face-down'] } })),
  gearPlayed: (view, { card }) =>
    skeletons(view, ({ gear }) => ({ gear: { ...gear, hand: without(gear.hand, card), inPlay: [...gear.inPlay, card] } })),
  poisoned: (view) => skeletons(view, ({ poison }) => ({ poison: { cube: poison?.cube ?? false, waiting: true } })),
  cubePoisoned: (view) =>
    unassigned(
      skeletons(view, () => ({ poison: { waiting: false, cube: true } })),
      -1,
    ),
  cubeRecovered: (view) =>
    unassigned(
      skeletons(view, ({ poison }) => ({ poison: poison?.waiting ? { ...poison, cube: false } : null })),
      1,
    ),
};
