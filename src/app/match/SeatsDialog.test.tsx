// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { noGuide } from '../../match/guides.ts';
import { show } from '../page.testing.ts';
import { SeatsDialog } from './SeatsDialog.tsx';

test('the last person of a match cannot become a bot, and the page says why', async () => {
  const reseat = vi.fn();
  const sitting = { guide: noGuide, people: { paladin: 'Ada' }, automatic: { spider: 'easy' } };
  const page = await show(<SeatsDialog seats={['paladin', 'spider']} sitting={sitting} close={() => undefined} reseat={reseat} />);
  const rows = document.querySelectorAll<HTMLElement>('.seat-row');
  const kinds = (row: number) => rows[row]!.querySelectorAll<HTMLElement>('input[type="radio"]');
  await page.click(kinds(0)[1]!);
  expect(page.text()).toContain('Somebody has to play.');
  await page.click(kinds(1)[0]!);
  await page.click(kinds(0)[1]!);
  await page.press('Sit down');
  expect(reseat).toHaveBeenCalledWith({ paladin: 'easy' }, expect.objectContaining({ spider: expect.any(String) }));
});
