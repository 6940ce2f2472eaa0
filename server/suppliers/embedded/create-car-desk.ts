import type { CarSupplier } from '../car-supplier.ts';
import { carKind } from './car-kind.ts';
import { describeStation, findOrigin } from './cars/origin.ts';
import { stationsAt } from './cars/stations.ts';
import { createDesk } from './desk/create-desk.ts';
import type { DeskDeps } from './desk/visit.ts';

export function createCarDesk(deps: DeskDeps): CarSupplier {
  return {
    ...createDesk(carKind, deps),
    async stations(place) {
      const origin = findOrigin(place);
      if (origin === null) return [];
      const stations = await stationsAt(place, origin);
      return stations.map((station) => describeStation(origin, station));
    },
  };
}
