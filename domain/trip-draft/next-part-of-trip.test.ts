import { describe, expect, it } from 'vitest';
import type { SupplierPart, TripPart } from '#domain/contract.ts';
import { CAR_FLOW } from '#machines/car-booking/car-flow.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { MIRJAM, RENTAL, STAY, TRIP } from '#stories/support/trip-fixtures.ts';
import { nextPartOfTrip } from './next-part-of-trip.ts';

const FLOWS = { flight: FLIGHT_FLOW, hotel: HOTEL_FLOW, car: CAR_FLOW };
const KINDS = ['flight', 'hotel', 'car'] as const;

const nextTo = (kind: SupplierPart['kind'], ...parts: TripPart[]) => nextPartOfTrip(kind, { ...TRIP, parts });

describe('the search for another part of a trip', () => {
  it.each(KINDS)('can be saved by the flow of a %s, with any parts of the trip', (kind) => {
    for (const parts of [[STAY], [RENTAL], [FLIGHT], [FLIGHT, STAY, RENTAL]]) {
      const next = nextTo(kind, ...parts);
      expect(next.kind).toBe(kind);
      expect(FLOWS[kind].draft.written(next.criteria)).toBe(true);
    }
  });

  it.each(KINDS)('of a %s is for the travelers and the purpose of the trip', (kind) => {
    expect(nextTo(kind, STAY).criteria).toMatchObject({
      purpose: TRIP.bookingInfo.purpose,
      travelers: [{ _id: MIRJAM._id }],
    });
  });

  it('takes over the days and the city of a stay', () => {
    expect(nextTo('car', STAY).criteria).toMatchObject({
      pickUp: { kind: 'point', label: 'Hotel Seefeld, Zürich' },
      pickUpDate: STAY.startsOn,
      dropOffDate: STAY.endsOn,
    });
    expect(nextTo('flight', STAY).criteria).toMatchObject({
      departureDateRange: { from: STAY.startsOn, to: STAY.endsOn },
    });
  });

  it('is near the airport where a flight lands', () => {
    const [first] = FLIGHT.legs;
    const landing = first?.segments.at(-1)?.destination;
    const airport = FLIGHT.airports.find(({ code }) => code === landing);
    const { latitude, longitude, name, code } = airport ?? expect.fail('It lands nowhere');
    expect(nextTo('hotel', FLIGHT).criteria).toMatchObject({
      place: { label: `${name} (${code})`, latitude, longitude },
    });
  });

  it('leaves place and time open for a kind that the trip has already, and ignores cancelled parts', () => {
    const open = { place: null, checkIn: '', checkOut: '' };
    expect(nextTo('hotel', STAY).criteria).toMatchObject(open);
    expect(nextTo('hotel', { ...RENTAL, status: 'cancelled' }).criteria).toMatchObject(open);
  });
});
