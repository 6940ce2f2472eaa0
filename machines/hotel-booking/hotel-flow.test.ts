import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { CHANGED_STAY } from '#tests/support/change-target.ts';
import { orderOf } from '#tests/support/charts/checkout-examples.ts';
import { damaged, damageEach } from '#tests/support/damaged.ts';
import { CRITERIA, rateOfRoom, roomQuote, SEEFELD } from '#tests/support/hotel-booking-examples.ts';
import { type BookingDraft, readDraft } from '../booking/booking-draft.ts';
import type { SavedOrder } from '../checkout/sent-request.ts';
import { HOTEL_FLOW } from './hotel-flow.ts';

const VERSION = HOTEL_FLOW.chartVersion;

const WHOLE: BookingDraft<HotelTypes> = {
  criteria: CRITERIA,
  written: { ...CRITERIA, place: null, checkIn: '', checkOut: '' },
  list: { ...DEFAULT_HOTEL_LIST_SETTINGS, page: 2, sort: 'DistanceFrom' },
  result: SEEFELD,
  offer: rateOfRoom(),
  agreed: roomQuote(),
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
  return readDraft(HOTEL_FLOW, JSON.parse(JSON.stringify(draft)), VERSION);
}

describe('a draft', () => {
  it('is read as it was saved', () => {
    expect(read(WHOLE)).toEqual({ type: 'found', draft: WHOLE, losses: [] });
  });

  it('may contain only a search, or one that is being edited', () => {
    const nothing = { result: null, offer: null, agreed: null, checkout: null, ordering: false };
    const searched = { ...WHOLE, ...nothing, written: null };
    expect(read(searched)).toEqual({ type: 'found', draft: searched, losses: [] });
    const incomplete = { ...WHOLE, ...nothing, criteria: null };
    expect(read(incomplete)).toEqual({ type: 'found', draft: incomplete, losses: [] });
  });

  it('that was saved without an edited search is read as it was', () => {
    const { written: _, ...before } = WHOLE;
    expect(read(before)).toEqual({ type: 'found', draft: { ...before, written: null }, losses: [] });
  });

  it('drops the edited search when that is damaged', () => {
    const draft = { ...WHOLE, written: { ...CRITERIA, checkIn: 'tomorrow' } };
    expect(read(draft)).toEqual({ type: 'found', draft: { ...WHOLE, written: null }, losses: [] });
  });

  it.each([
    ['of another version', WHOLE, VERSION + 1, 'otherVersion'],
    ['without a search', { ...WHOLE, criteria: undefined, written: null }, VERSION, 'damaged'],
    [
      'of a search without days',
      { ...WHOLE, criteria: { ...CRITERIA, checkIn: '1 April' } },
      VERSION,
      'damaged',
    ],
    ['that is a text', 'draft', VERSION, 'damaged'],
    ['that is nothing', null, VERSION, 'damaged'],
  ])('%s can not be read', (_, json, version, reason) => {
    expect(readDraft(HOTEL_FLOW, json, version)).toEqual({ type: 'unreadable', reason });
  });

  it.each([
    ['the list', { list: { page: 0 } }, { list: DEFAULT_HOTEL_LIST_SETTINGS }, ['list']],
    ['the rate', { offer: { offer: 7 } }, { offer: null }, ['offer']],
    [
      'the price',
      { agreed: { ...roomQuote(), total: {} } },
      { agreed: null, checkout: null, ordering: false },
      ['offer'],
    ],
    [
      'the hotel, and what hangs on it',
      { result: {} },
      { result: null, offer: null, agreed: null, checkout: null, ordering: false },
      ['result'],
    ],
  ])('loses %s when that is damaged', (_, damage, rest, losses) => {
    expect(read({ ...WHOLE, ...damage })).toEqual({ type: 'found', draft: { ...WHOLE, ...rest }, losses });
  });

  const CHECKED = {
    criteria:
      'formVariant place.label place.latitude place.longitude companyLocationId radius checkIn checkOut rooms purpose travelers.0._id travelers.0.firstName travelers.0.lastName submitButtonType',
    written: 'checkIn checkOut rooms travelers.0._id',
    list: 'page sort filter.areas filter.amenityCodes filter.hotelChainCodes filter.stars filter.nameFilter filter.radius filter.rating.from filter.rating.to filter.roomAspects',
    result: 'id name',
    offer:
      'offer price.amount price.currency verdict.levels verdict.inPolicy room.source room.roomName room.roomType room.deadlines',
    agreed:
      'outcome offer expiresAt total.asked.amount total.asked.currency verdict.levels verdict.inPolicy lines property.propertyId property.name room.roomType conditions',
    changes: 'tripId partId title startsOn endsOn seats bags memberships',
  };

  it.each(Object.entries(CHECKED))('loses its %s when one of these is damaged: %s', (part, fields) => {
    const lost = read({ ...WHOLE, [part]: 7 });
    expect(lost).not.toEqual(read(WHOLE));
    for (const draft of damageEach(WHOLE, part, fields)) expect(read(draft)).toEqual(lost);
  });

  it.each([
    'agreed.nights',
    'agreed.room.amenities',
    'agreed.property.stars',
    'offer.room.view',
    'result.later',
  ])('keeps what the chart does not read: %s', (path) => {
    const draft = damaged(WHOLE, path, 'another value');
    expect(read(draft)).toEqual({ type: 'found', draft, losses: [] });
  });

  const ORDER = { key: 'key-1', request: orderOf() } as SavedOrder;

  it.each([
    ['of another version', WHOLE, VERSION + 1],
    ['without a search', { ...WHOLE, criteria: null, written: null }, VERSION],
  ])('%s keeps its order, wherever it is stored', (_, json, version) => {
    const unreadable = { type: 'unreadable', order: ORDER };
    expect(readDraft(HOTEL_FLOW, json, version, ORDER)).toMatchObject(unreadable);
    const inside = { ...json, checkout: { order: ORDER } };
    expect(readDraft(HOTEL_FLOW, inside, version)).toMatchObject(unreadable);
  });

  it('goes on with its order when its price is damaged', () => {
    const damaged = { ...WHOLE, agreed: { ...roomQuote(), total: {} } };
    expect(readDraft(HOTEL_FLOW, damaged, VERSION, ORDER)).toMatchObject({
      draft: { agreed: null, checkout: { order: ORDER }, ordering: true },
    });
  });

  it('of any content is read or refused', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(WHOLE)), (junk, part) => {
        const reading = readDraft(HOTEL_FLOW, { ...WHOLE, [part]: junk }, VERSION);
        expect(['found', 'unreadable']).toContain(reading.type);
      }),
    );
  });
});
