import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useMemo } from 'react';
import { directions, type Direction } from '../../../../engine/games/vantage/content/vocabulary.ts';
import type { HereView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { exitStrips, signPlaces, signSizes, wayAt } from '../layout/signPlaces.ts';
import { cream, ink, skillColours } from '../names.ts';
import { Disc } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';

extend({ Container, Graphics });

interface Props {
  readonly here: HereView;
  readonly offers: Offers;
  readonly at: Strip;
  readonly letters: number;
  /** The smallest side that can be touched. */
  readonly finger: number;
  /** What no sign may lie on. */
  readonly kept: readonly Strip[];
}

/** The actions as signs in the landscape, each with a line to what it acts on. The cost stays sealed until one is declared (VA-078). */
export function Signs({ here, offers, at, letters, finger, kept }: Props) {
  const { num, actions } = here;
  const { size, sign, r } = signSizes(actions.map(({ verb }) => verb), at, letters, finger);
  const places = useMemo(
    () => signPlaces(num, actions.length, at, sign, kept, exitStrips(at, r)),
    [num, actions.length, at, sign.width, kept, r],
  );
  return (
    <>
      {here.actions.map(({ cat, verb }, i) => {
        const { at: point, thing } = places[i]!;
        const id = `here:${cat}`;
        const open = offers.tap(id) !== undefined;
        const done = here.done.includes(cat);
        const left = point.x - sign.width / 2;
        return (
          <pixiContainer key={cat} alpha={open ? 1 : 0.55}>
            <pixiGraphics
              draw={(g) =>
                void g
                  .clear()
                  .moveTo(point.x, point.y + sign.height / 2)
                  .lineTo(thing.x, thing.y)
                  .stroke({ color: 0xffffff, width: 1.6, alpha: 0.7 })
                  .circle(thing.x, thing.y, size * 0.22)
                  .fill(skillColours[cat])
                  .stroke({ color: 0xffffff, width: 1.6 })
                  .roundRect(left + 2, point.y - sign.height / 2 + 4, sign.width, sign.height, sign.height / 2)
                  .fill({ color: 0x1a1226, alpha: 0.3 })
                  .roundRect(left, point.y - sign.height / 2, sign.width, sign.height, sign.height / 2)
                  .fill({ color: cream, alpha: 0.95 })
              }
            />
            <Disc name={cat} x={left + sign.height / 2} y={point.y} size={sign.height * 0.92} colour={skillColours[cat]} />
            <Label
              text={verb}
              x={left + sign.height * 1.1}
              y={point.y + size * 0.1}
              size={size}
              colour={skillColours[cat]}
              anchor={{ x: 0, y: 0.5 }}
              spaced={1}
            />
            <Label
              text={done ? '✓' : '?'}
              x={left + sign.width - size * 0.9}
              y={point.y}
              size={size}
              font="Inter"
              colour={ink}
              anchor={0.5}
            />
            <Pressed id={id} x={left} y={point.y - sign.height / 2} width={sign.width} height={sign.height} round={sign.height / 2} z={4} />
          </pixiContainer>
        );
      })}
      {directions.map((way) => (
        <Exit key={way} way={way} here={here} offers={offers} at={at} size={size} letters={letters} r={r} />
      ))}
    </>
  );
}

type ExitProps = Omit<Props, 'kept' | 'finger'> & { readonly way: Direction; readonly size: number; readonly r: number };

/** A way out at the side it leads to: the number behind it, a star, or nothing where it is blocked. */
function Exit({ way, here, offers, at, size, letters, r }: ExitProps) {
  const { kind, to } = here.compass[way];
  if (kind === 'blocked') return null;
  const { x, y } = wayAt(way, at, r);
  const id = `way:${way}`;
  const turn = { N: 0, E: 1, S: 2, W: 3 }[way] * (Math.PI / 2);
  return (
    <pixiContainer alpha={offers.tap(id) ? 1 : 0.6}>
      <pixiContainer x={x} y={y}>
        <pixiGraphics
          rotation={turn}
          draw={(g) =>
            void g
              .clear()
              .poly([-r * 0.42, -r * 0.82, 0, -r * 1.35, r * 0.42, -r * 0.82])
              .fill(cream)
          }
        />
        <pixiGraphics
          draw={(g) =>
            void g
              .clear()
              .circle(1, 3, r)
              .fill({ color: 0x1a1226, alpha: 0.35 })
              .circle(0, 0, r)
              .fill({ color: cream, alpha: 0.95 })
              .circle(0, 0, r * 0.86)
              .stroke({ color: 0xc99a52, width: 1.5 })
          }
        />
        <Label text={way} x={0} y={-r * 0.26} size={size} anchor={0.5} colour={ink} />
        <Label
          text={kind === 'star' ? '✶' : String(to).padStart(3, '0')}
          x={0}
          y={r * 0.42}
          size={Math.max(letters, size * 0.82)}
          anchor={0.5}
          colour={0x5d4a8f}
        />
      </pixiContainer>
      <Pressed id={id} x={x - r} y={y - r} width={r * 2} height={r * 2} round={r} z={4} />
    </pixiContainer>
  );
}
