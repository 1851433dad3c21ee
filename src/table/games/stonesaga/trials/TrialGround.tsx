import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { DiceTray } from '../../../parts/DiceTray.tsx';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { StageCover } from '../fishing/Printed.tsx';
import { trayIn } from '../../../parts/trayIn.ts';
import type { PartProps } from '../part.ts';
import { nameOfCharacter } from '../names.ts';
import { CardUnder } from './CardUnder.tsx';
import { bandsOf, holds, percent, type OutcomeBand } from './chance.ts';
import { trialPlan, type TrialPlan } from './plan.ts';
import { useTrial, type Trial } from './useTrial.ts';
import { attributeName, testName } from './words.ts';

extend({ Container, Graphics });

/** The card that led to it, and the slab. */
export function TrialGround(props: PartProps) {
  return (
    <>
      <CardUnder {...props} />
      <Slab {...props} />
    </>
  );
}

/** A slab with what is tested, what is added to the dice, and what a result would bring. */
function Slab({ view, offers, ground }: PartProps) {
  const trial = useTrial(view);
  if (!trial) return null;
  const plan = trialPlan(ground);
  const throwing = trial.result === null && (trial.scene.dice.length === 0 || offers.asked('test.throw') !== undefined);
  const { slab } = plan;
  return (
    <>
      <StageCover name="trial" at={slab} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(slab.x - 8, slab.y - 8, slab.width + 16, slab.height + 16, 30)
            .fill({ color: 0x05060c, alpha: 0.5 })
        }
      />
      <Picture frame={`trials/${ground.layout}`} x={slab.x + slab.width / 2} y={slab.y + slab.height / 2} />
      <Added plan={plan} trial={trial} view={view} />
      <Ladder plan={plan} trial={trial} throwing={throwing} />
      {/* a fresh tray for every throw: dice that were read lie on the shelf then */}
      <DiceTray key={trial.scene.dice.join()} id="tray:dice" {...trayIn(ground.dice, 72)} felt={0x3c3324} wood={0x7a5a34} />
    </>
  );
}

/** The attribute, the boost and everything else that is added, line by line, and their sum. */
function Added({
  plan: { plus, letters },
  trial: { scene },
  view,
}: {
  readonly plan: TrialPlan;
  readonly trial: Trial;
  readonly view: StonesagaView;
}) {
  const { who, attribute } = scene;
  const { person, boosts } = view.characters[who];
  const value = (person && view.people[person]?.attributes[attribute]) ?? 0;
  const boost = boosts[attribute] ?? 0;
  const rest = scene.plus - value - boost;
  const lines = [
    `${value} ${attribute}`,
    ...(boost ? [`+${boost} boost`] : []),
    ...(rest ? [`${rest > 0 ? '+' : '−'}${Math.abs(rest)} ${rest > 0 ? 'help' : 'hardship'}`] : []),
  ];
  const left = plus.x + letters * 2.6;
  return (
    <>
      <Picture frame={`trials/${attribute}`} x={plus.x + letters * 1.1} y={plus.y + letters * 1.25} scale={letters / 26} />
      <Words
        text={attributeName[attribute]}
        x={left}
        y={plus.y + letters * 0.75}
        size={letters * 1.4}
        font="Marcellus"
        colour={0xfbf0d6}
        anchor={{ x: 0, y: 0.5 }}
      />
      <Words
        text={testName(scene.for)}
        x={left}
        y={plus.y + letters * 2.05}
        size={letters}
        font="Inter"
        colour={0xd8c9a8}
        anchor={{ x: 0, y: 0.5 }}
      />
      {lines.map((line, k) => (
        <Words
          key={line}
          text={line}
          x={plus.x}
          y={plus.y + letters * (3.9 + k * 1.3)}
          size={letters}
          font="Inter"
          colour={0xf0e4c6}
          anchor={{ x: 0, y: 0.5 }}
        />
      ))}
      <Words
        text={`${scene.plus >= 0 ? '+' : '−'}${Math.abs(scene.plus)}`}
        x={plus.x + plus.width - 8}
        y={plus.y + letters * 4.9}
        size={letters * 2.9}
        font="Caudex"
        colour={0xffd87a}
        anchor={{ x: 1, y: 0.5 }}
      />
      {/* the board of whoever tests lies large as well: the name may give way to the numbers */}
      {letters * (4.6 + lines.length * 1.3) < plus.height && (
        <Words
          text={nameOfCharacter(view, who)}
          x={plus.x}
          y={plus.y + plus.height - letters * 0.6}
          size={letters}
          font="Marcellus"
          colour={0xe6bd72}
          anchor={{ x: 0, y: 0.5 }}
        />
      )}
    </>
  );
}

const saidBand = ({ from, to }: OutcomeBand): string =>
  from === null ? `${to} or less` : to === null ? `${from} or more` : from === to ? String(from) : `${from} to ${to}`;

/** Outcomes, best on top: before the throw with their chances, after it with the one that holds. */
function Ladder({
  plan: { ladder, letters },
  trial: { scene, result },
  throwing,
}: {
  readonly plan: TrialPlan;
  readonly trial: Trial;
  readonly throwing: boolean;
}) {
  const bands = bandsOf(scene, throwing);
  const gap = 8;
  const high = Math.min(letters * 3, (ladder.height - gap * (bands.length - 1)) / Math.max(1, bands.length));
  const top = ladder.y + (ladder.height - high * bands.length - gap * (bands.length - 1)) / 2;
  return bands.map((band, k) => {
    const lit = result !== null && holds(band, result);
    const y = top + k * (high + gap);
    const tone = k === 0 ? 0x6f7d38 : k === bands.length - 1 ? 0x8f3a20 : 0x8a6a2c;
    return (
      <pixiContainer key={k} x={ladder.x} y={y}>
        <pixiGraphics
          draw={(g) => {
            g.clear().roundRect(0, 0, ladder.width, high, 12).fill({ color: 0x14110e, alpha: 0.72 });
            g.roundRect(0, 0, Math.max(14, ladder.width * band.chance), high, 12).fill({
              color: tone,
              alpha: lit || result === null ? 0.95 : 0.4,
            });
            g.roundRect(0, 0, ladder.width, high, 12).stroke({
              width: lit ? 5 : 2,
              color: lit ? 0xffd87a : 0xcdb681,
              alpha: lit ? 1 : 0.5,
            });
          }}
        />
        <Words text={saidBand(band)} x={16} y={high / 2} size={letters * 1.12} font="Caudex" colour={0xfff3d8} anchor={{ x: 0, y: 0.5 }} />
        <Words
          text={lit ? `${result}` : result === null ? percent(band.chance) : ''}
          x={ladder.width - 14}
          y={high / 2}
          size={letters * (lit ? 1.7 : 1.08)}
          font={lit ? 'Caudex' : 'Inter'}
          colour={0xfff3d8}
          anchor={{ x: 1, y: 0.5 }}
        />
      </pixiContainer>
    );
  });
}
