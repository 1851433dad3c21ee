import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo, type ReactNode } from 'react';
import { powers, type PowerId } from '../../../../engine/games/stonesaga/content/powers.ts';
import { mantleTitles, traitTitles } from '../../../../engine/games/stonesaga/content/values.ts';
import { attributes, type Mantle } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { Person, PersonId } from '../../../../engine/games/stonesaga/state.ts';
import { boxShadow } from '../../../light/soft.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box, type Strip } from '../../../stage/shapes.ts';
import { inLines } from '../boards/lettering.ts';
import { Lines } from '../boards/Lines.tsx';
import { bone, ink, inks, pigments } from '../boards/pigments.ts';
import { capital } from '../../../phrases.ts';
import { middleOf } from '../printed/boardPlan.ts';
import type { LaidChoice } from './lay.ts';

extend({ Container, Graphics });

interface ChoiceProps {
  readonly id: string;
  readonly at: Strip;
  readonly alpha?: number;
  readonly children: ReactNode;
}

/** A plate that can be chosen. */
function Choice({ id, at, alpha = 1, children }: ChoiceProps) {
  const hit = useMemo(() => box(at.width, at.height, 14), [at.width, at.height]);
  const cast = useMemo(() => boxShadow(at.width, at.height, 14), [at.width, at.height]);
  return (
    <Thing id={id} home={middleOf(at)} hit={hit} z={4} glow="card" cast={cast} shade={0.6} thick={4} rise={12} alpha={alpha}>
      {children}
    </Thing>
  );
}

const plate = (g: Graphics, { width: w, height: h }: Strip, fill: number, edge: number): void =>
  void g
    .clear()
    .roundRect(-w / 2, -h / 2, w, h, 14)
    .fill({ color: fill })
    .stroke({ width: 3, color: edge })
    .roundRect(-w / 2 + 7, -h / 2 + 7, w - 14, h - 14, 9)
    .stroke({ width: 1.4, color: edge, alpha: 0.6 });

/** A mantle stands as a figure; one that is taken has turned to shade. */
export const MantleChoice = memo(
  function MantleChoice({
    laid: { id, of, at, takenBy },
    letters,
  }: {
    readonly laid: LaidChoice<Mantle> & { readonly takenBy: string | null };
    readonly letters: number;
  }) {
    const { colour, dark, light } = pigments[of];
    const taken = takenBy !== null;
    const foot = at.height / 2 - letters * 2.6;
    return (
      <Choice id={id} at={at} alpha={taken ? 0.55 : 1}>
        <pixiGraphics draw={(g) => plate(g, at, dark, light)} />
        <pixiGraphics
          draw={(g) =>
            void g
              .clear()
              .ellipse(0, foot + 4, at.width * 0.32, 20)
              .fill({ color: 0x0b0c16, alpha: 0.5 })
              .ellipse(0, foot, at.width * 0.3, 18)
              .fill({ color: colour })
          }
        />
        <Picture
          frame={`creation/figure/${of}`}
          y={foot}
          scale={Math.min(1, (foot + at.height / 2 - 16) / 330)}
          tint={taken ? 0x6d6a68 : 0xffffff}
        />
        <Words
          text={mantleTitles[of]}
          x={0}
          y={at.height / 2 - letters * (taken ? 1.75 : 1.2)}
          size={letters * 1.15}
          font="Caudex"
          colour={bone}
        />
        {taken && <Words text={takenBy} x={0} y={at.height / 2 - letters * 0.8} size={letters} font="Marcellus" colour={light} />}
      </Choice>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);

/** A power with what it does. */
export const PowerChoice = memo(
  function PowerChoice({ laid: { id, of, at }, letters }: { readonly laid: LaidChoice<PowerId>; readonly letters: number }) {
    const { name, text } = powers[of];
    const low = at.height < 240;
    const head = low ? 0 : 118;
    const lines = inLines(text, at.width - 36, letters, Math.max(1, Math.floor((at.height - head - letters * 2.4) / (letters * 1.1))));
    return (
      <Choice id={id} at={at}>
        <pixiGraphics draw={(g) => plate(g, at, 0x1d3946, 0x7fb6c8)} />
        {!low && <Picture frame={`boards/power/${of}`} y={-at.height / 2 + 66} scale={1.15} />}
        <Words text={name} x={0} y={-at.height / 2 + head + letters} size={letters * 1.1} font="Caudex" colour={0xe6f4f2} />
        <Lines lines={lines} x={0} y={(head + letters * 1.6) / 2} size={letters} colour={bone} />
      </Choice>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);

/** Somebody's Character card: a name, four values, and how people know them. */
export const PersonChoice = memo(
  function PersonChoice({
    laid: { id, at },
    person,
    letters,
  }: {
    readonly laid: LaidChoice<PersonId>;
    readonly person: Person;
    readonly letters: number;
  }) {
    const top = -at.height / 2;
    const step = Math.min(letters * 1.5, (at.height - letters * 4.2) / 4);
    return (
      <Choice id={id} at={at}>
        <pixiGraphics draw={(g) => plate(g, at, 0xf0e0bd, 0x8f5a1c)} />
        <Words
          text={inLines(person.name, at.width - 24, letters * 1.2, 1)[0]!}
          x={0}
          y={top + letters * 1.2}
          size={letters * 1.2}
          font="Caudex"
          colour={0x5e2213}
        />
        <Words
          text={
            inLines([capital(person.age), ...person.traits.map((trait) => traitTitles[trait])].join(', '), at.width - 20, letters, 1)[0]!
          }
          x={0}
          y={top + letters * 2.5}
          size={letters}
          font="Marcellus"
          colour={ink}
        />
        {attributes.map((attribute, i) => (
          <pixiContainer key={attribute} y={top + letters * 3.9 + i * step}>
            <Words
              text={capital(attribute)}
              x={-at.width / 2 + 20}
              y={0}
              size={Math.min(letters, step)}
              font="Marcellus"
              colour={ink}
              anchor={{ x: 0, y: 0.5 }}
            />
            <Words
              text={String(person.attributes[attribute])}
              x={at.width / 2 - 28}
              y={0}
              size={Math.min(letters * 1.2, step)}
              font="Caudex"
              colour={inks[i]!}
            />
          </pixiContainer>
        ))}
      </Choice>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);
