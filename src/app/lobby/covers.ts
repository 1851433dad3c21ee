import manor from '../../../assets/app/manor.webp';

/** The picture on the lid of each box, by game, as far as it has been painted. */
const baked = import.meta.glob<string>('../../../assets/*/baked/cover.{webp,png,jpg,avif}', { eager: true, query: '?url', import: 'default' });

const painted = new Map(Object.entries(baked).map(([path, address]) => [path.split('/').at(-3)!, address]));

export const coverOf = (game: string): string => painted.get(game) ?? manor;
