import 'react-dom/client';

const root = document.getElementById('root');
const { earlyStart } = window;
if (!root || !earlyStart) throw new Error('The page lacks its root or its early script');

// React has been run by now. Between that, the application and its start the page can answer its visitor.
void import('./app/start.tsx').then(({ start }) => setTimeout(() => start(earlyStart, root)));
