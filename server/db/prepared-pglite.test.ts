import { expect, it } from 'vitest';
import { createStatementTurns } from './prepared-pglite.ts';

it('yields to the event loop after every few statements, which stay in order', async () => {
  const myTurn = createStatementTurns(2);
  let rounds = 0;
  const goRound = () => {
    rounds += 1;
    going = setImmediate(goRound);
  };
  let going = setImmediate(goRound);
  const statements = ['one', 'two', 'three', 'four', 'five'].map(async (name) => {
    await myTurn();
    return [name, rounds];
  });
  expect(await Promise.all(statements)).toEqual([
    ['one', 0],
    ['two', 0],
    ['three', 1],
    ['four', 1],
    ['five', 2],
  ]);
  clearImmediate(going);
});
