/** One value that screens can watch; fits `useSyncExternalStore`. */
export interface Signal<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => T;
}

export function signal<T>(first: T): Signal<T> & { readonly set: (value: T) => void } {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    snapshot: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
