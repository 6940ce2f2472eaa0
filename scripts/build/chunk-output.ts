import type { Rolldown } from 'vite';

const USED_WHOLE = new Set(['react', 'signed-in', 'home', 'records']);

/** How code is divided into files. */
export const chunkOutput = {
  /**
   * Whoever loads one of these uses nearly all of it. They are compiled while they arrive, beside the page, rather than
   * one by one when they are first called: with the first key of a form, for one.
   */
  postBanner: ({ name }) => (USED_WHOLE.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
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
} satisfies Rolldown.OutputOptions;
