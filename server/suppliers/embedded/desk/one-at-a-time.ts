import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs the given work, one piece at a time; resolves or rejects like the work. */
export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs pieces of long work in the order in which they arrive. The event loop runs between two of them, so
 * that other events wait for one piece at most.
 */
export function createOneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  const goOn = () => nextTurn();
  return (work) => {
    const result = last.then(work);
    last = result.then(goOn, goOn);
    return result;
  };
}
