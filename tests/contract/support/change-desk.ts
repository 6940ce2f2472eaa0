import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { expect } from 'vitest';
import type {
  HotelDetailsAnswer,
  PartChange,
  PartChangeQuote,
  PartChangeRequest,
  TravelPolicy,
  Trip,
  TripPartRequest,
} from '#domain/contract.ts';
import { insertPolicies } from '#server/features/policies/policy-repository.ts';
import { NO_RULES } from '#tests/support/policy-examples.ts';
import { type Answer, call } from './call.ts';
import type { TraceScope } from './change-traces.ts';
import type { ContractApp } from './contract-app.ts';
import { ALWAYS } from './decision-calls.ts';
import { bookedTrip, insertFlyer } from './flight-orders.ts';
import { dayAhead } from './flights.ts';
import { detailsBody } from './hotels.ts';
import { checkedOffer, createdTrip, getTrip, HOTELS, orderBody, sendOrder } from './orders.ts';
import { insertCompany, insertMember, type Member } from './records.ts';
import { openSession } from './sessions.ts';
import { setColumns } from './set-columns.ts';

type Rules = { [Kind in 'flight' | 'hotel' | 'car']?: Partial<TravelPolicy[Kind]> };

interface StaySpec {
  /** So many nights after the first one of this desk. */
  after?: number;
  nights?: number;
  propertyId?: string;
  isRefundable?: boolean;
  isDearest?: boolean;
}

interface ChangeMore extends Partial<Omit<PartChangeRequest, 'part' | 'reason'>> {
  /** Explicitly undefined for a change without any. */
  reason?: PartChangeRequest['reason'];
  as?: Member;
  key?: string;
}

/** The nights of each desk at the hotel with one room of each kind; after the last ones, the first are used again. */
const NIGHTS_OF_A_DESK = 8;
const FIRST_NIGHT = 3;
const LAST_NIGHT = 300;
const nextNights = new WeakMap<ContractApp, number>();

/** A company whose traveler changes what is booked, with the two who may have to approve it. */
export class ChangeDesk {
  readonly traveler: Member;
  readonly first: Member;
  readonly second: Member;
  readonly night: number;
  readonly #opened: ContractApp;

  private constructor(opened: ContractApp, people: Pick<ChangeDesk, 'traveler' | 'first' | 'second'>) {
    this.#opened = opened;
    this.traveler = people.traveler;
    this.first = people.first;
    this.second = people.second;
    this.night = nextNights.get(opened) ?? FIRST_NIGHT;
    const next = this.night + NIGHTS_OF_A_DESK;
    nextNights.set(opened, next < LAST_NIGHT ? next : FIRST_NIGHT);
  }

  static async open(opened: ContractApp): Promise<ChangeDesk> {
    opened.discardJobs();
    const companyId = await insertCompany(opened.db, { name: `Home ${randomUUID()}` });
    const traveler = await insertFlyer(opened, { companyId, role: 'traveler' });
    const first = await insertMember(opened.db, { companyId, role: 'traveler' });
    const second = await insertMember(opened.db, { companyId, role: 'traveler' });
    await setColumns(opened.db, 'company_users', traveler.companyUserId, {
      level1_approver_id: first.companyUserId,
      level2_approver_id: second.companyUserId,
    });
    return new ChangeDesk(opened, { traveler, first, second });
  }

  /** Where to look for what a change has left. */
  get traced(): TraceScope {
    const people = [this.traveler, this.first, this.second];
    return { companyId: this.traveler.companyId, addresses: people.map(({ email }) => email) };
  }

  /** From now on the traveler has a policy that restricts nothing but what is said. */
  async judgeBy({ flight, hotel, car }: Rules): Promise<void> {
    const { db } = this.#opened;
    const _id = randomUUIDv7();
    const rules = {
      flight: { ...NO_RULES.flight, ...flight },
      hotel: { ...NO_RULES.hotel, ...hotel },
      car: { ...NO_RULES.car, ...car },
    };
    const company = { id: this.traveler.companyId, currency: 'CHF' };
    await insertPolicies(db, company, [{ _id, name: _id, isDefault: false, ...rules }]);
    await setColumns(db, 'company_users', this.traveler.companyUserId, { travel_policy_id: _id });
  }

  /** The cheapest rate for a stay, one that is refunded unless another is wanted, as a part. */
  async stay({ isDearest = false, ...wanted }: StaySpec = {}): Promise<TripPartRequest> {
    const rates = await this.rates(wanted);
    const rate = (isDearest ? rates.at(-1) : rates[0]) ?? expect.fail('There is no such rate');
    return { kind: 'hotel', offer: await checkedOffer(this.#opened, this.traveler, rate.offer) };
  }

  /** The cheapest first. */
  async rates({
    after = 0,
    nights = 1,
    propertyId = HOTELS.onlyRoom,
    isRefundable = true,
  }: Omit<StaySpec, 'isDearest'> = {}): Promise<HotelDetailsAnswer['options']> {
    const checkIn = this.night + after;
    const days = { checkIn: dayAhead(checkIn), checkOut: dayAhead(checkIn + nights) };
    const body = detailsBody([this.traveler.companyUserId], propertyId, days);
    const answer = await this.#post(this.traveler, '/api/booking/hotel/details', body);
    const { options } = answer.body as HotelDetailsAnswer; // the contract has checked it
    return options
      .filter(({ room }) => room.refundable === isRefundable)
      .toSorted((one, other) => one.price.amount - other.price.amount);
  }

  /** A trip that is booked, with a stay unless something else is said. */
  async booked(...parts: TripPartRequest[]): Promise<Trip> {
    const wanted = parts.length > 0 ? parts : [await this.stay()];
    const body = orderBody(this.traveler, '', { parts: wanted });
    return await this.settled(createdTrip(await sendOrder(this.#opened, this.traveler, body)));
  }

  async quote(trip: Trip, part: TripPartRequest, as = this.traveler, position = 0): Promise<Answer> {
    return await this.#post(as, `${urlOf(trip, position)}/quote`, { part });
  }

  /** What a change would cost; a refusal is a failure. */
  async quoted(trip: Trip, part: TripPartRequest, position = 0): Promise<PartChangeQuote> {
    const { status, body } = await this.quote(trip, part, this.traveler, position);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as PartChangeQuote; // the contract has checked it
  }

  /** Agrees to what the quote shows, unless something else is said, with a reason if it needs an approval. */
  async change(trip: Trip, part: TripPartRequest, more: ChangeMore = {}, position = 0): Promise<Answer> {
    const { as = this.traveler, key = randomUUID(), ...said } = more;
    const agreed = said.agreed ?? (await this.agreedTo(trip, part, position));
    const reason = said.levels?.length && { reason: { code: 'closerToMeeting' } };
    const body = { part, levels: [], ...reason, ...said, agreed };
    return await this.#post(as, urlOf(trip, position), body, { 'idempotency-key': key });
  }

  async agreedTo(trip: Trip, part: TripPartRequest, position = 0): Promise<PartChangeRequest['agreed']> {
    const { after, penalty } = await this.quoted(trip, part, position);
    return { price: after, penalty };
  }

  /** The trip after its change was requested; a refusal is a failure. */
  async changed(trip: Trip, part: TripPartRequest, more: ChangeMore = {}, position = 0): Promise<Trip> {
    return tripIn(await this.change(trip, part, more, position));
  }

  async decide(decision: 'approve' | 'reject', as: Member, trip: Trip, more: object = {}): Promise<Answer> {
    const comment = decision === 'reject' ? { comment: 'Stay as planned' } : {};
    const body = { version: trip.version, ...comment, ...more };
    return await this.#post(as, `/api/trips/${trip._id}/changes/${lastChange(trip)._id}/${decision}`, body);
  }

  async withdraw(trip: Trip, as = this.traveler): Promise<Answer> {
    const url = `/api/trips/${trip._id}/changes/${lastChange(trip)._id}/withdraw`;
    return await this.#post(as, url);
  }

  async cancel(trip: Trip, part?: string): Promise<Answer> {
    const body = { reason: 'The meeting was moved', parts: part === undefined ? undefined : [part] };
    return await this.#post(this.traveler, `/api/trips/${trip._id}/cancel`, body);
  }

  async read({ _id }: Pick<Trip, '_id'>, as = this.traveler): Promise<Trip> {
    return await getTrip(this.#opened, as, _id);
  }

  /** After all that is under way. */
  async settled({ _id }: Pick<Trip, '_id'>): Promise<Trip> {
    return await bookedTrip(this.#opened, this.traveler, { _id });
  }

  /** What the suppliers have in their books for the company. */
  async books() {
    return await this.#opened.db
      .selectFrom('embedded_bookings')
      .select(['kind', 'status', 'key', 'price as amount'])
      .where('company_id', '=', this.traveler.companyId)
      .orderBy('kind')
      .orderBy('reference')
      .execute();
  }

  async #post(as: Member, url: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    const { token } = await openSession(this.#opened.deps, as);
    return await call(this.#opened.app, { method: 'POST', url, token, headers, body });
  }
}

function urlOf({ _id, parts }: Trip, position: number): string {
  return `/api/trips/${_id}/parts/${parts[position]?._id}/change`;
}

export function tripIn({ status, body }: Answer): Trip {
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Trip; // the contract has checked it
}

export function lastChange({ changes = [] }: Trip): PartChange {
  return changes.at(-1) ?? expect.fail('The trip has no change');
}

/** A stay that is booked, and its change, which waits for these levels. */
export async function waitingChange(opened: ContractApp, levels: (1 | 2)[] = [1]) {
  const desk = await ChangeDesk.open(opened);
  const before = await desk.booked();
  await desk.judgeBy({
    hotel: {
      level1Threshold: levels.includes(1) ? ALWAYS : undefined,
      level2Threshold: levels.includes(2) ? ALWAYS : undefined,
    },
  });
  const longer = await desk.stay({ nights: 3 });
  const trip = await desk.changed(before, longer, { levels, comment: 'The meeting takes longer' });
  return { desk, before, longer, trip };
}
