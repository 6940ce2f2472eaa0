import { expect, it } from 'vitest';
import { listChangedSteps } from './inner-loop.ts';

const stepsFor = (...files: string[]) => listChangedSteps({ base: 'HEAD', files }).map(({ name }) => name);

it('runs stories for what the browser shows alone', () => {
  expect(stepsFor('server/app.ts')).toEqual(['unit', 'types', 'lint']);
  expect(stepsFor('docs/testing.md', 'src/app/App.tsx')).toEqual([
    'programs',
    'stories',
    'unit',
    'types',
    'lint',
  ]);
  expect(stepsFor('stories/Tokens.module.css')).toContain('stories');
});
