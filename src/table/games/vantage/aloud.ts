import { epilogueOf } from '../../../engine/games/vantage/content/epilogues.ts';
import type { VantageFact } from '../../../engine/games/vantage/facts.ts';
import { withRegion } from './words.ts';

/**
 * RU-VA-15 The words of a fact that are read aloud: the bold text of an entry, its result, what a page reveals, the last page. Null
 * for everything else, above all for what one player alone is told. A narrator's screen and the browser's voice read nothing more.
 */
export function aloud(fact: VantageFact): string | null {
  switch (fact.fact) {
    case 'actionDeclared':
      return fact.text === '' ? null : withRegion(fact.text);
    case 'said':
    case 'revealed':
      return fact.text;
    case 'lampSaid':
      return fact.seat === undefined ? fact.line : null;
    case 'gameEnded':
      return epilogueOf(fact.page).text;
    default:
      return null;
  }
}
