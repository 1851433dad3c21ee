import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useMemo } from 'react';
import { recruitOf } from '../../../../../engine/games/vanguard/content/find.ts';
import { sectionNames, colors, type Section } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { Spot } from '../../../../parts/Spot.tsx';
import { Thing } from '../../../../parts/Thing.tsx';
import { box } from '../../../../stage/shapes.ts';
import { columnColours, ink, sectionColours } from '../../palette.ts';
import { railSize } from '../../sizes.ts';
import { Line, Nine, Opener, Sign } from '../primitives.tsx';

extend({ Container, Graphics });

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
        <Spot key={section} x={down ? 0 : i * railSize.width} y={down ? i * railSize.height : 0}>
          <Rail view={view} section={section} large={section === who} />
          <Opener
            id={`rail:${section}`}
            label={`Board of ${sectionNames[section]}`}
            at={{ x: 0, y: 0, width: 246, height: 72 }}
            opens={() => look(section)}
          />
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
      <Nine frame="ui/field" x={0} y={0} width={246} height={72} rim={16} tint={large ? 0xffffff : 0xc8d4e0} />
      <pixiGraphics draw={(g) => void g.clear().rect(4, 8, 5, 56).fill({ color: sectionColours[section] })} />
      <Thing id={`crew:${section}`} home={{ x: 42, y: 36 }} hit={hit} z={80} glow="ring" rise={4}>
        <Picture frame={`badge/${section}`} scale={1} />
      </Thing>
      <Line
        text={recruitOf(board.crew).name.split(' ')[0]!}
        x={76}
        y={20}
        size={21}
        width={84}
        font="Rajdhani"
        colour={acting ? ink.orange : ink.print}
      />
      <Line text={board.sector > 0 ? `sector ${board.sector}` : 'aboard'} x={236} y={20} size={19} align="right" colour={ink.dim} />
      {colors.map((color, i) => (
        <pixiContainer key={color} x={88 + i * 34} y={51}>
          <Sign name={`BAS-${color}`} x={-2} y={0} size={15} tint={columnColours[color]} />
          <Line text={String(counts[i])} x={10} y={0} size={20} />
        </pixiContainer>
      ))}
      <Sign name="spend" x={196} y={51} size={16} tint={ink.dim} />
      <Line text={String(board.spent.length)} x={208} y={51} size={19} colour={ink.dim} />
      {board.injuries.map(({ name, down }, i) => (
        <Sign key={`${name} ${i}`} name="injury" x={236 - i * 14} y={51} size={15} tint={down ? 0x5a6a7a : ink.red} />
      ))}
      {board.done && <Sign name="check" x={228} y={36} size={14} tint={ink.mint} />}
    </>
  );
}
