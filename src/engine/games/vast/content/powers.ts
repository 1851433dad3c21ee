import type { PowerFace } from './schema.ts';

/** The Spider's power cards: four of each kind. Their effects are rules, not texts. */
export const powerKinds = ['eyes', 'fangs', 'webs'] as const;
export type PowerKind = (typeof powerKinds)[number];
export type PowerCardId = `${PowerKind}-${number}`;

export const powerCards: readonly PowerCardId[] = powerKinds.flatMap((kind) => [1, 2, 3, 4].map((n): PowerCardId => `${kind}-${n}`));
const kinds = Object.fromEntries(powerCards.map((card) => [card, card.split('-')[0]])) as Readonly<Record<PowerCardId, PowerKind>>;
export const powerKindOf = (card: PowerCardId): PowerKind => kinds[card]!;

/** What stands on a card of each kind. */
export const powerFaces = {
  eyes: { name: 'Eyes', brief: 'Reveal a tile; a Blood tile gives 1 Blood' },
  fangs: { name: 'Fangs', brief: 'Attack a figure and gain 1 Blood' },
  webs: { name: 'Webs', brief: 'Put a web on a tile, 3 at most' },
} as const satisfies Record<PowerKind, PowerFace>;

/** What Terror gives her, from 0 to 12. */
export const spiderDefense: readonly number[] = [2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4];
export const spiderSpirit: readonly number[] = [3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4];
