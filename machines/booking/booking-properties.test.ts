import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RateOutcome } from '#domain/hotel-booking/hotel-choice.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { createManualHotelBooking } from '#tests/support/charts/manual-hotel-booking.ts';
import {
  CRITERIA,
  LIMMAT,
  partOf,
  rateOfRoom,
  roomOf,
  roomQuote,
  SEEFELD,
} from '#tests/support/hotel-booking-examples.ts';
import { readDraft } from './booking-draft.ts';
import { selectDraft } from './booking-selectors.ts';

const HOTEL_STEPS = HOTEL_FLOW.steps.map(({ name }) => name);

const outcomes = ['same', 'cheaper', 'dearerWithinTolerance', 'dearer', 'verdictChanged'] as const;

/** Events of the user, the server and the checkout. */
const steps = fc.oneof(
  fc.constantFrom(
    ...([
      'write',
      'search',
      'searchElsewhere',
      'seefeld',
      'seefeld',
      'limmat',
      'room',
      'room',
      'otherRoom',
    ] as const),
    ...(['sort', 'filter', 'page', 'page', 'accept', 'accept', 'restore', 'forget', 'dropOffer'] as const),
    ...(['order', 'endOrder', 'renew', 'offerEnds', 'retryOffer', 'reload', 'reload'] as const),
    ...([
      'arrive',
      'failSource',
      'endSearch',
      'breakSearch',
      'retrySearch',
      'soldOut',
      'expired',
      'failPricing',
    ] as const),
  ),
  fc.constantFrom(...outcomes),
  fc.constantFrom(...HOTEL_STEPS.map((step) => ({ open: step }))),
);
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

const UNFINISHED = { ...CRITERIA, place: null, checkIn: '', checkOut: '' };
const ELSEWHERE = { ...CRITERIA, radius: 12 };
const OTHER_ROOM = rateOfRoom({ offer: 'hotel~110.suite', room: roomOf({ roomType: 'suite' }) });
const STARS = { ...DEFAULT_HOTEL_LIST_SETTINGS.filter, stars: [4, 5] };

const END = {
  type: 'end' as const,
  results: 5,
  offers: 5,
  sources: [],
  hiddenByPolicy: 0,
  hiddenOffers: 0,
  filteredOut: 0,
};

/** A booking and the prices that the user has accepted, compared with the price in the chart after every step. */
class Booking {
  #page = createManualHotelBooking();
  readonly #accepted = new Set<number>();
  #proposed = 0;
  #lastAmount = 40_000;

  static async begin(): Promise<Booking> {
    const booking = new Booking();
    await booking.#page.answer('loadDraft', { type: 'none' });
    return booking;
  }

  async take(step: Step): Promise<void> {
    const before = this.#page.context();
    const at = this.#page.at();
    await this.#do(step, at.offer);
    const { accepted, list, criteria, result, ordering } = this.#page.context();
    if (accepted) expect(this.#accepted).toContain(accepted.total.asked.amount);
    if (before.ordering && ordering)
      expect({ criteria, result }).toEqual({ criteria: before.criteria, result: before.result });
    if (at.step === 'select' && (step === 'sort' || step === 'filter')) expect(list.page).toBe(1);
    const isSearched = step === 'search' || step === 'searchElsewhere';
    if (isSearched && !before.ordering) {
      expect({ list, result, accepted }).toEqual({
        list: DEFAULT_HOTEL_LIST_SETTINGS,
        result: null,
        accepted: null,
      });
    }
    this.#expectSteps();
  }

  /** No step is shown before everything that it needs was chosen. */
  #expectSteps(): void {
    const { step } = this.#page.at();
    const { criteria, result, accepted } = this.#page.context();
    if (step !== 'search') expect(criteria).not.toBeNull();
    if (step === 'room' || step === 'checkout') expect(result).not.toBeNull();
    if (step === 'checkout') expect(accepted).not.toBeNull();
  }

  async #do(step: Step, offer: string): Promise<void> {
    const page = this.#page;
    if (typeof step === 'object') return page.send({ type: 'step.open', step: step.open });
    switch (step) {
      case 'write':
        return page.send({ type: 'criteria.write', criteria: UNFINISHED });
      case 'search':
        return page.send({ type: 'criteria.submit', criteria: CRITERIA });
      case 'searchElsewhere':
        return page.send({ type: 'criteria.submit', criteria: ELSEWHERE });
      case 'seefeld':
        return page.send({ type: 'result.choose', result: SEEFELD });
      case 'limmat':
        return page.send({ type: 'result.choose', result: LIMMAT });
      case 'room':
        return page.send({ type: 'offer.choose', offer: rateOfRoom() });
      case 'otherRoom':
        return page.send({ type: 'offer.choose', offer: OTHER_ROOM });
      case 'dropOffer':
        return page.send({ type: 'offer.drop' });
      case 'retryOffer':
        return page.send({ type: 'offer.retry' });
      case 'accept':
        // Only a price that is shown can be accepted.
        if (outcomes.some((outcome) => outcome === offer)) this.#accepted.add(this.#proposed);
        return page.send({ type: 'price.accept' });
      case 'restore':
        return page.send({ type: 'choice.restore' });
      case 'forget':
        return page.send({ type: 'choice.forget' });
      case 'reload':
        return await this.#reload();
      default:
        return await this.#happen(step, offer);
    }
  }

  async #happen(step: Exclude<Step, object>, offer: string): Promise<void> {
    const page = this.#page;
    switch (step) {
      case 'sort':
        return page.send({ type: 'list.sort', sort: 'SabreRating' });
      case 'filter':
        return page.send({ type: 'list.filter', filter: STARS });
      case 'page':
        return page.send({ type: 'list.page', page: 3 });
      case 'order':
      case 'endOrder':
        return this.#keep(step === 'order');
      case 'renew':
        return this.#renew(offer);
      case 'offerEnds':
        return await page.answer(`waitUntil ${page.context().accepted?.expiresAt}`);
      case 'arrive':
        return page.send({
          type: 'results.arrived',
          source: '110',
          count: 5,
          expiresAt: '2027-03-01T10:20:00.000Z',
        });
      case 'failSource':
        return page.send({ type: 'source.failed', source: '112' });
      case 'endSearch':
        return page.send({ type: 'search.ended', end: END });
      case 'breakSearch':
        return page.send({ type: 'search.interrupted' });
      case 'retrySearch':
        return page.send({ type: 'search.retry' });
      case 'failPricing':
        return await page.fail('priceOffer');
      case 'soldOut':
      case 'expired':
        return await page.answer('priceOffer', { type: step });
      default:
        return await this.#price(step as (typeof outcomes)[number], offer); // all others are handled above
    }
  }

  async #price(type: (typeof outcomes)[number], offer: string): Promise<void> {
    if (offer !== 'pricing') return;
    this.#lastAmount += 100;
    if (type === 'same') this.#accepted.add(this.#lastAmount);
    else this.#proposed = this.#lastAmount;
    const outcome: RateOutcome = { type, priced: roomQuote(this.#lastAmount) };
    await this.#page.answer('priceOffer', outcome);
  }

  /** The checkout exists only at its step. */
  #keep(ordering: boolean): void {
    if (this.#page.at().step !== 'checkout') return;
    this.#page.send({ type: 'checkout.save', checkout: { order: { key: 'key' } }, ordering });
  }

  #renew(offer: string): void {
    if (this.#page.at().step !== 'checkout' || (offer !== 'accepted' && offer !== 'stale')) return;
    this.#lastAmount += 100;
    this.#accepted.add(this.#lastAmount);
    this.#page.send({ type: 'offer.renew', parts: [partOf(roomQuote(this.#lastAmount))] });
  }

  /** A saved draft is read unchanged, on any step that the booking resumes at. */
  async #reload(): Promise<void> {
    const { step } = this.#page.at();
    const draft = this.#page.select(selectDraft);
    const read = readDraft(HOTEL_FLOW, JSON.parse(JSON.stringify(draft)), HOTEL_FLOW.chartVersion);
    if (draft) expect(read).toEqual({ type: 'found', draft, losses: [] });
    this.#page = createManualHotelBooking(step ?? 'search');
    await this.#page.answer('loadDraft', draft ? read : { type: 'none' });
    expect(this.#page.select(selectDraft)).toEqual(draft);
  }
}

it('agrees only to shown prices, saves what was chosen, and resumes where it was left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 60, size: 'max' }), async (commands) => {
      const booking = await Booking.begin();
      for (const step of ['search', 'seefeld', 'room'] as const) await booking.take(step);
      for (const step of commands) await booking.take(step);
    }),
    { numRuns: 200 },
  );
});
