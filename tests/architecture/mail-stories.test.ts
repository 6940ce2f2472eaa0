import { expect, it } from 'vitest';
import { MAILS } from '#stories/support/mails/mail-samples.ts';
import { sourceFiles } from './repository-files.ts';

it('each kind of mail has a story', () => {
  const stories = sourceFiles().filter(({ name }) => name.startsWith('stories/mails/'));
  const shown = stories.flatMap(({ text }) =>
    [...text.matchAll(/kind: '(\w+)'/g)].map(([, kind = '']) => kind),
  );
  expect(shown.toSorted()).toEqual([...MAILS.keys()].toSorted());
});
