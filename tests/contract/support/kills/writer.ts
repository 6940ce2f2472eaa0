import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import type { Member } from '../records.ts';
import { type ClientSession, Journal, type Pending } from './journal.ts';
import { type CallOptions, type CallResult, send, sessionOf } from './send.ts';
import { newOrder, orderCall, tripIdOf } from './trip-order.ts';

/** With fewer, a password change would have no session to end. */
const FEW_SESSIONS = 2;
const MANY_SESSIONS = 6;
const TOO_MANY_REQUESTS = 429;
const CONFLICT = 409;

/**
 * A person who sends one write after the other until the server is gone, and remembers what was acknowledged.
 */
export class Writer {
  readonly journal: Journal;
  readonly member: Member;
  readonly #invited: readonly Member[];
  readonly #random: SeededRandom;
  #passwords = 0;

  constructor(member: Member, password: string, invited: readonly Member[], random: SeededRandom) {
    this.member = member;
    this.journal = new Journal(password);
    this.#invited = invited;
    this.#random = random;
  }

  /** Resolves when the server is gone. */
  async write(address: URL, isGone: () => boolean, onAcknowledged: () => void): Promise<void> {
    for (;;) {
      try {
        if (await this.#writeOnce(address)) onAcknowledged();
      } catch (fault) {
        if (isGone()) return;
        throw fault;
      }
    }
  }

  /** Whether something was written. */
  async #writeOnce(address: URL): Promise<boolean> {
    const { open } = this.journal;
    const some = open.length > 0 ? this.#random.pick(open) : undefined;
    if (!some || open.length < FEW_SESSIONS) return await this.#signIn(address);
    if (open.length >= MANY_SESSIONS) return await this.#signOut(address, some);
    const next = this.#random.between(1, 12);
    if (next <= 2) return await this.#signIn(address);
    if (next <= 4) return await this.#signOut(address, some);
    if (next <= 6) return await this.#changePassword(address, some);
    if (next <= 8) return await this.#order(address, some);
    if (next <= 10) return await this.#cancel(address, some);
    return await this.#invite(address, some);
  }

  async #signIn(address: URL): Promise<true> {
    const { password } = this.journal;
    const body = { email: this.member.email, password };
    const answer = await this.#ask(address, { type: 'signIn' }, 200, {
      method: 'POST',
      path: '/api/auth/login',
      body,
    });
    this.journal.opened(sessionOf(answer));
    return true;
  }

  async #signOut(address: URL, session: ClientSession): Promise<true> {
    const { refreshToken } = session;
    await this.#ask(address, { type: 'signOut', session }, 204, { path: '/api/auth/logout', refreshToken });
    this.journal.end(session);
    return true;
  }

  async #changePassword(address: URL, by: ClientSession): Promise<true> {
    this.#passwords += 1;
    const newPassword = `seven early swallows ${this.#passwords}`;
    await this.#ask(address, { type: 'changePassword', by, newPassword }, 204, {
      method: 'PUT',
      path: `/api/users/${this.member.userId}/password`,
      token: by.token,
      body: { currentPassword: this.journal.password, newPassword },
    });
    this.journal.passwordChanged(newPassword, by);
    return true;
  }

  async #invite(address: URL, { token }: ClientSession): Promise<boolean> {
    const { userId } = this.#random.pick(this.#invited);
    const path = `/api/users/${userId}/sendInvitation`;
    const answer = await this.#ask(address, { type: 'invite', userId }, 204, { method: 'PUT', path, token });
    const isSent = answer.status === 204;
    if (isSent) this.journal.invited(userId, 'sent');
    return isSent;
  }

  /** Rooms and cars may be sold out; that is a valid answer, and nothing was written. */
  async #order(address: URL, { token }: ClientSession): Promise<boolean> {
    const order = await newOrder(address, { token, member: this.member, random: this.#random });
    if (!order) return false;
    const answer = await this.#ask(address, { type: 'order', ...order }, 201, orderCall(order, token));
    if (answer.status !== 201) return false;
    this.journal.tripIds.push(tripIdOf(answer));
    return true;
  }

  /**
   * Trips that are still being booked, or already cancelled, can't be cancelled; that is a valid answer, too.
   */
  async #cancel(address: URL, { token }: ClientSession): Promise<boolean> {
    const { tripIds, cancellations } = this.journal;
    const kept = tripIds.filter((id) => cancellations.get(id) !== 'sent');
    if (kept.length === 0) return false;
    const tripId = this.#random.pick(kept);
    const path = `/api/trips/${tripId}/cancel`;
    const body = { reason: 'The meeting was moved' };
    const answer = await this.#ask(address, { type: 'cancel', tripId }, 200, {
      method: 'POST',
      path,
      token,
      body,
    });
    const isSent = answer.status === 200;
    if (isSent) this.journal.cancelled(tripId, 'sent');
    return isSent;
  }

  /** The limit of invitations may be reached; that is a valid answer, and nothing was written. */
  async #ask(address: URL, pending: Pending, expected: number, sent: CallOptions): Promise<CallResult> {
    this.journal.pending = pending;
    const answer = await send(address, sent);
    const isTooMany = pending.type === 'invite' && answer.status === TOO_MANY_REQUESTS;
    const isTooLate = ['order', 'cancel'].includes(pending.type) && answer.status === CONFLICT;
    if (answer.status !== expected && !isTooMany && !isTooLate) {
      throw new Error(`${pending.type} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    this.journal.pending = null;
    return answer;
  }
}
