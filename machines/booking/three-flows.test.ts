import { describe, expect, it } from 'vitest';
import type { BookingCriteria, FlowTypes } from '#domain/booking/flow-types.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { CarCheckAnswer, FlightSelectAnswer } from '#domain/contract.ts';
import { createManualBooking } from '#tests/support/charts/manual-booking.ts';
import { readDraft } from './booking-draft.ts';
import { selectDraft } from './booking-selectors.ts';
import { createBookingChart } from './create-booking-chart.ts';
import {
  hasFields,
  hasShape,
  isCount,
  isDay,
  isListOf,
  isOneOf,
  isSelectedResult,
  isText,
  isTraveler,
  OFFER_SHAPE,
  PRICED_SHAPE,
} from './draft-checks.ts';
import type { FlowDescription, PartChoice } from './flow-description.ts';

/** A car is listed and priced on one page. */
interface CarTypes extends FlowTypes {
  step: 'search' | 'cars' | 'checkout';
  criteria: BookingCriteria & { pickUp: string; pickUpDay: string };
  list: { page: number; sort: 'cheapest' | 'closest'; filter: { vendors: readonly string[] } };
  priced: Extract<CarCheckAnswer, { outcome: 'priced' }>;
  extras: null;
}

/** A flight has its own fares, and extras that are added to them. */
interface FlightTypes extends FlowTypes {
  step: 'search' | 'flights' | 'fares' | 'options' | 'checkout';
  criteria: BookingCriteria & { legs: readonly { from: string; to: string; day: string }[] };
  list: { page: number; sort: 'cheapest' | 'fastest'; filter: { stops: readonly number[] } };
  priced: Extract<FlightSelectAnswer, { outcome: 'priced' }>;
  extras: { seats: readonly string[] };
}

const ANNA = { _id: 'anna', firstName: 'Anna', lastName: 'Keller' };
const CHF_400 = { amount: 40_000, currency: 'CHF' };
const ALLOWED = { action: 'allow' as const, levels: [], inPolicy: true, travelers: [] };

const CAR_FLOW: FlowDescription<CarTypes> = {
  id: 'carBooking',
  steps: [
    { name: 'search', roles: ['search'] },
    { name: 'cars', roles: ['list', 'offer'] },
    { name: 'checkout', roles: ['checkout'] },
  ],
  chartVersion: 1,
  defaultList: { page: 1, sort: 'cheapest', filter: { vendors: [] } },
  draft: {
    criteria: hasShape<CarTypes['criteria']>({
      purpose: isText,
      travelers: isListOf(isTraveler),
      pickUp: isText,
      pickUpDay: isDay,
    }),
    written: hasShape<CarTypes['criteria']>({
      purpose: isText,
      travelers: isListOf(isTraveler),
      pickUp: isText,
      pickUpDay: isText,
    }),
    list: hasShape<CarTypes['list']>({
      page: isCount,
      sort: isOneOf('cheapest', 'closest'),
      filter: hasShape<CarTypes['list']['filter']>({ vendors: isListOf(isText) }),
    }),
    result: isSelectedResult,
    offer: hasShape<CarTypes['offer']>(OFFER_SHAPE),
    priced: hasFields<CarTypes['priced']>(PRICED_SHAPE),
  },
  isSameOffer: (accepted, { offer }) => accepted.offer === offer,
  toOffer: ({ offer, total, verdict }) => ({ offer, price: total.asked, verdict }),
  toPart: partOfKind('car'),
};

const FLIGHT_FLOW: FlowDescription<FlightTypes> = {
  id: 'flightBooking',
  steps: [
    { name: 'search', roles: ['search'] },
    { name: 'flights', roles: ['list'] },
    { name: 'fares', roles: ['offer'] },
    { name: 'options', roles: ['extras'] },
    { name: 'checkout', roles: ['checkout'] },
  ],
  chartVersion: 1,
  defaultList: { page: 1, sort: 'cheapest', filter: { stops: [] } },
  draft: {
    criteria: hasFields<FlightTypes['criteria']>({ travelers: isListOf(isTraveler) }),
    written: hasFields<FlightTypes['criteria']>({ travelers: isListOf(isTraveler) }),
    list: hasFields<FlightTypes['list']>({ page: isCount }),
    result: isSelectedResult,
    offer: hasShape<FlightTypes['offer']>(OFFER_SHAPE),
    priced: hasFields<FlightTypes['priced']>({ outcome: isOneOf('priced') }),
    extras: hasShape<FlightTypes['extras']>({ seats: isListOf(isText) }),
  },
  isSameOffer: (accepted, { offer }) => accepted.offer === offer,
  toOffer: ({ offer, total, verdict }) => ({ offer, price: total.asked, verdict }),
  toPart: partOfKind('flight'),
};

/** Kinds that can be booked are listed in `CheckoutPart`; until then the sketch is cast to one. */
function partOfKind(kind: string) {
  return ({ accepted, ...choice }: PartChoice) =>
    ({ ...choice, kind, priced: accepted }) as unknown as CheckoutPart;
}

const carChart = createBookingChart(CAR_FLOW);
const flightChart = createBookingChart(FLIGHT_FLOW);

const GOLF = { id: 'golf', name: 'VW Golf' };
const FIAT = { id: 'fiat', name: 'Fiat 500' };
const buildOffer = (offer: string) => ({ offer, price: CHF_400, verdict: ALLOWED });
/** The charts read only these properties. */
const pricedAs = (offer: string, amount = CHF_400.amount) =>
  ({
    outcome: 'priced',
    offer,
    expiresAt: '2027-03-01T10:20:00.000Z',
    total: { asked: { ...CHF_400, amount } },
    verdict: ALLOWED,
    lines: [],
  }) as unknown;

describe('a booking with list and offers on one step', () => {
  const search = { purpose: 'client-visit', travelers: [ANNA], pickUp: 'ZRH', pickUpDay: '2027-04-01' };

  async function bookCar() {
    const booking = createManualBooking(carChart, CAR_FLOW);
    await booking.answer('loadDraft', { type: 'none' });
    booking.send({ type: 'criteria.submit', criteria: search });
    return booking;
  }

  it('stays there when a car is chosen, and goes from its price to the checkout', async () => {
    const booking = await bookCar();
    booking.send({ type: 'result.choose', result: GOLF });
    booking.send({ type: 'offer.choose', offer: buildOffer('golf') });
    expect(booking.at()).toEqual({ step: 'cars', search: 'inProgress', offer: 'pricing' });
    await booking.answer('priceOffer', { type: 'same', priced: pricedAs('golf') });
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'accepted' });
    expect(booking.checkouts[0]?.parts).toMatchObject([{ kind: 'car', result: GOLF }]);
  });

  it('drops the price with another car, and restores it', async () => {
    const booking = await bookCar();
    booking.send({ type: 'result.choose', result: GOLF });
    booking.send({ type: 'offer.choose', offer: buildOffer('golf') });
    await booking.answer('priceOffer', { type: 'same', priced: pricedAs('golf') });
    booking.send({ type: 'step.open', step: 'cars' });
    booking.send({ type: 'result.choose', result: FIAT });
    booking.send({ type: 'offer.choose', offer: buildOffer('fiat') });
    expect(booking.at()).toMatchObject({ step: 'cars', offer: 'pricing' });
    expect(booking.context().dropped).toMatchObject({ because: 'otherResult', result: GOLF });
    booking.send({ type: 'choice.restore' });
    expect(booking.at()).toMatchObject({ step: 'cars', offer: 'accepted' });
    expect(booking.context().result).toEqual(GOLF);
  });

  it('is resumed as it was saved', async () => {
    const booking = await bookCar();
    booking.send({ type: 'result.choose', result: GOLF });
    booking.send({ type: 'offer.choose', offer: buildOffer('golf') });
    const draft = JSON.parse(JSON.stringify(booking.select(selectDraft)));
    expect(readDraft(CAR_FLOW, draft, 1)).toEqual({ type: 'found', draft, losses: [] });
  });
});

describe('a booking with extras', () => {
  const legs = [{ from: 'ZRH', to: 'JFK', day: '2027-04-01' }];
  const search = { purpose: 'client-visit', travelers: [ANNA], legs };
  const LX14 = { id: 'lx14', name: 'LX 14' };
  const SEATS = { seats: ['12C'] };

  async function bookUpToOptions() {
    const booking = createManualBooking(flightChart, FLIGHT_FLOW);
    await booking.answer('loadDraft', { type: 'none' });
    booking.send({ type: 'criteria.submit', criteria: search });
    booking.send({ type: 'result.choose', result: LX14 });
    booking.send({ type: 'offer.choose', offer: buildOffer('flex') });
    await booking.answer('priceOffer', { type: 'same', priced: pricedAs('flex') });
    return booking;
  }

  it('is repriced with the extras before the checkout', async () => {
    const booking = await bookUpToOptions();
    expect(booking.at()).toMatchObject({ step: 'options', offer: 'accepted' });
    booking.send({ type: 'step.open', step: 'checkout' });
    expect(booking.at().step).toBe('options');
    booking.send({ type: 'extras.write', extras: SEATS });
    expect(booking.context()).toMatchObject({ extras: null, writtenExtras: SEATS });
    booking.send({ type: 'extras.submit', extras: SEATS });
    expect(booking.pricings.at(-1)).toMatchObject({ offer: { offer: 'flex' }, extras: SEATS });
    booking.send({ type: 'step.open', step: 'checkout' });
    expect(booking.at().step).toBe('options');
    await booking.answer('priceOffer', { type: 'same', priced: pricedAs('flex+seat', 42_500) });
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'accepted' });
    expect(booking.checkouts[0]?.parts).toMatchObject([{ kind: 'flight', extras: SEATS }]);
  });

  it('drops them with another fare, and restores them', async () => {
    const booking = await bookUpToOptions();
    booking.send({ type: 'extras.submit', extras: SEATS });
    await booking.answer('priceOffer', { type: 'same', priced: pricedAs('flex+seat', 42_500) });
    booking.send({ type: 'step.open', step: 'fares' });
    booking.send({ type: 'offer.choose', offer: buildOffer('basic') });
    expect(booking.context().dropped).toMatchObject({ because: 'otherOffer', extras: SEATS });
    booking.send({ type: 'choice.restore' });
    expect(booking.at()).toMatchObject({ step: 'fares', offer: 'accepted' });
    expect(booking.context().extras).toEqual(SEATS);
  });

  it('restores extras that were not submitted yet after another fare, flight or search', async () => {
    const booking = await bookUpToOptions();
    booking.send({ type: 'extras.write', extras: SEATS });
    for (const [step, replacement] of [
      ['fares', { type: 'offer.choose', offer: buildOffer('basic') }],
      ['flights', { type: 'result.choose', result: { id: 'lx16', name: 'LX 16' } }],
      ['search', { type: 'criteria.submit', criteria: { ...search, purpose: 'conference' } }],
    ] as const) {
      booking.send({ type: 'step.open', step });
      booking.send(replacement);
      expect(booking.context()).toMatchObject({ accepted: null, writtenExtras: null });
      booking.send({ type: 'choice.restore' });
      expect(booking.context()).toMatchObject({ result: LX14, extras: null, writtenExtras: SEATS });
    }
  });

  it('leads back to the fares when the offer is given up', async () => {
    const booking = await bookUpToOptions();
    booking.send({ type: 'extras.submit', extras: SEATS });
    await booking.answer('priceOffer', { type: 'soldOut' });
    expect(booking.at()).toMatchObject({ step: 'options', offer: 'soldOut' });
    booking.send({ type: 'offer.drop' });
    expect(booking.at()).toMatchObject({ step: 'fares', offer: 'none' });
    expect(booking.context().gone).toMatchObject([{ offer: 'flex' }]);
  });

  it('is resumed with its extras, and without those that can not be read', async () => {
    const booking = await bookUpToOptions();
    booking.send({ type: 'extras.write', extras: SEATS });
    const draft = JSON.parse(JSON.stringify(booking.select(selectDraft)));
    expect(readDraft(FLIGHT_FLOW, draft, 1)).toEqual({ type: 'found', draft, losses: [] });
    const damaged = { ...draft, writtenExtras: { seats: 12 } };
    expect(readDraft(FLIGHT_FLOW, damaged, 1)).toMatchObject({ draft: { writtenExtras: null } });
  });
});
