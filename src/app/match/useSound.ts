import { useEffect, useRef } from 'react';
import type { AmbienceName } from '../../table/sound/cue.ts';
import { createMixer, type Mixer } from '../../table/sound/index.ts';
import type { TableSettings } from '../../table/settings/settings.ts';

/** One mixer for as long as the match is on screen. It makes no sound before the first touch of the page. */
export function useSound({ volume }: TableSettings, ambience: readonly AmbienceName[]): Mixer {
  const kept = useRef<Mixer | null>(null);
  const mixer = (kept.current ??= createMixer({ volume }));
  useEffect(() => {
    mixer.startAmbience(ambience);
    return () => {
      mixer.dispose();
      kept.current = null;
    };
  }, [mixer, ambience]);
  useEffect(() => {
    mixer.setVolume('table', volume.table);
    mixer.setVolume('ambience', volume.ambience);
    mixer.setVolume('voice', volume.voice);
  }, [mixer, volume]);
  return mixer;
}
