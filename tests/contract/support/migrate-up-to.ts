import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect } from 'vitest';
import { migrations } from '#server/db/migrations/migrations.ts';
import type { Database } from '#server/db/schema.ts';

/** Migrates a database as the version did whose last migration this is. */
export async function migrateUpTo(db: Kysely<Database>, last: string): Promise<void> {
  const upTo = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => upTo } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
}
