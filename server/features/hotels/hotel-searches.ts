import { divideMoney } from '#domain/money.ts';
import type { SearchRules } from '../recent-searches/search-rules.ts';
import { joinTitle, keyOfPoint, namedPoint, nameOfPoint } from '../recent-searches/search-words.ts';

export const hotelSearches: SearchRules<'hotel'> = {
  route: keyOfPoint,
  firstDay: ({ checkIn }) => checkIn,
  lastDay: ({ checkOut }) => checkOut,
  toStored: (query) => ({ ...query, rateCodes: [] }),
  describe: async (query) => `Hotels in ${await nameOfPoint(query)}`,
  propose: async (query, listed) => {
    const rooms = listed.why === 'company' ? 1 : query.rooms;
    return { kind: 'hotel', place: await namedPoint(query), rooms, ...listed };
  },
  toTask: (query, { terms, bookingToChange, settings: { unit, rateCodes } }) => ({
    companyId: terms.companyId,
    operation: 'searchHotels',
    search: {
      query: { ...query, rateCodes },
      terms,
      bookingToChange,
      unit,
      filter: null,
      together: true,
    },
  }),
  toOffers: ({ hotels, nights, rooms }) =>
    hotels.flatMap(({ propertyId, name, rates, distance }) =>
      rates.map(({ offer, roomName, roomType, refundable, price }) => ({
        title: joinTitle(name, roomName),
        price,
        facts: { kind: 'hotel', price: divideMoney(price, rooms), nights, refundable, roomType },
        distance,
        offer,
        result: propertyId,
      })),
    ),
};
