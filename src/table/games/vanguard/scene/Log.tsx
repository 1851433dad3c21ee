import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { logOf, planetOf, wordsOfLog } from '../../../../engine/games/vanguard/content/find.ts';
import { planets } from '../../../../engine/games/vanguard/content/planets.ts';
import type { VanguardFact } from '../../../../engine/games/vanguard/facts.ts';
import type { VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Picture } from '../../../parts/Picture.tsx';
import type { Strip } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { useFactListener } from '../../../told.ts';
import { ink } from '../palette.ts';
import { layLog } from '../logLayout.ts';
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

function pictureFor(n: number, view: VanguardView): string | null {
  const planet = planets.find(({ logs }) => logs.some((log) => log.n === n))?.planet.id ?? view.planet?.id;
  if (planet === undefined) return null;
  const { sectors } = planetOf(planet).planet;
  const own = sectors.find(({ log }) => log === n)?.n;
  return `view/${planet}/${own ?? (n % sectors.length) + 1}`;
}

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
  const text = wordsOfLog(log.n, view.variants[log.n]);
  const options = log.asked ? (offers.asked(`log.${log.n}`)?.options ?? []) : [];
  const keys = log.asked ? options.map(({ label }) => label) : ['Go on'];
  const { panel, size, small, keySize, picture: frame, title: head, words, teachY, keyAt } = layLog(
    { text, teach, keys, hasPicture: picture !== null },
    { at, letters, touch },
  );
  const out = { ...keyAt(0), width: Math.min(words.width, 260) };
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
      <Nine frame="ui/board" {...panel} rim={38} />
      {picture !== null && frame !== null && <Framed picture={picture} {...frame} />}
      <Title n={log.n} title={title} size={size} letters={letters} x={head.x} y={head.y} width={head.width} />
      <Para text={text} {...words} size={size} colour={ink.print} />
      {teach !== undefined && <Para text={teach} x={words.x} y={teachY} size={small} width={words.width} colour={ink.mint} />}
      {options.map(({ gesture, label }, i) =>
        gesture.kind === 'button' ? (
          <Key
            key={gesture.word}
            id={gesture.word}
            label={label}
            sign="log"
            {...keyAt(i)}
            size={keySize}
            look={options.length === 1 ? 'hot' : 'key'}
            z={z + 5}
          />
        ) : null,
      )}
      {!log.asked && log.close && (
        <>
          <Nine frame="ui/hot" {...out} rim={14} />
          <Line text="Go on" x={out.x + out.width / 2} y={out.y + out.height / 2} size={keySize} colour={ink.dark} align="center" />
          <Opener id="log:close" label="Go on" at={out} z={z} opens={log.close} />
        </>
      )}
      {canSpeak() && (
        <Voice
          text={`${title}. ${text}`}
          x={head.isBeside ? head.x : panel.x + panel.width - 32 - voiceWidth(Math.max(21, letters))}
          y={head.isBeside ? head.y + 12 + size * 2.6 : panel.y + 24}
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
