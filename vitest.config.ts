import { defineConfig } from 'vitest/config';
import { linguiPlugins } from './scripts/build/lingui-plugins.ts';

const contract = (...names: string[]) => names.map((name) => `tests/contract/${name}.test.ts`);

/** Have a process of their own: one replaces a module, the other searches all that its process holds. */
const apart = ['tests/contract/password-proof.test.ts', 'tests/contract/card-heap.test.ts'];

/** What is true of PostgreSQL alone. */
const ofPostgres = [
  ...['database-server', 'frozen-database', 'lost-connections'].map((name) => `server/db/${name}.test.ts`),
  ...contract('rolling-restart'),
];
/** What is true of the embedded database alone, which writes to the disk of the server. */
const ofEmbedded = contract('full-disk', 'free-space');

/** The other tests that open a database run on one engine, but these depend on it. */
const ofBothEngines = [
  // What is left of a write whose server is killed, or stopped.
  ...contract('kills', 'trip-kills', 'change-kills', 'stopping'),
  // A migration changes the data of another version of PostgreSQL.
  ...contract('full-text-migration', 'part-verdicts-migration', 'booking-numbers-migration'),
  // PGlite has one connection and takes turns; PostgreSQL has locks.
  ...contract('cancel-race', 'change-race', 'decision-race', 'last-place-race'),
  ...contract('order-race', 'record-race', 'refresh-race'),
  // Each has its own planner, statistics and text search.
  ...contract('word-searches', 'trip-word-searches', 'list-plans', 'long-company-list'),
  ...contract('policy-example-indexes', 'reference-indexes'),
  // Each has its own way of preparing statements, of reporting what a constraint refuses, and of waking a job.
  ...contract('reused-plans', 'database', 'jobs'),
  // A thread connects to PostgreSQL itself, but asks its parent for what PGlite holds.
  ...contract('search-threads'),
  'tests/support/database.test.ts',
];

const withDatabase = [
  'tests/contract/**/*.test.ts',
  'server/features/auth/{refresh-session,sign-in-attempt-repository,throttle}.test.ts',
  'server/features/exchange-rates/exchange-rate-repository.test.ts',
  'server/suppliers/{duffel,hotelbeds}/*.test.ts',
  'server/suppliers/embedded/{create-embedded-suppliers,flight-holds,*-kind}.test.ts',
  'server/suppliers/embedded/{desk/create-desk,flight-extras/flight-extras}.test.ts',
];

/** What the inner loop leaves out: what takes many seconds, or minutes of a wall clock, to prove one thing. */
const slow = [
  'tests/contract/**/*{kills,race,random,lost,stopping,restart,migration}*.test.ts',
  ...contract('{decision,part-change,part-change-answer,trip-adding,turn}-writes'),
  ...contract('allowed-actions', 'changing-last-room', 'demo', 'demo-trips', 'list-plans'),
  ...contract('card-heap', 'full-disk', 'free-space', 'throttling'),
  'server/http/lines.test.ts',
  '{scripts,server/start}/*.test.ts',
  '{server/db,tests/support}/database.test.ts',
];
const leftOut = ['node_modules/**', ...(process.env.QUICK_TESTS === 'true' ? slow : [])];

const [ofThisEngine, ofOtherEngine] =
  process.env.TEST_ENGINE === 'postgres' ? [ofPostgres, ofEmbedded] : [ofEmbedded, ofPostgres];
const engines = [...ofThisEngine, ...ofBothEngines];

/** The tests of Node. Those of the stories need a browser, and have a configuration of their own in .storybook/. */
export default defineConfig({
  plugins: linguiPlugins,
  test: {
    environment: 'node',
    execArgv: ['--import', new URL('tests/support/fixed-today.ts', import.meta.url).href],
    setupFiles: ['tests/support/fixed-seed.ts', 'scripts/test/time-file.ts'],
    // A test may start a database or a server, and share two cores with others that do.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Files of a project that are not isolated share a process and load the modules once; what a file changes in
    // them, it changes back.
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          isolate: false,
          include: [
            '{domain,machines,server,scripts,src}/**/*.test.{ts,tsx}',
            'tests/{architecture,support,model,bench}/**/*.test.ts',
            'stories/**/*.test.ts',
          ],
          exclude: [...leftOut, ...withDatabase, ...engines, ...ofOtherEngine],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          isolate: false,
          include: withDatabase,
          exclude: [...leftOut, ...engines, ...ofOtherEngine, ...apart],
        },
      },
      { extends: true, test: { name: 'engines', isolate: false, include: engines, exclude: leftOut } },
      { extends: true, test: { name: 'apart', include: apart, exclude: leftOut } },
    ],
  },
});
