import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table sessions drop constraint sessions_end_reason_check',
  `alter table sessions add constraint sessions_end_reason_check check (
    end_reason in ('signed_out', 'token_reused', 'password_changed', 'password_reset', 'set_inactive')
  )`,
  // Sessions of people who are inactive now would start to work again once they are activated.
  `update sessions s set ended_at = now(), end_reason = 'set_inactive'
    from users u, company_users m
    where u.id = s.user_id and m.id = s.company_user_id and s.ended_at is null and not (u.active and m.active)`,
];

export const sessionsOfInactiveMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
