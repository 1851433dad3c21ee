// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { Kit } from './kit.ts';
import { ReadingView } from './ReadingView.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** The edge to which the page of a thing at this point is turned. */
async function edgeAt(x: number, y: number): Promise<string | undefined> {
  const reading = { title: 'Ambush', kind: 'Power', text: 'Wait for it.', rules: [] };
  const open = { thing: 'card:ambush', reading, at: { x, y } };
  const kit = {
    reader: { open: { subscribe: () => () => {}, get: () => open } },
    inputs: { art: { has: () => false } },
    camera: { screen: { width: 1600, height: 900 } },
  } as unknown as Kit;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<ReadingView kit={kit} />));
  const edge = document.querySelector<HTMLElement>('.lantern-reading')?.dataset['edge'];
  await act(async () => root.unmount());
  return edge;
}

test('a card on a screen that lies on the table is turned to whoever reaches for it', async () => {
  expect(await edgeAt(800, 850)).toBe('south');
  expect(await edgeAt(800, 40)).toBe('north');
  expect(await edgeAt(60, 450)).toBe('west');
  expect(await edgeAt(1550, 450)).toBe('east');
  expect(await edgeAt(100, 700)).toBe('west');
});
