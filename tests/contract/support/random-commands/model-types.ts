import type { Role } from '#domain/contract.ts';

/** A company that a person works for; in the order in which sign-in prefers them. */
export interface Membership {
  companyUserId: string;
  companyId: string;
  role: Role;
  active: boolean;
  lastUsedAt: number | null;
}

export interface Person {
  userId: string;
  email: string;
  password: string;
  needsPasswordChange: boolean;
  active: boolean;
  memberships: readonly Membership[];
}

/** The expected row of a session in the database. */
export interface ModelSession {
  sessionId: string;
  person: Person;
  companyUserId: string;
  companyId: string;
  generation: number;
  createdAt: number;
  rotatedAt: number;
  expiresAt: number;
  endReason: 'signed_out' | 'token_reused' | 'password_changed' | null;
}

export interface Cookie {
  sessionId: string;
  generation: number;
}

/** The claims of an access token. */
export interface Claims {
  sessionId: string;
  userId: string;
  companyUserId: string;
  companyId: string;
  expiresAtSecond: number;
}

/** The data of a session that a tab receives. */
export interface Session {
  userId: string;
  companyUserId: string;
  companyId: string;
  needsPasswordChange: boolean;
}

/** An answer of the server; the rest belongs to status 200. */
export interface ModelAnswer {
  status: number;
  claims?: Claims;
  session?: Session;
  cookie?: Cookie;
}
