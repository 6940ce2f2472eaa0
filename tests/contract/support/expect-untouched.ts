import { afterEach, beforeAll, expect } from 'vitest';
import type { ContractApp } from './contract-app.ts';
import { databaseState } from './database-state.ts';

/** After each test of the file the database is what it was before; what the file fills it with comes first. */
export function expectUntouched(opened: () => ContractApp): void {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await databaseState(opened().db);
  });
  afterEach(async () => {
    const [earlier, now] = [before, await databaseState(opened().db)];
    before = now;
    expect(now).toEqual(earlier);
  });
}
