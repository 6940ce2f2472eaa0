import type { CarStationsAnswer, CarStationsRequest } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers, SignedInContext } from '../../http/handler.ts';
import { readSearchSettings } from '../companies/booking-company-repository.ts';
import { checkCar } from './check-car.ts';
import { toStation } from './describe-car.ts';
import { readPlace } from './read-rental.ts';
import { searchCars } from './search-cars.ts';

export function createCarHandlers(deps: Deps): Pick<Handlers, 'searchCars' | 'checkCar' | 'listCarStations'> {
  return {
    searchCars: async ({ body }, context) => ({ status: 200, lines: await searchCars(deps, context, body) }),
    listCarStations: async ({ body }, context) => ({
      status: 200,
      body: await listCarStations(deps, context, body),
    }),
    checkCar: async ({ body }, context) => ({ status: 200, body: await checkCar(deps, context, body) }),
  };
}

async function listCarStations(
  deps: Pick<Deps, 'db' | 'suppliers'>,
  { signedIn }: Pick<SignedInContext, 'signedIn'>,
  request: CarStationsRequest,
): Promise<CarStationsAnswer> {
  const { carReturnHours, ...settings } = await readSearchSettings(deps.db, signedIn.companyId);
  const { unit = settings.unit } = request;
  const { place } = readPlace(request.place, '/place', unit);
  const stations = await deps.suppliers.cars.stations(place);
  return { unit, carReturnHours, stations: stations.map((station) => toStation(station, unit)) };
}
