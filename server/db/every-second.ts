const SECOND_MS = 1000;

/** Answers what ends it, after the work that is under way. Work that fails is tried again a second later. */
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
