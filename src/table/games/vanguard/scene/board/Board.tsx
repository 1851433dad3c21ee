import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { slotsOf } from '../../../../../engine/games/vanguard/content/dice.ts';
import { colors, type Section } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { SeenBoard, VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { Spot } from '../../../../parts/Spot.tsx';
import { sectionColours } from '../../palette.ts';
import { boardSize, foldedHeight, foldedPitch } from '../../sizes.ts';
import { Nine } from '../primitives.tsx';
import { Carried, Piles } from './Carried.tsx';
import { ColumnOf } from './ColumnOf.tsx';
import { Injuries } from './Injuries.tsx';
import { NamePlate, Person } from './Person.tsx';
import { Charges, Spent } from './Spent.tsx';

extend({ Container, Graphics });

interface Props {
  readonly view: VanguardView;
  readonly who: Section;
  readonly board: SeenBoard;
  readonly offers: Offers;
}

const rowsOf = ({ who, board }: Props): number => Math.max(...colors.map((color) => slotsOf(who, color, board.rank)));

/** Size of a board in its own units. */
export const sizeOfBoard = (shape: 'flat' | 'folded', props: Props): { readonly width: number; readonly height: number } =>
  shape === 'flat' ? boardSize.flat : { width: boardSize.folded.width, height: foldedHeight(rowsOf(props), props.board.equipment.length) };

/** The crew board of one section: who is down there, dice in their columns, what is spent, hurt, charged and carried. */
export function Board({ shape, ...props }: Props & { readonly shape: 'flat' | 'folded' }) {
  const { width, height } = sizeOfBoard(shape, props);
  return (
    <pixiContainer>
      <Nine frame="ui/board" x={0} y={0} width={width} height={height} rim={34} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(18, 5, width - 36, 6)
            .fill({ color: sectionColours[props.who] })
        }
      />
      {shape === 'flat' ? <Flat {...props} /> : <Folded {...props} />}
    </pixiContainer>
  );
}

/** Rows of slots over the whole height; what is locked is seen as far as it leaves the dice large. */
function Flat(props: Props) {
  const slots = Math.max(4, rowsOf(props));
  return (
    <>
      <Person {...props} />
      {colors.map((color, i) => (
        <ColumnOf key={color} {...props} color={color} slots={slots} at={{ x: 204 + i * 84, y: 16, width: 78, pitch: 216 / slots }} />
      ))}
      <Spot x={466} y={14}>
        <Injuries {...props} card={{ width: 88, height: 98 }} />
      </Spot>
      <Spot x={466} y={148}>
        <Spent {...props} width={186} height={120} />
      </Spot>
      <Spot x={662} y={148}>
        <Charges {...props} />
      </Spot>
      <Spot x={766} y={14}>
        <Carried {...props} width={218} />
      </Spot>
      <Spot x={766} y={198}>
        <Piles {...props} />
      </Spot>
    </>
  );
}

/** For a phone and for the side of the map: dice as large as a finger, no locked slots, equipment below. */
function Folded(props: Props) {
  const rows = Math.max(3, rowsOf(props));
  const bottom = 56 + rows * foldedPitch;
  return (
    <>
      {colors.map((color, i) => (
        <ColumnOf key={color} {...props} color={color} slots={rows} at={{ x: 14 + i * 96, y: 14, width: 90, pitch: foldedPitch }} />
      ))}
      <Spot x={310} y={14}>
        <NamePlate {...props} width={270} />
      </Spot>
      <Spot x={310} y={72}>
        <Injuries {...props} card={{ width: 84, height: Math.min(84, bottom - 192) }} />
      </Spot>
      <Spot x={310} y={bottom - 92}>
        <Spent {...props} width={180} height={88} />
      </Spot>
      <Spot x={496} y={bottom - 92}>
        <Charges {...props} />
      </Spot>
      <Spot x={14} y={bottom}>
        <Carried {...props} width={570} across />
      </Spot>
    </>
  );
}
