import type { HereView } from '../../../engine/games/vantage/view.ts';
import type { HandCard, PictureCut } from '../../../match/handView.ts';
import { capital } from '../../phrases.ts';
import { pictureName } from './printed/pictureName.ts';

const whole = (kind: 'place' | 'card', num: number, w: number): PictureCut => ({
  sheet: `${pictureName(kind, num)}-small.webp`, x: 0, y: 0, w, h: (w * 9) / 16,
});

export const placePicture = (num: number): PictureCut => whole('place', num, 400);
export const cardPicture = (num: number): PictureCut => whole('card', num, 256);

/** Where somebody stands, as a card. */
export const placeCard = (here: HereView): HandCard => ({
  id: 'place',
  title: `${String(here.num).padStart(3, '0')} ${here.name}`,
  kind: here.terrain.map(capital).join(', '),
  text: here.voice ? `${here.description}\n\n“${here.voice}”` : here.description,
  rules: ['VA-064'],
  picture: placePicture(here.num),
  tone: '#e8705a',
});
