// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { show } from '../page.testing.ts';
import { AgreementDialog } from './AgreementDialog.tsx';

const three = ['paladin', 'spider', 'manor'];

test('a roll is taken back when everybody else has agreed', async () => {
  const [agree, leave] = [vi.fn(), vi.fn()];
  const page = await show(<AgreementDialog by="paladin" people={three} agree={agree} leave={leave} />);
  await page.press('Spider agrees');
  expect(agree).not.toHaveBeenCalled();
  await page.press('Manor agrees');
  expect(agree).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
});

test('one who does not agree is enough to leave it', async () => {
  const [agree, leave] = [vi.fn(), vi.fn()];
  const page = await show(<AgreementDialog by="paladin" people={three} agree={agree} leave={leave} />);
  await page.press('Manor does not');
  expect([agree.mock.calls.length, leave.mock.calls.length]).toEqual([0, 1]);
});

test('alone, one word is enough, and the safe answer has the focus', async () => {
  const agree = vi.fn();
  const page = await show(<AgreementDialog by="paladin" people={['paladin']} agree={agree} leave={() => {}} />);
  expect(document.activeElement?.textContent).toBe('Leave it as it is');
  await page.press('Take it back');
  expect(agree).toHaveBeenCalledOnce();
});
