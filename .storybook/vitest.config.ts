import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumFlags, lookForChromium, softwareGraphicsFlags } from '../tests/support/chromium.ts';
import viteConfig from './vite.config.ts';

const chromium = lookForChromium();

/** The stories as tests, in a browser. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    root: path.resolve(import.meta.dirname, '..'),
    plugins: [storybookTest({ configDir: import.meta.dirname })],
    test: {
      name: 'stories',
      // A page for each processor. Files share the page and its modules, which take long to load.
      maxWorkers: Math.min(availableParallelism(), 8),
      isolate: false,
      // Several waits of one story, each up to `asyncUtilTimeout`.
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: {
            // Without one the tests say so; building Storybook does not need it.
            ...(chromium && { executablePath: chromium }),
            args: [...chromiumFlags, ...softwareGraphicsFlags],
          },
          // What is still fading in has the contrast of neither of its ends.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
