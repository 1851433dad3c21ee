import { extend, useApplication } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { commonDice } from '../dice/commonDice.ts';
import { DiceLayer } from '../dice/diceLayer.ts';
import { clampFlick, inHundredths } from '../dice/flick.ts';
import type { Film } from '../dice/film.ts';
import { solveThrow, warmUpDice } from '../dice/solver.ts';
import { throwInto } from '../dice/throwInto.ts';
import { usePlace } from '../hooks.ts';
import { into } from '../stage/space.ts';
import type { DiceStage } from '../stage/inputs.ts';
import type { Area } from '../stage/shapes.ts';
import { SpaceContext, useTable } from '../tableContext.ts';
import { Spot } from './Spot.tsx';

extend({ Container });

interface DiceTrayProps {
  /** Id of the tray as a place. */
  readonly id?: string;
  /** Middle of the tray. */
  readonly x: number;
  readonly y: number;
  /** Inner size, in edges of a die. */
  readonly columns?: number;
  readonly rows?: number;
  /** Edge of a die, in units. */
  readonly edge?: number;
  readonly felt?: number;
  readonly wood?: number;
}

type LastThrow = Parameters<DiceStage['roll']>;

/** Where dice are thrown: the director asks it for a roll, and it shows a film that ends on the faces the engine rolled. */
export const DiceTray = memo(function DiceTray({ id = 'dice-tray', x, y, columns = 9, rows = 6, edge = 30, felt, wood }: DiceTrayProps) {
  const area = useMemo<Area>(
    () => ({ shape: 'rect', x: x - (columns * edge) / 2, y: y - (rows * edge) / 2, width: columns * edge, height: rows * edge, round: 6 }),
    [x, y, columns, rows, edge],
  );
  usePlace(id, { area });
  return (
    <Spot x={x} y={y}>
      <Thrower
        columns={columns}
        rows={rows}
        edge={edge}
        {...(felt === undefined ? {} : { felt })}
        {...(wood === undefined ? {} : { wood })}
      />
    </Spot>
  );
});

function Thrower({
  columns,
  rows,
  edge,
  felt,
  wood,
}: {
  readonly columns: number;
  readonly rows: number;
  readonly edge: number;
  readonly felt?: number;
  readonly wood?: number;
}) {
  const { kit, settings } = useTable();
  const { app } = useApplication();
  const space = useContext(SpaceContext);
  const holder = useRef<Container>(null);
  /** Shown again at rest when this tray is laid in another size; a tray for something else begins empty. */
  const last = useRef<LastThrow | null>(null);
  const fine = settings.quality !== 'low';
  const set = kit.inputs.game.dice ?? commonDice;

  useLayoutEffect(() => {
    if (!holder.current) return undefined;
    // the tray is baked sharper than one pixel for each unit, or it blurs on a dense screen
    const sharp = fine ? 2 : 1;
    const layer = new DiceLayer({
      dice: set,
      width: columns,
      height: rows,
      pixelsPerEdge: edge * sharp,
      quality: fine ? 'fine' : 'plain',
      ...(felt === undefined ? {} : { felt }),
      ...(wood === undefined ? {} : { wood }),
      turn: kit.camera.turn,
    });
    layer.scale.set(1 / sharp);
    layer.attach(app.renderer);
    holder.current.addChild(layer);
    warmUpDice();
    const stage = stageOf(layer);
    kit.dice = stage;
    const off = kit.loop.add(layer);
    void layer.ready.then(kit.loop.invalidate, () => undefined);
    return () => {
      off();
      if (kit.dice === stage) kit.dice = null;
      stage.cut(); // whoever waits for these dice would else wait for ever
      layer.destroy();
    };

    function stageOf(layer: DiceLayer): DiceStage {
      const played: ReturnType<DiceLayer['play']>[] = [];
      let cuts = 0;
      const solved = async ([rolled, seed, flick]: LastThrow): Promise<Film | null> => {
        // dice of the throw before leave: one that a late screen has not seen would be in the way on the others alone
        while (played.length > 0) played.shift()?.remove();
        const thrown = throwInto({ columns, rows }, set.kinds, rolled, seed, flick);
        const film = thrown && (await solveThrow(thrown));
        return layer.destroyed ? null : film;
      };
      const showAgain = async (shown: LastThrow): Promise<void> => {
        const film = await solved(shown);
        if (!film || last.current !== shown) return;
        played.push(layer.play(film));
        layer.poseAt(Infinity);
        kit.loop.invalidate();
      };
      if (last.current) void showAgain(last.current);
      return {
        roll: async (rolled, seed, flick) => {
          const asked = cuts;
          last.current = [rolled, seed, flick];
          const film = await solved(last.current);
          if (!film) return;
          await new Promise<void>((done) => {
            // somebody skipped ahead while the throw was being solved: the dice lie there already
            const lying = kit.motion.quiet || asked !== cuts;
            const hush = lying ? undefined : kit.inputs.mixer?.playKnocks(film.knocks, performance.now());
            const onDone = (): void => {
              hush?.();
              done();
            };
            played.push(layer.play(film, { onDone }));
            if (lying) layer.poseAt(Infinity);
            kit.loop.invalidate();
          });
        },
        cut: () => {
          cuts++;
          layer.poseAt(Infinity);
          kit.loop.invalidate();
        },
        flickOf: (hand) => inHundredths(inTray(hand)),
        faces: () => layer.topFaces(),
      };
    }

    function inTray({ at, speed }: Parameters<DiceStage['flickOf']>[0]) {
      const from = into(space, at);
      const hand = { x: from.x / edge, y: from.y / edge };
      const unit = edge * space.scale;
      return { hand, flick: clampFlick({ x: speed.x / unit, y: speed.y / unit }, hand) };
    }
  }, [kit, app, space, set, columns, rows, edge, felt, wood, fine]);

  return <pixiContainer ref={holder} label="dice" />;
}
