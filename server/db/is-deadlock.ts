/** PostgreSQL's code for two transactions that wait for each other, of which it ends one. */
const DEADLOCK = '40P01';

export function isDeadlock(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === DEADLOCK;
}
