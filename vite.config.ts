import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { leaveOutParts, leaveOutRules } from './scripts/build/left-out.ts';
import { replaceParts } from './scripts/build/replaced-parts.ts';
import { routeTreeOptions } from './scripts/build/route-tree-options.ts';

const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:8080';

/** While developing, the early scripts are files of their own; the build puts them into each page. */
const earlyScripts: Plugin = {
  name: 'early-scripts',
  apply: 'serve',
  transformIndexHtml: () =>
    ['colour-scheme', 'early'].map(
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
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  css: { postcss: { plugins: [leaveOutRules] } },
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
    rolldownOptions: {
      output: {
        // Few files instead of many small ones; each takes along what it imports and no earlier one has.
        codeSplitting: {
          groups: [
            // Run while React is on its way, which is the largest of these files.
            {
              name: 'begin',
              test: /\/src\/app\/begin\.ts|vite\/preload-helper|rolldown\/runtime/,
              priority: 6,
            },
            // Run before the rest is, in a task of its own.
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
            {
              name: 'start',
              test: /\/src\/app\/start\.tsx|\/src\/components\/form\/|\/TextInput\.mjs/,
              priority: 4,
            },
            {
              name: 'signed-in',
              test: /\/src\/app\/session\/SignedInLayout\.tsx|\/_authenticated\.tsx\?tsr-split=component/,
              priority: 2,
            },
            // What the home page and the choice of a company share with later pages comes along with these.
            {
              name: 'home',
              test: /\/src\/app\/session\/Home\.tsx|\/_authenticated\/index\.tsx\?tsr-split=component/,
              priority: 1,
            },
            {
              name: 'select',
              test: /\/shell\/CompanySwitcher\.|\/components\/Select\/Select\.mjs|\/styles\/(Popover|Combobox|ScrollArea)\.layer\.css/,
              priority: 1,
            },
            // What pages of bookings need, too, does not bring those of records along.
            {
              name: 'page',
              test: /\/src\/components\/((Page|Surface)\.|dialog\/|verdicts\/room-types\.)|\/domain\/cards\/card-expiry\./,
              priority: 1,
            },
            { name: 'records', test: /\/src\/(components|app)\/records\// },
          ],
        },
      },
    },
  },
});
