/** Line drawings on a field of 24 by 24. They stand beside words or inside named buttons, so they are never read aloud. */
const drawings = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  actions: 'M10 6h10M10 12h10M10 18h10M4 6l1 1 2-2M4 12l1 1 2-2M4 18l1 1 2-2',
  log: 'M6 3h11a2 2 0 0 1 2 2v16l-3-2-3 2-3-2-3 2V5a2 2 0 0 0-2-2 2 2 0 0 0-2 2v3h4M12 8h4M12 12h4',
  book: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14',
  people: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20c0-4 2-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6M17 14c3 .4 4 2.4 4 6',
  bot: 'M6 9h12v10H6zM12 9V5M12 5h.01M9.5 13v1M14.5 13v1M3 13v3M21 13v3M10 19v2M14 19v2',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4v6M9 14v6',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.5M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.5 1 .5 2.1h6c0-1.1 0-1.7.5-2.1A6 6 0 0 0 12 3z',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M7 4v16l13-8z',
  pause: 'M8 4v16M16 4v16',
  next: 'M5 4v16l10-8zM19 4v16',
  previous: 'M19 4v16L9 12zM5 4v16',
  replay: 'M4 12a8 8 0 1 0 3-6.2M4 3v5h5',
  door: 'M14 3H6v18h8M10 12h11M17 8l4 4-4 4',
  save: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  open: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  copy: 'M9 9h11v12H9zM5 15H4V3h11v2',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  flame: 'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 3 3 4 1-2 1-6 1-9z',
  skull: 'M7 17v3h10v-3c2-1 3-3 3-6a8 8 0 0 0-16 0c0 3 1 5 3 6zM9 11v1M15 11v1M12 14v1M10 20v-2M14 20v-2',
} as const;

export type IconName = keyof typeof drawings;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawings[name]} />
  </svg>
);
