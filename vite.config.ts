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

export default defineConfig({
  plugins: [react(), workshopPages()],
  publicDir: false,
  // An older page than the host's is told to reload; `dev` and what was built by hand never are.
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(process.env.LANTERN_BUILD ?? '') },
  build: { target: 'es2022', chunkSizeWarningLimit: 1200, assetsInlineLimit: 0 },
  worker: { format: 'es' },
});
