import { describe, expect, it } from 'vitest';
import type { CarTypes } from '#domain/car-booking/car-choice.ts';
import { DEFAULT_CAR_LIST_SETTINGS } from '#domain/car-booking/car-list-settings.ts';
import {
  CAR_CRITERIA,
  carQuote,
  GOLF,
  HERTZ_CITY,
  selectedCar,
} from '#tests/support/car-booking-examples.ts';
import { CHANGED_STAY } from '#tests/support/change-target.ts';
import { createManualBooking } from '#tests/support/charts/manual-booking.ts';
import { damaged, damageEach } from '#tests/support/damaged.ts';
import { type BookingDraft, readDraft } from '../booking/booking-draft.ts';
import { carBookingMachine } from './car-booking-machine.ts';
import { CAR_FLOW } from './car-flow.ts';

const VERSION = CAR_FLOW.chartVersion;
const RESULT = { id: 'direct ZI golf', name: 'Avis, Volkswagen Golf' };

const WHOLE: BookingDraft<CarTypes> = {
  criteria: CAR_CRITERIA,
  written: { ...CAR_CRITERIA, pickUp: null, pickUpDate: '', dropOffDate: '' },
  list: { ...DEFAULT_CAR_LIST_SETTINGS, page: 2, sort: 'closest' },
  result: RESULT,
  offer: selectedCar(),
  agreed: carQuote(),
  extras: null,
  writtenExtras: null,
  replaces: { draftPart: 'part' },
  changes: CHANGED_STAY,
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
  return readDraft(CAR_FLOW, JSON.parse(JSON.stringify(draft)), VERSION);
}

describe('a draft', () => {
  it('is read as it was saved', () => {
    expect(read(WHOLE)).toEqual({ type: 'found', draft: WHOLE, losses: [] });
  });

  const CHECKED = {
    criteria:
      'pickUp.kind pickUp.code pickUp.label dropOffAtPickUp dropOff pickUpDate dropOffDate pickUpTime dropOffTime driverAge purpose travelers.0._id',
    written: 'pickUp pickUpDate driverAge',
    list: 'page sort filter.vendorCode filter.carCategory filter.carTransmission filter.carFuel filter.minimumSeats filter.airConditioning filter.inPolicyOnly',
    result: 'id name',
    offer:
      'offer price.amount price.currency verdict.levels verdict.inPolicy terms.vendor terms.pickUpStation terms.dropOffStation terms.car.acriss terms.car.model terms.car.prepaid terms.car.refundable',
    agreed:
      'outcome offer expiresAt total.asked.amount total.asked.currency verdict.levels verdict.inPolicy lines vendor.code vendor.name pickUp.stationId pickUp.name dropOff.stationId car.acriss',
    changes: 'tripId partId title startsOn endsOn seats bags memberships',
  };

  it.each(Object.entries(CHECKED))('loses its %s when one of these is damaged: %s', (part, fields) => {
    const lost = read({ ...WHOLE, [part]: 7 });
    expect(lost).not.toEqual(read(WHOLE));
    for (const draft of damageEach(WHOLE, part, fields)) expect(read(draft)).toEqual(lost);
  });

  it.each([
    'agreed.unit',
    'agreed.car.seats',
    'agreed.pickUp.phone',
    'offer.terms.car.doors',
    'result.later',
  ])('keeps what the chart does not read: %s', (path) => {
    const draft = damaged(WHOLE, path, 'another value');
    expect(read(draft)).toEqual({ type: 'found', draft, losses: [] });
  });

  it('may name an address for the pick-up, and another one for the return', () => {
    const address = {
      kind: 'point' as const,
      label: 'Bahnhofstrasse 1, Zug',
      latitude: 47.17,
      longitude: 8.51,
    };
    const criteria = {
      ...CAR_CRITERIA,
      pickUp: address,
      dropOffAtPickUp: false,
      dropOff: CAR_CRITERIA.pickUp,
    };
    expect(read({ ...WHOLE, criteria })).toMatchObject({ type: 'found', draft: { criteria }, losses: [] });
  });

  it.each([
    ['without a place', { pickUp: null }],
    ['with a place without a position', { pickUp: { kind: 'point', label: 'Zug' } }],
    ['without days', { pickUpDate: '' }],
    ['at no time', { pickUpTime: '25:00' }],
    ['for a driver without an age', { driverAge: 'old' }],
  ])('of a search %s can not be read', (_, damage) => {
    const criteria = { ...CAR_CRITERIA, ...damage };
    expect(read({ ...WHOLE, criteria, written: null })).toEqual({ type: 'unreadable', reason: 'damaged' });
  });

  it.each([
    [
      'the list',
      { list: { ...WHOLE.list, sort: 'TotalRate' } },
      { list: DEFAULT_CAR_LIST_SETTINGS },
      ['list'],
    ],
    ['the car', { offer: { ...selectedCar(), terms: {} } }, { offer: null }, ['offer']],
    [
      'the price',
      { agreed: { ...carQuote(), vendor: 'Avis' } },
      { agreed: null, checkout: null, ordering: false },
      ['offer'],
    ],
  ])('loses %s when that is damaged', (_, damage, rest, losses) => {
    expect(read({ ...WHOLE, ...damage })).toEqual({ type: 'found', draft: { ...WHOLE, ...rest }, losses });
  });
});

describe('an accepted car', () => {
  it('is the same under a new reference and at another price', () => {
    const again = selectedCar({ offer: 'car~new', price: { amount: 1, currency: 'CHF' } });
    expect(CAR_FLOW.isSameOffer(carQuote(), again)).toBe(true);
    expect(CAR_FLOW.isSameOffer(carQuote(), CAR_FLOW.toOffer(carQuote()))).toBe(true);
  });

  it.each([
    ['at another station', carQuote(180_00, { pickUp: HERTZ_CITY })],
    ['that is paid beforehand', carQuote(180_00, { car: { ...GOLF, prepaid: true } })],
    ['of another class', carQuote(180_00, { car: { ...GOLF, acriss: 'CDAD' } })],
  ])('is not one %s', (_, other) => {
    expect(CAR_FLOW.isSameOffer(other, selectedCar())).toBe(false);
  });
});

it('is chosen and priced on one page, and leads to the checkout', async () => {
  const booking = createManualBooking(carBookingMachine, CAR_FLOW);
  await booking.answer('loadDraft', { type: 'none' });
  booking.send({ type: 'criteria.submit', criteria: CAR_CRITERIA });
  booking.send({ type: 'result.choose', result: RESULT });
  booking.send({ type: 'offer.choose', offer: selectedCar() });
  expect(booking.at()).toMatchObject({ step: 'cars', offer: 'pricing' });
  await booking.answer('priceOffer', { type: 'same', priced: carQuote() });
  expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'accepted' });
  expect(booking.checkouts[0]?.parts).toMatchObject([{ kind: 'car', result: RESULT }]);
});
