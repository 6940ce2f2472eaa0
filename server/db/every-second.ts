const SECOND_MS = 1000;

/** Returns a function that stops it after the current run. A failed run is repeated a second later. */
export function everySecond(work: () => Promise<void>): () => Promise<void> {
  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = working.then(work).catch(() => undefined);
  }, SECOND_MS).unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
