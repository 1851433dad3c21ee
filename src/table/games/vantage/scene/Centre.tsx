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
  type CentreForm,
} from '../layout/centerCards.ts';
import { cream, gold, ink } from '../names.ts';
import { Badge } from './GridCard.tsx';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';

extend({ Container, Graphics });

/** For the words that its last page is read by, beside the name of a destiny. */
const readRoom = 150;

interface Props {
  readonly view: VantageView;
  readonly offers: Offers;
  readonly columns?: number;
  /** In low windows less is said: all of a card is read by pointing at it. */
  readonly form?: CentreForm;
}

/** Mission and destinies, as everybody knows them. */
export function Centre({ view, offers, columns = 1, form = 'full' }: Props) {
  const tops = cardTops(view, form, columns);
  return (
    <>
      {centerCards(view).map((card, i) => (
        <pixiContainer key={card.num} x={tops[i]!.x}>
          <CenterCardFace
            card={card}
            y={tops[i]!.y}
            width={centreWidth}
            height={centerCardHeight(card, centreWidth, form)}
            form={form}
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
  form,
  offers,
}: {
  readonly card: CenterCard;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly form: CentreForm;
  readonly offers: Offers;
}) {
  const brief = form !== 'full';
  const named = form === 'names';
  // a card that is no more than its name has its actions on it
  const head = named ? height : 38;
  const middle = y + (named ? height / 2 : 19);
  const textLines = brief ? 0 : linesIn(card.text, 15, width);
  const destiny = card.kind === 'Destiny';
  const actions: readonly CardAction[] = actionsOf(card.num);
  const far = farOf(card);
  const aside = named ? actions.length * badgeRoom + (destiny && card.complete ? readRoom : 0) : 0;
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
            .roundRect(0, y, width, head, 10)
            .fill(destiny ? 0x5d4a8f : 0xe0604f)
            .rect(0, y + 26, width, named ? 0 : 12)
            .fill(destiny ? 0x5d4a8f : 0xe0604f)
        }
      />
      <Pressed id={`card:${card.num}`} x={0} y={y} width={width} height={head} z={1} />
      <Label
        text={card.name}
        x={14}
        y={middle - 1}
        size={20}
        font="Fraunces"
        weight="600"
        colour={cream}
        anchor={{ x: 0, y: 0.5 }}
        within={width - 40 - corner.length * 10 - aside}
      />
      <Label
        text={corner}
        x={width - 12 - aside}
        y={middle + 1}
        size={13}
        colour={cream}
        anchor={{ x: 1, y: 0.5 }}
        spaced={brief ? 0 : 2}
      />
      {!brief && card.text !== '' && (
        <Label text={card.text} x={14} y={y + 46} size={15} font="Fraunces" weight="400" wrap={width - 28} colour={ink} />
      )}
      {!named && !(brief && destiny && card.complete) && (
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
            <pixiContainer x={x} y={named ? middle : y + height - 20}>
              <Badge cat={cat} lit={offers.tap(id) !== undefined} />
            </pixiContainer>
            <Pressed id={id} x={x - 17} y={(named ? middle : y + height - 20) - 17} width={34} height={34} round={17} z={5} />
          </pixiContainer>
        );
      })}
      {destiny && card.complete && (
        <>
          <Label
            text="Read its last page"
            x={named ? width - readRoom / 2 : width / 2}
            y={named ? middle : y + height - 18}
            size={named ? 15 : 17}
            anchor={0.5}
            colour={named ? 0xffd27a : 0x5d4a8f}
          />
          <Pressed
            id={`destiny:${card.num}`}
            x={named ? width - readRoom : width / 2 - 90}
            y={named ? y + 1 : y + height - 34}
            width={named ? readRoom : 180}
            height={named ? height - 2 : 32}
            z={5}
          />
        </>
      )}
    </pixiContainer>
  );
}
