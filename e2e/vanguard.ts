import type { Page } from '@playwright/test';
import { positions } from '../src/engine/games/vanguard/positions.testing.ts';
import { exportedMatch } from '../src/match/matchFile.ts';
import { settled } from './table.ts';
import { openFile, type Hand } from './valley.ts';

/** A made-up position of ISS Vanguard as a match file. */
const fileOf = (name: string): string => exportedMatch('A landing', { save: positions[name]!().save(), past: [], log: [[]] }).json;

/** Opens a made-up position. The tutorial has a teacher, whose words lie over the map: the story is told without. */
export async function openPosition(page: Page, name: string): Promise<void> {
  await openFile(page, fileOf(name));
  const leave = page.getByRole('button', { name: 'Leave the lesson' });
  if (await leave.isVisible()) await leave.click();
  await settled(page);
}

/** Logs that ask nothing are read and put away; one that goes by itself in the meantime was read by somebody else. */
export async function reads(page: Page, hand: Hand): Promise<void> {
  const isOpen = (): Promise<boolean> => page.evaluate(() => window.lantern!.where('log:close') !== null);
  await settled(page);
  for (let i = 0; i < 8 && (await isOpen()); i++) {
    await hand.tap('log:close').catch(async (error: unknown) => {
      if (await isOpen()) throw error;
    });
    await settled(page);
  }
}
