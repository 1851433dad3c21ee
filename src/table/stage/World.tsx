import { extend, useApplication } from '@pixi/react';
import { Container, Graphics, type Application, RenderLayer, Sprite, Text, TexturePool, Ticker } from 'pixi.js';
import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { GlowStage } from '../light/GlowStage.tsx';
import { TableContext, type TableAround } from '../tableContext.ts';
import { useActing } from '../useActing.ts';
import { Offers } from '../gesture/offers.ts';
import { Layer } from '../parts/Layer.tsx';
import type { Kit } from './kit.ts';
import { watch } from './watch.ts';

extend({ Container, Graphics, RenderLayer, Sprite, Text });

/** The same value as before if nothing in it has changed: a new answer does not lay the table anew. */
function useSame<T>(value: T): T {
  const before = useRef(value);
  if (JSON.stringify(before.current) !== JSON.stringify(value)) before.current = value;
  return before.current;
}

/** Pixi keeps the textures of texts and filters that are gone for the next of their size: after so long they are freed. */
const poolKept = 20_000;

const nobody = {};
const stays = (): void => {};

/** The bridge renders its children before Pixi has a renderer if React happens to render twice at the start. */
export function World({ kit }: { readonly kit: Kit }) {
  const { app } = useApplication();
  return app.renderer ? <Inside kit={kit} app={app} /> : null;
}

/** Everything inside Pixi: the game's scene under the camera, glows, and the layer for what is in the air. */
function Inside({ kit, app }: { readonly kit: Kit; readonly app: Application }) {
  const world = useRef<Container>(null);
  const { game, art, settings, ground, acts, chosenSeat, onLook, people } = useSyncExternalStore(kit.state.subscribe, kit.state.get);
  const shown = useSyncExternalStore(kit.shown.subscribe, kit.shown.get);
  const { layout } = shown;
  const bare = ground === 'none';
  const { fonts } = game;

  const around = useMemo<TableAround>(() => {
    const { motion, hands, things, camera, director, loop } = kit;
    return { motion, hands, things, camera, director, art, fonts, settings, layout, bare, invalidate: loop.invalidate, kit };
  }, [kit, art, fonts, settings, layout, bare]);

  const { Scene } = game;
  const screen = useSyncExternalStore(kit.zones.screen.subscribe, kit.zones.screen.get);
  const opened = useSyncExternalStore(kit.zones.opened.subscribe, kit.zones.opened.get);
  const offers = useMemo(() => new Offers(shown.questions), [shown.questions]);
  const placed = useSame(
    useMemo(() => kit.zones.lay(game, { view: shown.view, offers, layout }), [kit, game, shown, offers, layout, screen, opened]),
  );
  // who acts in the view that is shown: while facts are being shown it is older than that of the page
  const acting = useActing(shown.questions, chosenSeat ?? null, acts ?? null);
  const named = useSame(people ?? nobody);
  const scene = useMemo(
    () => <Scene view={shown.view} offers={offers} acting={acting} look={onLook ?? stays} people={named} layout={layout} placed={placed} />,
    [Scene, shown, offers, acting, onLook, named, layout, placed],
  );

  useLayoutEffect(() => {
    const { current } = world;
    if (!current) return undefined;
    // nothing of Pixi may run by itself: its tickers would keep a processor awake for an idle table
    app.renderer.events.setTargetElement(null as unknown as HTMLElement);
    Ticker.system.autoStart = false;
    Ticker.system.stop();
    let swept = performance.now();
    kit.draw = () => {
      if ((app.renderer as { context?: { isLost: boolean } }).context?.isLost) return false;
      app.renderer.render(app.stage);
      kit.inputs.art.drawn(app.renderer.resolution);
      if (performance.now() - swept > poolKept) {
        TexturePool.clear(true);
        swept = performance.now();
      }
      return true;
    };
    const off = [kit.camera.attach(current), watch(app.stage, kit.loop.invalidate), watch(current, kit.loop.invalidate)];
    kit.loop.invalidate();
    return () => {
      kit.draw = null;
      for (const remove of off) remove();
    };
  }, [app, kit]);

  // parents' effects come after those of their children: by now every thing has been sent to its new home
  useLayoutEffect(() => kit.committed(placed), [kit, shown, placed]);

  return (
    <TableContext value={around}>
      <pixiContainer ref={world} isRenderGroup label="world">
        <pixiContainer label="scene">{scene}</pixiContainer>
        <GlowStage />
        <Layer name="raised" />
      </pixiContainer>
    </TableContext>
  );
}
