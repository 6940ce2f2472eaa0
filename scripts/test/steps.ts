import { rmSync } from 'node:fs';
import { startPostgres } from '#tests/support/postgres.ts';
import { check, playwright, vitest } from './runners.ts';
import type { Result, Step } from './step.ts';

const quietRedocly = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const shortlyMutated = ['abilities', 'money', 'policy/decision'];
const shortMutation = ['--mutate', shortlyMutated.map((rules) => `domain/${rules}.ts`).join(',')];
/** The tests next to them: others that also use these rules would be loaded for each mutant. */
const shortJudges = shortlyMutated.map((rules) => `domain/${rules}.test.ts`).join(',');
const opensDatabase = ['tests/support/database.ts', 'tests/support/postgres.ts'];
const rooms = ['domain', 'machines', 'openapi', 'scripts', 'server', 'src', 'stories', 'tests'];

/** Everything that `npm test` does, the long steps first, so that the short ones fill the gaps. */
export const steps: Step[] = [
  {
    name: 'unit',
    what: 'the tests of Node, on the embedded database',
    run: () => vitest('unit', []),
  },
  {
    name: 'postgres',
    what: 'the tests with a database, on PostgreSQL',
    // Only tests that open a database: all others would just run twice.
    run: () => onPostgres((env) => vitest('postgres', ['related', ...opensDatabase], env)),
  },
  { name: 'types', what: 'types', run: () => checkTypes('tsconfig.json') },
  {
    name: 'build',
    what: 'the pages for the browser',
    run: () => check('node', ['scripts/test/build.ts']),
  },
  {
    name: 'generated',
    what: 'generated files are up to date',
    run: () => check('node', ['scripts/generate.ts', '--check']),
  },
  {
    name: 'storybook',
    what: 'Storybook as a static site',
    run: () => check('storybook', ['build', '--quiet', '--disable-telemetry']),
  },
  {
    name: 'imports',
    what: 'import directions',
    run: () =>
      check('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...rooms]),
  },
  { name: 'lint', what: 'format and lint', run: () => check('biome', ['check']) },
  { name: 'unused', what: 'unused files, exports and packages', run: () => check('knip', ['--no-progress']) },
  {
    name: 'contract',
    what: 'the rules for the contract',
    run: () => check('redocly', ['lint', 'openapi/openapi.yaml'], quietRedocly),
  },
  {
    name: 'types-core',
    what: 'types of the rooms without a browser and without Node',
    run: () => checkTypes('tsconfig.core.json'),
  },
  {
    name: 'mutation',
    what: 'mutation of the rules, the short run',
    run: () => check('node', ['scripts/mutation.ts', ...shortMutation], { MUTATION_TESTS: shortJudges }),
  },
  {
    name: 'stories',
    what: 'stories as tests',
    alone: true,
    needsBrowser: true,
    run: () => vitest('stories', ['--config', '.storybook/vitest.config.ts']),
  },
  {
    name: 'e2e',
    what: 'journeys in a browser, on PostgreSQL',
    needs: ['build'],
    alone: true,
    needsBrowser: true,
    run: () => onPostgres((env) => playwright('e2e', ['--project', 'e2e'], env)),
  },
  {
    name: 'model',
    what: 'every transition of the charts, in a browser',
    needs: ['build'],
    alone: true,
    needsBrowser: true,
    run: () => {
      rmSync('coverage/model', { recursive: true, force: true });
      return playwright('model', ['--project', 'model-report']);
    },
  },
];

/** The inner loop, `npm test -- --quick`. */
export const quickSteps: Step[] = [
  ...steps.filter(({ name }) => ['types', 'lint'].includes(name)),
  {
    name: 'unit',
    what: 'the tests of Node but the slow ones, on the embedded database',
    run: () => vitest('quick', ['--project', 'node', '--maxWorkers', '2']),
  },
];

/**
 * With the native compiler, by its path, because another tool requires a program of the same name.
 * Single-threaded, because each thread would compute most types again, and other steps use the second
 * processor.
 */
function checkTypes(project: string) {
  const compiler = 'node_modules/@typescript/native/bin/tsc';
  return check('node', [compiler, '-p', project, '--singleThreaded'], { GOGC: '400' });
}

async function onPostgres(test: (env: Record<string, string>) => Promise<Result>): Promise<Result> {
  const { socketUrl, stop } = await startPostgres();
  try {
    return await test({ TEST_ENGINE: 'postgres', TEST_DATABASE_URL: socketUrl() });
  } finally {
    await stop();
  }
}
