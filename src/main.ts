import { start } from './app/start.tsx';

const root = document.getElementById('root');
if (!root || !window.earlyStart) throw new Error('The page lacks its root or its early script');
void start(window.earlyStart, root);
