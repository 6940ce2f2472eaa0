import type { ColumnType, Generated } from 'kysely';
import type { DeviceOrigin } from '#domain/contract.ts';
import type { Bytes, Instant } from './columns.ts';

interface SessionsTable {
  id: string;
  user_id: string;
  company_user_id: string;
  /** The company that the session acts in; for a site-admin it may be one that they are no member of. */
  company_id: string;
  /** Which refresh token is the current one; counts up at each rotation. */
  generation: Generated<number>;
  rotated_at: Instant;
  created_at: Instant;
  expires_at: Instant;
  ended_at: Generated<Instant | null>;
  end_reason: Generated<SessionEndReason | null>;
  /** Null for older sessions. */
  origin: ColumnType<DeviceOrigin | null, string | null | undefined, never>;
}

export type SessionEndReason =
  | 'signed_out'
  | 'token_reused'
  | 'password_changed'
  | 'password_reset'
  | 'set_inactive'
  | 'ended_by_owner'
  | 'ended_by_admin';

interface ThrottlesTable {
  key: string;
  attempts: ColumnType<Date[], Date[], Date[]>;
}

export type CallKind = 'calls' | 'searches';

interface CallCountsTable {
  user_id: string;
  kind: CallKind;
  minute: Instant;
  calls: number;
}

export type PasswordLinkPurpose = 'reset' | 'invitation';

interface PasswordLinksTable {
  /** A keyed hash of the token, which only the mail contains. Used links are deleted. */
  token_hash: Bytes;
  user_id: string;
  purpose: PasswordLinkPurpose;
  expires_at: Instant;
}

export interface SessionTables {
  sessions: SessionsTable;
  throttles: ThrottlesTable;
  call_counts: CallCountsTable;
  password_links: PasswordLinksTable;
}
