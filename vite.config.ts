import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { leaveOutParts, leaveOutRules } from './scripts/build/left-out.ts';
import { routeTreeOptions } from './scripts/build/route-tree-options.ts';
import { chromiumFlags, lookForChromium, softwareGraphicsFlags } from './tests/support/chromium.ts';

const chromium = lookForChromium();
const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:8080';

/** While developing, the early script is a file of its own; the build puts it into each page. */
const earlyScript: Plugin = {
  name: 'early-script',
  apply: 'serve',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/src/app/early.ts' }, injectTo: 'head' },
  ],
};

export default defineConfig({
  plugins: [
    earlyScript,
    leaveOutParts,
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
      ['/api', '/images', '/places/v1', '/config.json'].map((path) => [path, apiAddress]),
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
            // Run before the rest is, in a task of its own.
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|rolldown\/runtime/,
              priority: 3,
            },
            {
              name: 'start',
              test: /\/src\/app\/start\.tsx|\/src\/components\/form\/|\/TextInput\.mjs/,
              priority: 2,
            },
            { name: 'signed-in', test: /\/src\/app\/session\/SignedInLayout\.tsx/, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // A test may start a database or a server, and share two cores with others that do.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: [
            '{domain,machines,server,scripts,src}/**/*.test.{ts,tsx}',
            'tests/{architecture,contract,support,model,bench}/**/*.test.ts',
            'stories/**/*.test.ts',
          ],
        },
      },
      {
        // Not like the others: stories have no routes, so the router's plugin stays out.
        extends: '.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                // Without one the tests say so; the build does not need it.
                ...(chromium && { executablePath: chromium }),
                args: [...chromiumFlags, ...softwareGraphicsFlags],
              },
              // What is still fading in has the contrast of neither of its ends.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
