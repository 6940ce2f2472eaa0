import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table sessions add column origin jsonb',
  'alter table sessions drop constraint sessions_end_reason_check',
  `alter table sessions add constraint sessions_end_reason_check check (
    end_reason in ('signed_out', 'token_reused', 'password_changed', 'password_reset', 'set_inactive', 'ended_by_owner',
      'ended_by_admin')
  )`,
];

export const sessionOriginsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
