import { check } from './runners.ts';
import type { Step } from './step.ts';
import { checkBuiltStories, steps } from './steps.ts';

/** Nothing runs beside these, because kills and races depend on the load. */
const run = (name: string, what: string, script = `scripts/${name}.ts`): Step => ({
  name,
  what,
  alone: true,
  run: () => check('node', [script], {}, 24 * 60),
});

/** `npm test -- --long`, which a release needs besides `npm test`. */
export const longSteps: Step[] = [
  ...steps.filter(({ name }) => name === 'programs'),
  {
    name: 'built',
    what: 'all stories in the built Storybook',
    needs: ['programs'],
    alone: true,
    run: () => checkBuiltStories([], { ALL_STORIES: 'true' }),
  },
  run('mutation', 'mutation of all rules'),
  run('dates', 'the quick tests on two dozen days', 'scripts/test/dates.ts'),
  run('races', 'the races, at full length'),
  run('kills', 'the kills, at full length'),
  run('random-commands', 'the random commands, at full length'),
];
