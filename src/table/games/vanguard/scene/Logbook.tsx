import { useCallback, useMemo, useState } from 'react';
import type { VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { diary } from '../diary.ts';
import { layDiary } from '../diaryLayout.ts';
import { ink } from '../palette.ts';
import { LogEntry } from './LogEntry.tsx';
import { Line, Nine, Opener, Para } from './primitives.tsx';
import { useScreenKeys } from './useScreenKeys.ts';

interface Props {
  readonly view: VanguardView;
  readonly at: Strip;
  readonly letters: number;
  readonly touch: number;
  readonly read: (n: number) => void;
  readonly close: () => void;
}

/** Everything that was read, to be read again, and the ship's diary. The latest log stands first, the latest page of the diary last. */
export function Logbook({ view, at, letters, touch, read, close }: Props) {
  const [part, setPart] = useState<'logs' | 'diary'>('logs');
  const [turned, setTurned] = useState(0);
  const turnTo = useCallback((next: 'logs' | 'diary') => {
    setPart(next);
    setTurned(0);
  }, []);
  const key = Math.max(48, touch);
  const left = at.x + 34;
  const wide = at.width - 68;
  // on a wide screen all keys stand in one row; on an upright one those that turn sheets stand below
  const inRow = at.width > at.height;
  const tab = Math.min(240, inRow ? (wide - 40) / 5 : (wide - 20) / 3);
  const head = 26 + key + 18;
  const body: Strip = { x: left, y: at.y + head, width: wide, height: at.height - head - (inRow ? 30 : key + 44) };
  const { title, pages, empty } = diary(view);
  const logs = logSheets(view.logs, body, letters, touch);
  const sheets = layDiary(pages, body, letters);
  const count = part === 'logs' ? logs.length : sheets.length;
  // both are opened at the latest: `turned` counts sheets from there back to the oldest
  const back = Math.min(turned, Math.max(0, count - 1));
  const older = useCallback(() => setTurned(Math.min(back + 1, count - 1)), [back, count]);
  const newer = useCallback(() => setTurned(Math.max(0, back - 1)), [back]);
  useBookKeys(close, part === 'logs' ? newer : older, part === 'logs' ? older : newer);
  const showLogs = useCallback(() => turnTo('logs'), [turnTo]);
  const showDiary = useCallback(() => turnTo('diary'), [turnTo]);
  const top = { y: at.y + 26, width: tab, height: key, letters };
  const turn = inRow ? top : { ...top, y: at.y + at.height - 30 - key };
  const [olderX, newerX] = inRow ? [left + 2 * (tab + 10), left + 3 * (tab + 10)] : [left, left + wide - tab];
  return (
    <>
      <Nine frame="ui/board" x={at.x + 8} y={at.y + 8} width={at.width - 16} height={at.height - 16} rim={38} />
      <BookKey {...top} id="logbook:logs" label="Logs" x={left} look={part === 'logs' ? 'key' : 'dim'} opens={showLogs} />
      <BookKey {...top} id="logbook:diary" label={title} x={left + tab + 10} look={part === 'diary' ? 'key' : 'dim'} opens={showDiary} />
      <BookKey {...top} id="logbook:close" label="Close" x={left + wide - tab} look="hot" opens={close} />
      {part === 'logs'
        ? logs[back]?.map((one) => <LogEntry key={one.n} {...one} letters={letters} read={read} />)
        : sheets[sheets.length - 1 - back]!.map(({ text, isTitle, ...block }, i) => (
            <Para key={i} text={text} {...block} {...(isTitle ? { font: 'Saira Condensed', weight: '700', colour: ink.cyan } : {})} />
          ))}
      {(part === 'logs' ? logs : pages).length === 0 && (
        <Para text={part === 'logs' ? 'Nothing has been read yet.' : empty} {...body} size={letters * 1.2} colour={ink.dim} />
      )}
      {back < count - 1 && <BookKey {...turn} id="logbook:older" label="Earlier" x={olderX} look="dim" opens={older} />}
      {back > 0 && <BookKey {...turn} id="logbook:newer" label="Later" x={newerX} look="dim" opens={newer} />}
    </>
  );
}

/** Rows of logs in columns, the latest first, on as many sheets as they need. */
function logSheets(logs: readonly number[], at: Strip, letters: number, touch: number): readonly (readonly (Strip & { n: number })[])[] {
  const row = Math.max(touch, letters * 1.9);
  const columns = Math.max(1, Math.floor(at.width / Math.max(360, letters * 17)));
  const width = at.width / columns;
  const most = columns * Math.max(1, Math.floor(at.height / row));
  const latest = [...logs].reverse();
  return Array.from({ length: Math.ceil(logs.length / most) }, (_, sheet) =>
    latest.slice(sheet * most, (sheet + 1) * most).map((n, i) => ({
      n,
      x: at.x + (i % columns) * width,
      y: at.y + Math.floor(i / columns) * row,
      width: width - 10,
      height: row - 6,
    })),
  );
}

/** Escape closes the book, and arrows turn its sheets; once the keyboard's ring is on something, arrows move the ring. */
function useBookKeys(close: () => void, left: () => void, right: () => void): void {
  const does = useMemo(() => ({ Escape: close, ArrowLeft: left, ArrowRight: right }), [close, left, right]);
  useScreenKeys(does);
}

function BookKey({
  id,
  label,
  look,
  letters,
  opens,
  ...at
}: Strip & {
  readonly id: string;
  readonly label: string;
  readonly look: 'key' | 'dim' | 'hot';
  readonly letters: number;
  readonly opens: () => void;
}) {
  const { x, y, width, height } = at;
  return (
    <>
      <Nine frame={`ui/${look}`} {...at} rim={14} />
      <Line
        text={label}
        x={x + width / 2}
        y={y + height / 2}
        size={letters * 1.3}
        width={width - 16}
        colour={look === 'dim' ? ink.print : ink.dark}
        align="center"
      />
      <Opener id={id} label={label} at={at} opens={opens} z={1500} />
    </>
  );
}
