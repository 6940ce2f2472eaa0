import './tests/support/fixed-today.ts';
import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from './tests/support/chromium.ts';

/** Two browsers on two processors sometimes wait longer than a journey does. `npm test` names what passes only then. */
const repeats = 1;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'coverage/playwright',
  fullyParallel: true,
  forbidOnly: true,
  // A third one on two processors costs more than it makes of the moments when both wait.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    screenshot: 'only-on-failure',
    // Drawing what moves takes a twentieth of the time and more. Journeys about what comes and goes see it move.
    contextOptions: { reducedMotion: 'reduce' },
    // Emptied for each test but for the cache, so that only the first one has to load and compile the scripts.
    reuseContext: true,
  },
  projects: [
    { name: 'stories', testMatch: 'stories/*.spec.ts' },
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts', retries: repeats },
    // A walk has up to 25 moves; one that hangs fails ten seconds after its last change.
    { name: 'model', testMatch: 'model/*/*.spec.ts', timeout: 180_000, retries: repeats },
    { name: 'model-report', testMatch: 'model/report.spec.ts', dependencies: ['model'] },
  ],
});
