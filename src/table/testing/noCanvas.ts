import { Application } from 'pixi.js';
import { vi } from 'vitest';

/** Answers every call, and every name but that of a width, with itself: what is drawn on it leaves no trace. */
const pen: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : name === 'width' ? 10 : pen),
  apply: () => pen,
  set: () => true,
});

/** A page without pixels, in which scenes can be laid: there is neither a graphics card nor a canvas where the tests run. */
export function withoutCanvas(): void {
  vi.spyOn(Application.prototype, 'init').mockResolvedValue();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.stubGlobal(
    'Path2D',
    class {
      constructor() {
        return pen as object;
      }
    },
  );
  Object.assign(document, { fonts: { load: async () => [] } });
}
