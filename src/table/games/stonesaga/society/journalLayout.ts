import { structureIds } from '../../../../engine/games/stonesaga/content/structures.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { lineHeight } from '../cards/choiceLayout.ts';
import { carvedShare, clipped } from '../cards/lines.ts';
import { stageFoot } from '../cards/stageFoot.ts';
import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import { journalPages, pageTitles, written, type JournalEntry, type JournalPage } from './journalPages.ts';

interface Tab extends Strip {
  readonly page: JournalPage;
  readonly title: string;
  readonly size: number;
}

export interface LaidEntry extends Strip {
  readonly entry: JournalEntry;
  readonly id: string;
  readonly title: readonly string[];
  readonly text: readonly string[];
  readonly titleSize: number;
  readonly size: number;
  readonly picture: number;
}

export interface LaidJournal {
  readonly leaf: Strip;
  readonly tabs: readonly Tab[];
  readonly close: Strip;
  readonly title: { readonly x: number; readonly y: number; readonly size: number };
  readonly entries: readonly LaidEntry[];
  readonly sheets: number;
  readonly turn: { readonly back: Strip; readonly on: Strip };
  /** The space for notes: lines to write on. */
  readonly page: Strip;
}

const looks = {
  wide: { tab: { width: 158, height: 54, apart: 3 }, columns: 2, designs: 6, size: 22, title: 25, heading: 36, picture: 58, row: 92 },
  tall: { tab: { width: 200, height: 66, apart: 6 }, columns: 1, designs: 4, size: 34, title: 36, heading: 46, picture: 76, row: 132 },
} as const;

/** Tabs at the left, or above on a phone; entries in columns; more sheets where a page is not enough. */
export function layJournal(view: StonesagaView, page: JournalPage, sheet: number, who: CharacterId, ground: Ground): LaidJournal {
  const look = looks[ground.layout];
  const { stage } = ground;
  const wide = ground.layout === 'wide';
  const leaf: Strip = { x: stage.x + 6, y: stage.y + 4, width: stage.width - 12, height: stageFoot(ground) - stage.y - 10 };
  const perRow = wide ? 1 : 5;
  const { apart, ...tab } = look.tab;
  const tabs = journalPages.map((one, i): Tab => ({
    page: one, title: pageTitles[one], size: ground.letters + (wide ? 2 : 0),
    x: leaf.x + 22 + (i % perRow) * (tab.width + 3), y: leaf.y + 22 + Math.floor(i / perRow) * (tab.height + apart), ...tab,
  }));
  const left = wide ? leaf.x + tab.width + 44 : leaf.x + 30;
  const top = leaf.y + (wide ? 24 : 22 + 2 * (tab.height + apart) + 8);
  const body: Strip = {
    x: left,
    y: top + look.heading + 22,
    width: leaf.x + leaf.width - 30 - left,
    height: leaf.y + leaf.height - 26 - (top + look.heading + 22),
  };
  const cells = cellsOf(page, body, look);
  const all = written[page](view);
  const each = cells.length;
  const sheets = Math.max(1, Math.ceil(all.length / each));
  const now = Math.min(sheet, sheets - 1);
  const button = (i: number): Strip => ({ x: leaf.x + leaf.width - 30 - (3 - i) * 70, y: top - 6, width: 60, height: 54 });
  return {
    leaf, tabs, sheets,
    title: { x: left, y: top, size: look.heading },
    turn: { back: button(0), on: button(1) },
    close: button(2),
    page: body,
    entries: all.slice(now * each, (now + 1) * each).map((entry, i) => layEntry(entry, cells[i]!, page, who, look)),
  };
}

type Look = (typeof looks)['wide' | 'tall'];

function cellsOf(page: JournalPage, { x, y, width, height }: Strip, look: Look): readonly Strip[] {
  const columns = page === 'designs' ? look.designs : look.columns;
  const rows = page === 'designs' ? Math.ceil(structureIds.length / columns) : Math.max(1, Math.floor(height / look.row));
  const [w, h] = [width / columns, height / rows];
  return Array.from({ length: rows * columns }, (_, i) => ({
    x: x + (i % columns) * w + 3,
    y: y + Math.floor(i / columns) * h + 2,
    width: w - 6,
    height: h - 4,
  }));
}

/** Designs stand as tablets with their names below; everything else as lines with a picture in front. */
function layEntry(entry: JournalEntry, cell: Strip, page: JournalPage, who: CharacterId, look: Look): LaidEntry {
  if (page === 'designs') {
    const room = cell.height - 2 * lineHeight(look.size);
    const id = `design:${entry.id!.slice('page:'.length)}:${who}`;
    return {
      ...cell,
      entry,
      id,
      picture: Math.min(room, 72),
      title: clipped(entry.title, cell.width - 8, look.size * carvedShare, 1),
      titleSize: look.size,
      text: [entry.text],
      size: look.size,
    };
  }
  const indent = entry.frame ? look.picture + 12 : 6;
  const id = entry.id ?? `page:${entry.title}`;
  const lines = Math.max(1, Math.floor((cell.height - lineHeight(look.title)) / lineHeight(look.size)));
  return {
    ...cell,
    entry,
    id,
    picture: look.picture,
    title: clipped(entry.title, cell.width - indent, look.title * carvedShare, 1),
    titleSize: look.title,
    text: clipped(entry.text, cell.width - indent, look.size, lines),
    size: look.size,
  };
}
