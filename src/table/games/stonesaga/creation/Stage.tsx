import { StageVeil } from '../cards/StageVeil.tsx';
import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo } from 'react';
import { DiceTray } from '../../../parts/DiceTray.tsx';
import { Die } from '../../../parts/Die.tsx';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Spot } from '../../../parts/Spot.tsx';
import { Token } from '../../../parts/Token.tsx';
import { useTable } from '../../../tableContext.ts';
import { Lines } from '../boards/Lines.tsx';
import { inLines } from '../boards/lettering.ts';
import { bone, inks } from '../boards/pigments.ts';
import { Place } from '../boards/Places.tsx';
import { StoneButton } from '../boards/StoneButton.tsx';
import { capital } from '../../../phrases.ts';
import type { PartProps } from '../part.ts';
import { useThrown } from '../trials/useThrown.ts';
import { MantleChoice, PersonChoice, PowerChoice } from './Choices.tsx';
import { layStage, type LaidResult, type LaidRow } from './lay.ts';
import { creationTray } from './tray.ts';

extend({ Container, Graphics });

/** The slab on which somebody is made, over the veiled valley. */
export function CreationGround({ view, offers, ground }: PartProps) {
  const laid = layStage(view, offers, ground);
  if (!laid) return null;
  const { plan, title, rows, making } = laid;
  const { stage, layout } = ground;
  return (
    <>
      <StageVeil ground={ground} alpha={0.6} />
      <Spot x={stage.x} y={stage.y}>
        <Picture frame={`creation/slab/${layout}`} scale={2} />
        <Lines
          lines={inLines(title, plan.width - 120, plan.letters * 1.45, 1)}
          x={plan.title.x}
          y={plan.title.y}
          size={plan.letters * 1.45}
          font="Caudex"
          colour={0xf6e3b8}
        />
        {making && <DiceTray id="creation-tray" {...plan.tray} {...creationTray} felt={0x5d2f22} wood={0x4a301d} />}
        {rows.map((row, i) => (
          <pixiContainer key={row.id}>
            <AttributeRow row={row} ink={inks[i]!} letters={plan.letters} />
            <Place id={row.id} area={row.at} z={3} round={14} />
          </pixiContainer>
        ))}
      </Spot>
    </>
  );
}

const AttributeRow = memo(
  function AttributeRow({
    row: { attribute, value, at },
    ink,
    letters,
  }: {
    readonly row: LaidRow;
    readonly ink: number;
    readonly letters: number;
  }) {
    const { x, y, width, height } = at;
    return (
      <pixiContainer x={x} y={y}>
        <pixiGraphics
          draw={(g) =>
            void g
              .clear()
              .roundRect(0, 0, width, height, 14)
              .fill({ color: 0xefe0bd })
              .stroke({ width: 3, color: ink })
              .roundRect(width - height, 8, height - 14, height - 16, 14)
              .fill({ color: 0x2a211b, alpha: 0.82 })
          }
        />
        <Picture frame={`creation/attribute/${attribute}`} x={height * 0.52} y={height / 2} scale={height / 92} />
        <Words
          text={capital(attribute)}
          x={height * 1.05}
          y={height / 2}
          size={letters * 1.2}
          font="Marcellus"
          colour={0x2b2018}
          anchor={{ x: 0, y: 0.5 }}
        />
        {value !== null && <Picture frame={`creation/die/${value}`} x={width - height / 2 - 3} y={height / 2} scale={(height - 26) / 72} />}
      </pixiContainer>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);

/** What hands take on the stage. */
export function CreationPieces({ view, offers, ground }: PartProps) {
  const thrown = useThrown(view);
  const laid = layStage(view, offers, ground);
  if (!laid) return null;
  const { plan, dice, results, stones, mantles, powers, people } = laid;
  const { stage } = ground;
  const wait = { x: plan.tray.x, y: plan.hand.y + plan.hand.height / 2 };
  return (
    <Spot x={stage.x} y={stage.y} sorted>
      {dice > 0 && !thrown && <Die id="d6" home={wait} count={dice} edge={plan.tray.edge * 0.9} z={4} />}
      {results.map((one) => (
        <ResultDie key={one.id} laid={one} size={plan.letters > 30 ? 1.5 : 1.15} />
      ))}
      {mantles.map((one) => (
        <MantleChoice key={one.id} laid={one} letters={plan.letters} />
      ))}
      {powers.map((one) => (
        <PowerChoice key={one.id} laid={one} letters={plan.letters} />
      ))}
      {people.map((one) => (
        <PersonChoice key={one.id} laid={one} person={view.people[one.of]!} letters={plan.letters} />
      ))}
      {stones.map((stone) => (
        <StoneButton key={stone.id} stone={stone} letters={plan.letters} />
      ))}
      {dice > 0 && !thrown && (
        <Words
          text="Flick them, or tap"
          x={wait.x + plan.tray.edge * 2}
          y={wait.y}
          size={plan.letters}
          font="Marcellus"
          colour={bone}
          anchor={{ x: 0, y: 0.5 }}
        />
      )}
    </Spot>
  );
}

const ResultDie = memo(
  function ResultDie({ laid: { id, face, x, y }, size }: { readonly laid: LaidResult; readonly size: number }) {
    const { art } = useTable();
    const frame = `creation/die/${face}`;
    if (!art.has(frame)) return null;
    return <Token id={id} texture={art.texture(frame)} home={{ x, y, size }} radius={38} z={5} from="creation-tray" />;
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);
