import { begin } from './app/begin.ts';

const root = document.getElementById('root');
const { earlyStart } = window;
if (!root || !earlyStart) throw new Error('The page lacks its root or its early script');

const beginning = begin(earlyStart);
// A prerendered page shows the session's first state, and has to be met in it.
const isDrawn = root.dataset.prerendered === 'page';
if (!isDrawn) void beginning.then(({ context }) => context.session.start());

// React is run in a task of its own. Between that, the application and its start the page can answer its visitor.
void Promise.all([beginning, import('react-dom/client')]).then(async ([begun]) => {
  const { start } = await import('./app/start.tsx');
  setTimeout(() => start(begun, root, isDrawn));
});
