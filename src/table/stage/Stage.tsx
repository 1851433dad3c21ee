import { Application } from '@pixi/react';
import type { Application as PixiApplication } from 'pixi.js';
import { memo, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Kit } from './kit.ts';
import { World } from './World.tsx';

const sharpness = (quality: 'auto' | 'high' | 'low'): number =>
  quality === 'low' ? 1 : Math.min(window.devicePixelRatio || 1, quality === 'high' ? 3 : 2);

/**
 * The canvas. Rendered once: if it were given new children while Pixi still starts, the older ones would overwrite them,
 * so the world reads what changes from the kit instead.
 */
export const Stage = memo(function Stage({ kit, host }: { readonly kit: Kit; readonly host: RefObject<HTMLElement | null> }) {
  const app = useRef<PixiApplication | null>(null);
  const [size] = useState(() => {
    const first = { width: host.current?.clientWidth || 1280, height: host.current?.clientHeight || 720 };
    kit.zones.measure({ ...first, touch: window.matchMedia('(pointer: coarse)').matches });
    return first;
  });
  const children = useMemo(() => <World kit={kit} />, [kit]);

  const fit = useCallback(() => {
    const element = host.current;
    if (!element || !app.current?.renderer) return;
    const { clientWidth: width, clientHeight: height } = element;
    if (width === 0 || height === 0) return;
    app.current.renderer.resize(width, height, sharpness(kit.inputs.settings.quality));
    kit.resize({ width, height });
  }, [kit, host]);

  const started = useCallback(
    (started: PixiApplication) => {
      app.current = started;
      // Pixi uploads its textures again by itself, but still keeps the bindings of the lost context: some would stay black
      started.canvas.addEventListener('webglcontextrestored', () => {
        started.renderer.resetState();
        kit.loop.invalidate();
      });
      fit();
    },
    [kit, fit],
  );

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [fit, host]);

  useEffect(() => {
    let quality = kit.inputs.settings.quality;
    return kit.state.subscribe(() => {
      if (kit.inputs.settings.quality === quality) return;
      quality = kit.inputs.settings.quality;
      fit();
    });
  }, [kit, fit]);

  return (
    <Application
      autoStart={false}
      sharedTicker={false}
      preference="webgl"
      antialias
      autoDensity
      backgroundAlpha={0}
      width={size.width}
      height={size.height}
      resolution={sharpness(kit.inputs.settings.quality)}
      // an idle table draws nothing for minutes: garbage collection by time would throw its textures away
      {...{ gcActive: false }}
      onInit={started}
    >
      {children}
    </Application>
  );
});
