import { setImmediate as nextTurn } from 'node:timers/promises';

/** Does what it is given, one at a time; result and fault are those of the work. */
export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Pieces of long work in the order in which they come. Between two of them the event loop goes on, so that whatever
 * has come in meanwhile waits for one piece and not for all.
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
