import path from 'node:path';
import { defineConfig } from 'vite';

const from = (file: string): string => path.resolve(import.meta.dirname, file);

/** Bundles the host for Node, so that nobody needs a compiler at run time. What holds compiled code stays a package. */
export default defineConfig({
  publicDir: false,
  resolve: { alias: { express: from('src/host/noExpress.ts') } },
  ssr: { noExternal: true, external: ['libsql', 'pg', 'ioredis', 'ws'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-host',
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: {
        main: from('src/host/main.ts'), thinkWorker: from('src/host/thinkWorker.ts'), storeWorker: from('src/host/storeWorker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
