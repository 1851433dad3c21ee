import { chooseTake } from './chooseTake.ts';
import { filmToBytes } from './filmBytes.ts';
import type { Throw } from './throw.ts';

/** What the solver sends and gets back; `id` joins the two. */
export interface ThrowRequest {
  readonly id: number;
  readonly thrown: Throw;
}
export type ThrowReply = { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly error: string };

interface Post {
  onmessage: ((event: MessageEvent<ThrowRequest>) => void) | null;
  postMessage(message: ThrowReply, transfer: Transferable[]): void;
}

const post = self as unknown as Post;

post.onmessage = ({ data: { id, thrown } }) => {
  try {
    const bytes = filmToBytes(chooseTake(thrown));
    post.postMessage({ id, bytes }, [bytes.buffer]);
  } catch (error) {
    post.postMessage({ id, error: error instanceof Error ? error.message : String(error) }, []);
  }
};
