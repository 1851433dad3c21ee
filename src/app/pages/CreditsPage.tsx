import { useContext } from 'react';
import { offered, ShelfContext, tableManifestOf, useManifest } from '../games.ts';
import { PageShell } from './PageShell.tsx';

const libraries: readonly { readonly what: string; readonly by: string }[] = [
  { what: 'Symbols of game-icons.net', by: 'Lorc, Delapouite and contributors; CC BY 3.0, recoloured and composed' },
  { what: 'React, PixiJS and @pixi/react', by: 'Meta and contributors; the PixiJS team; MIT' },
  { what: 'matter-js', by: 'Liam Brummitt; MIT' },
  { what: 'Howler', by: 'James Simpson, GoldFire Studios; MIT' },
  { what: 'idb and Zod', by: 'Jake Archibald; Colin McDonnell; ISC and MIT' },
];

export function CreditsPage() {
  const shelf = useContext(ShelfContext);
  const games = offered(shelf);
  const fonts = new Map(games.flatMap((game) => tableManifestOf(shelf, game)?.fonts ?? []).map(({ family, by }) => [family, by]));
  const letters = [...fonts].map(([what, by]) => ({ what, by: `${by}; SIL Open Font License 1.1, through Fontsource` }));
  return (
    <PageShell title="Credits" here="credits">
      <div className="page board ink">
        <h1>Credits</h1>
        <section className="stack">
          <h2>Unofficial</h2>
          <p>
            Lantern Table is made by people who love large board games. It is unofficial: it is not affiliated with, endorsed by or
            connected to any publisher or author of the games it can play. It contains no publisher&rsquo;s text and no publisher&rsquo;s
            art. Rules are told in our own words, pictures and sounds are our own or openly licensed. Names of games belong to their
            owners.
          </p>
          <p>If you like a game here, buy it: a real box on a real table is still the best screen.</p>
        </section>
        <section className="stack">
          <h2>The games</h2>
          {games.map((game) => (
            <Credit key={game} game={game} />
          ))}
        </section>
        <section className="stack">
          <h2>Made with</h2>
          <dl className="credits">
            {[...letters, ...libraries].map(({ what, by }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{by}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </PageShell>
  );
}

function Credit({ game }: { readonly game: string }) {
  const table = tableManifestOf(useContext(ShelfContext), game);
  return (
    <p>
      <em>{useManifest(game).value?.title}</em>
      {table?.credit}
    </p>
  );
}
