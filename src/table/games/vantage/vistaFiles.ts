import { pictureName } from './printed/pictureName.ts';

type Addresses = Readonly<Record<string, string>>;
const vistas = import.meta.glob<string>('/assets/vantage/painted/vistas/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Addresses;
const cards = import.meta.glob<string>('/assets/vantage/painted/cards/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Addresses;

/** The address of a place's picture, the larger one where it was painted. Only the screen of who stands there asks for it. */
export const vistaOf = (num: number, size: 'large' | 'small'): string | null => {
  const name = pictureName('place', num);
  const at = (one: string): string | undefined => vistas[`/assets/vantage/painted/vistas/${name}-${one}.webp`];
  return (size === 'large' ? at('large') : undefined) ?? at('small') ?? null;
};

/** The address of what tells how far everything in a place's picture is. */
export const depthOf = (num: number): string | null =>
  vistas[`/assets/vantage/painted/vistas/${pictureName('place', num)}-depth.webp`] ?? null;

export const cardPictureOf = (num: number): string | null =>
  cards[`/assets/vantage/painted/cards/${pictureName('card', num)}-small.webp`] ?? null;
