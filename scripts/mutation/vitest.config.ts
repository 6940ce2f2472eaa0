import { defineConfig } from 'vitest/config';

/** The tests of the contract that open, keep and end sessions. */
const sessions =
  '{act-as-company,audit,change-password,clean-records,immediate-effect,login,logout,password-reset,refresh,throttling}';

const judges = [
  '{domain,machines}/**/*.test.ts',
  'server/features/{auth,permissions}/**/*.test.ts',
  `tests/contract/${sessions}.test.ts`,
];

/**
 * The tests that judge mutated rules; none needs the browser's build. A short run names fewer here, because
 * Stryker's own `--testFiles` switches mutants of module constants on too late.
 */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: {
    execArgv: ['--import', new URL('../../tests/support/fixed-today.ts', import.meta.url).href],
    include: process.env.MUTATION_TESTS?.split(',') ?? judges,
  },
});
