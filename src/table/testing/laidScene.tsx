import { createRoot } from '@pixi/react';
import { Texture, TextureSource, type Container } from 'pixi.js';
import { useLayoutEffect } from 'react';
import type { AnyRules } from '../../engine/kernel/rules.ts';
import type { AnyMatch } from '../../dev/scene/position.ts';
import { questionOf } from '../../match/question.ts';
import { actingOf } from '../acting.ts';
import type { Baked } from '../art/loadBaked.ts';
import type { AnyGameTable, Art } from '../contract.ts';
import { Offers } from '../gesture/offers.ts';
import { usualSettings } from '../settings/settings.ts';
import { Kit } from '../stage/kit.ts';
import type { TableInputs } from '../stage/inputs.ts';
import { TableContext, type TableAround } from '../tableContext.ts';
import type { TableWindow } from '../zones/zone.ts';

/** Pictures without pixels, each as large as the baked one: a scene is laid by their sizes. */
export async function unpainted({ manifest, face }: Pick<Baked, 'manifest' | 'face'>): Promise<Art> {
  const textures = new Map<string, Texture>();
  const sized = (name: string): Texture => {
    const { w, h, ax = 0.5, ay = 0.5 } = manifest.frames[name] ?? { w: 300, h: 420 };
    return new Texture({ source: new TextureSource({ width: w, height: h }), defaultAnchor: { x: ax, y: ay } });
  };
  return {
    scale: manifest.scale,
    texture: (name) => textures.get(name) ?? (textures.set(name, sized(name)), textures.get(name)!),
    has: (name) => name in manifest.frames || face(name) !== null,
    hint: () => undefined,
    drawn: () => undefined,
    settled: async () => undefined,
    figures: { bytes: 0, highest: 0, missing: 0 },
    close: () => undefined,
  };
}

export interface LaidScene {
  readonly kit: Kit;
  readonly offers: Offers;
  /** Everything that is drawn. */
  readonly stage: Container;
  /** Brings a zone up, as a tap on its tab does. */
  open(zone: string | null): Promise<void>;
  close(): Promise<void>;
}

/** Effects of siblings come in their order: by then the scene before it is laid. */
function AfterIt({ done }: { readonly done: () => void }) {
  useLayoutEffect(done, [done]);
  return null;
}

/** The game's own scene, laid for a screen as the page lays it, with everything that can be touched on it. Nothing is drawn. */
export async function laidScene(
  game: AnyGameTable,
  rules: AnyRules,
  match: AnyMatch,
  screen: TableWindow,
  art: Art,
  /** Whose screen it is: unless told, of whoever is asked first. */
  viewer = match.open[0]?.seat ?? 'table',
): Promise<LaidScene> {
  // a screen in the middle is offered only what tells no secret
  const isOffered = ({ seat, secret }: AnyMatch['open'][number]): boolean =>
    viewer === 'table' ? !secret : seat === viewer || rules.open !== undefined;
  const questions = match.open.filter(isOffered).map(questionOf);
  const layout = screen.height > screen.width * 1.1 ? 'tall' : 'wide';
  const view: unknown = rules.view(match.peek(), viewer);
  const settings = { ...usualSettings, motion: 'still' } as const;
  const inputs: TableInputs = {
    game, art, view, questions, facts: [], moment: 0, change: 'opened', settings, layout,
    choose: () => undefined,
    whyNot: () => Promise.resolve(null),
  };
  const kit = new Kit(inputs);
  kit.receive(inputs);
  kit.zones.measure(screen);
  kit.camera.resize(screen);
  const { motion, hands, things, camera, director, loop } = kit;
  const around: TableAround = {
    motion, hands, things, camera, director, art, settings, layout, kit, fonts: game.fonts, bare: false, invalidate: loop.invalidate,
  };
  const offers = new Offers(questions);
  const acting = actingOf(questions, null, null);
  const { Scene } = game;
  const root = createRoot(document.createElement('canvas'));
  const lay = async (): Promise<void> => {
    const placed = kit.zones.lay(game, { view, offers, layout });
    await new Promise<void>((done) => {
      void root.render(
        <TableContext value={around}>
          <Scene view={view} offers={offers} acting={acting} look={() => {}} people={{}} layout={layout} placed={placed} />
          <AfterIt done={done} />
        </TableContext>,
        {},
      );
    });
    kit.committed(placed);
  };
  await lay();
  return {
    kit,
    offers,
    stage: root.applicationState.app.stage,
    open: async (zone) => {
      if (zone !== null) kit.zones.look(zone);
      await lay();
    },
    close: async () => void (await root.render(null, {})),
  };
}
