import type { Question } from '../../table/contract.ts';

/** Things and places that the open answers speak of: a lesson points at them. */
export function pointed(questions: readonly Question[]): readonly string[] {
  const ids = questions.flatMap(({ options }) =>
    options.flatMap(({ gesture }) => {
      switch (gesture.kind) {
        case 'tap':
          return [gesture.on];
        case 'drag':
          return [gesture.from, gesture.onto];
        case 'turn':
          return [gesture.thing];
        default:
          return [];
      }
    }),
  );
  return [...new Set(ids)];
}
