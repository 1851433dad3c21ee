import { useEffect, useState } from 'react';

/** How the screen is kept from sleeping. `advice`: nothing here can, so people are asked to set it so. */
export type Awake = 'locked' | 'video' | 'advice';

/**
 * Keeps a screen on as long as it is shown. The wake lock needs https; without it a small silent video loops after the first tap,
 * which some phones ignore, so nothing may depend on it.
 */
export function useAwake(): Awake {
  const [how, setHow] = useState<Awake>('advice');
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const ask = async (): Promise<void> => {
      if (gone || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (gone) return void lock.release();
        setHow('locked');
      } catch {
        setHow('advice');
      }
    };
    const loop = 'wakeLock' in navigator ? null : loopAfterTap(() => setHow('video'));
    const seen = (): void => void ask();
    document.addEventListener('visibilitychange', seen);
    void ask();
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', seen);
      void lock?.release();
      loop?.();
    };
  }, []);
  return how;
}

/** A canvas of one pixel as a video: no file is fetched, nothing is seen or heard. */
function loopAfterTap(works: () => void): () => void {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.loop = true;
  const start = (): void => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 2;
    canvas.getContext('2d')?.fillRect(0, 0, 2, 2);
    if (!('captureStream' in canvas)) return;
    video.srcObject = canvas.captureStream(1);
    video.play().then(works, () => undefined);
  };
  document.addEventListener('pointerdown', start, { once: true });
  return () => {
    document.removeEventListener('pointerdown', start);
    video.pause();
    video.srcObject = null;
  };
}
