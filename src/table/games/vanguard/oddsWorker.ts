import { oddsOf } from '../../../engine/games/vanguard/reckoning/odds.ts';
import type { OddsReply, OddsRequest } from './oddsAsked.ts';

/** Exact odds take up to some hundred milliseconds for many dice: here they hold up no hand. */
interface Post {
  onmessage: ((event: MessageEvent<OddsRequest>) => void) | null;
  postMessage(reply: OddsReply): void;
}

const post = self as unknown as Post;

post.onmessage = ({ data: { id, check, dice, converts, gcSpecial } }) =>
  post.postMessage({ id, odds: oddsOf(check, dice, converts, gcSpecial) });
