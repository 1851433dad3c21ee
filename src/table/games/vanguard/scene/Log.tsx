import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { logOf, planetOf } from '../../../../engine/games/vanguard/content/find.ts';
import { planets } from '../../../../engine/games/vanguard/content/planets.ts';
import type { VanguardFact } from '../../../../engine/games/vanguard/facts.ts';
import type { VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Picture } from '../../../parts/Picture.tsx';
import type { Strip } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { useFactListener } from '../../../told.ts';
import { ink } from '../palette.ts';
import { heightOf, linesOf } from './letters.ts';
import { Key, Line, Nine, Opener, Para } from './primitives.tsx';
import { useScreenKeys } from './useScreenKeys.ts';
import { hush, canSpeak, speak } from '../voice.ts';

extend({ Container, Graphics });

/** The log that somebody is asked about, the one that was just read, or one that is read again. */
interface OpenLog {
  readonly n: number;
  readonly asked: boolean;
  readonly close: (() => void) | null;
}

/** Logs that were read and ask nothing wait until everybody at this screen has read them. */
export function useOpenLog(offers: Offers): { readonly open: OpenLog | null; readonly again: (n: number) => void } {
  const [waiting, setWaiting] = useState<readonly number[]>([]);
  useFactListener<VanguardFact>((facts) => {
    for (const fact of facts) {
      if (fact.fact !== 'logRead') continue;
      const { log, choice } = fact;
      // whoever has chosen in a log has read it
      setWaiting((all) => [...all.filter((n) => n !== log), ...(choice === null ? [log] : [])].slice(-6));
    }
  });
  const asked = offers.questions.map(({ ask }) => /^log\.(\d+)$/.exec(ask)?.[1]).find((n) => n !== undefined);
  const { watching } = useTable().kit.inputs;
  const close = useCallback(() => {
    hush();
    setWaiting((all) => all.slice(1));
  }, []);
  const shown = waiting[0];
  useEffect(() => {
    // nobody can tap on a screen that only shows
    if (!watching || shown === undefined) return undefined;
    const timer = setTimeout(close, 2500 + logOf(shown).text.length * 28);
    return () => clearTimeout(timer);
  }, [watching, shown, close]);
  useScreenKeys(useMemo(() => (shown === undefined ? null : { Enter: close, ' ': close, Escape: close }), [shown, close]));
  const again = useCallback((n: number) => setWaiting((all) => [...all, n]), []);
  const first = waiting[0];
  if (asked !== undefined && (first === undefined || first === Number(asked)))
    return { open: { n: Number(asked), asked: true, close: null }, again };
  return { open: first === undefined ? null : { n: first, asked: false, close }, again };
}

/** The words of a log; where a variant holds, the rules have told it in the first that fits. */
const wordsOf = (n: number): string => logOf(n).text;

function pictureFor(n: number, view: VanguardView): string | null {
  const planet = planets.find(({ logs }) => logs.some((log) => log.n === n))?.planet.id ?? view.planet?.id;
  if (planet === undefined) return null;
  const { sectors } = planetOf(planet).planet;
  const own = sectors.find(({ log }) => log === n)?.n;
  return `view/${planet}/${own ?? (n % sectors.length) + 1}`;
}

/** Height of a view of a sector, in its widths. */
const shape = 112 / 170;

/** A log on a screen of its own: large type, a picture, the choices. */
export function LogScreen({
  log,
  view,
  offers,
  at,
  letters,
  touch,
}: {
  readonly log: OpenLog;
  readonly view: VanguardView;
  readonly offers: Offers;
  readonly at: Strip;
  readonly letters: number;
  readonly touch: number;
}) {
  const { title, teach } = logOf(log.n);
  const picture = pictureFor(log.n, view);
  const text = wordsOf(log.n);
  const upright = at.height > at.width * 1.15;
  const width = Math.min(at.width - 24, upright ? at.width : Math.max(900, at.width * 0.86));
  const options = log.asked ? (offers.asked(`log.${log.n}`)?.options ?? []) : [];
  // beside the words on a wide screen, over them on an upright one
  const side = !upright && picture !== null ? width * (at.width > at.height * 2.2 ? 0.28 : 0.4) : 0;
  const inner = width - 64 - side;
  const scenery = picture === null ? 0 : (upright ? inner : side - 40) * shape;
  const over = upright ? Math.min(scenery, at.height * 0.26) : 0;
  let size = Math.max(letters * 1.45, 30);
  const words = Math.min(size, 30);
  const small = (): number => Math.max(letters, size * 0.86);
  const rows = Math.max(
    1,
    ...options.map(({ label }) => Math.min(3, linesOf(label, inner - 30 - words * 1.5, words, 'Saira Condensed').length)),
  );
  const keyHeight = Math.max(touch, words * (0.6 + 1.15 * rows));
  const keys = log.asked ? options.length : 1;
  // beside a picture the title stands under it
  const head = side > 0 ? 0 : 2.5;
  const need = (): number =>
    size * head +
    over +
    heightOf(text, inner, size) +
    (teach === undefined ? 0 : heightOf(teach, inner, small()) + 20) +
    keys * (keyHeight + 10) +
    70;
  while (need() > at.height - 20 && size > letters) size = Math.max(letters, size * 0.95);
  const height = Math.min(at.height - 16, Math.max(need(), side > 0 ? scenery + size * 4.4 + 90 : 360));
  const [x, y] = [at.x + (at.width - width) / 2, at.y + (at.height - height) / 2];
  const left = x + 32 + side;
  const headY = y + 24 + over;
  const textY = headY + size * head;
  const teachY = textY + heightOf(text, inner, size) + 14;
  const keyY = y + height - 26 - keys * (keyHeight + 10);
  const z = 1500;
  return (
    <pixiContainer>
      {picture !== null && (
        <Picture
          frame={picture}
          x={at.x + at.width / 2}
          y={at.y + at.height / 2}
          scale={Math.max(at.width / 170, at.height / 112)}
          alpha={0.5}
        />
      )}
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(at.x - 400, at.y - 400, at.width + 800, at.height + 800)
            .fill({ color: 0x02060d, alpha: 0.6 })
        }
      />
      <Nine frame="ui/board" x={x} y={y} width={width} height={height} rim={38} />
      {picture !== null &&
        (upright ? (
          <Framed picture={picture} x={x + (width - over / shape) / 2} y={y + 20} width={over / shape} height={over} />
        ) : (
          <Framed picture={picture} x={x + 28} y={y + 28} width={side - 40} height={scenery} />
        ))}
      <Title
        n={log.n}
        title={title}
        size={size}
        letters={letters}
        {...(side > 0 ? { x: x + 32, y: y + 40 + scenery, width: side - 48 } : { x: left, y: headY, width: inner })}
      />
      <Para text={text} x={left} y={textY} size={size} width={inner} colour={ink.print} />
      {teach !== undefined && <Para text={teach} x={left} y={teachY} size={small()} width={inner} colour={ink.mint} />}
      {options.map(({ gesture, label }, i) =>
        gesture.kind === 'button' ? (
          <Key
            key={gesture.word}
            id={gesture.word}
            label={label}
            sign="log"
            x={left}
            y={keyY + i * (keyHeight + 10)}
            width={inner}
            height={keyHeight}
            size={Math.min(size, 30)}
            look={options.length === 1 ? 'hot' : 'key'}
            z={z + 5}
          />
        ) : null,
      )}
      {!log.asked && log.close && (
        <>
          <Nine frame="ui/hot" x={left} y={keyY} width={Math.min(inner, 260)} height={keyHeight} rim={14} />
          <Line
            text="Go on"
            x={left + Math.min(inner, 260) / 2}
            y={keyY + keyHeight / 2}
            size={Math.min(size, 30)}
            colour={ink.dark}
            align="center"
          />
          <Opener
            id="log:close"
            label="Go on"
            at={{ x: left, y: keyY, width: Math.min(inner, 260), height: keyHeight }}
            z={z}
            opens={log.close}
          />
        </>
      )}
      {canSpeak() && (
        <Voice
          text={`${title}. ${text}`}
          x={side > 0 ? x + 32 : x + width - 32 - voiceWidth(Math.max(21, letters))}
          y={side > 0 ? y + 52 + scenery + size * 2.6 : y + 24}
          height={Math.max(44, touch)}
          size={Math.max(21, letters)}
          z={z}
        />
      )}
    </pixiContainer>
  );
}

function Title({
  n,
  title,
  size,
  letters,
  x,
  y,
  width,
}: {
  readonly n: number;
  readonly title: string;
  readonly size: number;
  readonly letters: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}) {
  return (
    <>
      <Line text={`LOG ${n}`} x={x} y={y + size * 0.5} size={Math.max(letters, size * 0.8)} colour={ink.cyan} />
      <Line text={title} x={x} y={y + size * 1.6} size={size * 1.35} width={width} font="Rajdhani" />
    </>
  );
}

function Framed({ picture, x, y, width, height }: Strip & { readonly picture: string }) {
  return (
    <pixiContainer>
      <Picture frame={picture} x={x + width / 2} y={y + height / 2} scale={{ x: width / 170, y: height / 112 }} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(x, y, width, height)
            .stroke({ width: 4, color: 0x5d6c7d })
            .rect(x + 4, y + 4, width - 8, height - 8)
            .stroke({ width: 2, color: ink.cyan, alpha: 0.35 })
        }
      />
    </pixiContainer>
  );
}

const voiceWidth = (size: number): number => size * 6.2;

/** Reads the log aloud with the voice of the browser. */
function Voice({
  text,
  x,
  y,
  height,
  size,
  z,
}: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly size: number;
  readonly z: number;
}) {
  const toggle = useCallback(() => speak(text), [text]);
  const width = voiceWidth(size);
  return (
    <>
      <Nine frame="ui/dim" x={x} y={y} width={width} height={height} rim={14} />
      <Line text="Read aloud" x={x + width / 2} y={y + height / 2} size={size} align="center" colour={ink.cyan} />
      <Opener id="log:voice" label="Read aloud" at={{ x, y, width, height }} z={z + 1} opens={toggle} />
    </>
  );
}
