import { expect } from 'vitest';
import type { CancellationQuote, Trip } from '#domain/contract.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { callOf } from './booked-stays.ts';
import { type Answer, call } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import type { Member } from './records.ts';
import { openSession } from './sessions.ts';

export const REASON = 'The meeting was moved';
export const NOTHING = { amount: 0, currency: 'CHF' };

export interface Canceller {
  quote(tripId: string): Promise<CancellationQuote['parts']>;
  cancel(tripId: string, more?: object): Promise<Answer>;
  /** The trip after it was cancelled; a refusal is a failure. */
  cancelled(tripId: string, more?: object): Promise<Trip>;
  stored(tripId: string): Promise<Trip>;
  /** What the supplier says of a booking. */
  atDesk(reference: string | undefined): Promise<string>;
  /** So that the company's clock is as long after an instant. */
  moveClockBehind(instant: string | undefined, minutes: number): Promise<void>;
}

/** What a person does who cancels their own trips. */
export function cancellerOf({ app, deps }: ContractApp, member: Member): Canceller {
  const send = async (url: string, body?: object): Promise<Answer> => {
    const { token } = await openSession(deps, member);
    return await call(app, { url, token, ...(body && { method: 'POST', body }) });
  };
  const found = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const cancel = (tripId: string, more: object = {}) =>
    send(`/api/trips/${tripId}/cancel`, { reason: REASON, ...more });
  return {
    quote: async (tripId) =>
      ((await found(send(`/api/trips/${tripId}/cancellation`))) as CancellationQuote).parts,
    cancel,
    cancelled: async (tripId, more) => (await found(cancel(tripId, more))) as Trip,
    stored: async (tripId) => (await found(send(`/api/trips/${tripId}`))) as Trip,
    async atDesk(reference = '') {
      const answer = await deps.suppliers.hotels.lookUp(reference, await callOf(deps, member.companyId));
      return answer.outcome === 'found' ? answer.booking.status : answer.outcome;
    },
    async moveClockBehind(instant = '', minutes) {
      const ahead = Math.ceil((Date.parse(instant) - deps.clock.now().getTime()) / 60_000);
      const switches = { ...NO_SWITCHES, clockOffsetMinutes: ahead + minutes };
      await saveSwitches(deps.db, member.companyId, switches);
    },
  };
}

/** Until nothing follows from anything any more. */
export async function workAllOff(opened: ContractApp): Promise<void> {
  for (let round = 0; round < 5; round += 1) await opened.workOff();
}

export const statusesOf = ({ status, parts }: Trip) => [status, ...parts.map((part) => part.status)];
