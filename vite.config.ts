import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiPlugins } from './scripts/build/lingui-plugins.ts';
import { routeTreeOptions } from './scripts/build/route-tree-options.ts';

const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [tanstackRouter(routeTreeOptions), react(), ...linguiPlugins],
  server: {
    proxy: Object.fromEntries(
      ['/api', '/images', '/places/v1', '/config.json', '/outbox', '/healthz', '/readyz'].map((path) => [
        path,
        apiAddress,
      ]),
    ),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // The legal notice links to it.
    license: { fileName: 'licences.txt' },
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // MapLibre is one file of a megabyte, asked for only where a map is shown.
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Few files instead of many small ones. Each group takes along what it imports and no earlier group has.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            {
              name: 'app',
              test: /\/src\/app\/(App|router)\.|\/src\/(components\/form|features\/sign-in)\//,
              priority: 3,
            },
            {
              name: 'signed-in',
              test: /\/src\/(app\/session\/SignedInLayout|features\/home\/Home)\./,
              priority: 2,
            },
          ],
        },
      },
    },
  },
});
