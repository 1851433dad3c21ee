import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { cardOf, withoutCalling } from '../../../../engine/games/vantage/content/cards.ts';
import { skills, stats } from '../../../../engine/games/vantage/content/vocabulary.ts';
import type { PlayerView, VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Seat } from '../../../../engine/kernel/rule.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Spot } from '../../../parts/Spot.tsx';
import { cardForms, muteGrid } from '../layout/cardForms.ts';
import { crewBlock, crewLine, type CrewShape } from '../layout/crewForms.ts';
import { lengthOf } from '../layout/letters.ts';
import { slotsOn } from '../layout/places.ts';
import { cream, faceColours, gold, playerName, skillColours } from '../names.ts';
import { Disc, Glyph } from './Glyph.tsx';
import { Grid } from './Grid.tsx';
import { SlotPicture } from './GridCard.tsx';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';

extend({ Container, Graphics });

interface Props {
  readonly view: VantageView;
  readonly offers: Offers;
  readonly shape: CrewShape;
}

/** What lies in front of the others: grid, dials, tokens and what they have told. Never a location. */
export function Crew({ view, offers, shape }: Props) {
  const others = view.seats.filter((seat) => seat !== view.me);
  const { width, height } = shape === 'lines' ? crewLine : crewBlock(shape);
  return (
    <>
      {others.map((seat, i) =>
        shape === 'lines' ? (
          <Spot key={seat} x={0} y={i * height} label={`crew ${seat}`}>
            <CrewLine view={view} offers={offers} seat={seat} />
          </Spot>
        ) : (
          <Spot key={seat} x={(i % 3) * width} y={Math.floor(i / 3) * height} label={`crew ${seat}`}>
            <CrewBlock view={view} offers={offers} seat={seat} shape={shape} />
          </Spot>
        ),
      )}
    </>
  );
}

/** Words of this size fit into so much room if their letters are pressed together a little. */
const fits = (text: string, size: number, room: number): boolean => lengthOf(text, size) * 0.75 <= room;

/** The name of somebody, without what they are where there is no room for it. */
const nameIn = (view: VantageView, seat: Seat, room: number): string => {
  const name = playerName(view, seat);
  return fits(name, 14, room) ? name : withoutCalling(name);
};

/** What somebody has told of where they are: as many of the deeds as there is room for, and how many more. The log has all of them. */
function toldBy({ told, number }: PlayerView, room: number): string {
  if (!told) return number !== null ? `at ${String(number).padStart(3, '0')}` : '';
  const verbs = told.map(({ verb }) => verb);
  const first = (n: number): string => [...verbs.slice(0, n), ...(n < verbs.length ? [`+${verbs.length - n}`] : [])].join(' ');
  return first(verbs.findLastIndex((_, i) => fits(first(i + 1), 13, room)) + 1);
}

interface OneProps {
  readonly view: VantageView;
  readonly offers: Offers;
  readonly seat: Seat;
}

function CrewBlock({ view, offers, seat, shape }: OneProps & { readonly shape: Exclude<CrewShape, 'lines'> }) {
  const player = view.players[seat]!;
  const { scale, grid, stats: statsY, tokens, told, width } = crewBlock(shape);
  return (
    <>
      <Label text={nameIn(view, seat, width - 12)} x={4} y={3} size={14} font="Fraunces" weight="600" within={width - 12} />
      <Spot x={0} y={grid.y} scale={scale}>
        <Grid view={view} offers={offers} seat={seat} form={muteGrid} fresh={[]} finger={0} />
      </Spot>
      <Stats player={player} x={14} y={statsY} pitch={42} />
      <Tokens player={player} x={12} y={tokens} pitch={Math.min(30, (width - 12) / 6)} />
      <Label text={toldBy(player, width - 12)} x={4} y={told} size={13} within={width - 12} />
    </>
  );
}

/** One line for each of the others; slots that a die may go to take the place of their tokens. */
function CrewLine({ view, offers, seat }: OneProps) {
  const player = view.players[seat]!;
  const aims = offers.aims('slot:');
  const isAimedAt = (id: string): boolean => aims.includes(id);
  const slots = player.grid.flatMap((placed) => {
    if (!placed) return [];
    const ids = slotsOn(seat, placed.num);
    return cardOf(placed.num).slots.flatMap((slot, i) => (isAimedAt(ids[i]!) || offers.able(ids[i]!) ? [{ slot, id: ids[i]! }] : []));
  });
  // many slots take the place of the dials as well
  const many = slots.length > 2;
  const left = many ? 138 : 266;
  const { width, height } = crewLine;
  const told = toldBy(player, 116);
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(2, 2, width - 4, height - 4, 8)
            .fill({ color: cream, alpha: 0.9 })
            .stroke({ color: gold, width: 1, alpha: 0.6 })
        }
      />
      <Label
        text={withoutCalling(playerName(view, seat))}
        x={10}
        y={told === '' ? height / 2 - 9 : 5}
        size={14}
        font="Fraunces"
        weight="600"
        within={116}
      />
      <Label text={told} x={10} y={24} size={13} within={116} />
      {!many && <Stats player={player} x={142} y={height / 2} pitch={42} />}
      {slots.length === 0 && <Tokens player={player} x={274} y={height / 2 - 9} pitch={20} />}
      {slots.slice(0, many ? 4 : 2).map(({ slot, id }, i) => (
        <pixiContainer key={id}>
          <SlotPicture slot={slot} form={cardForms.mute} filled={false} x={left + 28 + i * 58} y={height / 2} />
          <Pressed id={id} x={left + i * 58} y={1} width={56} height={height - 2} round={7} z={6} />
        </pixiContainer>
      ))}
    </>
  );
}

interface RowProps {
  readonly player: PlayerView;
  readonly x: number;
  readonly y: number;
  readonly pitch: number;
}

/** Time, morale and health, as signs with numbers. */
const Stats = ({ player, x, y, pitch }: RowProps) => (
  <>
    {stats.map((stat, i) => (
      <pixiContainer key={stat} x={x + i * pitch} y={y} label={`${stat} ${player.stats[stat]}`}>
        <Glyph name={stat} x={0} y={0} size={17} colour={faceColours[stat]} />
        <Label text={String(player.stats[stat])} x={12} y={1} size={15} anchor={{ x: 0, y: 0.5 }} />
      </pixiContainer>
    ))}
  </>
);

/** Skills that somebody holds, each with its number below it. */
const Tokens = ({ player, x, y, pitch }: RowProps) => (
  <>
    {skills
      .filter((skill) => player.skills[skill] > 0)
      .map((skill, i) => (
        <pixiContainer key={skill} x={x + i * pitch} y={y}>
          <Disc name={skill} x={0} y={0} size={18} colour={skillColours[skill]} />
          <Label text={String(player.skills[skill])} x={0} y={17} size={14} anchor={0.5} />
        </pixiContainer>
      ))}
  </>
);
