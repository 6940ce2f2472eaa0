import { setImmediate as nextTurn } from 'node:timers/promises';

/** What the embedded database executes in about 2 ms. */
const STATEMENTS_IN_A_TURN = 8;

/**
 * The embedded database answers without yielding to the event loop: all waiting statements would be answered
 * before any new request is accepted. Called before each statement, this yields after every few of them.
 */
export function createStatementTurns(most = STATEMENTS_IN_A_TURN): () => Promise<void> {
  let inTurn = 0;
  return async () => {
    while (inTurn >= most) await nextTurn();
    inTurn += 1;
    if (inTurn > 1) return;
    setImmediate(() => {
      inTurn = 0;
    });
  };
}
