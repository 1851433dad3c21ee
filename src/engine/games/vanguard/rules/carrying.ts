import type { Option } from '../../../kernel/option.ts';

/** The same answer, given by carrying the thing to a place; without a place it stays a tap. The id does not change, so saves do not. */
export const carried = <V>(option: Option<V>, onto: string | undefined): Option<V> =>
  onto === undefined || option.gesture.kind !== 'tap' ? option : { ...option, gesture: { kind: 'drag', from: option.gesture.on, onto } };
