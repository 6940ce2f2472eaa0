import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findOrInstallChromium } from '#tests/support/chromium.ts';
import { findOrInstallNginx } from '#tests/support/nginx.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { hasPostgres } from '#tests/support/postgres-binaries.ts';
import { check, playwright, vitest } from './runners.ts';
import { type Result, type Step, single } from './step.ts';

const quietRedocly = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const shortlyMutated = ['abilities', 'money', 'policy/decision'];
const shortMutation = ['--mutate', shortlyMutated.map((rules) => `domain/${rules}.ts`).join(',')];
/** The tests next to them: others that also use these rules would be loaded for each mutant. */
const shortJudges = shortlyMutated.map((rules) => `domain/${rules}.test.ts`).join(',');
/** A lane is one busy process of two, on more processors as many times that. */
const workers = ['--maxWorkers', String(Math.max(1, Math.floor(availableParallelism() / 2)))];
const rooms = ['domain', 'machines', 'openapi', 'scripts', 'server', 'src', 'stories', 'tests'];

/** Everything that `npm test` does, the slowest steps first, so that the short ones fill the gaps. */
export const steps: Step[] = [
  {
    name: 'programs',
    what: 'a headless browser and nginx, which are installed where they are missing',
    run: providePrograms,
  },
  {
    name: 'postgres',
    what: 'the tests with a database, on PostgreSQL',
    needs: ['programs'],
    run: () =>
      onPostgres((env) => {
        // Without PostgreSQL the other step has run these already.
        const engines = env.TEST_ENGINE ? ['--project', 'engines'] : [];
        return vitest(
          'postgres',
          ['--project', 'database', '--project', 'apart', ...engines, ...workers],
          env,
        );
      }),
  },
  {
    name: 'unit',
    what: 'the other tests of Node, and what depends on the engine on the embedded database',
    run: () => vitest('unit', ['--project', 'plain', '--project', 'engines', ...workers]),
  },
  {
    name: 'built',
    what: 'a story of each file in the built Storybook',
    needs: ['programs'],
    run: () => checkBuiltStories(['--workers', '1']),
  },
  {
    name: 'mutation',
    what: 'mutation of the rules, the short run',
    run: () =>
      check('node', ['scripts/mutation.ts', '--concurrency', '1', ...shortMutation], {
        MUTATION_TESTS: shortJudges,
      }),
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
    name: 'stories',
    what: 'stories as tests',
    needs: ['programs'],
    alone: true,
    run: () => vitest('stories', ['--config', '.storybook/vitest.config.ts']),
  },
  {
    name: 'e2e',
    what: 'journeys in a browser, on PostgreSQL',
    needs: ['build', 'programs'],
    alone: true,
    run: () => onPostgres((env) => playwright('e2e', ['--project', 'e2e'], env)),
  },
  {
    name: 'model',
    what: 'every transition of the charts, in a browser',
    needs: ['build', 'programs'],
    alone: true,
    run: () => {
      rmSync('coverage/model', { recursive: true, force: true });
      return playwright('model', ['--project', 'model-report']);
    },
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

/** Without one of them, each test that needs it fails as well. */
async function providePrograms(): Promise<Result> {
  try {
    process.env.CHROMIUM_PATH = await findOrInstallChromium();
    await findOrInstallNginx();
    return single(true, '');
  } catch (fault) {
    return single(false, fault instanceof Error ? fault.message : String(fault));
  }
}

/** Builds Storybook, and opens stories of it. */
export async function checkBuiltStories(args: string[], env?: Record<string, string>): Promise<Result> {
  const built = await check('storybook', ['build', '--quiet', '--disable-telemetry']);
  if (built.failed > 0) return built;
  const { cpuSeconds, ...opened } = await playwright('built', ['--project', 'stories', ...args], env);
  return { ...opened, cpuSeconds: cpuSeconds && cpuSeconds + (built.cpuSeconds ?? 0) };
}

/** Where no PostgreSQL is to be had, the tests run on the embedded database. */
async function onPostgres(test: (env: Record<string, string>) => Promise<Result>): Promise<Result> {
  if (!hasPostgres()) {
    console.error('There is no PostgreSQL for this platform: the embedded database takes its place.');
    return await test({});
  }
  const { socketUrl, stop } = await startPostgres();
  try {
    return await test({ TEST_ENGINE: 'postgres', TEST_DATABASE_URL: socketUrl() });
  } finally {
    await stop();
  }
}
