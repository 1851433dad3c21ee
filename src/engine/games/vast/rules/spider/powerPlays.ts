import { drag, thenAsking, withValue, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { powerCards, powerKindOf, powerKinds, type PowerCardId, type PowerKind } from '../../content/powers.ts';
import { spiderForms, type SpiderForm } from '../../roleStates.ts';
import type { Vast } from '../../state.ts';
import { asksForTarget, labelOf, playPower, targetsOf, thingOf, type PowerTarget } from './powers.ts';
import { spiderOf } from './values.ts';

/** MM-359 to MM-361 What any card may be played as in each form. */
const everyCardAs: Readonly<Record<SpiderForm, PowerKind>> = { sorcerer: 'eyes', giant: 'fangs', spiderlings: 'webs' };

export const titles: Readonly<Record<PowerKind, string>> = { eyes: 'Eyes', fangs: 'Fangs', webs: 'Webs' };

/**
 * MM-362 A card put on a box of her board is played as what the box says. A card put straight on a tile or figure is
 * played as what it is; Spiderlings need no aim, since they affect all their tiles.
 */
export function powerPlays(t: Vast): Option<() => Rule>[] {
  const { form, powers } = spiderOf(t);
  const targets: Partial<Record<PowerKind, readonly PowerTarget[]>> = {};
  const aims = (kind: PowerKind): readonly PowerTarget[] => (targets[kind] ??= targetsOf(t.state, kind));
  return powers.hand.flatMap((card) => [
    ...kindsOf(form, card).flatMap((kind) =>
      aims(kind).length > 0 ? [withValue(boxFor(t, card, kind, aims(kind).length), () => playPower(t, card, kind))] : [],
    ),
    ...(form === 'spiderlings' ? [] : aimed(t, card, aims(powerKindOf(card)))),
  ]);
}

const boxFor = (t: Vast, card: PowerCardId, kind: PowerKind, targets: number): Option =>
  (asksForTarget(t.state, kind, targets) ? askingBoxes : boxes)[card]![kind];

const boxes = Object.fromEntries(
  powerCards.map((card) => [
    card,
    Object.fromEntries(powerKinds.map((kind) => [kind, drag(`card:${card}`, `box:${kind}`, `Play as ${titles[kind]}`, null)])),
  ]),
) as Readonly<Record<PowerCardId, Readonly<Record<PowerKind, Option>>>>;

const askingBoxes = Object.fromEntries(
  powerCards.map((card) => [
    card,
    Object.fromEntries(powerKinds.map((kind) => [kind, thenAsking(boxes[card]![kind], kind === 'fangs' ? 'whom' : 'which tile')])),
  ]),
) as typeof boxes;

/** The kinds this card may be played as in this form. */
export const kindsOf = (form: SpiderForm, card: PowerCardId): readonly PowerKind[] => kindsIn[form][powerKindOf(card)];

const kindsIn = Object.fromEntries(
  spiderForms.map((form) => [
    form,
    Object.fromEntries(powerKinds.map((own) => [own, powerKinds.filter((kind) => kind === own || kind === everyCardAs[form])])),
  ]),
) as unknown as Readonly<Record<SpiderForm, Readonly<Record<PowerKind, readonly PowerKind[]>>>>;

const aimed = (t: Vast, card: PowerCardId, targets: readonly PowerTarget[]): Option<() => Rule>[] => {
  const kind = powerKindOf(card);
  return targets.map((target) =>
    drag(`card:${card}`, thingOf(target), `${titles[kind]}: ${labelOf(kind, target)}`, () => playPower(t, card, kind, target)),
  );
};
