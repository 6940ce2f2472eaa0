import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { checkCar } from './check-car.ts';
import { listCarStations } from './list-car-stations.ts';
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
