// @vitest-environment happy-dom
import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../page.testing.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { isLost, lostWords } from './lost.ts';

const lost = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/PlayPage-1.js');

test('a part of the page that does not arrive is told from a fault, in each browser', () => {
  expect(isLost(lost)).toBe(true);
  expect(isLost(new TypeError('error loading dynamically imported module: http://localhost/a.js'))).toBe(true);
  expect(isLost(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isLost(new TypeError('x is not a function'))).toBe(false);
  expect(lostWords(lost)).toContain('You may be offline');
  expect(lostWords(new Error('The lamp is out.'))).toBe('The lamp is out.');
});

test('a lazy page that is lost is explained, and offers to reload', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Gone = lazy(() => Promise.reject(lost));
  const page = await show(
    <ErrorBoundary>
      <Suspense fallback="…">
        <Gone />
      </Suspense>
    </ErrorBoundary>,
  );
  await vi.waitFor(() => expect(page.names('h1')).toEqual(['A part of the page is missing']));
  expect(page.names('button')).toEqual(['Reload the page']);
  expect(page.text()).not.toContain('Something fell off the table');
});
