import { handPictures } from './handPictures.ts';
import { pictureName } from './printed/pictureName.ts';

type Addresses = Readonly<Record<string, string>>;
// The small ones are listed where a phone finds them too: listed twice, they would weigh twice.
const vistas = import.meta.glob<string>('/assets/vantage/painted/vistas/*-{large,depth}.webp', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Addresses;

/** The address of a place's picture, the larger one where it was painted. Only the screen of who stands there asks for it. */
export const vistaOf = (num: number, size: 'large' | 'small'): string | null => {
  const name = pictureName('place', num);
  const large = size === 'large' ? vistas[`/assets/vantage/painted/vistas/${name}-large.webp`] : undefined;
  return large ?? handPictures[`${name}-small.webp`] ?? null;
};

/** The address of what tells how far everything in a place's picture is. */
export const depthOf = (num: number): string | null =>
  vistas[`/assets/vantage/painted/vistas/${pictureName('place', num)}-depth.webp`] ?? null;

export const cardPictureOf = (num: number): string | null =>
  handPictures[`${pictureName('card', num)}-small.webp`] ?? null;
