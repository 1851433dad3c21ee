import type { Lesson } from '../../../kernel/lesson.ts';

/** The tutorial mission, taught by its first turn. */
export const lessons: readonly Lesson[] = [
  {
    id: 'first-steps',
    title: 'First steps on the Eye',
    about: 'One turn of the first mission: a log, the start token, a journey and an action.',
    game: 'vanguard',
    mix: 'tutorial-1',
    options: { crew: 'quick' },
    seed: 1,
    steps: [
      {
        ask: 'log.1',
        allow: ['*'],
        say: 'A log is read to everybody, and the group chooses. Some choices are remembered for the whole campaign.',
      },
      {
        ask: 'round.start',
        allow: ['crew:recon'],
        say: 'A round begins with the start token. Give it to Recon: turns go round from there.',
      },
      {
        ask: 'turn.action',
        allow: ['travel'],
        say: 'A turn has two actions. Travel first: only people in one sector can help each other.',
      },
      { ask: 'travel.path', allow: ['path:a>3'], say: 'The path to the Picket Door has no icons, so it costs nothing but the action.' },
      { ask: 'log.4', allow: ['*'], say: 'Arriving somewhere new reads its log at once.' },
      {
        ask: 'turn.action',
        allow: ['action:eye-door'],
        say: 'Now a special action, once in a turn. Open the Door moves a marker along a track, and the marker stays for the next try.',
        done: 'The rest of the turn is an event. From here on you know the way.',
      },
    ],
  },
];
