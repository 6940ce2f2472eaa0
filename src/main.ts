import { begin } from './app/begin.ts';
import { nextTask } from './app/next-task.ts';

const root = document.getElementById('root');
const { earlyStart } = window;
if (!root || !earlyStart) throw new Error('The page lacks its root or its early script');

const beginning = begin(earlyStart);
// A prerendered page shows the session's first state, and has to be met in it.
const isDrawn = root.dataset.prerendered === 'page';
if (!isDrawn) void beginning.then(({ context }) => context.session.start());

// React, the application and its start are run in tasks of their own.
void Promise.all([beginning, import('react-dom/client')]).then(async ([begun]) => {
  await nextTask();
  const { start } = await import('./app/start.tsx');
  await nextTask();
  await start(begun, root, isDrawn);
});
