import { defineConfig } from 'vitest/config';
import { linguiPlugins } from './scripts/build/lingui-plugins.ts';

/** Have a process of their own: one replaces a module, the other searches all that its process holds. */
const apart = ['tests/contract/password-proof.test.ts'];
const cardHeap = 'tests/contract/card-heap.test.ts';

/** What is true of PostgreSQL alone. */
const ofPostgres = ['database-server', 'frozen-database', 'lost-connections'].map(
  (name) => `server/db/${name}.test.ts`,
);
/** What is true of the embedded database alone. */
const ofEmbedded = ['tests/contract/full-disk.test.ts', 'tests/contract/free-space.test.ts'];
const onPostgres = process.env.TEST_ENGINE === 'postgres';
/** What is the same on every engine runs on the embedded database, which is there without a server. */
const onOneEngine = 'tests/contract/one-engine/**';
const ofOtherEngine = onPostgres ? [...ofEmbedded, onOneEngine] : ofPostgres;
/** Files that take many seconds, which `npm test -- --quick` leaves out: kills, races, whole tables, processes. */
const slow = [
  'tests/contract/**/*{kills,race,random,writes,crashes,faults,lost,stopping,migration}*.test.ts',
  'tests/contract/one-engine/{allowed-actions,permissions,bad-requests}.test.ts',
  'tests/contract/{approval-decisions,booking-parts-again,confirming-in-turns,demo-trips}.test.ts',
  'tests/contract/{external-bookings,full-disk,part-change-approvals,throttling,trip-renewal*}.test.ts',
  'server/http/lines.test.ts',
  '{scripts,server/start}/*.test.ts',
  '{server/db,tests/support}/database.test.ts',
];
const notHere = ['node_modules/**', ...apart, cardHeap, ...ofOtherEngine];
/** What a process holds of a card does not depend on the database. */
const ownProcess = onPostgres ? apart : [...apart, cardHeap];

/** The tests of Node. Those of the stories need a browser, and have a configuration of their own in .storybook/. */
export default defineConfig({
  plugins: linguiPlugins,
  test: {
    environment: 'node',
    execArgv: ['--import', new URL('tests/support/fixed-today.ts', import.meta.url).href],
    setupFiles: ['tests/support/fixed-seed.ts'],
    // A test may start a database or a server, and share two cores with others that do.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Files of a project that are not isolated share a process and load the modules once; what a file changes in
    // them, it changes back.
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          isolate: false,
          include: [
            '{domain,machines,server,scripts,src}/**/*.test.{ts,tsx}',
            'tests/{architecture,contract,support,model,bench}/**/*.test.ts',
            'stories/**/*.test.ts',
          ],
          exclude: [...notHere, ...slow],
        },
      },
      { extends: true, test: { name: 'slow', isolate: false, include: slow, exclude: notHere } },
      { extends: true, test: { name: 'apart', include: ownProcess } },
    ],
  },
});
