import { lazySupplier } from '../lazy-supplier.ts';
import type { Suppliers } from '../suppliers.ts';
import { CAR_SOURCES } from './cars/car-sources.ts';
import type { DeskDeps } from './desk/visit.ts';
import { SOURCES as FLIGHT_SOURCES } from './flights/sale-rules.ts';
import { createEmbeddedHotelDirectory } from './hotel-directory.ts';
import { SOURCES as HOTEL_SOURCES } from './hotels/sources.ts';
import { once } from './once.ts';

export function createEmbeddedSuppliers(deps: DeskDeps): Suppliers {
  const flights = once(async () => {
    const { createFlightDesk } = await import('./create-flight-desk.ts');
    return createFlightDesk(deps);
  });
  const hotels = once(async () => {
    const { createHotelDesk } = await import('./create-hotel-desk.ts');
    return createHotelDesk(deps);
  });
  const cars = once(async () => {
    const { createCarDesk } = await import('./create-car-desk.ts');
    return createCarDesk(deps);
  });
  return {
    flights: {
      ...lazySupplier(FLIGHT_SOURCES, flights),
      extras: async (order, call) => (await flights()).extras(order, call),
      priceExtras: async (order, call) => (await flights()).priceExtras(order, call),
      airlineChanges: null,
    },
    hotels: {
      ...lazySupplier(
        HOTEL_SOURCES.map(({ code }) => code),
        hotels,
      ),
      details: async (propertyId, stay, call) => (await hotels()).details(propertyId, stay, call),
    },
    cars: {
      ...lazySupplier(CAR_SOURCES, cars),
      stations: async (place) => (await cars()).stations(place),
    },
    hotelDirectory: createEmbeddedHotelDirectory(),
  };
}
