import { button, declining, tap, type Option } from '../../../kernel/option.ts';
import type { QuestionMarks, Rule } from '../../../kernel/rule.ts';
import { fishing } from '../content/fishing.ts';
import { foraging } from '../content/foraging.ts';
import { hexes } from '../content/hexes.ts';
import { investigations } from '../content/investigations.ts';
import { items } from '../content/items.ts';
import { journey } from '../content/journey.ts';
import { overlays } from '../content/overlays.ts';
import type { InvestigationEntry } from '../content/schema.ts';
import { structures } from '../content/structures.ts';
import type { Omen } from '../content/vocabulary.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../state.ts';
import { societyAbilities } from './abilities.ts';
import type { Beside } from './dayAction.ts';
import { ask } from './asking.ts';
import { resolve } from './effects/resolve.ts';
import { itemsOf } from './holdings.ts';
import { currentOmens } from './omens.ts';
import { outpostIn } from './places.ts';

const entries: Readonly<Record<string, InvestigationEntry | undefined>> = investigations;
const printed: Readonly<Record<string, { readonly omen?: Omen | undefined } | undefined>> = {
  ...hexes,
  ...overlays,
  ...items,
  ...structures,
  ...journey,
  ...foraging,
  ...fishing,
} as Record<string, { readonly omen?: Omen }>;

/** SC-110, SC-113 The omen a component shows, if it is one of the current ones. */
const visibleOmen = (state: StonesagaState, component: string): Omen | undefined => {
  const omen = printed[component]?.omen;
  return omen && currentOmens(state).includes(omen) ? omen : undefined;
};

/** SC-107 to SC-109, SC-112 */
export function mayInvestigate(state: StonesagaState, who: CharacterId, component: string): boolean {
  if (state.phase.step !== 'day') return false;
  const omen = visibleOmen(state, component);
  if (omen === undefined || state.today.investigated.includes(`${omen}@${component}`)) return false;
  const most = societyAbilities(state, 'investigateMore').reduce((sum, { n }) => sum + n, 1);
  return (state.today.investigators[who] ?? 0) < most;
}

/** SC-115 to SC-117, RU-SC-10 */
function* look(t: Stonesaga, who: CharacterId, component: string): Rule {
  const omen = visibleOmen(t.state, component)!;
  const key = `${omen}@${component}`;
  const { today } = t.state;
  t.state.today = {
    ...today,
    investigated: [...today.investigated, key],
    investigators: { ...today.investigators, [who]: (today.investigators[who] ?? 0) + 1 },
  };
  const entry = entries[key];
  t.state.culture.omens = { ...t.state.culture.omens, [key]: entry !== undefined };
  t.tell({ fact: 'investigated', who, omen, component, found: entry !== undefined });
  if (entry) yield* resolve(t, who, entry.effects);
}

/**
 * SC-118, SC-119, SC-124, SC-125 What a character has to do with between actions: the hex, what lies on it, the items, the
 * structures there.
 */
export const investigate: Beside = (t, who): Option<() => Rule>[] => {
  const at = t.state.characters[who].at!;
  if (currentOmens(t.state).length === 0 || t.state.map[at]!.whole) return [];
  const outpost = outpostIn(t.state, at);
  const components = [
    t.state.map[at]!.id,
    ...Object.values(t.state.map[at]!.zones),
    ...itemsOf(t.state, who).flatMap(([, { item, packed }]) => (packed ? [] : [item])),
    ...(outpost ? Object.values(outpost.structures).map(({ structure }) => structure) : []),
  ];
  return [...new Set<string>(components)]
    .filter((one) => mayInvestigate(t.state, who, one))
    .map((one) => tap(`omen:${who}:${one}`, `Investigate the omen on ${nameOfComponent(one)}`, () => look(t, who, one)));
};

/** SC-120 to SC-123, SC-127 In the middle of an action, with the card that lies open. */
export function* offerInvestigation(t: Stonesaga, who: CharacterId, card: string, marks?: QuestionMarks): Rule {
  if (!mayInvestigate(t.state, who, card)) return;
  const options = [tap(`omen:${who}:${card}`, 'Investigate it', true), declining(button('leave', 'Leave it', false))];
  const wants = yield* ask(t, who, 'omen.card', 'The card shows an omen of this night.', options, marks);
  if (wants) yield* look(t, who, card);
}

const nameOfComponent = (id: string): string => {
  const one = printed[id] as { readonly name?: string; readonly title?: string } | undefined;
  return one?.name ?? one?.title ?? id;
};
