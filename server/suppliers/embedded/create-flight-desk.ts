import type { FlightSupplier } from '../flight-supplier.ts';
import { withinDeadline } from '../within-deadline.ts';
import { createDesk } from './desk/create-desk.ts';
import type { DeskDeps } from './desk/visit.ts';
import { offerExtras } from './flight-extras/offer-extras.ts';
import { priceExtras } from './flight-extras/price-extras.ts';
import { flightKind } from './flight-kind.ts';

export function createFlightDesk(deps: DeskDeps): FlightSupplier {
  const desk = { ...deps, kind: flightKind };
  return {
    ...createDesk(flightKind, deps),
    extras: (order, call) =>
      withinDeadline(call, { outcome: 'unknown' }, () => offerExtras(desk, order, call)),
    priceExtras: (order, call) =>
      withinDeadline(call, { outcome: 'unknown' }, () => priceExtras(desk, order, call)),
    airlineChanges: null,
  };
}
