import { describe, expect, test } from 'vitest';
import { Ambient } from './ambient.ts';

const flickering = () => {
  const ambient = new Ambient(() => {});
  const strengths: number[] = [];
  ambient.add((_ms, strength) => strengths.push(strength));
  return { ambient, strengths };
};

describe('motion that nobody asked for', () => {
  test('plays for five seconds after an action, fades, and rests', () => {
    const { ambient, strengths } = flickering();
    for (let i = 0; i < 400 && ambient.busy; i++) ambient.advance(16);
    expect(strengths.length).toBeGreaterThan(300);
    expect(strengths.at(-1)).toBe(0);
    expect(ambient.busy).toBe(false);
  });

  test('spares a machine that needs too long for a frame', () => {
    const { ambient } = flickering();
    ambient.advance(200);
    expect(ambient.busy).toBe(true); // one hitch is no sign of weakness
    ambient.advance(200);
    expect(ambient.busy).toBe(false);
  });

  test('never begins under reduced motion', () => {
    const { ambient } = flickering();
    ambient.mode = 'reduced';
    ambient.wake();
    expect(ambient.busy).toBe(false);
  });
});
