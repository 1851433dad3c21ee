import { foraging, foragingIds, type ForagingId } from '../../content/foraging.ts';
import type { ForagingCard } from '../../content/schema.ts';
import type { Forageable } from '../../content/vocabulary.ts';
import type { ForagingScene, ObjectId, Section } from '../../scenes.ts';

const sections = ['fore', 'mid', 'back'] as const satisfies readonly Section[];
type ObjectKind = ForagingCard['fore'][number]['kind'];
export interface ForagePicture {
  readonly id: ObjectId;
  readonly card: ForagingId;
  readonly section: Section;
  readonly kind: ObjectKind;
  readonly bonus: readonly NonNullable<ForagingCard['fore'][number]['bonus']>[number][];
}

const cards: Readonly<Record<string, ForagingCard>> = foraging;
export const cardNamed = (id: ForagingId): ForagingCard => cards[id]!;
const decks: Readonly<Record<Forageable, readonly ForagingId[]>> = {
  forest: foragingIds.filter((id) => cards[id]!.deck === 'forest'),
  prairie: foragingIds.filter((id) => cards[id]!.deck === 'prairie'),
};
/** SS-447, SS-452, SS-481 What is not in the tableau is in the deck, in no order. */
export const deckOf = ({ feature, tableau }: ForagingScene): ForagingId[] => decks[feature].filter((id) => !tableau.includes(id));

const pictures = Object.fromEntries(
  foragingIds.map((card) => [
    card,
    sections.flatMap((section) =>
      cards[card]![section].map(({ kind, bonus = [] }, i): ForagePicture => ({
        id: `${card}/${section}/${i}`,
        card,
        section,
        kind,
        bonus,
      })),
    ),
  ]),
) as unknown as Readonly<Record<ForagingId, readonly ForagePicture[]>>;
export const picturesOn = (card: ForagingId): readonly ForagePicture[] => pictures[card];
export const picturesIn = ({ tableau }: ForagingScene): ForagePicture[] => tableau.flatMap((card) => pictures[card]);

/** 0 in the foreground, 1 behind it, 2 in the distance; infinite without a predator. R-SS-57 The nearest counts. */
export const predatorOn = (card: ForagingId): number =>
  Math.min(...pictures[card].filter(({ kind }) => kind === 'predator').map(({ section }) => sections.indexOf(section)), Infinity);

/** SS-454 to SS-457, R-SS-56, R-SS-58 Which of the drawn cards may be kept. */
export function keepable({ tableau }: Pick<ForagingScene, 'tableau'>, drawn: readonly ForagingId[]): ForagingId[] {
  const nearest = Math.min(...tableau.map(predatorOn), Infinity);
  const predators = drawn.filter((card) => predatorOn(card) < Infinity);
  if (nearest === Infinity || predators.length === 0) return [...drawn];
  if (predators.length === 1) return predators;
  const closer = predators.filter((card) => predatorOn(card) <= nearest);
  return closer.length > 0 ? closer : predators;
}
