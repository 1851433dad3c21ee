import { describe, expect, test } from 'vitest';
import { picker } from '../engine/kernel/chance.ts';
import { gameNames } from '../match/games.ts';
import { rulesOf } from './games.ts';
import { openLocalPlay } from './localPlay.ts';
import { readMatchFile } from '../match/matchFile.ts';

describe('the games on the table', () => {
  test('are found by their folders, and know their own names', async () => {
    expect(gameNames).toContain('vast');
    for (const name of gameNames) expect((await rulesOf(name)).name).toBe(name);
    await expect(rulesOf('chess')).rejects.toMatchObject({ name: 'BadSave', code: 'other-game' });
  });

  test('can be played, exported and opened again', async () => {
    const pick = picker(4);
    const play = await openLocalPlay({ game: 'vast', wish: { seed: 8 } });
    for (let n = 0; n < 120; n++) {
      const listed = play.snapshot().questions.filter(({ options }) => options.length > 0);
      if (listed.length === 0) break;
      const question = listed[pick(listed.length)]!;
      await play.choose(question, question.options[pick(question.options.length)]!.id);
    }
    const again = await openLocalPlay({ game: 'vast', archive: readMatchFile((await play.exported()).json).archive });
    expect(again.lost).toBe('nothing');
    const { moment: _m, change: _c, facts: _f, ...rest } = play.snapshot();
    expect(again.snapshot()).toMatchObject(rest);
  });
});
