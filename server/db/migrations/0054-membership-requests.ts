import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  `alter table profile_change_requests
    add column company_user_id uuid references company_users on delete cascade,
    drop constraint profile_change_requests_user_id_section_key,
    add unique nulls not distinct (user_id, section, company_user_id)`,
  'create index profile_change_requests_by_company_user on profile_change_requests (company_user_id)',
];

/** People can also ask for a change of a membership: one request for each of them. */
export const membershipRequestsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
