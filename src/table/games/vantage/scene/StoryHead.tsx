import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import { lengthOf } from '../layout/letters.ts';
import { cream, ink, skillColours } from '../names.ts';
import { Disc, Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';

extend({ Container, Graphics });

type Story = NonNullable<VantageView['story']>;

interface Props {
  readonly story: Story;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

const numberOf = ({ number }: Story): string => (number === null ? '' : String(number).padStart(3, '0'));

/** The head of a single page: verb and elements, number and cost in one line. */
export function StoryHead({ story, x, y, width, size }: Props) {
  const right = x + width;
  return (
    <>
      <Disc name={story.cat} x={x + size} y={y + size} size={size * 2.1} colour={skillColours[story.cat]} />
      <Label text={story.verb} x={x + size * 2.6} y={y + size * 0.45} size={size * 1.4} colour={skillColours[story.cat]} spaced={1.5} />
      <Label text={numberOf(story)} x={right} y={y} size={size} colour={0xd2503c} anchor={{ x: 1, y: 0 }} />
      <Cost story={story} right={right} y={y + size * 1.9} die={size * 1.3} />
      <Elements story={story} x={x + size * 4 + lengthOf(story.verb, size * 1.4) + story.verb.length * 1.5} y={y + size} size={size} />
    </>
  );
}

/** The same on the left page of an open book: which book it is, then the verb, and the cost below it. */
export function BookHead({ story, x, y, width, size }: Props) {
  const colour = skillColours[story.cat];
  const middle = y + size * 2.9;
  return (
    <>
      <Label text={`BOOK OF ${story.cat.toUpperCase()}`} x={x} y={y} size={size * 0.92} colour={0x6a5f7c} spaced={size * 0.12} />
      <Label text={numberOf(story)} x={x + width} y={y} size={size * 1.1} colour={0xd2503c} anchor={{ x: 1, y: 0 }} spaced={1} />
      <Disc name={story.cat} x={x + size * 1.35} y={middle} size={size * 2.7} colour={colour} />
      <Label
        text={story.verb}
        x={x + size * 3.2}
        y={middle + size * 0.12}
        size={size * 1.9}
        colour={colour}
        anchor={{ x: 0, y: 0.5 }}
        spaced={2}
        within={width - size * (story.elements.length > 0 ? 6.4 : 3.4)}
      />
      <Elements story={story} x={x + width - size * (story.elements.length * 1.7 - 0.8)} y={middle} size={size} />
      <Label
        text={story.cost > 0 ? 'COST' : 'FREE'}
        x={x}
        y={y + size * 5.35}
        size={size * 0.92}
        colour={0x6a5f7c}
        anchor={{ x: 0, y: 0.5 }}
        spaced={size * 0.12}
      />
      <Cost story={story} right={x + size * 4.2 + story.cost * size * 1.75} y={y + size * 5.3} die={size * 1.45} />
    </>
  );
}

interface CostProps {
  readonly story: Story;
  readonly right: number;
  readonly y: number;
  readonly die: number;
}

/** A bare die for each point of the cost; what was paid bears the sign of its skill. */
function Cost({ story: { cost, remaining, cat }, right, y, die }: CostProps) {
  return Array.from({ length: Math.max(cost, 0) }, (_, i) => {
    const paid = i < cost - remaining;
    return (
      <pixiContainer key={i} x={right - die * 0.75 - (cost - 1 - i) * die * 1.2} y={y}>
        <pixiGraphics
          draw={(g) =>
            void g
              .clear()
              .roundRect(-die / 2, -die / 2, die, die, die * 0.22)
              .fill(paid ? skillColours[cat] : cream)
              .stroke({ color: ink, width: 1.6 })
          }
        />
        {paid && <Glyph name={cat} x={0} y={0} size={die * 0.66} />}
      </pixiContainer>
    );
  });
}

const Elements = ({ story, x, y, size }: Omit<Props, 'width'>) =>
  story.elements.map((element, i) => (
    <Glyph key={element} name={element} x={x + i * size * 1.7} y={y} size={size * 1.3} colour={0x5f6a8a} />
  ));
