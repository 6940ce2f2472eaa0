import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { chunkOutput } from './scripts/build/chunk-output.ts';
import { leaveOutParts, leaveOutRules } from './scripts/build/left-out.ts';
import { linguiPlugins } from './scripts/build/lingui-plugins.ts';
import { replaceParts } from './scripts/build/replaced-parts.ts';
import { routeTreeOptions } from './scripts/build/route-tree-options.ts';
import { scopedName } from './scripts/build/styles/scoped-name.ts';

const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:8080';

/** While developing, the early scripts are files of their own; the build puts them into each page. */
const earlyScripts: Plugin = {
  name: 'early-scripts',
  apply: 'serve',
  transformIndexHtml: () =>
    ['colour-scheme', 'early/start-page'].map(
      (name): HtmlTagDescriptor => ({
        tag: 'script',
        attrs: { type: 'module', src: `/src/app/${name}.ts` },
        injectTo: 'head',
      }),
    ),
};

export default defineConfig({
  plugins: [
    earlyScripts,
    leaveOutParts,
    replaceParts,
    tanstackRouter(routeTreeOptions),
    react(),
    ...linguiPlugins,
  ],
  css: { postcss: { plugins: [leaveOutRules] }, modules: { generateScopedName: scopedName } },
  resolve: {
    alias: {
      // React has this hook itself; the variants for older ones would only be in the way.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
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
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // MapLibre is one file of a megabyte, asked for only where a map is shown.
    chunkSizeWarningLimit: 1100,
    rolldownOptions: { output: chunkOutput, checks: { bundlerTimings: false } },
  },
});
