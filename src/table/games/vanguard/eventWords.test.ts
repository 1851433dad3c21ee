import { expect, test } from 'vitest';
import { events, tutorialEvents } from '../../../engine/games/vanguard/content/decks/events.ts';
import { eventWords } from './eventWords.ts';
import { layHappening } from './happeningLayout.ts';
import { heightOf } from './scene/letters.ts';
import { mapSize } from './sizes.ts';

test('a choice of an event says what it costs and what comes of it', () => {
  expect(eventWords('E36', 'main')).toContain('• Back off and go round: spend 1 die');
  expect(eventWords('E24', 'main')).toContain('• Hang on the line for nine minutes: −1 charge');
  expect(eventWords('E36', 'main')).toMatch(/• Offer it something from the ration tin: −1 supply, a discovery: Fauna$/);
});

// on a monitor, and on a phone that stands
test.each([20, 41])('with letters of %i every event stands on its card, and the card on the map', (letter) => {
  const cut = [...events, ...tutorialEvents].flatMap(({ id }) =>
    (['main', 'secondary'] as const).filter((part) => {
      const text = eventWords(id, part);
      const { size, width, height, sky } = layHappening(text, letter, true);
      return sky + size * 2.7 + heightOf(text, width - 44, size, 'Saira Condensed', 1.2) > height || width > mapSize.width;
    }),
  );
  expect(cut).toEqual([]);
});
