import type { HotelQuery } from '#domain/offers/hotel-offer.ts';
import { describeSupplier } from '#tests/support/suppliers/describe-supplier.ts';
import { openEmbedded } from '#tests/support/suppliers/open-embedded.ts';
import { hotelKind } from './hotel-kind.ts';

const EINSIEDELN = { latitude: 47.1285, longitude: 8.7474 };

/** See `hotels/sentinel-hotels.ts`. */
const PLACES = {
  dearer: EINSIEDELN,
  cheaper: EINSIEDELN,
  soldOut: EINSIEDELN,
  declined: EINSIEDELN,
  expired: EINSIEDELN,
  lostAnswer: EINSIEDELN,
  nothingFound: { latitude: 46.9942, longitude: 8.525 },
  slowSource: { latitude: 46.8211, longitude: 8.4013 },
  failedSources: { latitude: 47.331, longitude: 9.41 },
};

function queryAt(place: { latitude: number; longitude: number }): HotelQuery {
  const stay = { checkIn: '2026-12-08', checkOut: '2026-12-10', rooms: 1, guests: 1, rateCodes: [] };
  return { ...place, radiusKm: 2, ...stay };
}

describeSupplier('the embedded hotels', () =>
  openEmbedded({
    kind: hotelKind,
    now: new Date('2026-11-21T10:00:00Z'),
    query: queryAt({ latitude: 47.3769, longitude: 8.5417 }),
    queryIn: (situation) => queryAt(PLACES[situation]),
    offersOf: ({ rates }) =>
      rates.map(({ key, price, roomsLeft }) => ({ key, price, travelers: 1, left: roomsLeft })),
    isFlexible: ({ rates }, offer) =>
      rates.some(({ key, cancellation }) => key === offer.key && cancellation.deadlines.length > 0),
  }),
);
