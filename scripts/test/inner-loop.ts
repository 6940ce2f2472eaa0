import { type Change, readChange } from './changed-files.ts';
import { check, vitest } from './runners.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';

const quick = { QUICK_TESTS: 'true' };
const ofStories = ['--config', '.storybook/vitest.config.ts'];
const oneWorker = ['--maxWorkers', '1'];

/** `npm test -- --quick` */
export const quickSteps: Step[] = [
  ...pick('types', 'lint'),
  {
    name: 'unit',
    what: 'the tests of Node but the slow ones, on the embedded database',
    alone: true,
    run: () => vitest('quick', ['--maxWorkers', '2'], quick),
  },
];

/** `npm test -- --changed` */
export function listChangedSteps(change: Change = readChange()): Step[] {
  const since = [`--changed=${change.base}`, ...oneWorker];
  const touches = (rooms: RegExp) => change.files.some((file) => rooms.test(file));
  const stories: Step = {
    name: 'stories',
    what: 'the stories that the change touches',
    needs: ['programs'],
    run: () => vitest('changed-stories', [...ofStories, ...since], {}, true),
  };
  return [
    ...(touches(/^(src|stories|\.storybook)\//) ? [...pick('programs'), stories] : []),
    {
      name: 'unit',
      what: 'the tests of Node that the change touches, but the slow ones',
      run: () => vitest('changed', since, quick, true),
    },
    ...pick('types'),
    {
      name: 'lint',
      what: 'format and lint of the changed files',
      run: () => check('biome', ['check', '--no-errors-on-unmatched', ...change.files]),
    },
  ];
}

function pick(...names: string[]): Step[] {
  return steps.filter(({ name }) => names.includes(name));
}
