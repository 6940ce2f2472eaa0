import { begin } from './app/begin.ts';

const root = document.getElementById('root');
const { earlyStart } = window;
if (!root || !earlyStart) throw new Error('The page lacks its root or its early script');

const beginning = begin(earlyStart);
// A prerendered page shows the session's first state, and has to be met in it.
const isDrawn = root.dataset.prerendered === 'page';
if (!isDrawn) void beginning.then(({ context }) => context.session.start());

// What draws is the largest of the files and arrives last: until then the application is put together. Both are run in
// tasks of their own, between which the page can answer its visitor.
const drawing = import('react-dom/client');
void Promise.all([beginning, import('./app/start.tsx')]).then(([begun, { start }]) => {
  setTimeout(() => start(begun, { root, isDrawn, drawing }));
});
