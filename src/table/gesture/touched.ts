import type { Gesture } from '../../engine/kernel/option.ts';

/** The things and places that a hand would touch; a button lies nowhere. */
export function touchedBy(gesture: Gesture): readonly string[] {
  switch (gesture.kind) {
    case 'tap':
      return [gesture.on];
    case 'drag':
      return [gesture.from, gesture.onto];
    case 'turn':
      return [gesture.thing];
    case 'throw':
      return [gesture.dice];
    case 'button':
      return [];
  }
}
