import { carResultId } from '#domain/car-booking/car-list.ts';
import type { CarPlace } from '#domain/offers/car-offer.ts';
import { readAirports } from '../airports/airport-data.ts';
import type { SearchRules } from '../recent-searches/search-rules.ts';
import { joinTitle, keyOfPoint, namedPoint, nameOfPoint } from '../recent-searches/search-words.ts';

export const carSearches: SearchRules<'car'> = {
  route: ({ pickUp, dropOff }) => `${keyOfPlace(pickUp)} ${keyOfPlace(dropOff)}`,
  firstDay: ({ pickUpAt }) => pickUpAt.slice(0, 10),
  lastDay: ({ dropOffAt }) => dropOffAt.slice(0, 10),
  toStored: (query) => query,
  describe: async ({ pickUp }) => `Cars in ${await nameOfPlace(pickUp)}`,
  propose: async ({ pickUp, dropOff, pickUpAt, dropOffAt }, listed) => {
    const returnsElsewhere = JSON.stringify(pickUp) !== JSON.stringify(dropOff);
    return {
      kind: 'car',
      pickUp: await namedPlace(pickUp),
      dropOff: returnsElsewhere ? await namedPlace(dropOff) : undefined,
      pickUpTime: pickUpAt.slice(11),
      dropOffTime: dropOffAt.slice(11),
      ...listed,
    };
  },
  toTask: (query, { terms, bookingToChange, settings: { unit } }) => ({
    companyId: terms.companyId,
    operation: 'searchCars',
    search: { query, terms, bookingToChange, unit, filter: null },
  }),
  toOffers: (line) =>
    line.cars.map((listed) => {
      const { offer, vendor, car, price } = listed;
      return {
        title: joinTitle(line.vendors[vendor]?.name, car.model),
        price,
        facts: { kind: 'car', price, days: car.days },
        offer,
        result: carResultId(line, listed),
      };
    }),
};

const keyOfPlace = (place: CarPlace) => (place.kind === 'airport' ? place.code : keyOfPoint(place));

async function nameOfPlace(place: CarPlace): Promise<string> {
  if (place.kind === 'point') return await nameOfPoint(place);
  return readAirports().find(({ code }) => code === place.code)?.name ?? place.code;
}

async function namedPlace(place: CarPlace) {
  if (place.kind === 'airport') return { label: await nameOfPlace(place), code: place.code };
  return await namedPoint(place);
}
