import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlightTypes } from '#domain/flight-booking/flight-choice.ts';
import { EMPTY_LEG, freshFlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { DEFAULT_FLIGHT_LIST_SETTINGS } from '#domain/flight-booking/flight-list-settings.ts';
import { NO_EXTRAS, type SelectedExtras } from '#domain/flight-booking/selected-extras.ts';
import { CHANGED_FLIGHT } from '#tests/support/change-target.ts';
import { createManualBooking } from '#tests/support/charts/manual-booking.ts';
import { damaged, damageEach } from '#tests/support/damaged.ts';
import { CRITERIA, fareQuote, francs, selectedFare } from '#tests/support/flight-booking-examples.ts';
import { type BookingDraft, readDraft } from '../booking/booking-draft.ts';
import { selectStage } from '../booking/booking-selectors.ts';
import { flightBookingMachine } from './flight-booking-machine.ts';
import { FLIGHT_FLOW } from './flight-flow.ts';

const VERSION = FLIGHT_FLOW.chartVersion;
const LIST = DEFAULT_FLIGHT_LIST_SETTINGS;
const FLIGHT = { id: selectedFare().terms.flight, name: 'LX 14, LX 15' };
const EXTRAS: SelectedExtras = {
  seats: [{ segment: 0, traveler: 'anna', seat: '11A', price: francs(16) }],
  bags: [{ leg: 1, traveler: 'beat', kind: 'checked', quantity: 1, price: francs(70) }],
  memberships: [{ traveler: 'anna', program: 'LH', membershipNumber: '992' }],
};

const FREE_SEAT: SelectedExtras = {
  ...NO_EXTRAS,
  seats: [{ segment: 0, traveler: 'anna', seat: '12C', price: null, preferred: true }],
};

const ADDED = {
  seats: [{ segment: 0, traveler: 'anna', seat: '11A', price: francs(16) }],
  bags: [{ leg: 1, traveler: 'beat', kind: 'checked' as const, quantity: 1, price: francs(70) }],
};

const WHOLE: BookingDraft<FlightTypes> = {
  criteria: CRITERIA,
  written: freshFlightCriteria({ purpose: '', travelers: [] }),
  list: {
    page: 2,
    sort: {
      sortBy: 'time',
      timeOptions: { airport: 'JFK', earliestOrLatest: 'latest', departureOrArrival: 'arrival' },
    },
    filter: {
      ...LIST.filter,
      chosenLegs: ['LX14@2027-04-01T13:10'],
      maximumStops: 0,
      times: [{ departure: ['morning'], arrival: [] }],
      maximumDurationMinutes: 540,
      fareAspects: ['Refundable'],
    },
  },
  result: FLIGHT,
  offer: selectedFare(),
  agreed: fareQuote(168_600, ADDED),
  extras: EXTRAS,
  writtenExtras: NO_EXTRAS,
  replaces: { draftPart: 'part' },
  changes: CHANGED_FLIGHT,
  checkout: { comment: 'late' },
  earlier: {
    result: 'result',
    offer: 'offer',
    price: { amount: 13_000, currency: 'CHF' },
    info: { comment: 'Near the office', referenceFieldValues: { referenceField1: '4711' } },
  },
  ordering: true,
};

/** As the server returns it. */
function read(draft: object) {
  return readDraft(FLIGHT_FLOW, JSON.parse(JSON.stringify(draft)), VERSION);
}

describe('a draft', () => {
  it('is read as it was saved', () => {
    expect(read(WHOLE)).toEqual({ type: 'found', draft: WHOLE, losses: [] });
  });

  const CHECKED = {
    criteria:
      'flightType legs.0.origin.code legs.0.origin.type legs.0.origin.name legs.0.origin.city legs.0.origin.zone legs.0.origin.airports legs.0.destination legs.0.departureDate legs.0.departureTime departureDateRange.from departureDateRange.to returnTime serviceClass directOnly airlines shouldPreFilter purpose travelers.0._id',
    written: 'flightType legs.0.origin serviceClass travelers',
    list: 'page sort.sortBy sort.timeOptions.airport sort.timeOptions.earliestOrLatest sort.timeOptions.departureOrArrival filter.selectBy filter.chosenLegs filter.inPolicyOnly filter.maximumStops filter.airlines filter.alliances filter.airports filter.connections filter.times.0.departure filter.times.0.arrival filter.maximumDurationMinutes filter.maximumStopoverMinutes filter.fareAspects',
    result: 'id name',
    offer:
      'offer price.amount price.currency verdict.levels verdict.inPolicy terms.flight terms.family terms.serviceClasses',
    agreed:
      'outcome offer expiresAt total.asked.amount total.asked.currency verdict.levels verdict.inPolicy lines legs.0.segments.0.carrier legs.0.segments.0.flightNumber legs.0.segments.0.departure legs.0.segments.0.arrival fare.family.code fare.family.name fare.serviceClasses price.asked.amount seats.0.segment seats.0.traveler seats.0.seat bags.0.leg bags.0.kind bags.0.quantity bags.0.price.amount passengers.0.traveler passengers.0.firstName passengers.0.lastName passengers.0.missing passengers.0.passports',
    extras:
      'seats.0.segment seats.0.traveler seats.0.seat seats.0.price seats.0.price.amount bags.0.leg bags.0.traveler bags.0.kind bags.0.quantity bags.0.price.amount memberships.0.traveler memberships.0.program memberships.0.membershipNumber',
    writtenExtras: 'seats bags memberships',
    changes:
      'tripId partId title startsOn endsOn seats bags memberships seats.0.origin bags.0.quantity memberships.0.program',
  };

  it.each(Object.entries(CHECKED))('loses its %s when one of these is damaged: %s', (part, fields) => {
    const lost = read({ ...WHOLE, [part]: 7 });
    expect(lost).not.toEqual(read(WHOLE));
    for (const draft of damageEach(WHOLE, part, fields)) expect(read(draft)).toEqual(lost);
  });

  it.each([
    'agreed.holdUntil',
    'agreed.fare.family.lounge',
    'agreed.legs.0.segments.0.aircraft',
    'result.later',
  ])('keeps what the chart does not read: %s', (path) => {
    const draft = damaged(WHOLE, path, 'another value');
    expect(read(draft)).toEqual({ type: 'found', draft, losses: [] });
  });

  const multiCity = (departureDate: string) => ({
    ...CRITERIA,
    flightType: 'multiCity',
    legs: CRITERIA.legs.map((leg) => ({ ...leg, departureDate })),
  });

  it('of several cities has a day at each leg', () => {
    expect(read({ ...WHOLE, criteria: multiCity('2027-04-01') })).toMatchObject({ losses: [] });
    expect(read({ ...WHOLE, criteria: multiCity('') })).toMatchObject({ reason: 'damaged' });
  });

  it.each<[string, object]>([
    ['without an airport', { legs: [EMPTY_LEG] }],
    ['without legs', { legs: [] }],
    ['of seven legs', { legs: Array(7).fill(CRITERIA.legs[0]) }],
    ['without a day of return', { departureDateRange: { from: '2027-04-01', to: '' } }],
    ['in an unknown class', { serviceClass: 'X' }],
  ])('of a search %s can not be read', (_, damage) => {
    expect(read({ ...WHOLE, criteria: { ...CRITERIA, ...damage } })).toMatchObject({ reason: 'damaged' });
  });

  it.each<[string, object, object, string[]]>([
    ['the list', { list: { ...LIST, sort: 'cheapest' } }, { list: LIST }, ['list']],
    ['the fare', { offer: { ...selectedFare(), terms: {} } }, { offer: null }, ['offer']],
    [
      'the price',
      { agreed: { ...fareQuote(), legs: [] } },
      { agreed: null, extras: null, writtenExtras: null, checkout: null, ordering: false },
      ['offer'],
    ],
    ['what was added', { extras: { seats: '12C' } }, { extras: null }, []],
  ])('loses %s when that is damaged', (_, damage, rest, losses) => {
    expect(read({ ...WHOLE, ...damage })).toEqual({ type: 'found', draft: { ...WHOLE, ...rest }, losses });
  });

  it('of any content is read or refused', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(WHOLE)), (junk, part) => {
        expect(['found', 'unreadable']).toContain(read({ ...WHOLE, [part]: junk }).type);
      }),
    );
  });
});

describe('the booking of a flight', () => {
  async function bookUpToFares() {
    const booking = createManualBooking(flightBookingMachine, FLIGHT_FLOW);
    await booking.answer('loadDraft', { type: 'none' });
    booking.send({ type: 'criteria.submit', criteria: CRITERIA });
    booking.send({ type: 'result.choose', result: FLIGHT });
    return booking;
  }

  async function bookUpToOptions() {
    const booking = await bookUpToFares();
    booking.send({ type: 'offer.choose', offer: selectedFare() });
    await booking.answer('priceOffer', { type: 'same', priced: fareQuote() });
    return booking;
  }

  it('prices its extras with the fare alone, and keeps them for the same fare', async () => {
    const booking = await bookUpToOptions();
    booking.send({ type: 'extras.submit', extras: EXTRAS });
    expect(booking.pricings.at(-1)).toMatchObject({ extras: EXTRAS, offer: { price: francs(1_600) } });
    const priced = fareQuote(168_600, ADDED);
    await booking.answer('priceOffer', { type: 'same', priced });
    expect(booking.at().step).toBe('checkout');
    booking.send({ type: 'step.open', step: 'fares' });
    booking.send({ type: 'offer.choose', offer: selectedFare({ offer: 'flight~found.again' }) });
    expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'accepted' });
    expect(booking.context()).toMatchObject({ extras: EXTRAS, accepted: priced, dropped: null });
  });

  async function bookWithFreeSeat(continueTo?: 'trip') {
    const booking = await bookUpToFares();
    booking.send({ type: 'offer.choose', offer: selectedFare(), continueTo });
    return booking;
  }

  it('leads from the fare to the checkout with the seats that are free, which stay changeable', async () => {
    const booking = await bookWithFreeSeat();
    await booking.answer('priceOffer', { type: 'same', priced: fareQuote(), extras: FREE_SEAT });
    expect(booking.at().step).toBe('checkout');
    expect(booking.checkouts[0]?.parts).toMatchObject([{ extras: FREE_SEAT }]);
    booking.send({ type: 'step.open', step: 'options' });
    booking.send({ type: 'extras.write', extras: NO_EXTRAS });
    booking.send({ type: 'extras.submit', extras: NO_EXTRAS });
    await booking.answer('priceOffer', { type: 'same', priced: fareQuote() });
    expect(booking.at().step).toBe('checkout');
    expect(booking.context().extras).toEqual(NO_EXTRAS);
  });

  it('asks first when the price of the fare has risen, and adds it to a trip with the free seats', async () => {
    const booking = await bookWithFreeSeat('trip');
    await booking.answer('priceOffer', { type: 'dearer', priced: fareQuote(180_000), extras: FREE_SEAT });
    expect(booking.at()).toMatchObject({ step: 'fares', offer: 'dearer' });
    booking.send({ type: 'price.accept' });
    expect(booking.select(selectStage)).toBe('adding');
    expect(booking.context().extras).toEqual(FREE_SEAT);
  });

  it('keeps options that are still being chosen when the same fare is chosen again', async () => {
    const booking = await bookWithFreeSeat();
    await booking.answer('priceOffer', { type: 'same', priced: fareQuote(), extras: FREE_SEAT });
    booking.send({ type: 'step.open', step: 'options' });
    booking.send({ type: 'extras.write', extras: EXTRAS });
    booking.send({ type: 'step.open', step: 'fares' });
    booking.send({ type: 'offer.choose', offer: selectedFare() });
    expect(booking.at().step).toBe('options');
    expect(booking.context()).toMatchObject({ extras: FREE_SEAT, writtenExtras: EXTRAS });
  });

  it('is a part of a trip with its extras', async () => {
    const booking = await bookUpToOptions();
    booking.send({ type: 'extras.submit', extras: NO_EXTRAS });
    await booking.answer('priceOffer', { type: 'same', priced: fareQuote() });
    expect(booking.checkouts[0]?.parts).toEqual([
      { kind: 'flight', criteria: CRITERIA, result: FLIGHT, priced: fareQuote(), extras: NO_EXTRAS },
    ]);
  });
});
