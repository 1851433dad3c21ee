import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo } from 'react';
import { objectiveOf, systemOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { layBook } from '../../bookLayout.ts';
import { openPage } from '../../pages.ts';
import { ink } from '../../palette.ts';
import type { BookShape } from '../../sizes.ts';
import { Line, Nine, Sign } from '../primitives.tsx';
import { DeskOf, useDesk } from './Desk.tsx';
import { Dials } from './Dials.tsx';
import { LeftPage } from './LeftPage.tsx';
import { PageTurn } from './PageTurn.tsx';
import { Sheet } from './Sheet.tsx';

extend({ Container, Graphics });

/** The open ship book: dials, the plan or the starmap on its left page, steps on its right one, and the desk beside it. */
export function Ship({
  view,
  offers,
  shape,
  width,
  finger,
}: {
  readonly view: VanguardView;
  readonly offers: Offers;
  readonly shape: BookShape;
  readonly width: number;
  /** The smallest side that can be touched, in units of the book. */
  readonly finger: number;
}) {
  const { page } = openPage(view, offers);
  const { window, dials, left, right, desk: deskAt } = layBook(shape, width);
  const { desk, look } = useDesk(view, offers);
  return (
    <pixiContainer>
      {window && <Window view={view} width={width} />}
      <Dials view={view} at={dials} />
      <Nine
        frame="ui/binder"
        x={left.x - 14}
        y={left.y - 14}
        width={right.x + right.width - left.x + 28}
        height={left.height + 28}
        rim={36}
      />
      <Nine frame="ui/sheet" {...right} rim={20} />
      <Rings x={right.x} y={left.y} height={left.height} />
      <LeftPage view={view} offers={offers} at={left} finger={finger} look={look} />
      <Sheet view={view} offers={offers} at={right} />
      <Tabs page={page} x={right.x + right.width} y={right.y} height={right.height} />
      <PageTurn page={page ?? 0} left={left} right={right} />
      <DeskOf desk={desk} view={view} offers={offers} at={deskAt} finger={finger} />
    </pixiContainer>
  );
}

/** A window that is wide enough has plates beside the sky, for where the ship is and what it is after. */
const plateWidth = 330;
const widestSky = 1500;

/** Over the book: the sky before the ship, where it is, and how often the crew has landed. */
function Window({ view, width }: { readonly view: VanguardView; readonly width: number }) {
  const frame = width > widestSky ? plateWidth : 0;
  const { objective } = view.ship;
  return (
    <>
      <Picture frame="ship/orbit" x={frame} y={0} scale={{ x: (width - 2 * frame) / 720, y: 1 }} />
      {frame > 0 && <Nine frame="ui/board" x={0} y={0} width={frame} height={152} rim={34} />}
      {frame > 0 && <Nine frame="ui/board" x={width - frame} y={0} width={frame} height={152} rim={34} />}
      <pixiGraphics
        draw={(g) => {
          g.clear().rect(0, 146, width, 8).fill({ color: 0x46566a });
          if (frame === 0) g.rect(0, 0, 330, 104).fill({ color: ink.deep, alpha: 0.45 });
        }}
      />
      <Line text="ISS VANGUARD" x={28} y={44} size={38} width={286} font="Rajdhani" />
      <Line
        text={view.mode === 'campaign' ? `${systemOf(view.ship.system).name}, after landing ${view.story.landings}` : 'Before the landing'}
        x={28}
        y={86}
        size={23}
        width={286}
        colour={0xffc48a}
      />
      {frame > 0 && objective !== null && (
        <>
          <Sign name="success" x={width - frame + 34} y={86} size={24} tint={0xffd06a} />
          <Line text={objectiveOf(objective).name} x={width - frame + 54} y={86} size={23} width={frame - 76} font="Rajdhani" />
          <Line text={objectiveOf(objective).goal} x={width - frame + 24} y={118} size={19} width={frame - 46} colour={ink.dim} />
        </>
      )}
    </>
  );
}

const Rings = memo(function Rings({ x, y, height }: { readonly x: number; readonly y: number; readonly height: number }) {
  return (
    <pixiGraphics
      draw={(g) => {
        g.clear();
        for (let k = 0; k < 5; k++)
          g.roundRect(x - 22, y + height * (0.08 + k * 0.2), 44, 13, 6)
            .fill({ color: 0xb9c3c8 })
            .roundRect(x - 22, y + height * (0.08 + k * 0.2), 44, 5, 3)
            .fill({ color: 0xf2f5f5 });
      }}
    />
  );
});

const tabs = [2, 5, 6, 8, 12, 16, 18, 23, 32, 36] as const;

/** Tabs at the edge of the sheet: the open page is orange. */
const Tabs = memo(function Tabs({
  page,
  x,
  y,
  height,
}: {
  readonly page: number | null;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}) {
  const each = (height - 60) / tabs.length;
  return tabs.map((n, i) => (
    <pixiContainer key={n} x={x - 4} y={y + 36 + i * each}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .poly([0, 0, 20, 4, 20, each - 8, 0, each - 4])
            .fill({ color: n === page ? ink.orange : 0x2f7f9c })
            .stroke({ width: 1.4, color: 0x0b1626, alpha: 0.6 })
        }
      />
      <Line text={String(n)} x={10} y={each / 2 - 2} size={17} align="center" colour={n === page ? ink.dark : ink.print} />
    </pixiContainer>
  ));
});
