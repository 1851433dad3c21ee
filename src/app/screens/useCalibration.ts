import { useEffect, useState } from 'react';
import { keyFor, readCalibration, thisScreen, type Calibration } from './calibration.ts';

const read = (): Calibration => {
  try {
    return readCalibration(window.localStorage.getItem(keyFor(thisScreen())));
  } catch {
    return readCalibration(null);
  }
};

/** How this screen was set up. Another zoom of the browser, or another screen, is read anew. */
export function useCalibration(): readonly [Calibration, (change: Partial<Calibration>) => void] {
  const [calibration, setCalibration] = useState(read);
  useEffect(() => {
    const changed = (): void => setCalibration(read());
    window.addEventListener('resize', changed);
    return () => window.removeEventListener('resize', changed);
  }, []);
  const change = (part: Partial<Calibration>): void => {
    const next = { ...calibration, ...part };
    setCalibration(next);
    try {
      window.localStorage.setItem(keyFor(thisScreen()), JSON.stringify(next));
    } catch {
      // full or forbidden: it holds until the page is closed
    }
  };
  return [calibration, change];
}

/** The size of the page in CSS pixels. */
export function usePageSize(): { readonly width: number; readonly height: number } {
  const measure = () => ({ width: window.innerWidth, height: window.innerHeight });
  const [size, setSize] = useState(measure);
  useEffect(() => {
    const changed = (): void => setSize(measure());
    window.addEventListener('resize', changed);
    return () => window.removeEventListener('resize', changed);
  }, []);
  return size;
}
