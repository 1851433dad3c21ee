import { actionsOf } from '../../../engine/games/vantage/content/cards.ts';
import type { Card, Slot } from '../../../engine/games/vantage/content/kinds.ts';
import type { Script } from '../../../engine/games/vantage/content/script.ts';
import { numbered } from '../../../engine/games/vantage/content/vocabulary.ts';
import { both, capital, counted } from '../../phrases.ts';

/** Everything that is printed on a card, line by line: what its icons mean stands nowhere else. */
export const cardWords = (card: Card): string =>
  [
    card.text ?? '',
    ...kindWords(card),
    ...(card.whenPlaced ? [`When it is placed: ${gainWords(card.whenPlaced)}.`] : []),
    ...card.slots.map((slot) => `Slot: ${slotWords(slot)}.`),
    ...card.powers.map(({ boost, text }) => `${boost} boost: ${text}`),
    ...(card.statics ?? []).map(({ text }) => text),
    ...actionsOf(card.num).map(({ verb, cat, printed, cost }) => `${capital(cat)}: ${verb}${printed ? `, cost ${cost}` : ''}.`),
  ]
    .filter((line) => line !== '')
    .join('\n');

/** What pages and other cards may ask of it. */
const kindWords = ({ element, coinValue, reserve, only }: Card): readonly string[] => [
  ...(element ? [`Made of ${element}.`] : []),
  ...(coinValue ? [`Worth ${counted(coinValue, 'coin')}.`] : []),
  ...(reserve ? [`${counted(reserve, 'card')} can be kept in reserve with it.`] : []),
  ...(only === undefined ? [] : [`It belongs to ${numbered(only)}, and its actions work there alone.`]),
];

/** Which dice a slot takes, and what it brings. */
export function slotWords({ face, cat, verb, element, terrain, impact, price, bonus }: Slot): string {
  const action = cat ? `in ${withArticle(cat)} action` : (verb || element) && 'in an action';
  const where = terrain && `at ${withArticle(terrain)} place`;
  const when = [action, verb && `to ${verb}`, element && `with ${element}`, where].filter(Boolean);
  const die = [face ? `a ${face} die` : 'any die', ...when].join(' ');
  return `${die}${price ? `, for ${price} boost` : ''}${impact ? ', of any player' : ''}${bonus ? `; it brings ${gainWords(bonus)}` : ''}`;
}

const withArticle = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** What a script of gains alone brings. */
function gainWords(script: Script): string {
  return both(
    script.flatMap((node) => {
      if ('gain' in node && !('oneOf' in node.gain))
        return Object.entries(node.gain).flatMap(([what, n]) =>
          typeof n !== 'number' ? [] : [what === 'coin' ? counted(n, 'coin') : `${n} ${what}`],
        );
      return 'for' in node ? [`${gainWords(node.for.do)} for one player ${node.for.where === 'here' ? 'here' : 'of your choice'}`] : [];
    }),
  );
}
