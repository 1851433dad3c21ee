import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { actionsOf } from '../../../../engine/games/vantage/content/cards.ts';
import type { CardAction } from '../../../../engine/games/vantage/content/kinds.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import {
  badgeRoom,
  briefTask,
  cardTops,
  centerCardHeight,
  centerCards,
  centreWidth,
  farOf,
  linesIn,
  type CenterCard,
} from '../layout/centerCards.ts';
import { cream, gold, ink } from '../names.ts';
import { Badge } from './GridCard.tsx';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';

extend({ Container, Graphics });

interface Props {
  readonly view: VantageView;
  readonly offers: Offers;
  readonly columns?: number;
  /** Tasks alone, for low windows: what else a card says is read by pointing at it. */
  readonly brief?: boolean;
}

/** Mission and destinies, as everybody knows them. */
export function Centre({ view, offers, columns = 1, brief = false }: Props) {
  const tops = cardTops(view, brief, columns);
  return (
    <>
      {centerCards(view).map((card, i) => (
        <pixiContainer key={card.num} x={tops[i]!.x}>
          <CenterCardFace
            card={card}
            y={tops[i]!.y}
            width={centreWidth}
            height={centerCardHeight(card, centreWidth, brief)}
            brief={brief}
            offers={offers}
          />
        </pixiContainer>
      ))}
    </>
  );
}

function CenterCardFace({
  card,
  y,
  width,
  height,
  brief,
  offers,
}: {
  readonly card: CenterCard;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly brief: boolean;
  readonly offers: Offers;
}) {
  const textLines = brief ? 0 : linesIn(card.text, 15, width);
  const destiny = card.kind === 'Destiny';
  const actions: readonly CardAction[] = actionsOf(card.num);
  const far = farOf(card);
  const corner = brief ? far : card.kind.toUpperCase();
  return (
    <pixiContainer y={0}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(2, y + 4, width, height, 10)
            .fill({ color: 0x1a1226, alpha: 0.25 })
            .roundRect(0, y, width, height, 10)
            .fill(cream)
            .roundRect(0, y, width, 38, 10)
            .fill(destiny ? 0x5d4a8f : 0xe0604f)
            .rect(0, y + 26, width, 12)
            .fill(destiny ? 0x5d4a8f : 0xe0604f)
        }
      />
      <Pressed id={`card:${card.num}`} x={0} y={y} width={width} height={38} z={1} />
      <Label
        text={card.name}
        x={14}
        y={y + 6}
        size={20}
        font="Fraunces"
        weight="600"
        colour={cream}
        within={width - 40 - corner.length * 10}
      />
      <Label text={corner} x={width - 12} y={y + 12} size={13} colour={cream} anchor={{ x: 1, y: 0 }} spaced={brief ? 0 : 2} />
      {!brief && card.text !== '' && (
        <Label text={card.text} x={14} y={y + 46} size={15} font="Fraunces" weight="400" wrap={width - 28} colour={ink} />
      )}
      {!(brief && destiny && card.complete) && (
        <Label
          text={card.task}
          x={14}
          y={y + (brief ? 44 : 50) + textLines * 20}
          size={14}
          font="Inter"
          weight="500"
          wrap={brief ? briefTask(card, width) : width - 28}
          colour={ink}
        />
      )}
      {!brief && (
        <Label text={far} x={14} y={y + height - 26} size={17} colour={card.complete ? 0x6f9a45 : gold} />
      )}
      {actions.map(({ verb, cat }, i) => {
        const x = width - 26 - i * badgeRoom;
        const id = `card:${card.num}.${verb}`;
        return (
          <pixiContainer key={verb}>
            <pixiContainer x={x} y={y + height - 20}>
              <Badge cat={cat} lit={offers.tap(id) !== undefined} />
            </pixiContainer>
            <Pressed id={id} x={x - 17} y={y + height - 37} width={34} height={34} round={17} z={5} />
          </pixiContainer>
        );
      })}
      {destiny && card.complete && (
        <>
          <Label text="Read its last page" x={width / 2} y={y + height - 18} size={17} anchor={0.5} colour={0x5d4a8f} />
          <Pressed id={`destiny:${card.num}`} x={width / 2 - 90} y={y + height - 34} width={180} height={32} z={5} />
        </>
      )}
    </pixiContainer>
  );
}
