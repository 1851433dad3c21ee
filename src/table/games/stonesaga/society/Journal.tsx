import { StageVeil } from '../cards/StageVeil.tsx';
import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useCallback, useMemo, type ReactNode } from 'react';
import { usePlace } from '../../../hooks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box, type Area, type Strip } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { lineHeight } from '../cards/choiceLayout.ts';
import { Paragraph } from '../cards/Paragraph.tsx';
import type { PartProps } from '../part.ts';
import { useJournal } from './journal.ts';
import { layJournal, type LaidEntry, type LaidJournal } from './journalLayout.ts';
import { pageTitles, type JournalPage } from './journalPages.ts';
import { Stretched } from './Stretched.tsx';

extend({ Container, Graphics });

/** Over everything else on the stage. */
const journalZ = 2000;
const ink = 0x2b1a10;

/** The carved book, open on the stage: drawn from what everybody sees, and closed again with a tap. */
export function Journal({ view, offers, who, ground }: PartProps) {
  const [open, turnTo] = useJournal();
  const close = useCallback(() => turnTo(null), [turnTo]);
  if (!open) return null;
  const laid = layJournal(view, open.page, open.sheet, who, ground);
  const turn = (by: number) => (): void => turnTo({ page: open.page, sheet: (open.sheet + by + laid.sheets) % laid.sheets });
  return (
    <pixiContainer label="journal">
      <StageVeil ground={ground} alpha={0.7} />
      <Leaf laid={laid} />
      {laid.tabs.map((tab) => (
        <Button
          key={tab.page}
          id={`journal:${tab.page}`}
          at={tab}
          act={() => turnTo({ page: tab.page, sheet: 0 })}
          lit={tab.page === open.page}
        >
          <Paragraph
            lines={[tab.title]}
            x={0}
            y={-2}
            size={tab.size}
            font="Caudex"
            weight="700"
            colour={0x241407}
            anchor={{ x: 0.5, y: 0.5 }}
          />
        </Button>
      ))}
      <Paragraph lines={[pageTitles[open.page]]} {...laid.title} font="Caudex" weight="700" colour={ink} />
      <Button id="journal:close" at={laid.close} act={close}>
        <pixiGraphics
          draw={(g) =>
            void g.clear().moveTo(-10, -12).lineTo(10, 8).moveTo(10, -12).lineTo(-10, 8).stroke({ width: 5, color: 0x5a1606, cap: 'round' })
          }
        />
      </Button>
      {laid.sheets > 1 && (
        <>
          <Button id="journal:back" at={laid.turn.back} act={turn(-1)}>
            <pixiGraphics draw={(g) => void g.clear().poly([8, -14, 8, 10, -12, -2]).fill({ color: ink })} />
          </Button>
          <Button id="journal:on" at={laid.turn.on} act={turn(1)}>
            <pixiGraphics draw={(g) => void g.clear().poly([-8, -14, -8, 10, 12, -2]).fill({ color: ink })} />
          </Button>
        </>
      )}
      {open.page === 'notes' ? (
        <Ruled page={laid.page} />
      ) : laid.entries.length === 0 ? (
        <Empty page={open.page} at={laid.page} size={ground.letters + 4} />
      ) : (
        laid.entries.map((one, i) => (
          <EntryLine key={`${one.id} ${i}`} laid={one} upright={open.page === 'designs'} lit={offers.has(one.id)} />
        ))
      )}
    </pixiContainer>
  );
}

/** Nothing under the book is touched through it. */
function Leaf({ laid: { leaf } }: { readonly laid: LaidJournal }) {
  const hit = useMemo(() => box(leaf.width, leaf.height, 14), [leaf.width, leaf.height]);
  const home = { x: leaf.x + leaf.width / 2, y: leaf.y + leaf.height / 2 };
  return (
    <Thing id="journal" label="journal leaf" home={home} hit={hit} z={journalZ} zIndex={0} rise={2}>
      <Stretched frame="cards/leaf" x={-leaf.width / 2} y={-leaf.height / 2} width={leaf.width} height={leaf.height} rim={50} />
    </Thing>
  );
}

/** A thing so that fingers find it over the valley, and a place because only places open something on this screen. */
function Button({
  id,
  at: { x, y, width, height },
  act,
  lit = false,
  children,
}: {
  readonly id: string;
  readonly at: Strip;
  readonly act: () => void;
  readonly lit?: boolean;
  readonly children: ReactNode;
}) {
  const hit = useMemo(() => box(width, height, 10), [width, height]);
  const area = useMemo<Area>(() => ({ shape: 'rect', x, y, width, height, round: 10 }), [x, y, width, height]);
  usePlace(id, { area, opens: act, z: journalZ + 5 });
  return (
    <Thing id={id} home={{ x: x + width / 2, y: y + height / 2 }} hit={hit} z={journalZ + 5} zIndex={0} rise={2}>
      <Stretched frame={lit ? 'cards/plank-lit' : 'cards/plank'} x={-width / 2} y={-height / 2} width={width} height={height} />
      {children}
    </Thing>
  );
}

/** One entry. A design that can be paid for is lit, and a tap designs it. */
function EntryLine({
  laid: { id, entry, x, y, width, height, picture, title, text, titleSize, size },
  upright,
  lit,
}: {
  readonly laid: LaidEntry;
  readonly upright: boolean;
  readonly lit: boolean;
}) {
  const { art } = useTable();
  const hit = useMemo(() => box(width, height, 8), [width, height]);
  const texture = entry.frame !== undefined && art.has(entry.frame) ? art.texture(entry.frame) : null;
  const alpha = entry.faint && !lit ? 0.6 : 1;
  const scale = texture ? (picture * art.scale) / Math.max(texture.width, texture.height) : 1;
  const indent = texture ? picture + 12 : 6;
  return (
    <Thing
      id={`${upright ? '' : 'entry:'}${id}`}
      label={id}
      home={{ x: x + width / 2, y: y + height / 2 }}
      hit={hit}
      z={journalZ + 3}
      zIndex={0}
      rise={2}
      glow="box"
    >
      {lit && (
        <pixiGraphics
          draw={(g) =>
            void g
              .clear()
              .roundRect(-width / 2 + 2, -height / 2, width - 4, height, 10)
              .fill({ color: 0xf0c478, alpha: 0.55 })
              .stroke({ width: 2.5, color: 0xb8641c })
          }
        />
      )}
      {upright ? (
        <pixiContainer alpha={alpha}>
          {texture && <Picture frame={entry.frame!} y={-height / 2 + picture / 2 + 2} scale={scale} />}
          <Paragraph
            lines={[...title, ...text]}
            x={0}
            y={height / 2 - 2 * lineHeight(size) + 2}
            size={size}
            font="Marcellus"
            weight="400"
            colour={ink}
            align="center"
            anchor={{ x: 0.5, y: 0 }}
          />
        </pixiContainer>
      ) : (
        <pixiContainer alpha={alpha}>
          {texture && <Picture frame={entry.frame!} x={-width / 2 + picture / 2 + 2} y={0} scale={scale} />}
          <Paragraph
            lines={title}
            x={-width / 2 + indent}
            y={-height / 2 + 2}
            size={titleSize}
            font="Caudex"
            weight="700"
            colour={0x5a1606}
          />
          <Paragraph lines={text} x={-width / 2 + indent} y={-height / 2 + 4 + lineHeight(titleSize)} size={size} colour={ink} />
        </pixiContainer>
      )}
    </Thing>
  );
}

const blank: Partial<Record<JournalPage, string>> = {
  outposts: 'No outpost has been built yet.',
  recipes: 'Nothing has been combined yet.',
  omens: 'No omen has been looked into yet.',
  outcomes: 'No outcome has been read yet.',
  people: 'Nobody has a name yet.',
};

const Empty = ({ page, at, size }: { readonly page: JournalPage; readonly at: Strip; readonly size: number }) => (
  <Paragraph lines={[blank[page] ?? 'Nothing is written here yet.']} x={at.x + 8} y={at.y + 8} size={size} colour={0x6a5840} />
);

/** A clean page: notes are the players' own. */
const Ruled = ({ page: { x, y, width, height } }: { readonly page: Strip }) => (
  <pixiGraphics
    draw={(g) => {
      g.clear();
      for (let line = y + 40; line < y + height; line += 46)
        g.moveTo(x, line)
          .lineTo(x + width, line)
          .stroke({ width: 1.4, color: 0x7a5a36, alpha: 0.5 });
    }}
  />
);
