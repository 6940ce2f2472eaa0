import { expect } from 'playwright/test';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { DraftKind, PracticeSwitches, Trip, TripRequest } from '#domain/contract.ts';
import type { BookingDraft } from '#machines/booking/booking-draft.ts';
import { splitSentRequest } from '#machines/checkout/sent-request.ts';
import { TRIP_DRAFT_VERSION } from '#machines/trip-draft/trip-draft.ts';
import type { TripDraft } from '#machines/trip-draft/trip-draft-to-save.ts';
import { NO_RULES } from '#tests/support/policy-examples.ts';
import type { Installation } from '../installation.ts';
import { readAnswer, type WalkApi } from '../walk-api.ts';
import { Agency, type Person } from './agency.ts';
import type { Ask, FlowModel } from './flow-model.ts';

type PolicyName = keyof typeof POLICIES;

const FRANC = { amount: 100, currency: 'CHF' };
const POLICIES = {
  none: {},
  approval: { level1Threshold: FRANC },
  twoApprovals: { level1Threshold: FRANC, level2Threshold: FRANC },
  hidden: { highestPrice: FRANC, highestPriceAction: 'hide' },
} as const;

const NO_SWITCHES: PracticeSwitches = {
  clockOffsetMinutes: 0,
  priceChangePercent: 0,
  soldOut: false,
  failedSources: [],
  lostAnswers: false,
  silentApprovers: false,
};

/** What is over, or was never had. */
const GONE = ['cancelled', 'failed', 'expired'];
const CANCELLED_WITHIN_MS = 60_000;

export interface RequestedTrip {
  isWaiting: boolean;
  /** In Rappen. */
  total: number;
  /** The last digits of the card that pays. */
  card: string | null;
  references: string[];
  comment: string | null;
}

interface People {
  traveler: Person;
  approver: Person;
}

/** The company of a walk: a person who books, and a colleague who travels. */
export class BookingCompany<Flow extends FlowTypes = FlowTypes> {
  readonly companyId: string;
  readonly #model: FlowModel<Flow>;
  readonly #agency: Agency;
  readonly #api: WalkApi;
  readonly #people: People;
  #switches = NO_SWITCHES;
  #tightened = false;

  private constructor(model: FlowModel<Flow>, agency: Agency, admin: WalkApi, people: People) {
    this.#agency = agency;
    this.#api = admin;
    this.#model = model;
    this.#people = people;
    this.companyId = admin.session.company._id;
  }

  static async found<Flow extends FlowTypes>(
    { origin, account }: Pick<Installation, 'origin' | 'account'>,
    model: FlowModel<Flow>,
  ): Promise<BookingCompany<Flow>> {
    const { agency, admin } = await Agency.found(origin, await account());
    const approver = await agency.addTraveler({});
    const second = await agency.addTraveler({});
    const approvers = { level1Approver: approver.companyUserId, level2Approver: second.companyUserId };
    const traveler = await agency.addTraveler(approvers);
    return new BookingCompany(model, agency, admin, { traveler, approver });
  }

  /** What makes a browser go on as the person who books. */
  get cookie(): WalkApi['cookie'] {
    return this.#api.cookie;
  }

  /** The name of the person who approves at the first level. */
  get approver(): string {
    return this.#people.approver.name;
  }

  /** The name of the person who travels. */
  get traveler(): string {
    return this.#people.traveler.name;
  }

  get travelerId(): string {
    return this.#people.traveler.companyUserId;
  }

  async now(): Promise<Date> {
    const { now } = await readAnswer(this.#api.http.GET('/api/practice'));
    return new Date(now);
  }

  async setTravelerActive(active: boolean): Promise<void> {
    await this.#agency.setTravelerActive(this.travelerId, active);
  }

  async payByCard(): Promise<void> {
    await this.#agency.payByCard(this.travelerId);
  }

  async setPolicy(name: PolicyName): Promise<void> {
    const { kind } = this.#model;
    await this.#agency.setRules({ ...NO_RULES, [kind]: { ...NO_RULES[kind], ...POLICIES[name] } });
  }

  /** Asks for one approval more than the time before. */
  async tightenPolicy(): Promise<void> {
    await this.setPolicy(this.#tightened ? 'twoApprovals' : 'approval');
    this.#tightened = true;
  }

  async practise(switches: Partial<PracticeSwitches>): Promise<void> {
    this.#switches = { ...this.#switches, ...switches };
    await readAnswer(this.#api.http.PUT('/api/practice', { body: this.#switches }));
  }

  /** From now on the supplier asks for so many percent of the list price more than before. */
  async raisePrices(percent: number): Promise<void> {
    await this.practise({ priceChangePercent: this.#switches.priceChangePercent + percent });
  }

  /** Moves the company's time. */
  async letMinutesPass(minutes: number): Promise<void> {
    await this.practise({ clockOffsetMinutes: this.#switches.clockOffsetMinutes + minutes });
  }

  /** What the supplier has sold to the company and not taken back: in which status, and for how many Rappen. */
  async sales(): Promise<string[]> {
    const { bookings } = await readAnswer(this.#api.http.GET('/api/practice'));
    return bookings
      .toSorted((one, other) => one.price.amount - other.price.amount)
      .map(({ status, price }) => `${status} ${price.amount}`);
  }

  /** The trips of the walk as they were requested. */
  async trips(): Promise<RequestedTrip[]> {
    const trips = await this.#readTrips();
    return trips.map(({ status, total, bookingInfo: { creditCard, referenceFields, comment } }) => ({
      isWaiting: status.startsWith('waiting'),
      total: total.asked.amount,
      card: creditCard?.last4 ?? null,
      references: referenceFields.map(({ value }) => value),
      comment: comment ?? null,
    }));
  }

  async #readTrips(): Promise<Trip[]> {
    const { http } = this.#api;
    const query = { travelers: this.travelerId };
    const { docs } = await readAnswer(http.GET('/api/trips', { params: { query } }));
    const params = docs.map(({ _id: tripId }) => ({ path: { tripId } }));
    return await Promise.all(
      params.map((one) => readAnswer(http.GET('/api/trips/{tripId}', { params: one }))),
    );
  }

  /** An offer with the current price of the supplier. */
  async priced({ offer }: Flow['offer']): Promise<Flow['priced']> {
    const request = { travelers: [this.travelerId], offer };
    const answer = await this.ask<Flow['priced'] | { outcome: 'soldOut' | 'expired' }>(
      this.#model.calls.price,
      request,
    );
    if (answer.outcome !== 'priced') throw new Error(`The offer is ${answer.outcome}`);
    return answer;
  }

  /** Sends an order like the browser does; returns the trip. */
  async order(body: TripRequest, key: string): Promise<Trip> {
    const params = { header: { 'Idempotency-Key': key } };
    return await readAnswer(this.#api.http.POST('/api/trips', { params, body }));
  }

  /** The statuses of the parts of the trips. */
  async partStatuses(): Promise<string[]> {
    return (await this.#readTrips()).flatMap(({ parts }) => parts.map(({ status }) => status));
  }

  /** Saves a draft as another device would, regardless of the saved version. */
  async saveDraft(draft: BookingDraft<Flow>): Promise<void> {
    const { kind, flow } = this.#model;
    await this.#keep(kind, flow.chartVersion, draft);
  }

  async saveTripDraft(draft: TripDraft): Promise<void> {
    await this.#keep('trip', TRIP_DRAFT_VERSION, draft);
  }

  async #keep(flow: DraftKind, chartVersion: number, draft: { checkout: unknown }): Promise<void> {
    const { http } = this.#api;
    const params = { path: { flow } };
    const { checkout, order } = splitSentRequest(draft);
    const before = await http.GET('/api/booking/drafts/{flow}', { params });
    const revision = before.data?.revision ?? 0;
    const body = { revision, chartVersion, snapshot: { ...draft, checkout }, order: order ?? undefined };
    await readAnswer(http.PUT('/api/booking/drafts/{flow}', { params, body }));
  }

  readonly ask: Ask = async (url, body) => await this.#api.post(url, body);

  /** Gives back what the walk has booked, and closes the company. */
  async leave(): Promise<void> {
    await this.#api.http.DELETE('/api/practice');
    await expect
      .poll(() => this.#cancelTrips(), {
        timeout: CANCELLED_WITHIN_MS,
        message: 'its bookings are cancelled',
      })
      .toBe(0);
    await this.#agency.close();
  }

  /** Asks for it where that is possible now; returns how many parts are left. */
  async #cancelTrips(): Promise<number> {
    const trips = await this.#readTrips();
    const left = trips.filter(({ parts }) => parts.some(({ status }) => !GONE.includes(status)));
    for (const { _id: tripId } of left) {
      const params = { path: { tripId } };
      await this.#api.http.POST('/api/trips/{tripId}/cancel', { params, body: { reason: 'A walk is over' } });
    }
    return left.length;
  }
}
