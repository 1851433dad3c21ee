import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { slotsOf } from '../../../../engine/games/vanguard/content/dice.ts';
import { equipmentOf, injuryOf, recruitOf, skillOf } from '../../../../engine/games/vanguard/content/find.ts';
import { colors, type Color, type Section } from '../../../../engine/games/vanguard/content/vocabulary.ts';
import type { SeenBoard, VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Spot } from '../../../parts/Spot.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box } from '../../../stage/shapes.ts';
import { pictureOf } from '../choices.ts';
import { faceOfRecruit } from '../faces.ts';
import { iconNames, sectionCodes } from '../names.ts';
import { columnColours, ink, sectionColours } from '../palette.ts';
import { boardSize } from '../sizes.ts';
import { DieThing, Key, Line, Nine, Opener, Para, Sign, Spotted } from './primitives.tsx';

extend({ Container, Graphics });

const roman = ['', 'I', 'II', 'III'] as const;

/** The crew board of one section: who is down there, dice in their columns, what is spent, hurt, charged and carried. */
export function Board({
  view,
  who,
  offers,
  shape,
}: {
  readonly view: VanguardView;
  readonly who: Section;
  readonly offers: Offers;
  readonly shape: 'flat' | 'folded';
}) {
  const board = view.boards[who];
  if (!board) return null;
  const { width, height } = boardSize[shape];
  const flat = shape === 'flat';
  return (
    <pixiContainer>
      <Nine frame="ui/board" x={0} y={0} width={width} height={height} rim={34} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(18, 5, width - 36, 6)
            .fill({ color: sectionColours[who] })
        }
      />
      <Person who={who} board={board} offers={offers} />
      {colors.map((color, i) => (
        <ColumnOf key={color} who={who} board={board} color={color} x={206 + i * 86} view={view} />
      ))}
      <Spot x={flat ? 476 : 20} y={flat ? 16 : 330}>
        <Injuries who={who} board={board} />
        <Spent who={who} board={board} view={view} offers={offers} />
      </Spot>
      <Carried who={who} board={board} offers={offers} x={flat ? 780 : 310} y={flat ? 16 : 330} />
    </pixiContainer>
  );
}

/** The card of the crewmember: tap it where somebody is chosen; its skill is a key while it can be used. */
const Person = memo(function Person({ who, board, offers }: { readonly who: Section; readonly board: SeenBoard; readonly offers: Offers }) {
  const { name, skill, convert } = recruitOf(board.crew);
  const hit = useMemo(() => box(176, 300, 10), []);
  const use = `use:${who}:skill:${board.crew}`;
  return (
    <>
      <Thing id={`crew:${who}`} home={{ x: 104, y: 166 }} hit={hit} z={50} glow="card" rise={6}>
        <Nine frame="ui/paper" x={-88} y={-150} width={176} height={300} rim={20} />
        <Picture frame={faceOfRecruit(who, board.crew)} x={0} y={-68} scale={156 / 112} />
        <pixiGraphics
          draw={(g) =>
            void g.clear().rect(-82, -14, 164, 30).fill({ color: ink.enamel }).rect(-82, 16, 164, 26).fill({ color: sectionColours[who] })
          }
        />
        <Picture frame={`badge/${who}`} x={-62} y={-132} scale={0.72} />
        <Line text={name} x={0} y={1} size={22} width={156} font="Rajdhani" align="center" />
        <Line text={`${sectionCodes[who]}   RANK ${roman[board.rank]}`} x={0} y={29} size={19} colour={ink.dark} align="center" />
        <Line text={skill} x={0} y={60} size={20} width={156} font="Rajdhani" colour={ink.dark} align="center" />
        <Para text={skillOf(skill).text} x={-78} y={74} size={14.5} width={158} most={3} colour={0x25323f} leading={1.18} />
        <Sign name={`BAS-${convert.from}`} x={-40} y={134} size={22} tint={columnColours[convert.from]} />
        <Line text="counts as" x={-24} y={134} size={15} colour={0x25323f} />
        <Sign name={convert.to} x={50} y={134} size={22} tint={ink.dark} />
      </Thing>
      {offers.touched.has(use) && <Key id={use} label="Skill" sign="charge" x={26} y={256} width={156} height={44} look="hot" size={22} />}
    </>
  );
});

/** Slots from the top down; an injury die lies in the first and pushes the others down. */
function ColumnOf({
  who,
  board,
  color,
  x,
  view,
}: {
  readonly who: Section;
  readonly board: SeenBoard;
  readonly color: Color;
  readonly x: number;
  readonly view: VanguardView;
}) {
  const open = slotsOf(who, color, board.rank);
  const { dice, injury } = board.columns[color];
  const rows = Array.from({ length: 5 }, (_, i) => i);
  return (
    <>
      <pixiGraphics
        draw={(g) => {
          g.clear()
            .roundRect(x, 18, 78, 296, 10)
            .fill({ color: columnColours[color], alpha: 0.26 })
            .stroke({ width: 2, color: columnColours[color], alpha: 0.75 });
        }}
      />
      <Sign name={`BAS-${color}`} x={x + 39} y={36} size={22} tint={columnColours[color]} />
      {rows.map((i) => (
        <pixiContainer key={i} alpha={i < open ? 1 : 0.4}>
          <Nine frame="ui/well" x={x + 12} y={52 + i * 52} width={54} height={50} rim={14} />
          {i >= open && <Sign name="lock" x={x + 39} y={77 + i * 52} size={20} tint={ink.dim} />}
        </pixiContainer>
      ))}
      {injury && <Picture frame="die/injury/PAIN" x={x + 39} y={80} scale={42 / 54} />}
      {dice.map((die, i) => (
        <DieThing
          key={die}
          id={`die:${die}`}
          frame={pictureOf(die, view)}
          x={x + 39}
          y={76 + (i + (injury ? 1 : 0)) * 52}
          edge={40}
          place={`column:${who}`}
        />
      ))}
      <Spotted id={`column:${who}:${color}`} at={{ x, y: 18, width: 78, height: 296 }} />
    </>
  );
}

function Injuries({ who, board }: { readonly who: Section; readonly board: SeenBoard }) {
  return (
    <>
      <Line text="INJURIES" x={4} y={10} size={18} colour={ink.dim} />
      <Line text="4th: out" x={286} y={10} size={17} colour={ink.dim} align="right" />
      {[0, 1, 2].map((i) => (
        <InjuryCard key={i} id={`injury:${who}:${i}`} x={48 + i * 96} y={82} injury={board.injuries[i] ?? null} />
      ))}
    </>
  );
}

const InjuryCard = memo(function InjuryCard({
  id,
  x,
  y,
  injury,
}: {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly injury: { readonly name: string; readonly down: boolean } | null;
}) {
  const hit = useMemo(() => box(88, 116, 8), []);
  return (
    <>
      <Nine frame="ui/well" x={x - 46} y={y - 60} width={92} height={120} rim={14} />
      {!injury && <Sign name="injury" x={x} y={y} size={34} tint={0x3a2430} />}
      {injury && (
        <Thing id={id} home={{ x, y }} hit={hit} z={60} glow="card">
          <Nine frame="ui/paper" x={-44} y={-58} width={88} height={116} rim={18} tint={injury.down ? 0x8a98a6 : 0xffffff} />
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .rect(-39, -46, 78, 26)
                .fill({ color: injury.down ? 0x3a4656 : 0x9a1f18 })
            }
          />
          <Line text={injury.name} x={0} y={-33} size={17} width={72} align="center" />
          {injuryOf(injury.name).icons.map(({ icon }, i, all) => (
            <Sign key={icon} name={icon} x={(i - (all.length - 1) / 2) * 34} y={18} size={30} tint={0x9a1f18} />
          ))}
        </Thing>
      )}
    </>
  );
});

function Spent({
  who,
  board,
  view,
  offers,
}: {
  readonly who: Section;
  readonly board: SeenBoard;
  readonly view: VanguardView;
  readonly offers: Offers;
}) {
  const exert = `exert:${who}`;
  const edge = board.spent.length > 7 ? 27 : 35;
  const across = edge === 27 ? 6 : 5;
  return (
    <Spot x={0} y={152}>
      <Line text={`SPENT ${board.spent.length}`} x={4} y={8} size={18} colour={ink.dim} />
      <Nine frame="ui/well" x={0} y={20} width={206} height={124} rim={16} />
      {board.spent.map((die, i) => (
        <DieThing
          key={die}
          id={`die:${die}`}
          frame={pictureOf(die, view)}
          x={22 + (i % across) * (edge + 4)}
          y={42 + Math.floor(i / across) * (edge + 5)}
          edge={edge}
          dim
          place={`spent:${who}`}
        />
      ))}
      <Line text="CHARGE" x={214} y={8} size={18} colour={ink.dim} />
      {Array.from({ length: Math.max(board.charges, 2) }, (_, i) => (
        <Sign
          key={i}
          name="charge"
          x={228 + (i % 3) * 26}
          y={36 + Math.floor(i / 3) * 26}
          size={23}
          tint={i < board.charges ? ink.cyan : 0x22344a}
        />
      ))}
      <Line text={`${board.sacrificed.length} given up`} x={214} y={70} size={16} colour={ink.dim} width={76} />
      {offers.touched.has(exert) && <Key id={exert} label="Exert" sign="exert" x={212} y={92} width={78} height={50} size={19} />}
    </Spot>
  );
}

/** Equipment, deck and discard. */
function Carried({
  who,
  board,
  offers,
  x,
  y,
}: {
  readonly who: Section;
  readonly board: SeenBoard;
  readonly offers: Offers;
  readonly x: number;
  readonly y: number;
}) {
  const list = board.equipment.slice(0, 4);
  return (
    <Spot x={x} y={y}>
      <Line text="EQUIPMENT" x={4} y={10} size={18} colour={ink.dim} />
      {list.map((id, i) => {
        const use = `use:${who}:equipment:${id}`;
        const live = offers.touched.has(use) ? use : `equipment:${id}`;
        return (
          <Key
            key={id}
            id={live}
            label={equipmentOf(id).name}
            sign="armory"
            x={0}
            y={22 + i * 49}
            width={230}
            height={46}
            size={19}
            look={offers.touched.has(live) ? 'hot' : 'dim'}
            z={90}
          />
        );
      })}
      {list.length === 0 && <Para text="Nothing is carried." x={6} y={30} size={17} width={220} colour={ink.dim} />}
      <Pile x={0} count={board.deck.count} name="Deck" who={who} />
      <Pile x={118} count={board.deck.discard.length} name="Discard" who={who} />
    </Spot>
  );
}

const Pile = memo(function Pile({
  x,
  count,
  name,
  who,
}: {
  readonly x: number;
  readonly count: number;
  readonly name: string;
  readonly who: Section;
}) {
  return (
    <pixiContainer x={x} y={224}>
      <Nine frame="ui/well" x={0} y={0} width={112} height={72} rim={14} />
      {count > 0 && (
        <pixiGraphics
          draw={(g) =>
            void g.clear().roundRect(10, 8, 42, 56, 5).fill({ color: sectionColours[who] }).stroke({ width: 2, color: ink.print })
          }
        />
      )}
      {count > 0 && <Picture frame={`badge/${who}`} x={31} y={36} scale={0.55} />}
      <Line text={String(count)} x={80} y={26} size={30} align="center" />
      <Line text={name} x={80} y={52} size={17} colour={ink.dim} align="center" />
    </pixiContainer>
  );
});

/** The others of the team, small: where they are, what they have, and a tap to see their board. */
export function CrewRails({
  view,
  team,
  who,
  look,
  down,
}: {
  readonly view: VanguardView;
  readonly team: readonly Section[];
  readonly who: Section;
  readonly look: (who: Section) => void;
  readonly down: boolean;
}) {
  return (
    <>
      {team.map((section, i) => (
        <Spot key={section} x={down ? 0 : i * 250} y={down ? i * 86 : 0}>
          <Rail view={view} section={section} large={section === who} />
          <Opener id={`rail:${section}`} at={{ x: 0, y: 0, width: 246, height: 82 }} opens={() => look(section)} />
        </Spot>
      ))}
    </>
  );
}

function Rail({ view, section, large }: { readonly view: VanguardView; readonly section: Section; readonly large: boolean }) {
  const board = view.boards[section]!;
  const acting = view.planet?.turn?.who === section;
  const hit = useMemo(() => box(60, 60, 30), []);
  const counts = colors.map((color) => board.columns[color].dice.length);
  return (
    <>
      <Nine frame="ui/field" x={0} y={0} width={246} height={82} rim={16} tint={large ? 0xffffff : 0xc8d4e0} />
      <pixiGraphics draw={(g) => void g.clear().rect(4, 8, 5, 66).fill({ color: sectionColours[section] })} />
      {large ? (
        <Picture frame={`badge/${section}`} x={42} y={41} scale={1} />
      ) : (
        <Thing id={`crew:${section}`} home={{ x: 42, y: 41 }} hit={hit} z={80} glow="ring" rise={4}>
          <Picture frame={`badge/${section}`} scale={1} />
        </Thing>
      )}
      <Line text={recruitOf(board.crew).name} x={76} y={22} size={20} width={92} font="Rajdhani" colour={acting ? ink.orange : ink.print} />
      <Line text={board.sector > 0 ? `sector ${board.sector}` : 'aboard'} x={236} y={22} size={16} align="right" colour={ink.dim} />
      {colors.map((color, i) => (
        <pixiContainer key={color} x={88 + i * 34} y={56}>
          <Sign name={`BAS-${color}`} x={-2} y={0} size={15} tint={columnColours[color]} />
          <Line text={String(counts[i])} x={10} y={0} size={20} />
        </pixiContainer>
      ))}
      <Sign name="spend" x={196} y={56} size={16} tint={ink.dim} />
      <Line text={String(board.spent.length)} x={208} y={56} size={18} colour={ink.dim} />
      {board.injuries.map(({ name, down }, i) => (
        <Sign key={`${name} ${i}`} name="injury" x={236 - i * 14} y={56} size={15} tint={down ? 0x5a6a7a : ink.red} />
      ))}
      {board.done && <Sign name="check" x={228} y={40} size={14} tint={ink.mint} />}
    </>
  );
}

export const convertWords = ({ convert }: ReturnType<typeof recruitOf>): string =>
  `${convert.from} Basic counts as ${iconNames[convert.to]}`;
