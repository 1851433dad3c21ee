import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { GameTable } from './contract.ts';
import { hangLantern } from './stage/lantern.ts';
import type { TableInputs } from './stage/inputs.ts';
import { Kit } from './stage/kit.ts';
import { Overlay } from './stage/Overlay.tsx';
import { Pointers } from './stage/pointers.ts';
import { Stage } from './stage/Stage.tsx';
import { hasWebGL } from './stage/webgl.ts';
import './table.css';

interface TableProps<V, F extends { readonly fact: string }> extends Omit<TableInputs, 'game' | 'view' | 'facts'> {
  readonly game: GameTable<V, F>;
  readonly view: V;
  readonly facts: readonly F[];
  /** What to show where WebGL is missing; the list of actions works without a table. */
  readonly onNoWebGL?: () => ReactNode;
}

/** The table: one canvas, its hands and its notes. It chooses among the options it is offered and knows no rule. */
export function Table<V, F extends { readonly fact: string }>({ onNoWebGL, ...inputs }: TableProps<V, F>) {
  const [works] = useState(hasWebGL);
  return works ? <LiveTable {...inputs} /> : <>{onNoWebGL?.() ?? null}</>;
}

function LiveTable(inputs: TableInputs) {
  const [kit] = useState(() => new Kit(inputs));
  const host = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState(false);

  useLayoutEffect(() => kit.receive(inputs));

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    kit.open();
    setMounted(true);
    const off = [hangLantern(kit, element), ...(inputs.watching ? [] : [new Pointers(kit, element).attach()])];
    return () => {
      for (const remove of off) remove();
      kit.close();
    };
  }, [kit, inputs.watching]);

  return (
    <div
      ref={host}
      className="lantern-table"
      tabIndex={inputs.watching ? -1 : 0}
      role="application"
      aria-label={`${inputs.game.title}: table`}
      style={{ fontSize: `${inputs.settings.textSize}rem` }}
      onKeyDown={(event) => {
        if (!inputs.watching && event.target === event.currentTarget && kit.keys.press(event)) event.preventDefault();
      }}
      onBlur={() => kit.keys.hide()}
    >
      {mounted && <Stage kit={kit} host={host} />}
      <Overlay kit={kit} />
    </div>
  );
}
