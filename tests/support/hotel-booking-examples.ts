import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { RoomConditions } from '#domain/contract.ts';
import type { RateQuote, SelectedHotel, SelectedRate } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { DEFAULT_LIMITS } from '#domain/offers/booking-limits.ts';
import { priceChange } from '#domain/offers/price-change.ts';

export const CRITERIA: HotelCriteria = {
  formVariant: 'location',
  place: { label: 'Zürich', latitude: 47.3769, longitude: 8.5417 },
  companyLocationId: null,
  radius: 6,
  checkIn: '2027-04-01',
  checkOut: '2027-04-03',
  rooms: 1,
  purpose: 'client-visit',
  travelers: [{ _id: 'anna', firstName: 'Anna', lastName: 'Keller' }],
  submitButtonType: 'SearchByPrice',
};

export const SEEFELD: SelectedHotel = { id: 'seefeld', name: 'Hotel Seefeld' };
export const LIMMAT: SelectedHotel = { id: 'limmat', name: 'Hotel Limmat' };

/** A double room without breakfast that is refundable until the day of arrival. */
export function roomOf(more: Partial<RoomConditions> = {}): RoomConditions {
  return {
    source: '110',
    roomName: 'Double room',
    roomType: 'double',
    bedType: 3,
    beds: 1,
    highestOccupancy: 2,
    amenities: [2],
    mealPlan: 14,
    breakfastIncluded: false,
    refundable: true,
    deadlines: [{ at: '2027-04-01T16:00:00.000Z', penalty: chf(40_000) }],
    corporate: false,
    prepaid: false,
    roomsLeft: 3,
    ...more,
  };
}

export function rateOfRoom(more: Partial<SelectedRate> = {}): SelectedRate {
  return {
    offer: 'hotel~110.double',
    room: roomOf(),
    price: chf(40_000),
    verdict: { levels: [], inPolicy: true },
    ...more,
  };
}

/** The same room as priced by the supplier. */
export function roomQuote(amount = 40_000, more: Partial<RateQuote> = {}): RateQuote {
  return {
    outcome: 'priced',
    offer: `hotel~110.double~${amount}`,
    expiresAt: '2027-03-01T10:20:00.000Z',
    property: {
      propertyId: 'seefeld',
      name: 'Hotel Seefeld',
      stars: 4,
      rating: 4.5,
      amenities: [179],
      address: { street: 'Seefeldstrasse 1', postalCode: '8008', city: 'Zürich', country: 'CH' },
      latitude: 47.36,
      longitude: 8.55,
      zone: 'Europe/Zurich',
    },
    room: roomOf(),
    nights: 2,
    rooms: 1,
    conditions: ['cardGuarantee'],
    lines: [{ kind: 'base', code: 'room', label: 'Room', amount: chf(amount), onSite: false }],
    total: { asked: chf(amount) },
    perNight: { asked: chf(amount / 2) },
    change: priceChange(chf(40_000), chf(amount), DEFAULT_LIMITS),
    verdict: { action: 'allow', levels: [], inPolicy: true, travelers: [] },
    ...more,
  };
}

/** The room as a part of a trip. */
export function partOf(priced: RateQuote): CheckoutPart {
  return { kind: 'hotel', criteria: CRITERIA, result: SEEFELD, priced, extras: null };
}

function chf(amount: number) {
  return { amount, currency: 'CHF' };
}
