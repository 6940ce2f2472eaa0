import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ExternalBookingRequest, OfflineRequest, Role, TravelPolicy, Trip } from '#domain/contract.ts';
import { type Answer, call } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import { dayAhead } from './flights.ts';
import { getTrip } from './orders.ts';
import { insertTravelerUnder } from './policies.ts';
import { insertCompany, insertMember, type Member } from './records.ts';
import { openSession } from './sessions.ts';
import { setColumns } from './set-columns.ts';

export const AGENCY = 'desk@agency.example';
export const PRICE = { amount: 240_00, currency: 'CHF' };

type Policies = Partial<{ [Kind in 'flight' | 'hotel' | 'car']: Partial<TravelPolicy[Kind]> }>;

/** What is asked of the contract with a trip. */
interface TripCallOptions {
  version?: number;
  /** The idempotency key. */
  key?: string;
  body: object;
}

/** A company whose traveler asks for something in words, with an arranger who works on it. */
export class RequestDesk {
  readonly #opened: ContractApp;
  readonly traveler: Member;
  readonly arranger: Member;
  readonly approver: Member;

  private constructor(opened: ContractApp, people: Pick<RequestDesk, 'traveler' | 'arranger' | 'approver'>) {
    this.#opened = opened;
    this.traveler = people.traveler;
    this.arranger = people.arranger;
    this.approver = people.approver;
  }

  static async open(opened: ContractApp, policies: Policies = {}): Promise<RequestDesk> {
    opened.discardJobs();
    const companyId = await insertCompany(opened.db, { name: `Home ${randomUUID()}` });
    const traveler = await insertTravelerUnder(opened.db, companyId, policies);
    const arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    const approver = await insertMember(opened.db, { companyId, role: 'traveler' });
    await setColumns(opened.db, 'company_users', traveler.companyUserId, {
      level1_approver_id: approver.companyUserId,
    });
    return new RequestDesk(opened, { traveler, arranger, approver });
  }

  async member(role: Role): Promise<Member> {
    return await insertMember(this.#opened.db, { companyId: this.traveler.companyId, role });
  }

  async send(as: Member, url: string, { version, key, body }: TripCallOptions): Promise<Answer> {
    const { token } = await openSession(this.#opened.deps, as);
    const headers = {
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    return await call(this.#opened.app, { method: 'POST', url: `/api/trips${url}`, token, headers, body });
  }

  async ask(
    changes: Partial<OfflineRequest> = {},
    { as = this.traveler, key = randomUUID() }: { as?: Member; key?: string } = {},
  ): Promise<Answer> {
    const { token } = await openSession(this.#opened.deps, as);
    const body = requestBody(this.traveler, changes);
    const headers = { 'idempotency-key': key };
    const url = '/api/trips/offlineRequest';
    return await call(this.#opened.app, { method: 'POST', url, token, headers, body });
  }

  /** A request that is open. */
  async asked(changes: Partial<OfflineRequest> = {}, as?: Member): Promise<Trip> {
    return tripIn(await this.ask(changes, as && { as }), 201);
  }

  async record(
    { _id, version }: Pick<Trip, '_id' | 'version'>,
    changes: Partial<ExternalBookingRequest> = {},
    as = this.arranger,
  ): Promise<Answer> {
    return await this.send(as, `/${_id}/extBookings`, { version, body: bookingBody(changes) });
  }

  /** With a booking that is recorded, and confirmed unless it waits for an approval. */
  async recorded(trip: Trip, changes: Partial<ExternalBookingRequest> = {}): Promise<Trip> {
    tripIn(await this.record(trip, changes));
    await this.#opened.workOff(2);
    return await this.read(trip, this.arranger);
  }

  async write(
    { _id }: Pick<Trip, '_id'>,
    as: Member,
    text = 'Would an evening train do?',
    key: string = randomUUID(),
  ): Promise<Answer> {
    return await this.send(as, `/${_id}/messages`, { key, body: { text } });
  }

  async close({ _id }: Pick<Trip, '_id'>, as = this.arranger, reason = 'All is booked'): Promise<Answer> {
    return await this.send(as, `/${_id}/close`, { body: { reason } });
  }

  async cancelBooking(
    { _id, version, parts }: Pick<Trip, '_id' | 'version' | 'parts'>,
    {
      penalty = { amount: 40_00, currency: 'CHF' },
      as = this.arranger,
      partId = parts.at(-1)?._id ?? '',
    } = {},
  ): Promise<Answer> {
    const body = { reason: 'The traveller is ill', penalty };
    return await this.send(as, `/${_id}/extBookings/${partId}/cancel`, { version, body });
  }

  async read({ _id }: Pick<Trip, '_id'>, as = this.traveler): Promise<Trip> {
    return await getTrip(this.#opened, as, _id);
  }
}

export function requestBody(traveler: Member, changes: Partial<OfflineRequest> = {}): OfflineRequest {
  return {
    travelers: [traveler.companyUserId],
    kinds: ['rail', 'hotel'],
    startsOn: dayAhead(20),
    endsOn: dayAhead(22),
    places: ['Zürich', 'Milan'],
    text: 'Two seats at a table on a morning train',
    purpose: 'client-visit',
    ...changes,
  };
}

export function bookingBody(changes: Partial<ExternalBookingRequest> = {}): ExternalBookingRequest {
  return {
    service: 'rail',
    supplier: 'SBB',
    locator: 'EC317',
    startsOn: dayAhead(20),
    endsOn: dayAhead(20),
    price: PRICE,
    ...changes,
  };
}

export function tripIn({ status, body }: Answer, expected = 200): Trip {
  expect({ status, body }).toMatchObject({ status: expected });
  return body as Trip; // the contract has checked it
}
