import type { Supplier } from '../../supplier.ts';
import { withinDeadline } from '../../within-deadline.ts';
import { cancelBooking, quoteCancellation } from './cancel-booking.ts';
import { changeBooking, quoteChange } from './change-booking.ts';
import { confirmBooking } from './confirm-booking.ts';
import { holdOffer } from './hold-offer.ts';
import type { Kind } from './kind.ts';
import { lookUpBooking } from './look-up-booking.ts';
import { priceOffer } from './price-offer.ts';
import { createSearchDesk } from './search-desk.ts';
import { createStockReader } from './stock-repository.ts';
import type { DeskDeps } from './visit.ts';

const UNKNOWN = { outcome: 'unknown' } as const;

export function createDesk<Query, Found, Priced>(
  kind: Kind<Query, Found, Priced>,
  deps: DeskDeps,
): Supplier<Query, Found, Priced> {
  const desk = { ...deps, kind };
  const { db, practice } = deps;
  return {
    ...createSearchDesk(kind, { stock: createStockReader(db), practice }),
    price: (order, call) => withinDeadline(call, UNKNOWN, () => priceOffer(desk, order, call)),
    hold: (order, call) => withinDeadline(call, UNKNOWN, () => holdOffer(desk, order, call)),
    confirm: (purchase, call) => withinDeadline(call, UNKNOWN, () => confirmBooking(desk, purchase, call)),
    lookUp: (booking, call) => withinDeadline(call, UNKNOWN, () => lookUpBooking(desk, booking, call)),
    quoteCancellation: (booking, call) =>
      withinDeadline(call, UNKNOWN, () => quoteCancellation(desk, booking, call)),
    cancel: (cancellation, call) =>
      withinDeadline(call, UNKNOWN, () => cancelBooking(desk, cancellation, call)),
    quoteChange: (reference, to, call) =>
      withinDeadline(call, UNKNOWN, () => quoteChange(desk, { reference, to, call })),
    change: (reference, to, call) =>
      withinDeadline(call, UNKNOWN, () => changeBooking(desk, { reference, to, call })),
  };
}
