import { StrictMode, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { QuarterTurn } from '../../table/camera/view.ts';
import type { Layout } from '../../table/contract.ts';
import type { Question } from '../../match/question.ts';
import { firstSettings, type TableSettings } from '../../table/settings/settings.ts';
import type { Change } from '../../match/play.ts';
import { Table } from '../../table/Table.tsx';
import { galleryArt } from './art.ts';
import { ManyScene } from './ManyScene.tsx';
import { chosen, firstView, questionsOf, whyNot, type GalleryFact, type GalleryView } from './game.ts';
import { galleryTable } from './table.ts';

const many = new URLSearchParams(location.search).has('many');
const manyTable = { ...galleryTable, Scene: ManyScene };
const manyQuestions: readonly Question[] = [
  {
    seat: 'you',
    ask: 'many.any',
    prompt: 'Drag the first token',
    kind: 'main',
    options: [{ id: 'stay', label: 'Move it', gesture: { kind: 'drag', from: 'token:0', onto: 'token:61' } }],
  },
];

interface Now {
  readonly view: GalleryView;
  readonly facts: readonly GalleryFact[];
  readonly moment: number;
  readonly change: Change;
}

function Gallery() {
  const [now, setNow] = useState<Now>({ view: firstView, facts: [], moment: 0, change: 'opened' });
  const [settings, setSettings] = useState<TableSettings>(() => firstSettings(matchMedia('(prefers-reduced-motion: reduce)').matches));
  const [turn, setTurn] = useState<QuarterTurn>(0);
  const [layout, setLayout] = useState<Layout>(innerWidth < innerHeight ? 'tall' : 'wide');
  const choose = useCallback((_question: unknown, option: string) => {
    setNow((before) => {
      const { view, facts } = chosen(before.view, option);
      return { view, facts, moment: before.moment + 1, change: 'answered' };
    });
  }, []);
  return (
    <div className="page">
      <Table
        game={many ? manyTable : galleryTable}
        art={galleryArt}
        view={now.view}
        questions={many ? manyQuestions : questionsOf(now.view)}
        facts={now.facts}
        moment={now.moment}
        change={now.change}
        choose={choose}
        whyNot={(tried) => Promise.resolve(tried.kind === 'lift' ? null : whyNot(tried))}
        settings={settings}
        layout={layout}
        turn={turn}
        onNoWebGL={() => <p>This browser cannot draw the table (no WebGL).</p>}
      />
      <div className="bar">
        <Choice
          label="Motion"
          value={settings.motion}
          among={['full', 'reduced', 'still', 'always']}
          pick={(motion) => setSettings({ ...settings, motion })}
        />
        <Choice
          label="Palette"
          value={settings.palette}
          among={['usual', 'colour-blind']}
          pick={(palette) => setSettings({ ...settings, palette })}
        />
        <Choice label="Layout" value={layout} among={['wide', 'tall']} pick={setLayout} />
        <button type="button" onClick={() => setTurn(((turn + 1) % 4) as QuarterTurn)}>
          Quarter turn
        </button>
        <button type="button" onClick={() => setNow({ view: firstView, facts: [], moment: now.moment + 1, change: 'undone' })}>
          Set up again
        </button>
        <output>moment {now.moment}</output>
      </div>
    </div>
  );
}

function Choice<T extends string>({
  label,
  value,
  among,
  pick,
}: {
  readonly label: string;
  readonly value: T;
  readonly among: readonly T[];
  readonly pick: (value: T) => void;
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => pick(event.target.value as T)}>
        {among.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
