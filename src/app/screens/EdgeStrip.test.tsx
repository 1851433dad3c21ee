// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Guide } from '../../engine/kernel/guide.ts';
import type { Question } from '../../match/question.ts';
import { show } from '../page.testing.ts';
import { EdgeStrip, promptOf } from './EdgeStrip.tsx';

const guide = { seats: { a: { title: 'The Miller' } }, standing: () => null, nearness: () => [] } as unknown as Guide;
const sitting = { guide, people: { a: 'Ada', b: 'Bo' }, automatic: {} };
const offer = (id: string) => ({ id, label: `Do ${id}`, gesture: { kind: 'button', word: id } as const });
const asked = (seat: string, ...ids: readonly string[]): Question => ({
  seat, ask: 'q', prompt: 'Grind or rest', kind: 'main', options: ids.map(offer),
});

const strip = (questions: readonly Question[], chosen: string[] = []) => (
  <EdgeStrip
    edge="west"
    seats={['a']}
    sitting={sitting}
    questions={questions}
    waiting={['a']}
    active="a"
    busy={false}
    choose={(_question, option) => void chosen.push(option)}
    move={(seat) => void chosen.push(`move ${seat}`)}
  />
);

test('whoever plays on the table is asked there what all must agree on', async () => {
  const said: string[] = [];
  const matter = { key: 'k', matter: { kind: 'undo' } as const, by: 'b', people: ['a'], said: {}, outcome: 'waiting' as const };
  const asks = (
    <EdgeStrip
      edge="west" seats={['a']} sitting={sitting} questions={[]} waiting={[]} active={null} busy={false} choose={() => {}}
      matters={[matter]} say={(key, seat, yes) => void said.push(`${key} ${seat} ${yes}`)} move={() => {}}
    />
  );
  const page = await show(asks);
  expect(page.text()).toContain('Bo would like to take back the last answer.');
  await page.press('No');
  expect(said).toEqual(['k a false']);
  await page.leave();
});

test('a strip is turned to its edge and shows name, prompt and open answers of whoever sits there, and of nobody else', async () => {
  const chosen: string[] = [];
  const page = await show(strip([asked('a', 'grind', 'rest'), asked('b', 'bake')], chosen));
  expect(page.text()).toContain('Ada');
  expect(page.text()).toContain('Grind or rest');
  expect(page.names('.strip-answers button')).toEqual(['Do grind', 'Do rest']);
  expect(document.querySelector<HTMLElement>('.edge-strip')!.style.getPropertyValue('--turned')).toBe('90deg');
  await page.press('Do rest');
  await page.press('Ada, The Miller: sit elsewhere');
  expect(chosen).toEqual(['rest', 'move a']);
  await page.leave();
});

test('more answers than there is room for wait behind one button', async () => {
  const page = await show(strip([asked('a', 'one', 'two', 'three', 'four', 'five')]));
  expect(page.names('.strip-answers button')).toEqual(['Do one', 'Do two', '3 more']);
  await page.press('3 more');
  expect(page.names('.strip-answers button')).toEqual(['Do one', 'Do two', 'Do three', 'Do four', 'Do five', 'Fewer']);
  await page.leave();
});

test('the first of two steps says what is asked after it, or three dots where there is no room, and the second that it is one', async () => {
  const [grind, rest] = asked('a', 'grind', 'rest').options;
  const first = { ...asked('a'), options: [{ ...grind!, then: 'how fine' }, rest!] };
  let page = await show(strip([first]));
  expect(page.names('.strip-answers button')).toEqual(['Do grind then choose how fine', 'Do rest']);
  await page.leave();
  page = await show(strip([{ ...first, options: [{ ...grind!, then: 'how fine it has to be for this bread' }, rest!] }]));
  expect(page.names('.strip-answers button')).toEqual(['Do grind …', 'Do rest']);
  await page.leave();
  page = await show(strip([{ ...asked('a', 'fine', 'coarse'), prompt: 'How fine?', second: true }]));
  expect(page.names('.strip-prompt')).toEqual(['Next step: How fine?']);
  await page.leave();
});

test('a question that is not for the table is told only as that somebody decides', () => {
  expect(promptOf([], true, false).prompt).toBe('decides on their own screen.');
  expect(promptOf([], true, true).prompt).toBe('thinks …');
  expect(promptOf([], false, false).prompt).toBe('');
});
