import { useSyncExternalStore } from 'react';
import type { AnyPlay, AnySeen } from './any.ts';

export const usePlay = (play: AnyPlay): AnySeen => useSyncExternalStore(play.subscribe, () => play.snapshot());
