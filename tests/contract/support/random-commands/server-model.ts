import type { Role } from '#domain/contract.ts';
import { AttemptsModel } from './attempts-model.ts';
import type { Claims, Cookie, ModelAnswer, ModelSession, Person, Membership, Session } from './model-types.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const IDLE_MS = 7 * DAY;
const LIFETIME_MS = 30 * DAY;
const FORGIVEN_MS = 10 * SECOND;
const TOKEN_SECONDS = 15 * 60;
const ADDRESS = 'the one address that all requests come from';

/** The rules of sessions and passwords, in as few lines as possible, without a database. */
export class ServerModel {
  readonly people: readonly Person[];
  readonly companyIds: readonly string[];
  readonly sessions = new Map<string, ModelSession>();
  readonly audit = new Map<string, number>();
  readonly #byAddress = new AttemptsModel(100);
  readonly #byPair = new AttemptsModel(10);
  readonly #byAccount = new AttemptsModel(50);
  readonly #currentPassword = new AttemptsModel(10);
  readonly #now: () => number;

  constructor(people: readonly Person[], companyIds: readonly string[], now: () => number) {
    this.people = people;
    this.companyIds = companyIds;
    this.#now = now;
  }

  /** `sessionId` was chosen by the server; the session of the cookie ends. */
  signIn(email: string, password: string, sessionId: string, cookie: Cookie | null): ModelAnswer {
    const now = this.#now();
    const counted = [
      [this.#byAddress, ADDRESS],
      [this.#byPair, email],
      [this.#byAccount, email],
    ] as const;
    // An attempt that one of the limits refuses does not count against the next limit.
    if (!counted.every(([attempts, subject]) => attempts.reserve(subject, now))) return { status: 429 };
    const person = this.people.find((one) => one.email === email);
    const membership = person?.password === password && person.active ? startOf(person) : undefined;
    if (!person || !membership) return this.#refuse('session.refused', 401);
    this.#byPair.clear(email);
    this.#byAccount.refund(email, now);
    this.#byAddress.refund(ADDRESS, now);
    const expiresAt = now + IDLE_MS;
    const { companyUserId, companyId } = membership;
    const at = { createdAt: now, rotatedAt: now, expiresAt, endReason: null };
    const session = { sessionId, person, companyUserId, companyId, generation: 1, ...at };
    this.sessions.set(sessionId, session);
    membership.lastUsedAt = now;
    this.#record('session.opened');
    this.signOut(cookie);
    return { status: 200, ...this.#grant(session), cookie: { sessionId, generation: 1 } };
  }

  refresh(cookie: Cookie | null): ModelAnswer {
    if (!cookie) return { status: 204 };
    const session = this.sessions.get(cookie.sessionId);
    const generation = session && this.#rotate(session, cookie.generation);
    if (!session || generation === undefined || !this.#isUsable(session)) return { status: 401 };
    return { status: 200, ...this.#grant(session), cookie: { ...cookie, generation } };
  }

  signOut(cookie: Cookie | null): ModelAnswer {
    const session = cookie && this.sessions.get(cookie.sessionId);
    if (session?.endReason === null) {
      session.endReason = 'signed_out';
      this.#record('session.ended');
    }
    return { status: 204 };
  }

  actAs(claims: Claims, companyId: string): ModelAnswer {
    const session = this.#authenticate(claims);
    if (!session) return { status: 401 };
    if (session.person.needsPasswordChange) return { status: 403 };
    const own = session.person.memberships.find((membership) => membership.companyId === companyId && membership.active);
    const mayAnywhere = roleIn(session) === 'site-admin' && this.companyIds.includes(companyId);
    if (!own && !mayAnywhere) return { status: 404 };
    session.companyId = companyId;
    session.companyUserId = own?.companyUserId ?? session.companyUserId;
    const used = session.person.memberships.find((membership) => membership.companyUserId === session.companyUserId);
    if (used) used.lastUsedAt = this.#now();
    this.#record('session.companyChanged');
    return { status: 200, ...this.#grant(session) };
  }

  readUser(claims: Claims, userId: string): ModelAnswer {
    const session = this.#authenticate(claims);
    if (!session) return { status: 401 };
    if (session.person.needsPasswordChange) return { status: 403 };
    return { status: this.#mayRead(session, userId) ? 200 : 404 };
  }

  changePassword(claims: Claims, userId: string, current: string, next: string): ModelAnswer {
    const caller = this.#authenticate(claims);
    if (!caller) return { status: 401 };
    const person = this.people.find((one) => one.userId === userId);
    if (!person || !this.#mayRead(caller, userId)) return { status: 404 };
    const isOwn = person === caller.person;
    if (!isOwn && roleIn(caller) !== 'site-admin') return { status: 403 };
    if (isOwn && next === current) return { status: 422 };
    if (!this.#currentPassword.reserve(caller.person.userId, this.#now())) return { status: 429 };
    if (current !== caller.person.password) return this.#refuse('password.refused', 422);
    this.#currentPassword.clear(caller.person.userId);
    person.password = next;
    person.needsPasswordChange = !isOwn;
    for (const session of this.sessions.values()) {
      const isOpen = session.person === person && session.endReason === null;
      if (isOpen && session !== caller) session.endReason = 'password_changed';
    }
    this.#record('password.changed');
    return { status: 204 };
  }

  /** The generation that is valid from now on; undefined when there is none for this token. */
  #rotate(session: ModelSession, generation: number): number | undefined {
    const now = this.#now();
    if (session.endReason !== null) return undefined;
    if (generation === session.generation) {
      if (!this.#isUsable(session)) return undefined;
      session.generation += 1;
      session.rotatedAt = now;
      session.expiresAt = Math.min(now + IDLE_MS, session.createdAt + LIFETIME_MS);
      return session.generation;
    }
    const isRecent = now - session.rotatedAt <= FORGIVEN_MS;
    if (isRecent && generation === session.generation - 1) return session.generation;
    session.endReason = 'token_reused';
    this.#record('session.reuseDetected');
    return undefined;
  }

  #authenticate(claims: Claims): ModelSession | undefined {
    const session = this.sessions.get(claims.sessionId);
    const isCurrent =
      session?.companyUserId === claims.companyUserId && session.companyId === claims.companyId;
    const isFresh = claims.expiresAtSecond * SECOND > this.#now();
    return session && isCurrent && isFresh && this.#isUsable(session) ? session : undefined;
  }

  #isUsable(session: ModelSession): boolean {
    const membership = membershipOf(session);
    const isAllowedThere = membership?.companyId === session.companyId || roleIn(session) === 'site-admin';
    const isOpen = session.endReason === null && session.expiresAt > this.#now();
    return isOpen && session.person.active && membership?.active === true && isAllowedThere;
  }

  #mayRead(session: ModelSession, userId: string): boolean {
    const role = roleIn(session);
    if (role === 'site-admin' || session.person.userId === userId) return true;
    const other = this.people.find((person) => person.userId === userId);
    const isColleague = other?.memberships.some(({ companyId }) => companyId === session.companyId) ?? false;
    return role !== 'traveler' && isColleague;
  }

  #grant(session: ModelSession): { claims: Claims; session: Session } {
    const { sessionId, companyUserId, companyId, person } = session;
    const expiresAtSecond = Math.floor(this.#now() / SECOND) + TOKEN_SECONDS;
    const { userId, needsPasswordChange } = person;
    return {
      claims: { sessionId, companyUserId, companyId, userId, expiresAtSecond },
      session: { userId, companyUserId, companyId, needsPasswordChange },
    };
  }

  #refuse(action: string, status: number): ModelAnswer {
    this.#record(action);
    return { status };
  }

  #record(action: string): void {
    this.audit.set(action, (this.audit.get(action) ?? 0) + 1);
  }
}

/** The membership with which a sign-in starts: the one that was used last, else the first. */
function startOf({ memberships }: Person): Membership | undefined {
  const usable = memberships.filter(({ active }) => active);
  const [start] = usable.toSorted((one, other) => (other.lastUsedAt ?? 0) - (one.lastUsedAt ?? 0));
  return start;
}

function membershipOf({ person, companyUserId }: ModelSession): Membership | undefined {
  return person.memberships.find((membership) => membership.companyUserId === companyUserId);
}

function roleIn(session: ModelSession): Role | undefined {
  return membershipOf(session)?.role;
}
