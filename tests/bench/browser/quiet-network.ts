import { setTimeout } from 'node:timers/promises';
import type { UnwatchedPage } from './unwatched-page.ts';

const ASKING_EVERY_MS = 100;

/** Waits until a page has neither asked for anything for some time nor waits for an answer. Call before it is opened. */
export function watchNetwork(page: UnwatchedPage): (quietMs: number, limitMs: number) => Promise<void> {
  const underWay = new Set<string>();
  let lastChange = performance.now();
  const note = (change: () => void) => {
    change();
    lastChange = performance.now();
  };
  page.on('Network.requestWillBeSent', ({ requestId }) => note(() => underWay.add(requestId)));
  page.on('Network.loadingFinished', ({ requestId }) => note(() => underWay.delete(requestId)));
  page.on('Network.loadingFailed', ({ requestId }) => note(() => underWay.delete(requestId)));
  return async (quietMs, limitMs) => {
    const until = performance.now() + limitMs;
    while (underWay.size > 0 || performance.now() - lastChange < quietMs) {
      if (performance.now() > until) throw new Error('The page never stopped asking');
      await setTimeout(ASKING_EVERY_MS);
    }
  };
}
