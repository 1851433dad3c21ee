import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useMemo } from 'react';
import { directions, type Direction, type Skill } from '../../../../engine/games/vantage/content/vocabulary.ts';
import type { HereView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { Point, Strip } from '../../../stage/shapes.ts';
import { exitStrips, nameLetters, signPlaces, signRow, signSizes, signWidth, stampSide, tokenFoot, wayAt } from '../layout/signPlaces.ts';
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

/**
 * The actions as signs in the landscape, each with a line to what it acts on; in a small vista as tokens in a row at its foot, so that
 * the picture is seen. The cost stays sealed until one is declared (VA-078).
 */
export function Signs({ here, offers, at, letters, finger, kept }: Props) {
  const { num, actions } = here;
  const { size, sign, r } = signSizes(actions.map(({ verb }) => verb), at, letters, finger);
  const row = signRow(at, letters, finger);
  const places = useMemo(
    () => signPlaces(num, actions.length, at, sign, kept, exitStrips(at, r, row), row),
    [num, actions.length, at, sign.width, sign.height, kept, r, row],
  );
  // tokens and the name of the place lie over what is lower
  const lowest = row > 0 ? at.y + at.height - row - nameLetters(at, letters) * stampSide - letters * 1.4 : Infinity;
  return (
    <>
      {here.actions.map(({ cat, verb }, i) => {
        const { at: point, thing } = places[i]!;
        const id = `here:${cat}`;
        // neighbours in the row keep a little apart, or the marks of one would run through the verb of the next
        const wide = row > 0 ? sign.width - letters * 0.5 : signWidth(verb, size, sign.height);
        const own = row > 0 ? sign : { width: wide, height: sign.height };
        const look = { cat, verb, mark: here.done.includes(cat) ? '✓' : '?', size, sign: own } as const;
        return (
          <pixiContainer key={cat} alpha={offers.tap(id) ? 1 : 0.55}>
            {thing && thing.y < lowest && (
              <Pin x={thing.x} y={thing.y} from={row > 0 ? null : { x: point.x, y: point.y + sign.height / 2 }} cat={cat} size={size} />
            )}
            <pixiContainer x={point.x} y={point.y}>
              {row > 0 ? <Token {...look} letters={letters} /> : <Sign {...look} letters={letters} />}
            </pixiContainer>
            <Pressed
              id={id}
              x={point.x - wide / 2}
              y={point.y - sign.height / 2}
              width={wide}
              height={sign.height}
              round={row > 0 ? letters * 0.6 : sign.height / 2}
              z={4}
            />
          </pixiContainer>
        );
      })}
      {directions.map((way) => (
        <Exit key={way} way={way} here={here} offers={offers} at={at} size={size} letters={letters} r={r} row={row} />
      ))}
    </>
  );
}

interface PinProps extends Point {
  /** Where its line begins, if there is one. */
  readonly from: Point | null;
  readonly cat: Skill;
  readonly size: number;
}

/** What an action acts on. */
const Pin = ({ x, y, from, cat, size }: PinProps) => (
  <pixiGraphics
    draw={(g) => {
      g.clear();
      if (from) g.moveTo(from.x, from.y).lineTo(x, y).stroke({ color: 0xffffff, width: 1.6, alpha: 0.7 });
      g.circle(x, y, size * (from ? 0.22 : 0.34)).fill(skillColours[cat]).stroke({ color: 0xffffff, width: 1.6 });
    }}
  />
);

interface SignProps {
  readonly cat: Skill;
  readonly verb: string;
  /** Done already, or what it costs is not known. */
  readonly mark: '✓' | '?';
  readonly size: number;
  readonly sign: { readonly width: number; readonly height: number };
  readonly letters: number;
}

/** A cost that nobody has opened yet: a square of four corners. */
function sealed(g: Graphics, x: number, y: number, side: number): void {
  const [half, arm] = [side / 2, side * 0.3];
  g.clear().roundRect(x - half, y - half, side, side, side * 0.2).fill({ color: 0xefe2cc, alpha: 0.9 });
  for (const [right, down] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const) {
    const [cornerX, cornerY] = [x + right * half, y + down * half];
    g.moveTo(cornerX - right * arm, cornerY).lineTo(cornerX, cornerY).lineTo(cornerX, cornerY - down * arm);
  }
  g.stroke({ color: 0x6a5f7c, width: 1.4 });
}

function Sign({ cat, verb, mark, size, sign: { width, height }, letters }: SignProps) {
  const left = -width / 2;
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(left + 2, 4 - height / 2, width, height, height / 2)
            .fill({ color: 0x1a1226, alpha: 0.3 })
            .roundRect(left, -height / 2, width, height, height / 2)
            .fill({ color: cream, alpha: 0.95 })
        }
      />
      <pixiGraphics draw={mark === '?' ? (g) => sealed(g, left + width - size * 1.15, 0, size * 1.3) : (g) => void g.clear()} />
      <Disc name={cat} x={left + height / 2} y={0} size={height * 0.92} colour={skillColours[cat]} />
      <Label
        text={verb}
        x={left + height * 1.1}
        y={size * 0.1}
        size={size}
        colour={skillColours[cat]}
        anchor={{ x: 0, y: 0.5 }}
        spaced={1}
      />
      <Label
        text={mark}
        x={left + width - size * 1.15}
        y={0}
        size={Math.max(size * 0.86, letters)}
        font="Inter"
        colour={ink}
        anchor={0.5}
      />
    </>
  );
}

/** The same where there is little room: its skill, the verb below it, and the seal at its shoulder. */
function Token({ cat, verb, mark, sign: { width, height }, letters }: SignProps) {
  const disc = height - letters * tokenFoot;
  const seal = { x: disc * 0.38, y: -height / 2 + letters * 0.62 };
  return (
    <>
      <Disc name={cat} x={0} y={(disc - height) / 2} size={disc * 0.96} colour={skillColours[cat]} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(seal.x - letters * 0.6, seal.y - letters * 0.62, letters * 1.2, letters * 1.24, letters * 0.3)
            .fill(cream)
            .stroke({ color: ink, width: 1 })
        }
      />
      <Label text={mark} x={seal.x} y={seal.y} size={letters} font="Inter" colour={ink} anchor={0.5} />
      <Label text={verb} x={0} y={height / 2 - letters * 0.8} size={letters} colour={cream} anchor={0.5} within={width - letters * 1.1} />
    </>
  );
}

interface ExitProps extends Omit<Props, 'kept' | 'finger'> {
  readonly way: Direction;
  readonly size: number;
  readonly r: number;
  readonly row: number;
}

/** A way out at the side it leads to: the number behind it, a star, or nothing where it is blocked. */
function Exit({ way, here, offers, at, size, letters, r, row }: ExitProps) {
  const { kind, to } = here.compass[way];
  if (kind === 'blocked') return null;
  const { x, y } = wayAt(way, at, r, row);
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
