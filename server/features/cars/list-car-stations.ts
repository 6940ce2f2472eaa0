import type { CarStationsAnswer, CarStationsRequest } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { readSearchSettings } from '../companies/booking-company-repository.ts';
import { toStation } from './describe-car.ts';
import { readPlace } from './read-rental.ts';

export async function listCarStations(
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
