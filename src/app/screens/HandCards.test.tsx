// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { tap, thenAsking, wordsOf } from '../../engine/kernel/option.ts';
import type { HandCard } from '../../match/handView.ts';
import type { Question } from '../../match/question.ts';
import { show } from '../page.testing.ts';
import { CardDialog } from './HandCards.tsx';

test('an opened card says what is asked after its answer', async () => {
  const card = { id: 'card:oats', title: 'Oats', kind: 'Grain', text: 'Feeds two.', picture: null, tone: '#c93', rules: [] } as HandCard;
  const options = [wordsOf(thenAsking(tap('card:oats', 'Grind it', 0), 'how fine'))];
  const asked: Question = { seat: 'a', ask: 'q', prompt: 'Grind what?', kind: 'main', options };
  const page = await show(<CardDialog card={card} questions={[asked]} busy={false} choose={() => {}} close={() => {}} />);
  expect(page.names('.hand-card-open button')).toEqual(['Grind it then choose how fine']);
  await page.leave();
});
