import { afterEach, beforeAll, expect } from 'vitest';
import type { ContractApp } from './contract-app.ts';
import { databaseState } from './database-state.ts';

/** After each test of the file the database is unchanged; setup of the file has to come before. */
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
