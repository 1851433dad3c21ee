import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { tables } from '../table/games/list.ts';
import { GameContext } from './games.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** A page for tests, about one game: buttons are found by their names, and texts as they are read. */
export async function show(first: ReactNode, game?: string) {
  document.body.replaceChildren();
  const value = (game && tables[game]) || null;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const render = (node: ReactNode) => act(async () => root.render(createElement(GameContext, { value }, node)));
  await render(first);
  const named = (name: string): HTMLElement => {
    const found = [...document.querySelectorAll<HTMLElement>('button, a, input, summary')].find((one) => nameOf(one) === name);
    if (!found) throw new Error(`There is no control "${name}" in: ${document.body.textContent}`);
    return found;
  };
  return {
    render,
    named,
    text: () => document.body.textContent ?? '',
    names: (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map(nameOf),
    click: (element: HTMLElement) => act(async () => element.click()),
    press: (name: string) => act(async () => named(name).click()),
    leave: () => act(async () => root.unmount()),
  };
}

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? '').trim();
