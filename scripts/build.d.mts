export const dist: string;
export const hostDist: string;
export function ensureBuilt(): Promise<boolean>;
export function ensureHostBuilt(): Promise<boolean>;
export function buildOf(folder: string): string;
export function isStale(from: string, stamp: string, read?: readonly string[]): boolean;
export function newestChange(place: string): number;
