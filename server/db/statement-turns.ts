import { setImmediate as nextTurn } from 'node:timers/promises';

/** What the embedded database does in some 2 ms. */
const STATEMENTS_IN_A_TURN = 8;

/**
 * The embedded database answers at once, without the event loop: however many statements wait, all would be answered
 * before anybody new is heard. Asked before each statement, this lets the loop go on after every few of them.
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
