import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo } from 'react';
import { attributes } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import { traitTitles } from '../../../../engine/games/stonesaga/content/values.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Spot } from '../../../parts/Spot.tsx';
import { capital } from '../../../phrases.ts';
import { nameOfCharacter } from '../names.ts';
import type { PartProps } from '../part.ts';
import { layBoard } from './lay.ts';
import { fitted, inLines } from './lettering.ts';
import { Lines } from './Lines.tsx';
import { bone, inks, pigments } from './pigments.ts';
import { middleOf, type BoardPlan } from '../printed/boardPlan.ts';
import { Place } from './Places.tsx';

extend({ Container, Graphics });

/** The stone of the large board with what is printed on it, and the places for things. */
export function BoardGround({ view, offers, who, ground }: PartProps) {
  const { plan, places } = layBoard(view, offers, who, ground);
  const { mantle } = view.characters[who];
  const { layout, board } = ground;
  // while somebody is made, the attributes lie on the stage
  const making = view.characters[who].person === null;
  return (
    <Spot x={board.x} y={board.y}>
      <Picture frame={`boards/slab/${layout}`} />
      <Picture frame={`boards/frieze/${layout}`} tint={pigments[mantle ?? 'nobody'].light} />
      <CharacterCard view={view} who={who} plan={plan} layout={layout} />
      <Lines lines={['Energy']} x={plan.trackNames[0]!.x} y={plan.trackNames[0]!.y} size={plan.letters} colour={0xf0dcae} anchor={0} />
      <Lines lines={['Health']} x={plan.trackNames[1]!.x} y={plan.trackNames[1]!.y} size={plan.letters} colour={0xf0dcae} anchor={0} />
      <SlotNames plan={plan} />
      <LegendName view={view} who={who} plan={plan} />
      {places.filter(({ id }) => !making || !id.startsWith('attribute:')).map(({ id, area }) => (
        <Place key={id} id={id} area={area} z={id.startsWith('board:') ? 0 : 1} />
      ))}
    </Spot>
  );
}

type OfBoard = Pick<PartProps, 'view' | 'who'> & { readonly plan: BoardPlan };

const CharacterCard = memo(function CharacterCard({ view, who, plan, layout }: OfBoard & { readonly layout: 'wide' | 'tall' }) {
  const { mantle, person: id } = view.characters[who];
  const person = id && view.people[id];
  const { card, portrait, rows, letters } = plan;
  const foot = portrait.y + portrait.height;
  const traits = person ? person.traits.map((trait) => traitTitles[trait]) : [];
  const about = person ? [capital(person.age), traits.length > 1 ? `${traits[0]} +${traits.length - 1}` : (traits[0] ?? '')] : ['Nobody'];
  const lines = layout === 'wide' ? about : about.slice(0, 1);
  const middle = portrait.x + portrait.width / 2;
  const name = fitted(nameOfCharacter(view, who), portrait.width - 6, letters * 1.18, letters * 0.92);
  return (
    <pixiContainer>
      <Picture frame={`boards/card/${layout}`} x={card.x} y={card.y} />
      <Picture
        frame={`boards/portrait/${mantle && person ? mantle : 'nobody'}`}
        x={portrait.x}
        y={portrait.y}
        scale={portrait.height / 240}
      />
      {person && (
        <Lines
          lines={name.lines}
          x={middle}
          y={
            foot -
            14 -
            lines.length * letters * 1.1 -
            name.size * 1.08 * (name.lines.length - 0.5) +
            name.size * 0.54 * (name.lines.length - 1)
          }
          size={name.size}
          font="Caudex"
          colour={0xfff1d2}
        />
      )}
      <Lines lines={lines} x={middle} y={foot - 12 - (lines.length * letters * 1.08) / 2} size={letters} colour={0xe6d6b4} />
      {person &&
        attributes.map((attribute, i) => {
          const row = rows[i]!;
          return (
            <Words
              key={attribute}
              text={String(person.attributes[attribute])}
              x={row.x + row.width - letters}
              y={row.y + row.height / 2 - 1}
              size={row.height * 0.62}
              font="Caudex"
              colour={inks[i]!}
            />
          );
        })}
    </pixiContainer>
  );
});

const SlotNames = memo(function SlotNames({ plan }: { readonly plan: BoardPlan }) {
  const { letters, slots, pit } = plan;
  if (letters > 30) return <Lines lines={['Leave']} x={middleOf(pit).x} y={pit.y + pit.height - 22} size={letters} colour={0xd8c19a} />;
  return (
    <pixiContainer>
      {Object.entries(slots).map(([slot, at]) => (
        <Words
          key={slot}
          text={capital(slot.slice(0, -1))}
          x={middleOf(at).x}
          y={at.y + at.height - 22}
          size={letters}
          font="Marcellus"
          colour={bone}
          alpha={0.85}
        />
      ))}
      <Words text="Leave" x={middleOf(pit).x} y={pit.y + pit.height - 22} size={letters} font="Marcellus" colour={0xd8c19a} />
    </pixiContainer>
  );
});

const LegendName = memo(function LegendName({ view, who, plan }: OfBoard) {
  const { legend } = view.characters[who];
  if (!legend) return null;
  const { legend: at, letters } = plan;
  const { x, y } = middleOf(at);
  return (
    <pixiContainer>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(at.x + 3, at.y + 3, at.width - 6, at.height - 6, 6)
            .fill({ color: 0xf0e0bd })
            .stroke({ width: 2, color: 0x8f5a1c })
        }
      />
      <Lines
        lines={inLines(view.people[legend]!.name, at.width - 10, letters, at.height > 80 ? 2 : 1)}
        x={x}
        y={y}
        size={letters}
        font="Caudex"
        colour={0x5e2213}
      />
    </pixiContainer>
  );
});
