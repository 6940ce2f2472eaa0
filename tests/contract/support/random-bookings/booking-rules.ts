import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import type { Kysely } from 'kysely';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import { sumPrices } from '#domain/checkout/checkout-part.ts';
import type { TripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import { DEFAULT_LIMITS } from '#domain/offers/booking-limits.ts';
import { priceCap } from '#domain/offers/price-change.ts';
import { selectDraft } from '#machines/booking/booking-selectors.ts';
import type { StepRole } from '#machines/booking/flow-description.ts';
import { readCheckoutDraft } from '#machines/checkout/checkout-draft.ts';
import {
  type CheckoutSnapshot,
  selectCheckoutDraft,
  selectCheckoutState,
} from '#machines/checkout/checkout-selectors.ts';
import type { Database } from '#server/db/schema.ts';
import { contradictions, tripsReader } from '../random-trips/trip-view.ts';
import type { BookingPage } from './booking-page.ts';
import { draftReader, tripSnapshots } from './booking-view.ts';
import type { FlowUnderTest } from './flow-under-test.ts';
import type { OrderRecord } from './order-line.ts';

/** The states that the page may show for each status of the stored trip. */
const SHOWN_AS = {
  confirmed: ['complete'],
  waitingForApproval: ['waiting_level_1_approval', 'waiting_level_2_approval'],
  failed: ['cancelled', 'rejected'],
} as const satisfies Record<string, readonly TripSnapshot['status'][]>;

/**
 * Invariants between the charts of a booking, the orders that the server has received and the stored trips.
 */
export class BookingRules<Flow extends FlowTypes> {
  readonly #tried: FlowUnderTest<Flow>;
  readonly #readStored: ReturnType<typeof tripsReader>;
  readonly #readDraft: ReturnType<typeof draftReader>;
  /** Trips whose outcome a page has shown. */
  readonly #shown = new Set<string>();

  constructor(tried: FlowUnderTest<Flow>, db: Kysely<Database>, userId: string) {
    this.#tried = tried;
    this.#readStored = tripsReader(db);
    this.#readDraft = draftReader(db, userId, tried.kind);
  }

  /** Throws on any contradiction. Nothing may be pending but timers. */
  async hold(page: BookingPage<Flow>, received: readonly OrderRecord[]): Promise<void> {
    const stored = await this.#readStored();
    const trips = tripSnapshots(stored);
    this.#stepIsReached(page);
    this.#eachOrderIsOneTrip(received, trips);
    this.#pageKnows(page, trips);
    this.#noneIsForgotten(page, received, trips);
    deepStrictEqual(contradictions(stored), []);
    deepStrictEqual(await this.#readDraft(), draftOf(page));
  }

  /** Checks what a page shows that is about to be left, and can't receive any news. */
  async hear({ checkout }: BookingPage<Flow>): Promise<void> {
    const seen = checkout?.context.trip;
    const stored = tripSnapshots(await this.#readStored()).find(({ _id }) => _id === seen?._id);
    if (checkout && stored) this.#pageTells(checkout, stored);
  }

  #stepIsReached(page: BookingPage<Flow>): void {
    const { booking } = page;
    const { step } = page;
    const { criteria, result, accepted, ordering } = booking.context;
    const missing: Record<StepRole, boolean> = {
      search: ordering,
      list: !criteria || ordering,
      offer: !result || ordering,
      extras: !accepted || ordering,
      checkout: !accepted,
    };
    const [role] = this.#tried.flow.steps.find(({ name }) => name === step)?.roles ?? [];
    ok(!role || !missing[role], `The page is at ${step}, which can't be reached`);
  }

  #eachOrderIsOneTrip(received: readonly OrderRecord[], trips: readonly TripSnapshot[]): void {
    const made = new Map<string, string>();
    for (const { key, trip } of received) {
      if (!trip) continue;
      strictEqual(made.get(key) ?? trip._id, trip._id, 'An order that was sent again has made another trip');
      made.set(key, trip._id);
    }
    deepStrictEqual(
      trips.map(({ _id }) => _id),
      [...made.values()].sort(),
    );
  }

  #pageKnows({ checkout }: BookingPage<Flow>, trips: readonly TripSnapshot[]): void {
    const seen = checkout?.context.trip;
    if (!checkout || !seen) return;
    const stored = trips.find(({ _id }) => _id === seen._id);
    ok(stored, 'The page knows of a trip that is not stored');
    if (checkout.matches('placed')) deepStrictEqual(seen, stored);
    this.#pageTells(checkout, stored);
  }

  #pageTells(checkout: CheckoutSnapshot, stored: TripSnapshot): void {
    const state = selectCheckoutState(checkout);
    if (this.#shown.has(stored._id) || !(state in SHOWN_AS)) return;
    const allowed: readonly string[] = SHOWN_AS[state as keyof typeof SHOWN_AS]; // it has just been looked at
    ok(allowed.includes(stored.status), `The page says ${state} of a trip that is ${stored.status}`);
    this.#shown.add(stored._id);
  }

  /** The person has seen the outcome of every order, or will see it. */
  #noneIsForgotten(
    page: BookingPage<Flow>,
    received: readonly OrderRecord[],
    trips: readonly TripSnapshot[],
  ): void {
    const { context } = page.booking;
    const { order, trip } = page.checkout
      ? selectCheckoutDraft(page.checkout)
      : readCheckoutDraft(context.checkout);
    // Orders are sent repeatedly: one that was refused at first may have become a trip since.
    const sent = received.filter(({ key }) => context.ordering && key === order?.key);
    const pending = sent.find((one) => one.trip)?.trip?._id;
    const forgotten = trips.filter(
      ({ _id }) => !this.#shown.has(_id) && _id !== trip?._id && _id !== pending,
    );
    deepStrictEqual(forgotten, [], 'A trip was ordered whose outcome is never shown');
  }

  /** A trip costs what the person has accepted, or only slightly more. */
  costIsAccepted({ checkout }: BookingPage<Flow>, { trip }: OrderRecord): void {
    const accepted = checkout && sumPrices(checkout.context.parts)?.asked;
    if (!trip || !accepted) return;
    const most = priceCap(accepted, DEFAULT_LIMITS);
    ok(trip.total.asked.amount <= most.amount, `${trip.total.asked.amount} for ${accepted.amount}`);
    strictEqual(trip.total.asked.currency, accepted.currency);
  }
}

/** In the stored form: without values that JSON does not have. */
function draftOf<Flow extends FlowTypes>({ booking }: BookingPage<Flow>): unknown {
  return JSON.parse(JSON.stringify(selectDraft(booking)));
}
