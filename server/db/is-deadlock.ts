/** PostgreSQL's code for a deadlock of two transactions, one of which it aborts. */
const DEADLOCK = '40P01';

export function isDeadlock(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === DEADLOCK;
}
