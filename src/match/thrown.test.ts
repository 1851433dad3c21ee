import { describe, expect, test } from 'vitest';
import { entropyFrom } from '../engine/kernel/chance.ts';
import type { Archive } from './archive.ts';
import { exportedMatch, readMatchFile } from './matchFile.ts';
import { MatchHost } from './matchHost.ts';
import { AnswerShape } from './answerShapes.ts';
import type { Thrown } from './play.ts';
import { fragile, screenOf } from './playing.testing.ts';
import { openReplay } from './replay.ts';
import { Screens } from './screens.ts';

const flick = { x: -412, y: 138, dx: 1650, dy: -233 };
const say = (option: string, more = {}) => ({ seat: 'me', ask: 'say', option, ...more });

/** A match with a throw by hand and one by key, and what two screens were told of each answer. */
function played(): { archive: Archive; told: Record<string, Thrown[]> } {
  const told: Record<string, Thrown[]> = { me: [], table: [] };
  const host: MatchHost<any, any, any> = MatchHost.begin(fragile, { chance: entropyFrom(1) }, () => screens.tell());
  const screens: Screens = new Screens(host, ({ screen, glance }) => void told[screen]!.push(glance.thrown));
  for (const viewer of ['me', 'table']) screens.attach(viewer, screenOf(viewer), 'opened');
  for (const answer of [say('yes'), say('roll', { flick }), say('rest'), say('roll')]) host.chooseAt(screens.of('me'), answer);
  return { archive: host.archive(), told };
}

async function replayed(archive: Archive): Promise<Thrown[]> {
  const replay = await openReplay(archive, { viewer: 'table' }, fragile);
  const thrown = [replay.snapshot().thrown];
  for (let position = 1; position <= replay.reel.snapshot().last; position++) {
    replay.step(1);
    thrown.push(replay.snapshot().thrown);
  }
  return thrown;
}

describe('a throw of dice', () => {
  test('is the same on every screen, and comes back with the facts of its answer', () => {
    const { told } = played();
    expect(told.table).toEqual(told.me);
    expect(told.me).toEqual([{ seed: 0 }, { seed: 1 }, { seed: 2, flick }, { seed: 3 }, { seed: 4 }]);
  });

  test('is the same in a replay, also of a match that was kept as a file', async () => {
    const { archive, told } = played();
    expect(await replayed(archive)).toEqual(told.me);
    expect(await replayed(readMatchFile(exportedMatch('Talk', archive).json).archive)).toEqual(told.me);
  });

  test('is no longer told once it was taken back', () => {
    const host = MatchHost.begin(fragile, { chance: entropyFrom(1) });
    host.choose(say('yes', { flick }));
    host.choose(say('yes'));
    host.undo(false);
    expect(host.seen(screenOf('me'))).toMatchObject({ change: 'undone', thrown: { seed: 1 } });
    expect(host.seen(screenOf('me')).thrown.flick).toBeUndefined();
  });

  test('changes nothing in the match', () => {
    const [byHand, byKey] = [say('roll', { flick }), say('roll')].map((answer) => {
      const host = MatchHost.begin(fragile, { chance: entropyFrom(1) });
      host.choose(answer);
      return host;
    });
    expect(byHand!.seen(screenOf('me')).view).toEqual(byKey!.seen(screenOf('me')).view);
    expect(byHand!.archive().save.at).toEqual(byKey!.archive().save.at);
  });

  test('is missing in older matches, which open and are shown again', async () => {
    const { archive } = played();
    const host = MatchHost.begin(fragile, { chance: entropyFrom(1) });
    for (const option of ['yes', 'roll', 'rest', 'roll']) host.choose(say(option));
    const old = host.archive(); // as every match was kept before throws were part of answers
    expect(JSON.stringify(old)).not.toContain('flick');
    expect(MatchHost.open(fragile, old).lost).toBe('nothing');
    expect(await replayed(old)).toEqual((await replayed(archive)).map(({ seed }) => ({ seed })));
  });

  test('is refused in any other shape', () => {
    for (const bad of [{ x: 1 }, { ...flick, dx: 0.5 }, { ...flick, dy: 1e9 }, { ...flick, cheat: 1 }, 'hard'])
      expect(AnswerShape.safeParse(say('roll', { flick: bad })).success).toBe(false);
    expect(AnswerShape.safeParse(say('roll', { flick })).success).toBe(true);
  });
});
