import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The gallery of parts and the bench pages are tools of the workshop: `npm run dev` serves them, the build leaves them out. */
function workshopPages(): Plugin {
  const pages: Record<string, string> = { '/gallery': '/src/dev/gallery/index.html' };
  return {
    name: 'workshop-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const page = pages[(request.url ?? '').replace(/\/?(\?.*)?$/, '')];
        if (page) request.url = page;
        next();
      });
    },
  };
}

const installable = {
  name: 'Lantern Table',
  short_name: 'Lantern Table',
  description: 'A browser tabletop for large adventure board games.',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#140c09',
  theme_color: '#14090f',
  icons: [
    { src: './lantern.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: './lantern-512.png', sizes: '512x512', type: 'image/png' },
  ],
};

/**
 * A page that can be installed and opened without a network: its manifest, its icon, and the list of its files for the service worker,
 * which holds the page and the rulebooks from the first visit on and everything else when it has been used.
 */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: './app.webmanifest' }, injectTo: 'head' }],
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'app.webmanifest', source: JSON.stringify(installable) });
      for (const icon of ['lantern.svg', 'lantern-512.png'])
        this.emitFile({ type: 'asset', fileName: icon, source: readFileSync(new URL(`assets/app/${icon}`, import.meta.url)) });
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const worker = chunks.find(({ fileName }) => fileName === 'sw.js');
      const first = chunks.find((one) => one.isEntry && one !== worker);
      if (!worker || !first) throw new Error('The build has no service worker, or no page.');
      const all = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const needed = new Set<string>();
      const need = (name: string): void => {
        if (needed.has(name)) return;
        needed.add(name);
        for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) need(next);
      };
      const pages = /\/src\/app\/(App|lobby\/\w+Page|pages\/\w+Page)\.tsx$/;
      for (const { fileName, facadeModuleId } of chunks)
        if (fileName === first.fileName || pages.test(facadeModuleId ?? '')) need(fileName);
      const held = /\/(rulebook-[^/]+\.js|(index|App)-[^/]+\.css)$/;
      const page = all.filter((name) => needed.has(name) || held.test(name));
      const version = createHash('sha256').update(all.join()).digest('hex').slice(0, 12);
      worker.code = worker.code.replaceAll('__BUILT__', JSON.stringify({ version, page, all }));
    },
  };
}

export default defineConfig({
  plugins: [react(), workshopPages(), offline()],
  publicDir: false,
  // An older page than the host's is told to reload; `dev` and what was built by hand never are.
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(process.env.LANTERN_BUILD ?? '') },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/app/offline/serviceWorker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es' },
});
