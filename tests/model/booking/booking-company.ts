import { randomUUID } from 'node:crypto';
import type { HotelCheckAnswer, HotelDetailsAnswer, RoomOption, TravelPolicy } from '#domain/contract.ts';
import type { ChosenHotel, ChosenRate, HotelTypes, PricedRate } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { detailsRequestOf } from '#domain/hotel-booking/hotel-requests.ts';
import type { BookingDraft } from '#machines/booking/booking-draft.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { findDraft, replaceDraft } from '#server/features/trips/draft/draft-repository.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES, type PracticeSwitches } from '#server/suppliers/embedded/practice-switches.ts';
import { insertTravellerWithApprovers } from '#tests/contract/support/approvals.ts';
import { call } from '#tests/contract/support/call.ts';
import { insertCompany, insertMember, type Member } from '#tests/contract/support/records.ts';
import { openSession } from '#tests/contract/support/sessions.ts';
import { NO_RULES } from '#tests/support/policy-examples.ts';
import type { TestServer } from '#tests/support/server.ts';

type PolicyName = keyof typeof POLICIES;

const FRANC = { amount: 100, currency: 'CHF' };
const POLICIES = {
  none: NO_RULES.hotel,
  approval: { ...NO_RULES.hotel, level1Threshold: FRANC },
  twoApprovals: { ...NO_RULES.hotel, level1Threshold: FRANC, level2Threshold: FRANC },
  hidden: { ...NO_RULES.hotel, highestPrice: FRANC, highestPriceAction: 'hide' },
} as const satisfies Record<string, TravelPolicy['hotel']>;

/** A company of its own for one walk: somebody who books, and a colleague who travels. */
export class BookingCompany {
  readonly companyId: string;
  readonly #server: TestServer;
  readonly #booker: Member;
  readonly #traveler: Member;
  #tightened = false;

  private constructor(server: TestServer, companyId: string, booker: Member, traveler: Member) {
    this.#server = server;
    this.companyId = companyId;
    this.#booker = booker;
    this.#traveler = traveler;
  }

  static async found(server: TestServer): Promise<BookingCompany> {
    const { db } = server.deps;
    const companyId = await insertCompany(db, { name: `Reise ${randomUUID()}` });
    const booker = await insertMember(db, { companyId, role: 'company-admin' });
    const { traveller } = await insertTravellerWithApprovers(db, companyId, {});
    return new BookingCompany(server, companyId, booker, traveller);
  }

  /** What a browser keeps that was signed in before. */
  async refreshToken(): Promise<string> {
    return (await openSession(this.#server.deps, this.#booker)).refreshToken;
  }

  get travelerId(): string {
    return this.#traveler.companyUserId;
  }

  async setTravelerActive(active: boolean): Promise<void> {
    const { db } = this.#server.deps;
    await db.updateTable('company_users').set({ active }).where('id', '=', this.travelerId).execute();
  }

  async setPolicy(name: PolicyName): Promise<void> {
    const hotel = JSON.stringify(POLICIES[name]);
    const { db } = this.#server.deps;
    await db.updateTable('travel_policies').set({ hotel }).where('company_id', '=', this.companyId).execute();
  }

  /** Asks for one approval more than the time before. */
  async tightenPolicy(): Promise<void> {
    await this.setPolicy(this.#tightened ? 'twoApprovals' : 'approval');
    this.#tightened = true;
  }

  async switchOn(switches: Partial<PracticeSwitches>): Promise<void> {
    await saveSwitches(this.#server.deps.db, this.companyId, { ...NO_SWITCHES, ...switches });
  }

  /** A room as the page of the hotel shows it. */
  async rateIn(criteria: HotelCriteria, hotel: ChosenHotel): Promise<ChosenRate> {
    const request = detailsRequestOf(criteria, hotel.id);
    const { options } = await this.#ask<HotelDetailsAnswer>('/api/booking/hotel/details', request);
    const [{ offer, room, price }] = options as [RoomOption]; // the hotels of the model are never full
    return { offer, room, price, verdict: { levels: [], inPolicy: true } };
  }

  /** The same with the price that the supplier asks. */
  async priced({ offer }: ChosenRate): Promise<PricedRate> {
    const request = { travelers: [this.travelerId], offer };
    const answer = await this.#ask<HotelCheckAnswer>('/api/booking/hotel/check', request);
    if (answer.outcome !== 'priced') throw new Error(`The room is ${answer.outcome}`);
    return answer;
  }

  /** Sends an order as the browser does; answers the trip. */
  async order<Trip>(request: object, key: string): Promise<Trip> {
    return await this.#ask<Trip>('/api/trips', request, { 'idempotency-key': key });
  }

  /** How far the parts of the trips have come. */
  async partStatuses(): Promise<string[]> {
    const rows = await this.#server.deps.db
      .selectFrom('trip_parts as p')
      .innerJoin('trips as t', 't.id', 'p.trip_id')
      .select('p.status')
      .where('t.company_id', '=', this.companyId)
      .execute();
    return rows.map(({ status }) => status);
  }

  /** Saves a draft as another device would, whatever was saved before. */
  async keepDraft(draft: BookingDraft<HotelTypes>): Promise<void> {
    const { userId, companyId } = this.#booker;
    const { db, clock } = this.#server.deps;
    const name = { userId, companyId, flow: 'hotel' } as const;
    const before = await findDraft(db, name);
    await replaceDraft(db, name, before?.revision ?? 0, {
      chartVersion: HOTEL_FLOW.chartVersion,
      snapshot: JSON.stringify(draft),
      savedAt: clock.now(),
    });
  }

  async #ask<Body>(url: string, body: object, headers: Record<string, string> = {}): Promise<Body> {
    const { app, deps } = this.#server;
    const { token } = await openSession(deps, this.#booker);
    const answer = await call(app, { method: 'POST', url, token, body, headers });
    if (answer.status >= 300) throw new Error(`${url}: ${JSON.stringify(answer.body)}`);
    return answer.body as Body; // the contract tests have checked it
  }
}
