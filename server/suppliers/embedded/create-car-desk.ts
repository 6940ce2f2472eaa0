import type { CarSupplier } from '../car-supplier.ts';
import { carKind } from './car-kind.ts';
import { originOf, seenFrom } from './cars/origin.ts';
import { stationsAt } from './cars/stations.ts';
import { createDesk } from './desk/create-desk.ts';
import type { DeskSurroundings } from './desk/visit.ts';

export function createCarDesk(surroundings: DeskSurroundings): CarSupplier {
  return {
    ...createDesk(carKind, surroundings),
    async stations(place) {
      const origin = originOf(place);
      if (origin === null) return [];
      const stations = await stationsAt(place, origin);
      return stations.map((station) => seenFrom(origin, station));
    },
  };
}
