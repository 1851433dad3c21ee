import type { Container, RenderGroup } from 'pixi.js';

/**
 * Calls `changed` whenever anything inside a render group is added, moved, tinted or drawn anew, whatever caused it. A commit of React
 * sends no event of its own, so without this no frame would be drawn after it. Pixi collects these changes for its next frame; this
 * listens where they are collected.
 */
export function watch(container: Container, changed: () => void): () => void {
  container.enableRenderGroup();
  const group = container.renderGroup;
  const seen = group as RenderGroup & { structureDidChange: boolean };
  let structure = seen.structureDidChange;
  Object.defineProperty(seen, 'structureDidChange', {
    configurable: true,
    enumerable: true,
    get: () => structure,
    set: (value: boolean) => {
      structure = value;
      if (value) changed();
    },
  });
  group.onChildUpdate = function onChildUpdate(child) {
    Object.getPrototypeOf(this).onChildUpdate.call(this, child);
    changed();
  };
  group.onChildViewUpdate = function onChildViewUpdate(child) {
    Object.getPrototypeOf(this).onChildViewUpdate.call(this, child);
    changed();
  };
  return () => {
    Reflect.deleteProperty(group, 'onChildUpdate');
    Reflect.deleteProperty(group, 'onChildViewUpdate');
    Object.defineProperty(seen, 'structureDidChange', { configurable: true, enumerable: true, writable: true, value: structure });
  };
}
